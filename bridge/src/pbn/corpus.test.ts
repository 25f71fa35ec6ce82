/**
 * Real files, which are not part of this project: read from beside it if present, else skipped. Their manifest
 * says how many deals each has. Only their line numbers are used here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Budget } from '../record/budget.ts';
import { decodeText } from '../record/decode-text.ts';
import { Report } from '../record/report.ts';
import { unwrap } from '../result.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { GameReader } from './game-reader.ts';
import { GameInterpreter } from './read-game.ts';
import { readPbn, readPbnCounting } from './read-pbn.ts';
import { writePbn } from './write-pbn.ts';

const folder = new URL('../../../../shared/data/', import.meta.url);
const isHere = existsSync(new URL('MANIFEST.tsv', folder));
if (!isHere) process.stderr.write('Skipped: the folder of real files is not beside this project.\n');

const files = isHere
  ? readFileSync(new URL('MANIFEST.tsv', folder), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([, kind]) => kind === 'pbn')
      .map(([name = '', , , , , , , deals = '']) => ({ name, deals: Number(deals) }))
  : [];

const textOf = (name: string): string =>
  unwrap(decodeText(readFileSync(new URL(`pbn/${encodeURIComponent(name)}`, folder)))).text;

const textEndingWith = (ending: string): string =>
  textOf(files.find(({ name }) => name.endsWith(ending))?.name ?? '');

describe('real files', needsRealFiles(isHere), () => {
  it('are all present', () => {
    expect(files.length).toBeGreaterThan(80);
  });

  it.each(files)('have a game or a warning for each of their deals: $name', ({ name, deals }) => {
    const text = textOf(name);
    const report = new Report(text);
    const reader = new GameReader(text, report, new Budget(text.length));
    const interpreter = new GameInterpreter(text, report, new Budget(text.length));
    const count = { games: 0, deals: 0, used: 0 };
    for (let game = reader.next(); game; game = reader.next()) {
      count.games++;
      if (game.tags.some((tag) => tag.name === 'Deal')) count.deals++;
      if (interpreter.read(game)) count.used++;
    }
    const skipped = report.warnings.filter(({ message }) =>
      /^(?:Board|A game).* was skipped: /u.test(message),
    ).length;
    expect(count.deals).toBe(deals);
    expect(skipped).toBe(count.games - count.used);
  });

  it.each(files)('read back the same after writing: $name', ({ name }) => {
    const { record } = readPbn(textOf(name));
    expect(readPbn(writePbn(record)).record).toEqual(record);
  });

  it.each(files)('are scanned only a few times: $name', ({ name }) => {
    const text = textOf(name);
    expect(readPbnCounting(text).cost.looked).toBeLessThanOrEqual(3 * text.length);
  });

  it('contain this many boards, results, auctions and plays in total', () => {
    const all = files.flatMap(({ name }) => readPbn(textOf(name)).record.boards);
    const results = all.flatMap((board) => board.results);
    expect({
      boards: all.length,
      results: results.length,
      auctions: results.filter(({ auction }) => auction !== null).length,
      plays: results.filter(({ play }) => play !== null).length,
    }).toEqual({ boards: 5062, results: 14130, auctions: 10856, plays: 13007 });
  });

  it('have a readable dealer, vulnerability and contract, except in the error samples', () => {
    const unread = [
      'unknown-dealer',
      'unknown-vulnerability',
      'unknown-contract',
      'unknown-declarer',
      'bad-result',
      'bad-score',
    ];
    for (const { name } of files.filter((file) => !file.name.includes('errors_'))) {
      expect(readPbn(textOf(name)).warnings.filter(({ code }) => unread.includes(code))).toEqual([]);
    }
  });
});

/** Real faults of these games that the standard's verifier accepts, since it does not require a complete deal. */
const trueOfCorrect = ['no-deal', 'end-position', 'irregular-auction', 'no-dealer', 'no-vulnerability'];

describe('the test files of the standard', needsRealFiles(isHere), () => {
  it.each(['correct_10.pbn', 'correct_20.pbn', 'correct_21.pbn'])('have no faults in %s', (ending) => {
    const { warnings } = readPbn(textEndingWith(ending), { strict: true });
    expect(warnings.filter(({ code }) => !trueOfCorrect.includes(code))).toEqual([]);
  });

  it.each([
    ['errors_10.pbn', faultsOf10()],
    ['errors_20.pbn', faultsOf20()],
    ['errors_21.pbn', { 'bad-score': [7, 11] }],
  ])('have the faults that its verifier finds in %s', (ending, faults) => {
    const { warnings } = readPbn(textEndingWith(ending), { strict: true });
    const found: Record<string, number[]> = {};
    for (const { code, line } of warnings) if (!trueOfCorrect.includes(code)) (found[code] ??= []).push(line);
    expect(found).toEqual(faults);
  });
});

/** Code by code, the lines on which each fault begins. */
function faultsOf10(): Record<string, number[]> {
  return {
    'unknown-tag': [7],
    'missing-value': [11],
    'unquoted-value': [15],
    'control-character': [19, 828],
    'bad-round': [23, 27],
    'bad-date': [31, 35],
    'unknown-dealer': [39],
    'unknown-vulnerability': [43],
    'unknown-card': [47, 405, 408, 411, 912, 914],
    'card-in-two-hands': [51],
    'wrong-card-count': [55, 59, 63, 71],
    'deal-spacing': [67],
    'no-known-hand': [75],
    'unknown-declarer': [79],
    'contract-spelling': [83, 87],
    'bad-result': [91, 636],
    'stray-text': [95],
    'misplaced-note': [98],
    'no-dealer-before': [102],
    'incomplete-before-play': [108, 114, 120],
    'second-tag': [127],
    'wrong-first-caller': [156, 165],
    'call-spelling': [177, 186],
    'unknown-call': [177],
    'insufficient-bid': [195],
    'inadmissible-double': [204],
    'inadmissible-redouble': [214],
    'second-suffix': [223, 226, 340, 343],
    'second-glyph': [229, 232, 346, 349, 654],
    'misplaced-glyph': [235, 361, 663, 670],
    'unknown-glyph': [238, 363],
    'unknown-annotation': [241, 244, 366, 368],
    'note-number': [247, 381, 522, 522],
    'missing-note': [250, 250, 384, 384, 564],
    'second-note': [250, 384],
    'missing-passes': [260, 268],
    'not-irregular': [274, 423, 429, 432, 435, 438, 450, 462, 474, 486, 597],
    'contract-differs': [283, 290, 298, 306, 314],
    revoke: [328],
    'card-played-twice': [387],
    'card-not-held': [390],
    'second-mark': [429, 432, 435],
    'result-of-pass': [495],
    'result-without-declarer': [499],
    'unused-note': [522, 562],
    'sufficient-bid': [601],
    'result-differs': [690, 934],
    'never-inherited': [772, 773, 774, 775, 776, 777, 779],
    'bad-score': [784, 785, 786, 787, 791, 792, 793, 794, 798, 799, 800, 801, 805, 806, 807, 808, 812],
    'long-line': [817, 820, 825, 955],
    'unknown-scoring': [833],
    'bad-note': [875, 877, 879, 881, 883],
    'missing-quote': [955, 957],
  };
}

function faultsOf20(): Record<string, number[]> {
  return {
    'unknown-scoring': [7, 10],
    'rubber-vulnerability': [15, 18, 23, 26],
    'second-end': [40, 66],
    'card-after-plus': [53],
    'call-after-end': [79, 92],
    'missing-passes': [88],
    'missing-quote': [97, 100],
    'bad-column': [97, 100, 103],
    'comment-in-table': [107, 124],
    'bad-cell': [112, 116, 120],
    'stray-bracket': [117],
    'short-row': [124, 133],
    'table-order': [155, 171],
  };
}
