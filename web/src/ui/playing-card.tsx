import { type Card, cardName, rankOf, suitOf } from '@bridge-review/bridge/card';
import { Suit } from './suit.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One card in a line of text: ♥T. */
export function PlayingCard({ card }: { card: Card }) {
  return (
    <span className="whitespace-nowrap">
      <Suit suit={suitOf(card)} name="none" className="mr-[0.08em]" />
      <span aria-hidden>{rankOf(card)}</span>
      <VisuallyHidden>{cardName(card)}</VisuallyHidden>
    </span>
  );
}
