import { expect, it } from 'vitest';
import { pickByWeight, randomNumbers, schedule } from './schedule.mjs';

const plan = { people: 7, everyMs: 4_000, forMs: 60_000, weights: { browse: 3, bid: 1 } };

it('has everybody act once in each span, and all in the order of time', () => {
  const due = schedule({ ...plan, random: randomNumbers(1) });
  for (let span = 0; span < 15; span += 1) {
    const inSpan = due.filter(({ at }) => Math.floor(at / 4_000) === span);
    expect(new Set(inSpan.map(({ person }) => person))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    expect(inSpan).toHaveLength(7);
  }
  expect(due.map(({ at }) => at)).toEqual(due.map(({ at }) => at).toSorted((one, other) => one - other));
});

it('spreads them over the span, so that nobody waits for a beat', () => {
  const due = schedule({ ...plan, people: 100, random: randomNumbers(1) });
  const quarters = [0, 0, 0, 0];
  for (const { at } of due) quarters[Math.floor((at % 4_000) / 1_000)]! += 1;
  for (const quarter of quarters) expect(quarter / due.length).toBeCloseTo(0.25, 1);
});

it('ends with the time, also within a span', () => {
  const due = schedule({ ...plan, forMs: 6_000, random: randomNumbers(1) });
  expect(due.every(({ at }) => at < 6_000)).toBe(true);
  expect(due.length).toBeGreaterThan(7);
  expect(due.length).toBeLessThan(14);
});

it('is the same for the same seed, and another for another', () => {
  const of = (seed: number) => schedule({ ...plan, random: randomNumbers(seed) });
  expect(of(5)).toEqual(of(5));
  expect(of(5)).not.toEqual(of(6));
});

it('chooses by weight', () => {
  const weights = { browse: 3, never: 0, bid: 1 };
  expect([0, 0.5, 0.74, 0.75, 0.999].map((drawn) => pickByWeight(weights, drawn))).toEqual([
    'browse',
    'browse',
    'browse',
    'bid',
    'bid',
  ]);
});
