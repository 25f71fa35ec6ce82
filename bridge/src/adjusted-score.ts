/**
 * Adjusted scores: what the director gave each side of a table in percent, in place of a result (Law 12C2). The two
 * need not add up to 100.
 *
 * ```ts
 * import { adjustedImps, readAdjusted } from '@bridge-review/bridge/adjusted-score';
 *
 * readAdjusted('NS 60 EW 40'); // => { NS: 60, EW: 40 }
 * readAdjusted('NS 60'); // => null
 * adjustedImps(60); // => 3
 * adjustedImps(40); // => -3
 * ```
 *
 * @module
 */
import type { Side } from './side.ts';

/** Percent for each side. */
export type AdjustedScore = Readonly<Record<Side, number>>;

const form = /^NS (\d{1,3}(?:\.\d{1,4})?) EW (\d{1,3}(?:\.\d{1,4})?)$/u;

/** The value of the tag `ScoreAdjusted`; null where it is none, or says nothing, or more than all. */
export function readAdjusted(text: string | undefined): AdjustedScore | null {
  const [, ns, ew] = form.exec(text ?? '') ?? [];
  const score = { NS: Number(ns), EW: Number(ew) };
  return score.NS <= 100 && score.EW <= 100 ? score : null;
}

/** As the tag has it. */
export const formatAdjusted = ({ NS, EW }: AdjustedScore): string => `NS ${NS} EW ${EW}`;

/** Average plus, 60%, is 3 IMPs (Law 86B1), average minus the opposite, and what lies between in proportion. */
export const adjustedImps = (percent: number): number => ((percent - 50) * 3) / 10;
