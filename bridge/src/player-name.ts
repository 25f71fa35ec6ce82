/**
 * Names of players as files spell them. Many add the player's number in a federation: `Ada Lark#56252`,
 * `Ada Lark (56252)`, `Ada Lark 56252`.
 *
 * ```ts
 * import { playerKey, readPlayerName } from '@bridge-review/bridge/player-name';
 *
 * readPlayerName(' Ada  Lark#56252'); // => { name: 'Ada Lark', number: '56252' }
 * readPlayerName('GIB 3.3.15'); // => { name: 'GIB 3.3.15', number: null }
 * playerKey('ADA  LARK'); // => 'ada lark'
 * ```
 *
 * @module
 */

/** A name without what is no part of it. */
export interface PlayerName {
  readonly name: string;
  /** The player's number, where the file adds one. */
  readonly number: string | null;
}

/** After `#` or in brackets any number is a player's; by itself it needs four digits, for 'Pair 12' is a name. */
const numberAtEnd = /(?:# ?(\d+)|[([]#? ?(\d+)[)\]]| (\d{4,}))$/u;

/** Takes the number off a name, and blanks that say nothing. */
export function readPlayerName(text: string): PlayerName {
  const spaced = text.trim().replaceAll(/\s+/gu, ' ');
  const found = numberAtEnd.exec(spaced);
  const name = spaced.slice(0, found?.index).trimEnd();
  return found === null || !/\p{L}/u.test(name)
    ? { name: spaced, number: null }
    : { name, number: found[1] ?? found[2] ?? found[3] ?? null };
}

/** The same for every way to write a name, whatever its case and its width; without the player's number. */
export const playerKey = (text: string): string => readPlayerName(text.normalize('NFKC')).name.toLowerCase();
