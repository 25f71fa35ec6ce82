import type { Card } from '@bridge-review/bridge/card';
import { type Position, legalCards } from '@bridge-review/bridge/double-dummy/position';
import { areEqual } from '@bridge-review/bridge/double-dummy/search-cards';
import type { TrayChip } from '../../ui/card-tray.tsx';
import type { PlayState } from '../hands/use-play.ts';
import { cardWorth } from './card-worth.ts';
import type { CardValues } from './use-card-values.ts';

/** The cards that may be played from here, equals on one chip. It plays the card of the line, else its lowest. */
export function trayChips(position: Position, play: PlayState, values: CardValues | null): TrayChip[] {
  const next = play.line.cards[play.step]?.card;
  const groups: Card[][] = [];
  for (const card of legalCards(position)) {
    const group = groups.at(-1);
    const lowest = group?.at(-1);
    if (group && lowest && areEqual(position, lowest, card)) group.push(card);
    else groups.push([card]);
  }
  return groups.map((cards) => {
    const isNext = next !== undefined && cards.includes(next);
    const plays = isNext ? next : cards.at(-1)!;
    const worth = values?.now ? cardWorth(plays, values.now, play.line.contract, play.position) : null;
    return { cards, plays, worth, next: isNext };
  });
}
