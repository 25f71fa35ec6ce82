/** Random positions near the end of the play, for property tests. */
import fc from 'fast-check';
import { cards, rankOf, suitOf, type Card } from '../card.ts';
import { makePosition, type Cards, type Position } from '../double-dummy/position.ts';
import { unwrap } from '../result.ts';
import { seats, seatsFrom, type Seat } from '../seat.ts';
import { strains } from '../strain.ts';
import { holdingOf } from './held-cards.ts';

/** Up to so many cards a hand, from the start of a trick to its last card. */
export const anyEnding = (most: number): fc.Arbitrary<Position> =>
  fc
    .record({
      pack: fc.shuffledSubarray([...cards], { minLength: 4 * most, maxLength: 4 * most }),
      size: fc.integer({ min: 1, max: most }),
      played: fc.integer({ min: 0, max: 3 }),
      leader: fc.constantFrom(...seats),
      strain: fc.constantFrom(...strains),
    })
    .map(({ pack, size, played, leader, strain }) => {
      const held = new Map(seats.map((seat, index) => [seat, pack.slice(index * size, (index + 1) * size)]));
      const trick: Card[] = [];
      for (const seat of seatsFrom(leader).slice(0, played)) trick.push(takeCard(held.get(seat)!, trick[0]));
      const handOf = (seat: Seat): Cards => byName(held.get(seat)!);
      const hands = { N: handOf('N'), E: handOf('E'), S: handOf('S'), W: handOf('W') };
      return unwrap(makePosition({ hands, strain, leader, trick }));
    });

/** Follows suit where that is possible. */
function takeCard(hand: Card[], led: Card | undefined): Card {
  const following = led ? hand.findIndex((card) => suitOf(card) === suitOf(led)) : -1;
  return hand.splice(Math.max(0, following), 1)[0]!;
}

function byName(hand: readonly Card[]): Cards {
  const of = (suit: string) => holdingOf(hand.filter((card) => suitOf(card) === suit).map(rankOf));
  return { S: of('S'), H: of('H'), D: of('D'), C: of('C') };
}
