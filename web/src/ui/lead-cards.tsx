import { type Card, cardName, rankOf, suitOf } from '@bridge-review/bridge/card';
import { useRankText } from './card-text.ts';
import { Suit } from './suit.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Cards of one suit that are one lead: ♦543. */
export function LeadCards({ cards }: { cards: readonly Card[] }) {
  const rankText = useRankText();
  const [first] = cards;
  if (first === undefined) return null;
  return (
    <span className="whitespace-nowrap">
      <Suit suit={suitOf(first)} name="none" className="mr-[0.14em]" />
      <span aria-hidden>{cards.map((card) => rankText(rankOf(card))).join('')}</span>
      <VisuallyHidden>{cards.map(cardName).join(', ')}</VisuallyHidden>
    </span>
  );
}
