import { describe, expect, it } from 'vitest';
import { readPbn } from './read-pbn.ts';

const deal = '[Deal "N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3"]';
const board = `[Board "1"]\n[Dealer "N"]\n${deal}\n[Declarer "S"]\n[Contract "5SX"]`;

const read = (text: string, strict: boolean) =>
  readPbn(`${board}\n${text}`, { strict }).warnings.map(({ code }) => code);

describe('strict mode', () => {
  it.each([
    ['a nonstandard tag', '[Zebra "z"]', 'unknown-tag'],
    ['a tab in a value', '[Event "a\tb"]', 'control-character'],
    ['the same tag twice', '[Event "a"]\n[Event "a"]', 'second-tag'],
    ['a line that is too long', `{${'x'.repeat(254)}}`, 'long-line'],
    ['an invalid round', '[Round "-1"]', 'bad-round'],
    ['an unknown scoring', '[Scoring "IMP;Magic"]', 'unknown-scoring'],
    ['IMPs that are not a number', '[ScoreIMP "10. 10"]', 'bad-score'],
    ['matchpoints that are not a number', '[ScoreMP "a"]', 'bad-score'],
    ['more than 100%', '[ScorePercentage "NS 101"]', 'bad-score'],
    ['less than 0%', '[ScorePercentage "-10"]', 'bad-score'],
    ['a rubber score without a line', '[ScoreRubber "300"]', 'bad-score'],
    ['a par score without a side', '[OptimumScore "100"]', 'bad-score'],
    ['an incomplete rubber history', '[ScoreRubberHistory "NS 0"]', 'bad-score'],
    [
      'a rubber history that contradicts the vulnerability',
      '[Vulnerable "All"]\n[ScoreRubberHistory "NS 0/0 EW 0/0"]',
      'rubber-vulnerability',
    ],
    ['a nonstandard spelling of a call', '[Auction "N"]\n1N *', 'call-spelling'],
    ['a second suffix', '[Auction "N"]\n1C !!! *', 'second-suffix'],
    ['a glyph that repeats the suffix', '[Auction "N"]\n1C ! $2 *', 'second-glyph'],
    ['a suffix that repeats the glyph', '[Auction "N"]\n1C $2 ! *', 'second-glyph'],
    ['a glyph for cards on a call', '[Auction "N"]\n1C $7 *', 'misplaced-glyph'],
    ['a glyph for calls on a card', '[Play "W"]\nCK $13 *', 'misplaced-glyph'],
    ['a note beyond the thirty-second', '[Auction "N"]\n1C =33= *', 'note-number'],
    ['a missing note', '[Auction "N"]\n1C =1= *', 'missing-note'],
    ['an unused note', '[Auction "N"]\n1C *\n[Note "1:x"]', 'unused-note'],
    ['an invalid column', '[OwnTable "A\\L"]', 'bad-column'],
    ['a row that is too short', '[ActionTable "A;B"]\n1 2 3', 'short-row'],
    ['a cell that is a bracket', '[ActionTable "A"]\n]', 'bad-cell'],
    ['a comment among the rows', '[ActionTable "A"]\n1 ; one', 'comment-in-table'],
    ['rows out of order', '[ActionTable "+A;-B"]\n2 1\n1 1\n1 0', 'table-order'],
  ])('warns about %s, which is otherwise allowed', (_, text, code) => {
    expect(read(text, true)).toContain(code);
    expect(read(text, false)).not.toContain(code);
  });

  it('accepts insufficient bids that are marked so', () => {
    expect(read('[Auction "N"]\n2C ^I 1C ^I 1D AP', true)).not.toContain('sufficient-bid');
  });

  it('warns about a sufficient bid marked as insufficient', () => {
    expect(read('[Auction "N"]\n1C ^I 2C AP', true)).toContain('sufficient-bid');
  });

  it('warns about a value that cannot be inherited', () => {
    expect(
      readPbn(`${board}\n\n${board.replace('[Dealer "N"]', '[Dealer "#"]')}`, { strict: true }).warnings,
    ).toMatchObject([{ line: 8, code: 'never-inherited' }]);
  });

  it('warns about a note outside auction and play', () => {
    expect(readPbn(`[Note "1:x"]\n${board}`, { strict: true }).warnings).toMatchObject([
      { code: 'misplaced-note' },
    ]);
  });

  it('warns about a regular declarer or result marked as irregular', () => {
    const irregular = board.replace('"S"', '"^S"');
    expect(
      readPbn(`${irregular}\n[Auction "N"]\n1H 2C 2S 4C 5H X 5S X AP`, { strict: true }).warnings,
    ).toMatchObject([{ line: 4, code: 'not-irregular' }]);
    expect(read('[Result "^9"]\n[Play "W"]\nCK S2 C5 C2\n*', true)).toEqual(['not-irregular']);
  });

  it.each([
    ['[Dealer "N"]', '[Auction "N"]\n1H *', 'no-dealer-before'],
    ['[Declarer "S"]', '[Play "W"]\nCK *', 'incomplete-before-play'],
    ['[Contract "5SX"]', '[Play "W"]\nCK *', 'incomplete-before-play'],
  ])('warns if %s is missing before a section', (tag, section, code) => {
    expect(
      readPbn(`${board.replace(tag, '')}${section}`.replaceAll('\n\n', '\n'), { strict: true }).warnings,
    ).toMatchObject([{ code }]);
  });

  it('accepts a correct file', () => {
    const text = `[Event "a"]\n[Round "1.A.2"]\n[Scoring "MP;MP1"]\n[ScoreRubber "EW 300/40 NS 50 / 70"]\n[ScorePercentage "EW 50. NS 50.0"]
[OptimumScore "NS -100"]\n[Vulnerable "NS"]\n[ScoreRubberHistory "NS 0 0 / 100 0 EW 0 0 / 0 0"]
[Auction "N"]\n1H ! $25 2C 2S =1= 4C\n5H X 5S X\nAP\n[Note "1:six"]
[Play "W"]\nCK =1=! $14 S2 C5 C2\n*\n[Note "1:top"]
[ScoreTable "-Rank\\2R;+Score_NS;Names\\20"]\n{the best}\n 1 420 "a;b"\n 2 400 -\n`;
    expect(read(text, true)).toEqual([]);
  });
});
