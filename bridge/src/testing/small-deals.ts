/** Deals of which few cards are unknown, so that all that are possible can be listed. */
import fc from 'fast-check';
import { cards, rankOf, suitOf, type Card } from '../card.ts';
import { ownerOf, type Deal } from '../deal.ts';
import { unwrap } from '../result.ts';
import { makeKnownCards, type KnownCards, type SomeCards } from '../sampling/known-cards.ts';
import { seats, type Seat } from '../seat.ts';
import { anyDeal } from './arbitraries.ts';
import { rankHeight } from '../rank.ts';
import type { Suit } from '../suit.ts';

export interface SmallDeal {
  /** One that is possible. */
  readonly deal: Deal;
  readonly known: KnownCards;
  /** The unknown cards. */
  readonly unseen: readonly Card[];
}

/** How many cards of each seat are unknown. At most 2,520 deals are possible. */
const rooms = [
  [2, 2, 2, 2],
  [1, 2, 2, 3],
  [0, 3, 3, 2],
  [4, 0, 3, 0],
  [0, 5, 0, 5],
  [0, 0, 3, 0],
  [0, 0, 0, 0],
];

/** Cards that conditions look at are unknown more often than others. */
export const anySmallDeal: fc.Arbitrary<SmallDeal> = fc
  .tuple(
    anyDeal,
    fc.constantFrom(...rooms),
    fc.shuffledSubarray([...cards], { minLength: 52, maxLength: 52 }),
  )
  .map(([deal, room, order]) => {
    const byWeight = order.toSorted((one, other) => Number(isHonour(other)) - Number(isHonour(one)));
    const mixed = [...byWeight.slice(0, 6), ...order];
    const unseen = seats.flatMap((seat, place) =>
      [...new Set(mixed)].filter((card) => ownerOf(deal, card) === seat).slice(0, room[place]),
    );
    const known = Object.fromEntries(
      seats.map((seat) => [
        seat,
        someCards(cards.filter((card) => ownerOf(deal, card) === seat && !unseen.includes(card))),
      ]),
    );
    return { deal, known: unwrap(makeKnownCards(known)), unseen };
  });

/** The hands of every deal with these known cards. */
export function* allDeals({ deal, known, unseen }: SmallDeal): Generator<Readonly<Record<Seat, SomeCards>>> {
  const owners = unseen.map((card) => ownerOf(deal, card));
  for (const order of distinctOrders(owners)) {
    const hand = (seat: Seat): SomeCards => {
      const bits: Record<Suit, number> = { ...known[seat] };
      for (const [place, card] of unseen.entries())
        if (order[place] === seat) bits[suitOf(card)] |= bitOf(card);
      return bits as SomeCards;
    };
    yield { N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') };
  }
}

function* distinctOrders(items: readonly Seat[]): Generator<Seat[]> {
  if (items.length === 0) yield [];
  for (const item of new Set(items)) {
    const place = items.indexOf(item);
    for (const rest of distinctOrders(items.toSpliced(place, 1))) yield [item, ...rest];
  }
}

const bitOf = (card: Card): number => 1 << rankHeight(rankOf(card));

const isHonour = (card: Card): boolean => 'AKQJ'.includes(card.charAt(1));

function someCards(held: readonly Card[]): SomeCards {
  const bits = { S: 0, H: 0, D: 0, C: 0 };
  for (const card of held) bits[suitOf(card)] |= bitOf(card);
  return bits as SomeCards;
}
