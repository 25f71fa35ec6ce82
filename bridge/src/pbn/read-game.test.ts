import { describe, expect, it } from 'vitest';
import { formatPartialDeal } from '../partial-deal.ts';
import { boardOf, boardsOf, codesOf, codesWith, deal, otherDeal } from '../testing/pbn-boards.ts';
import { readPbn } from './read-pbn.ts';

describe('the tables of a board', () => {
  const table = (number: number, west: string, value = deal) =>
    `[Board "${number}"]\n[West "${west}"]\n[Deal "${value}"]\n[Contract "3NT"]\n\n`;

  it('are results of one board where number and deal are the same', () => {
    const boards = boardsOf(table(1, 'a') + table(2, 'b', otherDeal) + table(1, 'c'));
    expect(boards.map(({ number, results }) => [number, results.map(({ players }) => players.W)])).toEqual([
      [1, ['a', 'c']],
      [2, ['b']],
    ]);
  });

  it('are matched by deal, not by its spelling', () => {
    const turned = 'e:KQ4.T.QJT7.A9754 J98653.2.5K.J862 AT.J7543.94.KQT3 72.AKQ986.A8632.';
    expect(boardsOf(table(1, 'a') + table(1, 'b', turned))).toHaveLength(1);
  });

  it('are two boards if the deals differ, in the order of the file', () => {
    expect(boardsOf(table(1, 'a') + table(1, 'b', otherDeal))).toHaveLength(2);
  });

  it('may leave out the deal of the game before, with its number or without', () => {
    const [board, ...others] = boardsOf(
      `${table(1, 'a')}[West "b"]\n[Contract "4H"]\n\n[Board "1"]\n[Result "9"]\n`,
    );
    expect(others).toEqual([]);
    expect(board?.results.map(({ players, tricks }) => [players.W, tricks])).toEqual([
      ['a', null],
      ['b', null],
      [null, 9],
    ]);
  });

  it('may inherit the deal with #, as early versions allowed', () => {
    expect(boardsOf(`${table(1, 'a')}[Board "1"]\n[Deal "#"]\n[Contract "4H"]\n`)[0]?.results).toHaveLength(
      2,
    );
  });

  it('do not take the deal of another board, nor that of a board that was skipped', () => {
    expect(codesOf(`${table(1, 'a')}[Board "2"]\n[Contract "4H"]\n`)).toEqual(['no-deal']);
    expect(codesOf(`${table(1, 'a')}[Dealer "S"]\n[Contract "4H"]\n`)).toEqual(['no-deal']);
    expect(codesOf(`${table(1, 'a')}[Board "2"]\n[Deal "N:A"]\n\n[Contract "4H"]\n`)).toEqual([
      'wrong-hand-count',
      'no-deal',
    ]);
  });

  it('keep unreadable data of one table out of the others', () => {
    const [board] = boardsOf(`[Board "1"]\n[Deal "${deal}"]\n[Auction "N"]\n1C 1C\n\n${table(1, 'a')}`);
    expect(board?.results.map(({ sections }) => sections.has('Auction'))).toEqual([true, false]);
    expect(board?.sections.size).toBe(0);
  });

  it('are empty for a board that was only dealt', () => {
    expect(boardOf('[Board "1"]\n[West "?"]\n[Contract ""]').results).toEqual([]);
  });
});

describe('the deal', () => {
  it('leaves seats unknown for dashes and dots', () => {
    expect(boardsOf('[Deal "W:- QT6.KQJ95.72.AQ4 ... K83.A4.QT863.KJ7"]')[0]?.deal).toMatchObject({
      W: null,
      E: null,
    });
  });

  it('completes the fourth hand from three', () => {
    const three = deal.replace(/ \S+$/u, ' -');
    expect(boardsOf(`[Deal "${three}"]`).map((board) => formatPartialDeal(board.deal))).toEqual([deal]);
  });

  it('leaves out hands whose small cards are written as x, with a warning', () => {
    const text = '[Board "3"]\n[Deal "N:AKxxx.Qxx.xx.xxx - QT6.KQJ95.72.AQ4 -"]';
    expect(boardsOf(text)[0]?.deal).toMatchObject({ N: null, E: null, W: null });
    expect(codesOf(text)).toEqual(['spot-cards']);
  });

  it.each([
    ['has no value', '', 'no-deal', 'Board 7 was skipped: it has no deal.'],
    [
      'is all unknown',
      'N:... ... ... ...',
      'no-known-hand',
      'Board 7 was skipped: None of the four hands is known.',
    ],
    [
      'has a hand of twelve cards',
      deal.replace('72.', '7.'),
      'wrong-card-count',
      'Board 7 was skipped: North: The hand has 12 cards, not 13.',
    ],
    [
      'has a card twice',
      deal.replace('J862', 'K862'),
      'card-in-two-hands',
      'Board 7 was skipped: South and West both have the king of clubs.',
    ],
    [
      'is an end position',
      'N:A... K... Q... J...',
      'end-position',
      'Board 7 was skipped: It is an end position or a single suit, not a whole deal.',
    ],
  ])('that %s is skipped with a warning', (_, value, code, message) => {
    const { record, warnings } = readPbn(`[Event "x"]\n[Board "7"]\n  [Deal "${value}"]\n`);
    expect(record.boards).toEqual([]);
    expect(warnings).toEqual([{ line: 3, column: 3, code, message }]);
  });

  it('does not affect other boards if damaged', () => {
    const text = `[Board "1"]\n[Deal "N:x"]\n\n[Board "2"]\n[Deal "${deal}"]\n`;
    expect(boardsOf(text).map(({ number }) => number)).toEqual([2]);
  });
});

describe('dealer and vulnerability', () => {
  it.each([
    ['N', 'N'],
    ['e', 'E'],
    ['South', 'S'],
  ])('reads the dealer %j', (text, dealer) => {
    expect(boardOf(`[Dealer "${text}"]`).dealer).toBe(dealer);
  });

  it.each([
    ['None', 'None'],
    ['Love', 'None'],
    ['-', 'None'],
    ['NS', 'NS'],
    ['N-S ', 'NS'],
    ['ew', 'EW'],
    ['All', 'All'],
    ['Both ', 'All'],
  ])('reads the vulnerability %j', (text, vulnerability) => {
    expect(boardOf(`[Vulnerable "${text}"]`).vulnerability).toBe(vulnerability);
  });

  it('come from the board number by default', () => {
    expect(boardOf('[Board "7"]')).toMatchObject({ dealer: 'S', vulnerability: 'All' });
    expect(codesWith('')).toEqual([]);
  });

  it('come from the board number if unreadable, with a warning', () => {
    const text = `[Board "2"]\n[Dealer "Black"]\n[Vulnerable "E"]\n[Deal "${deal}"]`;
    expect(boardsOf(text)[0]).toMatchObject({ dealer: 'E', vulnerability: 'NS' });
    expect(codesOf(text)).toEqual(['unknown-dealer', 'unknown-vulnerability']);
  });

  it('take the dealer from the auction', () => {
    expect(boardOf('[Auction "W"]\n- - 1H').dealer).toBe('E');
  });

  it('default to West and none, with a warning', () => {
    expect(boardOf('')).toMatchObject({ dealer: 'W', vulnerability: 'None' });
    expect(codesOf(`[Deal "${deal}"]`)).toEqual(['no-dealer', 'no-vulnerability']);
  });
});

describe('the number of a board', () => {
  it.each([
    ['7', 7],
    [' 07 ', 7],
  ])('is read from %j', (text, number) => {
    expect(boardOf(`[Board "${text}"]`).number).toBe(number);
  });

  it('stays a tag if it is not a number', () => {
    const board = boardOf('[Board "2-4"]');
    expect(board.number).toBeNull();
    expect(board.tags.get('Board')).toBe('2-4');
  });
});
