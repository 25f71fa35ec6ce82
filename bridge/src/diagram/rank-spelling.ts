/**
 * Ranks as players of other languages write them.
 *
 * @module
 */
import { cardLanguages } from '../card-language.ts';
import { rankLetters } from '../card-letters.ts';
import { ranks, type Rank } from '../rank.ts';

/** The ranks that a language's letters stand for, and the digits that all have. */
type Spelling = ReadonlyMap<string, Rank>;

/** English first. Polish, Spanish and Italian diagrams are pasted too, though no page writes them. */
export const spellings: readonly Spelling[] = [
  ...cardLanguages.map((language) => spellingOf((rank) => rankLetters(rank, language))),
  ...['AKDW', 'ARDJ', 'ARDF'].map((honours) => spellingOf((rank) => honours.charAt('AKQJ'.indexOf(rank)))),
];

/** The English letters of ranks that are written in a language; null if they are not in it. */
export function readRanks(written: string, spelling: Spelling): string | null {
  let text = '';
  for (const letter of written.match(/10|Kn|./gu) ?? []) {
    const rank = spelling.get(letter);
    if (rank === undefined) return null;
    text += rank;
  }
  return text;
}

function spellingOf(lettersOf: (rank: Rank) => string): Spelling {
  const spelling = new Map<string, Rank>([['10', 'T']]);
  for (const rank of ranks) spelling.set('AKQJ'.includes(rank) ? lettersOf(rank) : rank, rank);
  return spelling;
}
