/**
 * International match points for a difference in total points (Law 78B).
 *
 * ```ts
 * import { imps } from '@bridge-review/bridge/imps';
 *
 * imps(10); // => 0
 * imps(620 - -100); // => 12
 * imps(-50); // => -2
 * ```
 *
 * @module
 */

/** −24 to 24, with the sign of the difference. */
export function imps(difference: number): number {
  const size = Math.abs(difference);
  const value = impScale.findIndex((least) => size < least);
  const won = value < 0 ? impScale.length : value;
  return difference < 0 && won > 0 ? -won : won;
}

/** The least difference that is worth 1, 2, … 24. */
export const impScale: readonly number[] = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500,
  3000, 3500, 4000,
];
