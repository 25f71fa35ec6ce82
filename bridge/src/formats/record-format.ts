/**
 * Telling PBN and LIN apart, which have no mark that only they have.
 *
 * @module
 */

/** By the first line that begins as one of them does; an address of a hand viewer is LIN. */
export function recordFormat(text: string): 'PBN' | 'LIN' | null {
  const pbn = text.search(/^[ \t\uFEFF]*(?:\[[ \t]*\w|%)/mu);
  const lin = text.search(/^[ \t\uFEFF]*(?:[a-z]\w\||https?:\/\/)/imu);
  if (pbn >= 0 && (lin < 0 || pbn < lin)) return 'PBN';
  return lin >= 0 || /\bmd\|/iu.test(text) ? 'LIN' : null;
}
