import { makeCard } from '@bridge-review/bridge/card';
import { type NotationPiece, readNotation } from '@bridge-review/bridge/notation';
import { suitName } from '@bridge-review/bridge/suit';
import { useRankText } from './card-text.ts';
import { Contract } from './contract.tsx';
import { PlayingCard } from './playing-card.tsx';
import { Suit } from './suit.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What somebody wrote, with its calls, cards, suits and links set as such. Never HTML. */
export function NotationText({ children }: { children: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other identity and hold no state
  return readNotation(children).map((piece, index) => <Piece key={index} piece={piece} />);
}

function Piece({ piece }: { piece: NotationPiece }) {
  switch (piece.kind) {
    case 'words':
      return piece.text;
    case 'suit':
      return <Suit suit={piece.suit} />;
    case 'contract':
      return <Contract contract={piece.contract} className="font-sans text-[0.95em]" />;
    case 'call':
      return (
        <>
          <span aria-hidden className="select-none">
            {piece.text}
          </span>
          <VisuallyHidden>{piece.call.toLowerCase()}</VisuallyHidden>
        </>
      );
    case 'cards':
      return <Cards {...piece} />;
    case 'link':
      return (
        <a
          href={piece.text}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="text-green underline wrap-anywhere"
        >
          {piece.text}
        </a>
      );
  }
}

function Cards({ suit, ranks }: NotationPiece & { kind: 'cards' }) {
  const rankText = useRankText();
  const [rank] = ranks;
  if (ranks.length === 1 && rank && rank !== 'x') return <PlayingCard card={makeCard(suit, rank)} />;
  return (
    <span className="whitespace-nowrap">
      <Suit suit={suit} name="none" className="mr-[0.08em]" />
      <VisuallyHidden>{`${suitName(suit)} `}</VisuallyHidden>
      {ranks.map((each) => (each === 'x' ? each : rankText(each))).join('')}
    </span>
  );
}
