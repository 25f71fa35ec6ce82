/**
 * A figure found by sampling, and its 95% confidence interval: in 95 of 100 samplings the truth lies between `low` and
 * `high`.
 *
 * ```ts
 * import { meanOf, shareOf } from '@bridge-review/bridge/sampling/estimate';
 *
 * const share = shareOf(52, 100);
 * share.value; // => 0.52
 * share.low.toFixed(3); // => '0.423'
 * share.high.toFixed(3); // => '0.615'
 * // Ten out of ten is not certainty.
 * shareOf(10, 10).low.toFixed(2); // => '0.72'
 * meanOf([4, 6, 5, 5]).value; // => 5
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
  if (count === 0) return { value: 0, low: -Infinity, high: Infinity };
  const value = sum / count;
  if (count === 1) return { value, low: -Infinity, high: Infinity };
  const variance = Math.max(0, (squares - count * value * value) / (count - 1));
  const reach = z * Math.sqrt(variance / count);
  return { value, low: value - reach, high: value + reach };
}

/** Of the normal distribution, 95% lies within so many standard deviations. */
const Z = 1.959964;
