import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { not } from '../conditions/condition.ts';
import { handTest, meets } from '../conditions/meets.ts';
import type { SeatConditions } from '../conditions/seat-conditions.ts';
import { unwrap } from '../result.ts';
import { makeDealSampler } from '../sampling/deal-sampler.ts';
import type { SomeCards } from '../sampling/known-cards.ts';
import { seats, type Seat } from '../seat.ts';
import { suits } from '../suit.ts';
import { anySeatConditions } from '../testing/any-condition.ts';
import { runs } from '../testing/fuzz.ts';
import { allDeals, anySmallDeal, type SmallDeal } from '../testing/small-deals.ts';

/** Of all deals that are possible with the known cards those that fit, as text, and how many there are in all. */
function listed(small: SmallDeal, conditions: SeatConditions): { all: number; fitting: string[] } {
  const tests = seats.flatMap((seat) => {
    const condition = conditions[seat];
    return condition ? [{ seat, test: handTest(condition) }] : [];
  });
  const deals = [...allDeals(small)];
  const fitting = deals.filter((deal) => tests.every(({ seat, test }) => test(deal[seat])));
  return { all: deals.length, fitting: fitting.map(textOf) };
}

const textOf = (deal: Readonly<Record<Seat, SomeCards>>): string =>
  seats.flatMap((seat) => suits.map((suit) => deal[seat][suit])).join();

describe('sampled deals of which few cards are unknown', () => {
  it('are counted as listing all of them counts them', () => {
    let [exact, some] = [0, 0];
    const tries = runs<[SmallDeal, SeatConditions]>(100);
    fc.assert(
      fc.property(fc.tuple(anySmallDeal, anySeatConditions), ([small, conditions]) => {
        const { all, fitting } = listed(small, conditions);
        const made = makeDealSampler(small.known, conditions);
        if (!made.ok) expect(fitting).toEqual([]);
        if (!made.ok || !made.value.isExact) return;
        exact++;
        if (fitting.length > 0) some++;
        expect(made.value.fit().value * all).toBeCloseTo(fitting.length, 6);
      }),
      tries,
    );
    expect([exact > 0.3 * tries.numRuns, some > 0.2 * tries.numRuns]).toEqual([true, true]);
  });

  it('are equally likely, each of them', () => {
    let cases = 0;
    const tries = runs<[SmallDeal, SeatConditions]>(40);
    fc.assert(
      fc.property(fc.tuple(anySmallDeal, anySeatConditions), ([small, conditions]) => {
        const met = Object.fromEntries(
          Object.entries(conditions).map(([seat, condition]) => {
            const hand = small.deal[seat as keyof SeatConditions];
            return [seat, meets(hand, condition) ? condition : not(condition)];
          }),
        ) as SeatConditions;
        const counts = new Map(listed(small, met).fitting.map((text) => [text, 0]));
        if (counts.size > 150) return;
        cases++;
        const made = unwrap(makeDealSampler(small.known, met));
        const each = 30;
        for (let number = 0; number < each * counts.size; number++) {
          const { deal } = made.dealAt({ seed: 3, number });
          const text = textOf(deal!);
          expect(counts.has(text)).toBe(true);
          counts.set(text, counts.get(text)! + 1);
        }
        const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
        expect(chiSquare).toBeLessThanOrEqual(highestChiSquare(counts.size - 1));
      }),
      tries,
    );
    expect(cases).toBeGreaterThan(0.35 * tries.numRuns);
  });
});

/** Chance alone goes above it in one of fifty million cases; an approximation by Wilson and Hilferty. */
const highestChiSquare = (free: number): number =>
  free === 0 ? 0 : free * (1 - 2 / (9 * free) + 5.5 * Math.sqrt(2 / (9 * free))) ** 3;
