import { describe, expect, it } from 'vitest';
import { meanOf, meanOfSums, shareOf, weightedMeanOf } from './estimate.ts';

describe('an estimate', () => {
  it('of a share has the interval of the Wilson score', () => {
    // 7 of 10: (0.7 + 0.19207 ± 1.96 × √(0.021 + 0.009604)) / 1.38415.
    const share = shareOf(7, 10);
    expect(share.low).toBeCloseTo(0.3968, 4);
    expect(share.high).toBeCloseTo(0.8922, 4);
  });

  it('of 0% and 100% stays within 0 and 1, with a nonzero interval', () => {
    expect(shareOf(0, 20)).toMatchObject({ value: 0, low: 0 });
    expect(shareOf(0, 20).high).toBeGreaterThan(0.1);
    expect(shareOf(20, 20)).toMatchObject({ value: 1, high: 1 });
    expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });

  it('of a mean has 1.96 standard errors on either side', () => {
    // 2, 4, 6: the standard deviation is 2.
    const mean = meanOf([2, 4, 6]);
    expect(mean.value).toBe(4);
    expect(mean.high - 4).toBeCloseTo((1.96 * 2) / Math.sqrt(3), 3);
    expect(4 - mean.low).toBeCloseTo(mean.high - 4, 10);
  });

  it('of repeated values equals that of the single values', () => {
    const plain = meanOf([100, 100, -50, 100, -50]);
    const weighted = weightedMeanOf([
      [100, 3],
      [-50, 2],
      [7, 0],
    ]);
    expect(weighted.value).toBe(plain.value);
    expect(weighted.high).toBeCloseTo(plain.high, 10);
  });

  it.each([
    [2, 12.706],
    [4, 3.182],
    [8, 2.365],
    [20, 2.093],
    [30, 2.045],
    [1001, 1.962],
  ])('of %i values has as many standard errors as a table of t says', (count, t) => {
    // Half of them 1 above the mean, half 1 below.
    const { value, low, high } = meanOfSums({ count, sum: 10 * count, squares: 101 * count });
    const standardError = Math.sqrt(1 / (count - 1));
    expect(value).toBe(10);
    expect((high - 10) / standardError).toBeCloseTo(t, 3);
    expect(high - 10).toBeCloseTo(10 - low, 10);
  });

  it('of sums of fewer than two values has no error', () => {
    expect(meanOfSums({ count: 0, sum: 0, squares: 0 })).toEqual({
      value: 0,
      low: -Infinity,
      high: Infinity,
    });
    expect(meanOfSums({ count: 1, sum: 5, squares: 25 }).high).toBe(Infinity);
  });

  it('of one value has no error', () => {
    expect(meanOf([5])).toEqual({ value: 5, low: -Infinity, high: Infinity });
  });
});
