import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suitOf, type Card } from '../card.ts';
import { parseDeal } from '../deal.ts';
import type { Holding } from '../holding.ts';
import { ranks } from '../rank.ts';
import { unwrap } from '../result.ts';
import { seats } from '../seat.ts';
import { sideOf } from '../side.ts';
import { suits } from '../suit.ts';
import { anyEnding } from '../testing/any-ending.ts';
import { truth } from '../testing/double-dummy-truth.ts';
import { wrongLeads } from '../testing/lead-truth.ts';
import { slowCardValues } from '../testing/slow-minimax.ts';
import { holdingOf } from '../testing/held-cards.ts';
import { loadEngine } from './engine.ts';
import { legalCards, makePosition, positionAfter, type Position } from './position.ts';
import { solveCardsWith } from './search-cards.ts';
import { solveCards } from './solve-cards.ts';

describe('the values of cards', { timeout: 300_000 }, () => {
  it('match brute force in endings', () => {
    fc.assert(
      fc.property(anyEnding(4), (position) => {
        expect(solveCards(position)).toEqual(slowCardValues(position));
      }),
      { numRuns: 300, seed: 1 },
    );
    fc.assert(
      fc.property(anyEnding(5), (position) => {
        expect(solveCards(position)).toEqual(slowCardValues(position));
      }),
      { numRuns: 10, seed: 2 },
    );
  });

  it('are the same without WebAssembly', async () => {
    const engine = await loadEngine('javascript');
    fc.assert(
      fc.property(anyEnding(7), (position) => {
        expect(solveCardsWith(engine, position)).toEqual(solveCards(position));
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  it('do not change when two equivalent cards are swapped', () => {
    fc.assert(
      fc.property(anyEnding(7), fc.constantFrom(...suits), (position, suit) => {
        // Ranks that are gone may be filled from below: only the order of those left counts.
        const taken = seats
          .map((seat) => position.hands[seat][suit])
          .reduce<number>((all, one) => all | one, 0);
        fc.pre(!position.trick.some((card) => suitOf(card) === suit));
        const left = ranks.filter((_, place) => (taken >> (12 - place)) & 1);
        const moved = (holding: Holding): Holding =>
          holdingOf(
            left.flatMap((rank, place) =>
              (holding >> (12 - ranks.indexOf(rank))) & 1 ? [ranks[place]!] : [],
            ),
          );
        const hands = Object.fromEntries(
          seats.map((seat) => [seat, { ...position.hands[seat], [suit]: moved(position.hands[seat][suit]) }]),
        ) as Position['hands'];
        const other = unwrap(makePosition({ ...position, hands }));
        expect(solveCards(other).map(({ tricks }) => tricks)).toEqual(
          solveCards(position).map(({ tricks }) => tricks),
        );
      }),
      { numRuns: 200, seed: 4 },
    );
  });

  it('are known from the opening lead to the last card', () => {
    const deal = unwrap(parseDeal('N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85'));
    const played: Card[] = [];
    const taken = { NS: 0, EW: 0 };
    for (let turn = 0; turn < 52; turn++) {
      const position = unwrap(positionAfter(deal, 'S', 'S', played));
      if (turn > 0 && turn % 4 === 0) taken[sideOf(position.leader)]++;
      const values = solveCards(position);
      expect(values.map(({ card }) => card)).toEqual(legalCards(position));
      const best = values.reduce((one, other) => (other.tricks > one.tricks ? other : one));
      const side = sideOf(position.turn);
      // With best play on both sides the result never moves: ten tricks for East and West.
      expect(taken[side] + best.tricks, `card ${turn}`).toBe(side === 'EW' ? 10 : 3);
      played.push(best.card);
    }
  });

  it('match another solver for opening leads', () => {
    expect(wrongLeads(truth('leads').slice(0, 10))).toEqual([]);
  });
});
