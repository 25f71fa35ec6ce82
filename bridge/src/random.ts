/**
 * Random numbers that depend only on a seed and a number, so that workers may deal in any order, and anyone can repeat
 * what was dealt.
 *
 * @module
 */

/** Which deal of which series: any whole numbers from 0 below 2³². */
export interface LayoutNumber {
  readonly seed: number;
  readonly number: number;
}

/** Gives the next whole number from 0 below 2³². */
export type Random = () => number;

/** Small fast counting generator: 128 bits of state, of which seed and number fill two words. */
export function randomNumbers({ seed, number }: LayoutNumber): Random {
  let [a, b, c, counter] = [seed | 0, number | 0, 0x9e3779b9 | 0, 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // Until neighbouring seeds and numbers have nothing in common any more.
  for (let round = 0; round < 16; round++) next();
  return next;
}

/** A whole number from 0 below `end`, without favouring the low ones. */
export function below(random: Random, end: number): number {
  // The largest multiple of `end` up to 2³²; rounding cannot cross a whole number, as both are far below 2⁵³.
  const fair = Math.floor(2 ** 32 / end) * end;
  for (;;) {
    const value = random();
    if (value < fair) return value - Math.floor(value / end) * end;
  }
}

/** From 0 below 1, in steps of 2⁻⁵³. */
export const fraction = (random: Random): number => ((random() >>> 5) * 2 ** 26 + (random() >>> 6)) / 2 ** 53;
