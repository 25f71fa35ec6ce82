/**
 * Neuberg's formula: what matchpoints on a board with fewer scores are worth in the field of the others.
 *
 * ```ts
 * import { neuberg } from '@bridge-review/bridge/ranking/neuberg';
 *
 * neuberg(8, 5, 6); // => 9.8
 * neuberg(4, 5, 6); // => 5
 * neuberg(0, 5, 6); // => 0.2
 * ```
 *
 * @module
 */

/** With two matchpoints for each score beaten: `points` among `scores` results, where the others have `expected`. */
export const neuberg = (points: number, scores: number, expected: number): number =>
  (points * expected + expected - scores) / scores;
