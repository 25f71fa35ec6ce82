/**
 * How the tables of a game are compared, as its file says.
 *
 * ```ts
 * import { scoringMethod } from '@bridge-review/bridge/ranking/scoring-method';
 *
 * scoringMethod('MatchPoints;MP1', 9); // => { kind: 'matchpoints' }
 * scoringMethod('IMP;Butler-2;Mean', 9); // => { kind: 'butler', discarded: 1 }
 * scoringMethod('IMP;Cross2', 9); // => { kind: 'cross-imps', averaging: 'comparisons' }
 * scoringMethod(null, 2); // => { kind: 'cross-imps', averaging: 'comparisons' }
 * ```
 *
 * @module
 */
import type { Averaging } from '../cross-imps.ts';

/** `discarded` is how many of the highest and how many of the lowest scores the datum leaves out. */
export type ScoringMethod =
  | { readonly kind: 'matchpoints' }
  | { readonly kind: 'butler'; readonly discarded: number }
  | { readonly kind: 'cross-imps'; readonly averaging: Averaging };

/**
 * PBN's tag `Scoring`, or what other formats call it. Matchpoints where it says nothing else; two tables alone, which
 * are the rooms of a match, are compared in IMPs.
 */
export function scoringMethod(scoring: string | null, tables: number): ScoringMethod {
  const text = (scoring ?? '').trim();
  const isInImps = text === '' ? tables === 2 : /imp|butler|cavendish/iu.test(text);
  if (!isInImps) return { kind: 'matchpoints' };
  const [isButler, extremes] = /butler(?:-(\d))?/iu.exec(text) ?? [];
  if (isButler !== undefined) return { kind: 'butler', discarded: Math.floor(Number(extremes ?? 0) / 2) };
  return { kind: 'cross-imps', averaging: averagingOf(text) };
}

/** PBN's `Cross` is a sum, but most programs that write it mean the average, and so do players. */
const averagingOf = (text: string): Averaging => (/\bcross1\b/iu.test(text) ? 'tables' : 'comparisons');
