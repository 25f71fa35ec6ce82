/**
 * The thirteen ranks, from the ace down.
 *
 * ```ts
 * import { rankHeight, rankName } from '@bridge-review/bridge/rank';
 *
 * rankHeight('A'); // => 12
 * rankHeight('2'); // => 0
 * rankName('T'); // => 'ten'
 * ```
 *
 * @module
 */
/** `T` is the ten. */
export type Rank = 'A' | 'K' | 'Q' | 'J' | 'T' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2';

/** Highest first, as a holding is written. */
export const ranks: readonly Rank[] = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'];

/** 12 for an ace down to 0 for a two: the rank's bit in a holding. */
export const rankHeight = (rank: Rank): number => heightByCode[rank.charCodeAt(0)] as number;

/** The rank of a height from 0 to 12. */
export const rankAt = (height: number): Rank | undefined => ranks[12 - height];

/** The height of the rank whose character has this code, in either case; −1 for any other character. */
export const heightOfCode = (code: number): number => heightByCode[code] ?? -1;

/** In words: `ace`, `ten`. */
export const rankName = (rank: Rank): string => names[rank];

const heightByCode = new Int8Array(128).fill(-1);
for (const [index, rank] of ranks.entries()) {
  heightByCode[rank.charCodeAt(0)] = 12 - index;
  heightByCode[rank.toLowerCase().charCodeAt(0)] = 12 - index;
}

const names: Readonly<Record<Rank, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
  9: 'nine',
  8: 'eight',
  7: 'seven',
  6: 'six',
  5: 'five',
  4: 'four',
  3: 'three',
  2: 'two',
};
