import { readPbn } from '../pbn/read-pbn.ts';
import type { BoardRecord, ResultRecord } from '../record/hand-record.ts';

/** What the tests of reading PBN are about: a deal, the same deal turned by one seat, and what is read from tags. */
export const deal = 'N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3';
export const otherDeal = 'N:KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3 72.AKQ986.A8632.';

export const boardsOf = (text: string): readonly BoardRecord[] => readPbn(text).record.boards;

export const boardOf = (tags: string): BoardRecord => {
  const [board] = boardsOf(`[Deal "${deal}"]\n${tags}`);
  if (!board) throw new Error('There is no board.');
  return board;
};

export const resultOf = (tags: string): ResultRecord => {
  const [result] = boardOf(tags).results;
  if (!result) throw new Error('There is no result.');
  return result;
};

export const codesOf = (text: string): string[] => readPbn(text).warnings.map(({ code }) => code);

/** Of a game with a board number, so that nothing but the tag in question is missing. */
export const codesWith = (tags: string): string[] => codesOf(`[Board "1"]\n[Deal "${deal}"]\n${tags}`);
