/**
 * A figure found by sampling, and its 95% confidence interval: in 95 of 100 samplings the truth lies between `low` and
 * `high`.
 *
 * ```ts
 * import { meanOf, meanOfSums, shareOf } from '@bridge-review/bridge/sampling/estimate';
 *
 * const share = shareOf(52, 100);
 * share.value; // => 0.52
 * share.low.toFixed(3); // => '0.423'
 * share.high.toFixed(3); // => '0.615'
 * // Ten out of ten is not certainty.
 * shareOf(10, 10).low.toFixed(2); // => '0.72'
 * meanOf([4, 6, 5, 5]).value; // => 5
 * meanOfSums({ count: 4, sum: 20, squares: 102 }).high.toFixed(2); // => '6.30'
 * ```
 *
 * @module
 */

/** A value and its 95% interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The share of hits, with the interval of E. B. Wilson's score, which is also right near 0 and 1. */
export function shareOf(hits: number, count: number): Estimate {
  if (count === 0) return { value: 0, low: 0, high: 1 };
  const value = hits / count;
  const square = Z * Z;
  const middle = (value + square / (2 * count)) / (1 + square / count);
  const reach =
    (Z / (1 + square / count)) * Math.sqrt((value * (1 - value)) / count + square / (4 * count * count));
  return { value, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** The mean of the values. With fewer than two values the interval is infinite; it reaches `z` standard errors. */
export function meanOf(values: Iterable<number>, z = Z): Estimate {
  return weightedMeanOf(
    Array.from(values, (value): [number, number] => [value, 1]),
    z,
  );
}

/** The mean of values with their frequencies. */
export function weightedMeanOf(values: Iterable<readonly [value: number, times: number]>, z = Z): Estimate {
  let [count, sum, squares] = [0, 0, 0];
  for (const [value, times] of values) {
    count += times;
    sum += value * times;
    squares += value * value * times;
  }
  return aroundMean({ count, sum, squares }, z);
}

/** Of values without a list of them: how many, their sum and the sum of their squares. */
export interface Sums {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/**
 * The mean of few or many values, with the interval of Student's t, which is wider than the normal one where there are
 * few. With fewer than two values it is infinite.
 */
export const meanOfSums = (sums: Sums): Estimate => aroundMean(sums, studentT(sums.count - 1));

function aroundMean({ count, sum, squares }: Sums, standardErrors: number): Estimate {
  const value = count === 0 ? 0 : sum / count;
  if (count < 2) return { value, low: -Infinity, high: Infinity };
  const variance = Math.max(0, (squares - count * value * value) / (count - 1));
  const reach = standardErrors * Math.sqrt(variance / count);
  return { value, low: value - reach, high: value + reach };
}

/** Of Student's distribution, 95% lies within so many standard errors, by its degrees of freedom. */
function studentT(freedom: number): number {
  const known = SMALL_T[freedom - 1];
  if (known !== undefined) return known;
  // Cornish and Fisher's expansion, right to three decimals from here on.
  const [z, v] = [Z, freedom];
  return (
    z +
    (z ** 3 + z) / (4 * v) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * v ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * v ** 3)
  );
}

const SMALL_T = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281];

/** Of the normal distribution, 95% lies within so many standard deviations. */
const Z = 1.959964;
