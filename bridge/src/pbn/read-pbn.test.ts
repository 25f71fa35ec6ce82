import { describe, expect, it } from 'vitest';
import { formatContract } from '../contract.ts';
import { formatPartialDeal } from '../partial-deal.ts';
import type { BoardRecord, TableResult } from '../record/hand-record.ts';
import { mostTags } from './game-reader.ts';
import { readPbn } from './read-pbn.ts';
import { writePbn } from './write-pbn.ts';

const deal = 'N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3';
const otherDeal = 'N:KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3 72.AKQ986.A8632.';

const boardsOf = (text: string): readonly BoardRecord[] => readPbn(text).record.boards;
const boardOf = (tags: string): BoardRecord => {
  const [board] = boardsOf(`[Deal "${deal}"]\n${tags}`);
  if (!board) throw new Error('There is no board.');
  return board;
};
const resultOf = (tags: string): TableResult => {
  const [result] = boardOf(tags).results;
  if (!result) throw new Error('There is no result.');
  return result;
};
const codesOf = (text: string): string[] => readPbn(text).warnings.map(({ code }) => code);
/** Of a game with a board number, so that nothing but the tag in question is missing. */
const codesWith = (tags: string): string[] => codesOf(`[Board "1"]\n[Deal "${deal}"]\n${tags}`);

describe('a game in PBN', () => {
  const { record, warnings } = readPbn(`% PBN 2.1
% EXPORT
%Creator: Scorer 3
[Event "Spring Teams"]
[Site "Harbour Club"]
[Date "1995.06.10"]
[Board "1"]
[West "West, Will"]
[North "North, Nora"]
[East "East, Emil"]
[South "South, Sue"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "${deal}"]
[Scoring "IMP"]
[Declarer "S"]
[Contract "5SX"]
[Result "9"]
[Room "Open"]
[Score "NS -300"]
[Table "4"]
`);
  const [board] = record.boards;

  it('says where it was played, and what holds for every table', () => {
    expect(board?.number).toBe(1);
    expect(board?.dealer).toBe('N');
    expect(board?.vulnerability).toBe('None');
    expect(board && formatPartialDeal(board.deal)).toBe(deal);
    expect([...(board?.tags ?? [])]).toEqual([
      ['Event', 'Spring Teams'],
      ['Site', 'Harbour Club'],
      ['Date', '1995.06.10'],
      ['Scoring', 'IMP'],
    ]);
  });

  it('says what happened at the table', () => {
    expect(board?.results).toMatchObject([
      {
        players: { W: 'West, Will', N: 'North, Nora', E: 'East, Emil', S: 'South, Sue' },
        room: 'Open',
        table: '4',
        contract: { level: 5, strain: 'S', doubling: 'X' },
        declarer: 'S',
        tricks: 9,
        scoreNS: -300,
        auction: null,
        play: null,
      },
    ]);
  });

  it('comes with what the header says of the boards, but not of the notation', () => {
    expect(record.header).toEqual(['Creator: Scorer 3']);
  });

  it('draws no warning', () => {
    expect(warnings).toEqual([]);
  });
});

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

  it('are told by the deal, not by its spelling', () => {
    const turned = 'e:KQ4.T.QJT7.A9754 J98653.2.5K.J862 AT.J7543.94.KQT3 72.AKQ986.A8632.';
    expect(boardsOf(table(1, 'a') + table(1, 'b', turned))).toHaveLength(1);
  });

  it('are of two boards where the deals differ, in the order of the file', () => {
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

  it('may take the deal over with #, as early versions allowed', () => {
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

  it('keep what could not be read of one of them to that one', () => {
    const [board] = boardsOf(`[Board "1"]\n[Deal "${deal}"]\n[Auction "N"]\n1C 1C\n\n${table(1, 'a')}`);
    expect(board?.results.map(({ sections }) => sections.has('Auction'))).toEqual([true, false]);
    expect(board?.sections.size).toBe(0);
  });

  it('are none for a board that was only dealt', () => {
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

  it('gives the fourth hand where three are known', () => {
    const three = deal.replace(/ \S+$/u, ' -');
    expect(boardsOf(`[Deal "${three}"]`).map((board) => formatPartialDeal(board.deal))).toEqual([deal]);
  });

  it('leaves out hands whose small cards are written as x, and tells', () => {
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
  ])('that %s is skipped and told', (_, value, code, message) => {
    const { record, warnings } = readPbn(`[Event "x"]\n[Board "7"]\n  [Deal "${value}"]\n`);
    expect(record.boards).toEqual([]);
    expect(warnings).toEqual([{ line: 3, column: 3, code, message }]);
  });

  it('does not stop the others where one is damaged', () => {
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

  it('come from the number of the board where they are not given', () => {
    expect(boardOf('[Board "7"]')).toMatchObject({ dealer: 'S', vulnerability: 'All' });
    expect(codesWith('')).toEqual([]);
  });

  it('come from the number where they cannot be read, which is told', () => {
    const text = `[Board "2"]\n[Dealer "Black"]\n[Vulnerable "E"]\n[Deal "${deal}"]`;
    expect(boardsOf(text)[0]).toMatchObject({ dealer: 'E', vulnerability: 'NS' });
    expect(codesOf(text)).toEqual(['unknown-dealer', 'unknown-vulnerability']);
  });

  it('let the auction say who dealt', () => {
    expect(boardOf('[Auction "W"]\n- - 1H').dealer).toBe('E');
  });

  it('are West and none where nothing tells, which is told', () => {
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

  it('that is no number stays a tag', () => {
    const board = boardOf('[Board "2-4"]');
    expect(board.number).toBeNull();
    expect(board.tags.get('Board')).toBe('2-4');
  });
});

describe('contract, declarer and result', () => {
  it.each([
    ['4H', '4H'],
    ['3N', '3NT'],
    ['5Cx', '5CX'],
    ['7SXX', '7SXX'],
    ['2NR', '2NTXX'],
    ['pass', 'Pass'],
  ])('reads the contract %j', (text, contract) => {
    const read = resultOf(`[Contract "${text}"]`).contract;
    expect(read && formatContract(read)).toBe(contract);
  });

  it.each([
    ['[Declarer "E"]\n[Result "9"]', 9],
    ['[Declarer "E"]\n[Result "EW 9"]', 9],
    ['[Declarer "E"]\n[Result "NS 4"]', 9],
    ['[Declarer "E"]\n[Result "NS 4 EW 9"]', 9],
    ['[Declarer "N"]\n[Result "EW 9 NS 4"]', 4],
    ['[Result "9"]', 9],
  ])('reads tricks from %j', (tags, tricks) => {
    expect(resultOf(`[Contract "3H"]\n${tags}`).tricks).toBe(tricks);
  });

  it.each([
    ['[Score "NS -200"]', -200],
    ['[Score "EW +200"]', -200],
    ['[Score "EW 0"]', 0],
    ['[Score "NS 420 EW -420"]', 420],
    ['[Declarer "W"]\n[Score "420"]', -420],
    ['[Declarer "S"]\n[Score "-50"]', -50],
  ])('reads the score %j', (tags, scoreNS) => {
    expect(resultOf(`[Contract "3H"]\n${tags}`).scoreNS).toBe(scoreNS);
  });

  it.each([
    ['Contract', '5Diamants', 'unknown-contract'],
    ['Declarer', 'White', 'unknown-declarer'],
    ['Result', 'C-2', 'bad-result'],
    ['Result', '14', 'bad-result'],
    ['Result', 'NS 9 EW 2', 'bad-result'],
    ['Score', '10.5', 'bad-score'],
  ])('keeps a %s of %j as a tag, and tells', (name, value, code) => {
    const tags = `[West "someone"]\n[${name} "${value}"]`;
    expect(resultOf(tags).tags.get(name)).toBe(value);
    expect(codesWith(tags)).toEqual([code]);
  });

  it.each([
    ['Declarer', '^S', { declarer: 'S' }],
    ['Result', '^9', { tricks: 9 }],
  ])('reads the irregular %s %s, and keeps its mark as a tag', (name, value, expected) => {
    const result = resultOf(`[Contract "4H"]\n[${name} "${value}"]`);
    expect(result).toMatchObject(expected);
    expect(result.tags.get(name)).toBe(value);
  });

  it('keeps a score that is not one side’s loss and the other’s gain', () => {
    const result = resultOf('[Contract "4H"]\n[Score "NS 420 EW 100"]');
    expect(result.scoreNS).toBe(420);
    expect(result.tags.get('Score')).toBe('NS 420 EW 100');
  });

  it('takes no tricks for a board that was passed out, and tells', () => {
    const tags = '[Contract "Pass"]\n[Result "1"]';
    expect(resultOf(tags)).toMatchObject({ contract: 'Pass', tricks: null });
    expect(codesWith(tags)).toEqual(['result-of-pass']);
  });

  it.each(['', '?', '-'])('does not know what is given as %j', (value) => {
    const tags = ['West', 'Declarer', 'Contract', 'Result', 'Score', 'Room', 'Event'].map(
      (name) => `[${name} "${value}"]`,
    );
    const board = boardOf(tags.join('\n'));
    expect(board.results).toEqual([]);
    expect([...board.tags]).toEqual([]);
  });

  it('keeps a room by any other name as a tag', () => {
    expect(resultOf('[Contract "4H"]\n[Room "closed"]').room).toBe('Closed');
    expect(resultOf('[Contract "4H"]\n[Room "Blue"]').tags.get('Room')).toBe('Blue');
  });
});

describe('dates', () => {
  it('are spelled as the standard has it', () => {
    expect(boardOf('[Date "1-Dec-2023"]').tags.get('Date')).toBe('2023.12.01');
  });

  it('give up the time that stands with them', () => {
    expect([...boardOf('[Date "2021-04-03 05:06"]').tags]).toEqual([
      ['Date', '2021.04.03'],
      ['Time', '05:06:00'],
    ]);
  });

  it('that cannot be read stay as they are, which is told', () => {
    expect(boardOf('[Date "14:12"]').tags.get('Date')).toBe('14:12');
    expect(codesWith('[Date "14:12"]')).toEqual(['bad-date']);
  });
});

describe('values taken over from games before', () => {
  const game = (tags: string) => `[Board "1"]\n[Deal "${deal}"]\n[Result "9"]\n${tags}\n\n`;
  const eventsOf = (...games: string[]) =>
    boardsOf(
      games.map((tags, index) => game(tags).replace('Board "1"', `Board "${index + 1}"`)).join(''),
    ).map((board) => board.tags.get('Event') ?? null);

  it('are marked with #, over games that have none', () => {
    expect(eventsOf('[Event "a"]', '', '[Event "#"]', '[Event "#"]')).toEqual(['a', null, 'a', 'a']);
  });

  it('are nothing where there is none before', () => {
    expect(eventsOf('[Event "#"]')).toEqual([null]);
  });

  it('hold for all that follow after ##, until a game has its own', () => {
    expect(eventsOf('[Event "##a"]', '', '', '[Event "b"]', '', '[Event "##c"]', '')).toEqual([
      'a',
      'a',
      'a',
      'b',
      null,
      'c',
      'c',
    ]);
  });

  it('hold for players too', () => {
    const [, second] = boardsOf(`${game('[West "##Will"]')}${game('').replace('"1"', '"2"')}`);
    expect(second?.results[0]?.players.W).toBe('Will');
  });

  it('do not stand beside the section that they open', () => {
    const board = boardOf('[Votes "##x"]\na 1');
    expect([...board.sections.keys()]).toEqual(['Votes']);
    expect([...board.tags.keys()]).toEqual([]);
  });

  it('are not what a dash and a number sign in a name mean', () => {
    expect(eventsOf('[Event "#1 event"]')).toEqual(['#1 event']);
  });
});

describe('tags, sections and comments', () => {
  it('keeps tags that are no part of the standard', () => {
    expect([...boardOf('[BCFlags "1f"]\n[__proto__ "x"]\n[constructor "y"]').tags]).toEqual([
      ['BCFlags', '1f'],
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
  });

  it('takes the first of two tags, and tells of a second that differs', () => {
    expect(boardOf('[Event "a"]\n[Event "b"]\n[Event "a"]').tags.get('Event')).toBe('a');
    expect(codesWith('[Event "a"]\n[Event "b"]\n[Event "a"]')).toEqual(['second-tag']);
  });

  it('keeps tables as lines', () => {
    const board = boardOf(
      '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\n{by hand}\nN NT  7\n  E  S 10\n',
    );
    expect(board.sections.get('OptimumResultTable')).toEqual({
      value: String.raw`Declarer;Denomination\2R;Result\2R`,
      lines: ['{by hand}', 'N NT  7', 'E  S 10'],
    });
  });

  it('keeps the data of sections that are no part of the standard', () => {
    expect(boardOf('[Votes "x"]\na 1\n%skipped\nb 2').sections.get('Votes')?.lines).toEqual(['a 1', 'b 2']);
  });

  it('closes a comment that a section leaves open', () => {
    const board = boardOf('[ScoreTable "A"]\n1 {open\n\n[Board "2"]');
    expect(board.sections.get('ScoreTable')?.lines).toEqual(['1 {open', '}']);
  });

  it('keeps comments, wherever they stand', () => {
    const text = `{one}\n\n; two\n[Deal "${deal}"] {three\r\nmore} ; four\n{  }\n\n{five}`;
    expect(boardsOf(text)[0]?.remarks).toEqual([
      { kind: 'comment', text: 'one', after: null },
      { kind: 'comment', text: 'two', after: null },
      { kind: 'comment', text: 'five', after: null },
      { kind: 'comment', text: 'three\nmore', after: 'Deal' },
      { kind: 'comment', text: 'four', after: 'Deal' },
    ]);
  });

  it('keeps lines escaped with % after the header, each after its tag', () => {
    const text = `%Creator: x\n[Board "1"]\n%one\n[Deal "${deal}"]\n[ScoreTable "A"]\n1\n% two\n2\n\n%three\n[Board "2"]\n[Deal "${deal}"]\n%\n\n%four`;
    const { record, warnings } = readPbn(text);
    expect(warnings).toEqual([]);
    expect(record.header).toEqual(['Creator: x']);
    expect(record.boards.map(({ remarks }) => remarks.map((one) => [one.kind, one.text, one.after]))).toEqual(
      [
        [
          ['escaped-line', 'one', 'Board'],
          ['escaped-line', 'two', 'ScoreTable'],
        ],
        [
          ['escaped-line', 'three', null],
          ['escaped-line', 'four', null],
        ],
      ],
    );
    expect(record.boards[0]?.sections.get('ScoreTable')?.lines).toEqual(['1', '2']);
    expect(readPbn(writePbn(record)).record).toEqual(record);
  });

  it('counts lines escaped above the first board that can be used to the header', () => {
    const { record } = readPbn(`%a\n[Board "1"]\n\n%b\n[Board "2"]\n[Deal "${deal}"]`);
    expect(record.header).toEqual(['a', 'b']);
    expect(record.boards[0]?.remarks).toEqual([]);
  });

  it('tells of lines escaped with % beyond what it keeps', () => {
    const lines = Array.from({ length: mostTags + 2 }, (_, index) => `%${index}\n`);
    const { record, warnings } = readPbn(`[Deal "${deal}"]\n[Board "1"]\n${lines.join('')}`);
    expect(record.boards[0]?.remarks).toHaveLength(mostTags);
    expect(warnings.map(({ code }) => code)).toEqual(['too-many-lines', 'too-many-lines']);
  });

  it('skips text that is no comment, and tells where it is', () => {
    const { record, warnings } = readPbn(
      `Hello there\n[Board "1"]\n[Deal "${deal}"]\nand here\n\nThe end.\n`,
    );
    expect(record.boards).toHaveLength(1);
    expect(warnings.map(({ line, code }) => [line, code])).toEqual([
      [1, 'stray-text'],
      [4, 'stray-text'],
      [6, 'stray-text'],
    ]);
  });

  it('takes no notice of the Ctrl-Z that ends old files', () => {
    expect(codesWith('\n\u001a')).toEqual([]);
  });
});

describe('files without a board', () => {
  it.each(['', '\n', '% PBN 2.1\n% EXPORT\n', '{nothing}'])('%j have none, and draw no warning', (text) => {
    expect(readPbn(text)).toEqual({ record: { header: [], boards: [] }, warnings: [] });
  });
});

describe('warnings', () => {
  it('come in the order of the file', () => {
    const { warnings } = readPbn(`[Deal "${deal}"]\n[Result "x"]\n[Dealer "x"]\nstray\n`);
    expect(warnings.map(({ line }) => line)).toEqual([1, 1, 2, 3, 4]);
  });

  it('are so many of a kind and no more, with the number of the others', () => {
    const { warnings } = readPbn('[Board "x"]\n\n'.repeat(250));
    expect(warnings).toHaveLength(101);
    expect(warnings.at(-1)).toEqual({
      line: 499,
      column: 1,
      code: 'more-warnings',
      message: 'And 150 more warnings.',
    });
  });
});
