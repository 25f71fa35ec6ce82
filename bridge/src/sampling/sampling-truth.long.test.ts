import { describe, expect, it } from 'vitest';
import { handTest } from '../conditions/meets.ts';
import { parseSeatConditions } from '../conditions/seat-conditions.ts';
import type { Deal } from '../deal.ts';
import { shapeOf } from '../hand.ts';
import { unwrap } from '../result.ts';
import { seats } from '../seat.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { samplerOf, samplingTruth, wrongFigures, type SamplingTruth } from '../testing/sampling-truth.ts';

const rows = [...samplingTruth('sets'), ...samplingTruth('rare')];

describe('100,000 deals', needsRealFiles(rows.length > 0), () => {
  it.each(rows.map((row) => [row.given, row.where, row] as const))(
    'given "%s" and where "%s" have the share, points and lengths of the truth',
    (_, __, row) => {
      expect(wrongFigures(row, 100_000)).toEqual([]);
    },
  );
});

describe('deals found by plain rejection', needsRealFiles(rows.length > 0), () => {
  it.each(samplingTruth('sets').map((row) => [row.given, row.where, row] as const))(
    'given "%s" and where "%s" have the same shapes as those of the sampler',
    (_, __, row) => {
      const theirs = rejected(row, row.fit < 0.001 ? 1000 : 3000);
      const sampler = samplerOf(row);
      const ours = Array.from(
        { length: 30_000 },
        (_each, number) => sampler.dealAt({ seed: 2, number }).deal!,
      );
      for (const { seat } of row.seats) {
        const { value, free } = chiSquare(
          theirs.map((deal) => pattern(deal, seat)),
          ours.map((deal) => pattern(deal, seat)),
        );
        // Above that in one of ten thousand.
        expect(value, seat).toBeLessThan(free + 3.72 * Math.sqrt(2 * free) + 9);
      }
    },
  );
});

const pattern = (deal: Deal, seat: (typeof seats)[number]): string =>
  shapeOf(deal[seat])
    .toSorted((one, other) => other - one)
    .join('');

/** Deals without conditions until so many of them fit. */
function rejected({ given, where }: SamplingTruth, count: number): Deal[] {
  const plain = samplerOf({ given, where: '' });
  const conditions = unwrap(parseSeatConditions(where));
  const tests = seats.flatMap((seat) => {
    const condition = conditions[seat];
    return condition ? [{ seat, test: handTest(condition) }] : [];
  });
  const found: Deal[] = [];
  for (let number = 0; found.length < count; number++) {
    const deal = plain.dealAt({ seed: 3, number }).deal!;
    if (tests.every(({ seat, test }) => test(deal[seat]))) found.push(deal);
  }
  return found;
}

/** Of two lists of names: how unlike the frequencies are, where those below five count together. */
function chiSquare(some: readonly string[], others: readonly string[]): { value: number; free: number } {
  const counts = new Map<string, [number, number]>();
  for (const [index, names] of [some, others].entries())
    for (const name of names) {
      const pair = counts.get(name) ?? [0, 0];
      pair[index]!++;
      counts.set(name, pair);
    }
  const share = some.length / (some.length + others.length);
  const seldom: [number, number] = [0, 0];
  const often = [...counts.values()].filter(([one, other]) => {
    if ((one + other) * Math.min(share, 1 - share) >= 5) return true;
    seldom[0] += one;
    seldom[1] += other;
    return false;
  });
  const cells = seldom[0] + seldom[1] > 0 ? [...often, seldom] : often;
  const value = cells.reduce((sum, [one, other]) => {
    const expected = (one + other) * share;
    return sum + (one - expected) ** 2 / (expected * (1 - share));
  }, 0);
  return { value, free: cells.length - 1 };
}
