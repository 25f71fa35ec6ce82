import { type SentencePiece, piecesOfSentence } from './sentence-pieces.ts';
import { Call } from './call.tsx';

/** A sentence of our own, with its bids set as bids. */
export function Sentence({ children }: { children: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other identity and hold no state
  return piecesOfSentence(children).map((piece, index) => <Piece key={index} piece={piece} />);
}

function Piece({ piece }: { piece: SentencePiece }) {
  switch (piece.kind) {
    case 'words':
      return piece.text;
    case 'kept':
      return <span className="whitespace-nowrap">{piece.text}</span>;
    case 'bid':
      return <Call call={piece.bid} className="font-sans text-[0.95em]" />;
  }
}
