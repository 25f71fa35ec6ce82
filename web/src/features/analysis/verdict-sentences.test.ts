import { formatTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { imps } from '@bridge-review/bridge/imps';
import { describe, expect, it } from 'vitest';
import { judged } from './judged-tables.ts';
import { parSentence } from './par-text.ts';
import { parFor, scoreFor } from './testing/board-figures.ts';
import { checkPar } from './testing/check-par.ts';
import { checkSentence } from './testing/check-verdict.ts';
import { type Case, randomCase } from './testing/random-boards.ts';
import { assertThat } from './testing/read-sentence.ts';
import { marginText } from './margin-text.ts';
import { VERDICT_TITLES, YOUR_PAIR, pairsOf, verdictSentence } from './verdict-text.ts';

/** What does not hold of a sentence, and on which board; null if all does. */
function objection(sentence: string, { board, side }: Case, check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    const where = `${formatTricks(board.tricks)}, vulnerable ${board.vulnerability}, for ${side}`;
    return `${where}: ${sentence} (${String(error)})`;
  }
}

const found = (objections: readonly (string | null)[]) => objections.filter((one) => one !== null);

describe('sentences of a verdict, on 10,000 random tables of tricks', () => {
  const cases = Array.from({ length: 10_000 }, randomCase);

  it('agree with the scores', () => {
    const seen = new Set<string>();
    const objections = cases.map((given) => {
      const { contract, board, side } = given;
      const judgement = judged(contract, board, side);
      seen.add(judgement.verdict);
      const sentence = verdictSentence(contract, judgement, board, side, YOUR_PAIR);
      return objection(sentence, given, () => checkSentence(sentence, given, judgement.verdict));
    });
    expect(found(objections)).toEqual([]);
    expect([...seen].toSorted()).toEqual(Object.keys(VERDICT_TITLES).toSorted());
  });

  it('name the two sides if they are not about the reader’s own pair', () => {
    for (const { contract, board } of cases.slice(0, 1000)) {
      const judgement = judged(contract, board, 'EW');
      const own = verdictSentence(contract, judgement, board, 'EW', YOUR_PAIR);
      const named = verdictSentence(contract, judgement, board, 'EW', pairsOf('EW'));
      expect(named).toBe(own.replace('your opponents', 'N–S').replace('you ', 'E–W '));
    }
  });

  it('give the difference to par in IMPs', () => {
    const objections = cases.map((given) => {
      const { contract, board, side } = given;
      const points = scoreFor(side, contract, board) - parFor(side, board);
      const margin = imps(points);
      const count = `${Math.abs(margin)} ${Math.abs(margin) === 1 ? 'IMP' : 'IMPs'}`;
      const level = points === 0 ? 'par' : 'about par';
      const expected = margin === 0 ? level : `${count} ${margin < 0 ? 'below' : 'above'} par`;
      const words = marginText(scoreFor('NS', contract, board), board, side);
      return objection(words, given, () => assertThat(words === expected, words));
    });
    expect(found(objections)).toEqual([]);
  });

  it('give par, the result of its contracts and its side', () => {
    const objections = cases.map((given) => {
      const sentence = parSentence(given.board);
      return objection(sentence, given, () => checkPar(sentence, given.board));
    });
    expect(found(objections)).toEqual([]);
  });
});
