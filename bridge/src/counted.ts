/**
 * How many of a thing, in English.
 *
 * ```ts
 * import { counted, plural } from '@bridge-review/bridge/counted';
 *
 * counted(1, 'trick'); // => '1 trick'
 * counted(0, 'trick'); // => '0 tricks'
 * plural(2, 'needs', 'need'); // => 'need'
 * ```
 *
 * @module
 */
/** The word that goes with the count. */
export const plural = (count: number, one: string, other = `${one}s`): string =>
  Math.abs(count) === 1 ? one : other;

/** The count and its noun. */
export const counted = (count: number, noun: string): string => `${count} ${plural(count, noun)}`;
