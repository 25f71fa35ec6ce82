import { describe, expect, it } from 'vitest';
import { parseHand } from '../hand.ts';
import { lengthOf } from '../holding.ts';
import { unwrap } from '../result.ts';
import { shareOf } from './estimate.ts';
import { layoutAt, makePartnership, unseenCards } from './layouts.ts';

const hand = (text: string) => unwrap(parseHand(text));

/** Eleven spades between them; the king and the two are out. */
const pair = unwrap(makePartnership('NS', hand('AQJT98.AKQ.32.32'), hand('76543.432.AKQ.AK')));

describe('layouts', () => {
  it('keep the hands of the partnership and deal the other 26 cards thirteen each', () => {
    const layout = layoutAt(pair, { seed: 7, number: 3 });
    expect([layout.N, layout.S]).toEqual(pair.hands);
    expect(unseenCards(pair)).toHaveLength(26);
    expect(unseenCards(pair).slice(0, 2)).toEqual(['SK', 'S2']);
  });

  it('work for East and West alike', () => {
    const [first, second] = pair.hands;
    const layout = layoutAt(unwrap(makePartnership('EW', first, second)), { seed: 7, number: 3 });
    expect([layout.E, layout.W]).toEqual([first, second]);
  });

  it('are equal for equal seed and number, and differ otherwise', () => {
    const layout = layoutAt(pair, { seed: 7, number: 3 });
    expect(layoutAt(pair, { seed: 7, number: 3 })).toEqual(layout);
    expect(layoutAt(pair, { seed: 7, number: 4 })).not.toEqual(layout);
    expect(layoutAt(pair, { seed: 8, number: 3 })).not.toEqual(layout);
    expect(layoutAt(pair, { seed: 3, number: 7 })).not.toEqual(layout);
  });

  it('refuse two hands with the same card', () => {
    const clash = makePartnership('EW', hand('AKQ.AKQ.AKQ.AKQJ'), hand('A32.432.432.5432'));
    expect(!clash.ok && clash.error.message).toBe('East and West both have the ace of spades.');
  });

  it('split two missing cards 1-1 in 52% of the cases', () => {
    const layouts = Array.from({ length: 4000 }, (_, number) => layoutAt(pair, { seed: 20, number }));
    const even = shareOf(layouts.filter(({ E }) => lengthOf(E.S) === 1).length, layouts.length);
    const exact = (2 * (13 / 26) * 13) / 25;
    expect(exact).toBe(0.52);
    expect(even.low).toBeLessThan(exact);
    expect(even.high).toBeGreaterThan(exact);
    expect(even.high - even.low).toBeLessThan(0.032);
  });

  it('give each unseen card to either opponent equally often', () => {
    const counts = new Map(unseenCards(pair).map((card) => [card, 0]));
    const total = 3000;
    for (let number = 0; number < total; number++) {
      const { E } = layoutAt(pair, { seed: 5, number });
      for (const card of counts.keys()) {
        const height = '23456789TJQKA'.indexOf(card.charAt(1));
        const suit = card.charAt(0) as 'S' | 'H' | 'D' | 'C';
        if ((E[suit] >> height) & 1) counts.set(card, counts.get(card)! + 1);
      }
    }
    // Chi-square of 26 counts of which 25 are free: above 52.6 in one of a thousand.
    const variance = total / 4;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - total / 2) ** 2 / variance,
      0,
    );
    expect(chiSquare).toBeLessThan(52.6);
    expect(chiSquare).toBeGreaterThan(8);
  });
});
