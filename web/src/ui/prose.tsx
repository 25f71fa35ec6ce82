import { type TextPiece, piecesOf, piecesOfSentence } from './bridge-text.ts';
import { Call } from './call.tsx';
import { cx } from './cx.ts';
import { Suit } from './suit.tsx';

/** What a player wrote: in serif, lines kept, suits as symbols. Never HTML. */
export function Prose({ children, className }: { children: string; className?: string }) {
  return (
    <p
      className={cx(
        'max-w-measure font-serif text-[1.09rem] leading-[1.48] wrap-anywhere whitespace-pre-wrap',
        className,
      )}
    >
      <Pieces pieces={piecesOf(children)} />
    </p>
  );
}

/** A sentence of our own, with its bids set as bids. */
export function Sentence({ children }: { children: string }) {
  return <Pieces pieces={piecesOfSentence(children)} />;
}

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other identity and hold no state
  return pieces.map((piece, index) => <Piece key={index} piece={piece} />);
}

function Piece({ piece }: { piece: TextPiece }) {
  switch (piece.kind) {
    case 'words':
      return piece.text;
    case 'kept':
      return <span className="whitespace-nowrap">{piece.text}</span>;
    case 'suit':
      return <Suit suit={piece.suit} />;
    case 'bid':
      return <Call call={piece.bid} className="font-sans text-[0.95em]" />;
  }
}
