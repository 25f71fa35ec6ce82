import { type Card, cardName, rankOf, suitOf } from '@bridge-review/bridge/card';
import { useRankText } from './card-text.ts';
import { Suit } from './suit.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One card in a line of text: ♥T. Copied, it is 'ten of hearts'. */
export function PlayingCard({ card }: { card: Card }) {
  const rankText = useRankText();
  return (
    <span className="whitespace-nowrap">
      <Suit suit={suitOf(card)} name="none" className="mr-[0.08em]" />
      <span aria-hidden className="select-none">
        {rankText(rankOf(card))}
      </span>
      <VisuallyHidden>{cardName(card)}</VisuallyHidden>
    </span>
  );
}
