/**
 * How players of other languages write cards and notrump, for people to read. Files and programs keep the English
 * letters.
 *
 * ```ts
 * import { notrumpLetters, rankLetters } from '@bridge-review/bridge/card-letters';
 *
 * rankLetters('K', 'fr'); // => 'R'
 * rankLetters('J', 'sv'); // => 'Kn'
 * rankLetters('9', 'nl'); // => '9'
 * notrumpLetters('de'); // => 'SA'
 * ```
 *
 * @module
 */
import type { CardLanguage } from './card-language.ts';
import type { Rank } from './rank.ts';

/** The letters of a rank; spot cards, the ten among them, are the same in all languages. */
export const rankLetters = (rank: Rank, language: CardLanguage): string =>
  honours[language][rank as Honour] ?? rank;

/** `SA` where players say sans atout, else `NT`. */
export const notrumpLetters = (language: CardLanguage): 'NT' | 'SA' =>
  language === 'fr' || language === 'de' || language === 'nl' ? 'SA' : 'NT';

type Honour = 'A' | 'K' | 'Q' | 'J';

const honours: Readonly<Record<CardLanguage, Readonly<Record<Honour, string>>>> = {
  en: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
  fr: { A: 'A', K: 'R', Q: 'D', J: 'V' },
  de: { A: 'A', K: 'K', Q: 'D', J: 'B' },
  nl: { A: 'A', K: 'H', Q: 'V', J: 'B' },
  da: { A: 'E', K: 'K', Q: 'D', J: 'B' },
  is: { A: 'Á', K: 'K', Q: 'D', J: 'G' },
  sv: { A: 'E', K: 'K', Q: 'D', J: 'Kn' },
};
