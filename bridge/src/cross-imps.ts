/**
 * IMPs for a field of more than two tables, for North and South; East and West have the opposite.
 *
 * ```ts
 * import { butlerImps, crossImps } from '@bridge-review/bridge/cross-imps';
 *
 * crossImps([420, -50, 170]); // => [8, -8, 0]
 * crossImps([420, -50, 170], 'sum'); // => [16, -16, 0]
 * butlerImps([420, -50, 170]); // => [6, -6, 0]
 * ```
 *
 * @module
 */
import { imps, impScale } from './imps.ts';

/**
 * What the IMPs against every other table are divided by: `comparisons` is one less than the tables, the usual
 * average; `tables` is their number; `sum` is not divided at all.
 */
export type Averaging = 'comparisons' | 'tables' | 'sum';

/** Each score against every other. Not rounded: show two decimals. A lone table has 0. */
export function crossImps(scoresNS: readonly number[], averaging: Averaging = 'comparisons'): number[] {
  const sums = impSums(scoresNS.toSorted((one, other) => one - other));
  const divisor = divisors[averaging](scoresNS.length);
  return scoresNS.map((score) => (divisor === 0 ? 0 : (sums.get(score) ?? 0) / divisor));
}

/**
 * The IMPs of each score against all others. A difference is worth as many IMPs as it reaches steps of the scale, so
 * each step is counted for all scores in one pass: comparing every pair would take seconds for a large field.
 */
function impSums(sorted: readonly number[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const least of impScale) {
    let below = 0;
    let notAbove = 0;
    let last: number | undefined;
    for (const score of sorted) {
      if (score === last) continue;
      last = score;
      while (score - (sorted[below] ?? Infinity) >= least) below += 1;
      while ((sorted[notAbove] ?? Infinity) - score < least) notAbove += 1;
      sums.set(score, (sums.get(score) ?? 0) + below - (sorted.length - notAbove));
    }
  }
  return sums;
}

/**
 * Each score against the datum: the mean of the field, rounded to tens, without as many of the highest and of the
 * lowest scores as `discarded` says, so long as one is left.
 *
 * @public Part of the package, though no page needs it.
 */
export function butlerImps(scoresNS: readonly number[], discarded = 0): number[] {
  const sorted = scoresNS.toSorted((one, other) => one - other);
  const cut = Math.max(0, Math.min(discarded, Math.floor((sorted.length - 1) / 2)));
  const kept = sorted.slice(cut, sorted.length - cut);
  const mean = kept.reduce((sum, score) => sum + score, 0) / kept.length;
  const datum = roundToTen(mean);
  return scoresNS.map((score) => imps(score - datum));
}

/** Halves go away from zero, so that both sides of the table see the same datum. */
const roundToTen = (mean: number): number => Math.sign(mean) * Math.round(Math.abs(mean) / 10) * 10;

const divisors: Readonly<Record<Averaging, (tables: number) => number>> = {
  comparisons: (tables) => tables - 1,
  tables: (tables) => tables,
  sum: () => 1,
};
