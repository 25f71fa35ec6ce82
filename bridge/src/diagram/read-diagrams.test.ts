import { describe, expect, it } from 'vitest';
import { formatContract } from '../contract.ts';
import { readFile } from '../formats/read-file.ts';
import { formatPartialDeal } from '../partial-deal.ts';
import { unwrap } from '../result.ts';
import { corpus } from '../testing/corpus.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { readDiagrams } from './read-diagrams.ts';

const deal = 'N:AKQ2.54.T987.J32 J97.KQJ9.62.T874 T863.A87.AKQ.965 54.T632.J543.AKQ';

const compass = `
        ♠ A K Q 2
        ♥ 5 4
        ♦ 10 9 8 7
        ♣ J 3 2
♠ 5 4            ♠ J 9 7
♥ 10 6 3 2       ♥ K Q J 9
♦ J 5 4 3        ♦ 6 2
♣ A K Q          ♣ 10 8 7 4
        ♠ 10 8 6 3
        ♥ A 8 7
        ♦ A K Q
        ♣ 9 6 5
`;
const lines = 'N: AKQ2 54 T987 J32\nE: J97 KQJ9 62 T874\nS: T863 A87 AKQ 965\nW: 54 T632 J543 AKQ\n';
const column = (marks: string): string =>
  [
    ['North', 'AKQ2', '54', 'T987', 'J32'],
    ['West', '54', 'T632', 'J543', 'AKQ'],
    ['East', 'J97', 'KQJ9', '62', 'T874'],
    ['South', 'T863', 'A87', 'AKQ', '965'],
  ]
    .map(
      ([seat, ...suits]) =>
        `${seat}\n${suits.map((suit, index) => `${marks.charAt(index)} ${suit}\n`).join('')}\n`,
    )
    .join('');

const dealsOf = (text: string): string[] =>
  readDiagrams(text).record.boards.map((board) => formatPartialDeal(board.deal));

describe('a diagram', () => {
  it.each([
    ['around a compass', compass],
    ['with other symbols', compass.replaceAll('♥', '♡').replaceAll('♦', '♢').replaceAll('♠', '♠\uFE0F')],
    ['in a font that lost its columns', compass.replaceAll(/ {2,}/gu, ' ')],
    [
      'with letters and colons',
      compass.replaceAll('♠', 'S:').replaceAll('♥', 'H:').replaceAll('♦', 'D:').replaceAll('♣', 'C:'),
    ],
    ['without any marks', compass.replaceAll(/[♠♥♦♣] /gu, '')],
    ['with points beside the hands', compass.replace('♣ A K Q ', '10 ♣ A K Q')],
    ['in French', compass.replaceAll('K', 'R').replaceAll('Q', 'D').replaceAll('J', 'V')],
    ['in German', compass.replaceAll('Q', 'D').replaceAll('J', 'B')],
    ['in Dutch', compass.replaceAll('K', 'H').replaceAll('Q', 'V').replaceAll('J', 'B')],
    ['in Danish', compass.replaceAll('A', 'E').replaceAll('Q', 'D').replaceAll('J', 'B')],
    ['in Swedish', compass.replaceAll('A', 'E').replaceAll('Q', 'D').replaceAll('J', 'Kn')],
    ['in Polish', compass.replaceAll('Q', 'D').replaceAll('J', 'W')],
    [
      'in German, with letters and colons',
      compass
        .replaceAll(/ {2,}/gu, ' ')
        .replaceAll('Q', 'D')
        .replaceAll('J', 'B')
        .replaceAll('♠', 'S:')
        .replaceAll('♥', 'H:')
        .replaceAll('♦', 'D:')
        .replaceAll('♣', 'C:'),
    ],
    ['as lines with a seat', lines],
    ['as lines without a colon', lines.replaceAll(':', '')],
    ['as lines of three seats', lines.replace(/W:.*\n/u, '')],
    [
      'as lines with seats in words',
      lines.replace('N:', 'NORTH').replace('E:', 'Est').replace('S:', 'Süd').replace('W:', 'ouest'),
    ],
    ['as lines with O for East', lines.replace('E:', 'O:')],
    ['as lines with O for West', lines.replace('W:', 'O:')],
    [
      'as lines with letters',
      'North S AKQ2 H 54 D T987 C J32\nEast S J97 H KQJ9 D 62 C T874\nSouth S T863 H A87 D AKQ C 965',
    ],
    ['below each other', column('♠♥♦♣')],
    ['below each other, suits by letter', column('SHDC')],
    ['as one line of PBN', deal],
    ['in a mail', `Hi,\nwhat do you lead from ♠K here?\n${compass}\nI led ♥ A, and lost.\n`],
  ])('is read %s', (_, text) => {
    expect(dealsOf(text)).toEqual([deal]);
    expect(readDiagrams(text).warnings).toEqual([]);
  });

  it('may have clubs first, and voids in any spelling', () => {
    const text =
      'S: ♣ — ♦ A543 ♥ 2 ♠ AK876432\nW: ♣ 76 ♦ KQJ1098 ♥ 876 ♠ Q5\nN: ♣ AKQJ1098 ♦ - ♥ AKQJ109 ♠ void\n';
    expect(dealsOf(text)).toEqual(['N:.AKQJT9..AKQJT98 JT9.543.762.5432 AK876432.2.A543. Q5.876.KQJT98.76']);
  });

  it('may hold two hands only', () => {
    const text =
      'West         East\n♠ 54         ♠ J97\n♥ T632       ♥ KQJ9\n♦ J543       ♦ 62\n♣ AKQ        ♣ T874';
    expect(dealsOf(text)).toEqual(['N:- J97.KQJ9.62.T874 - 54.T632.J543.AKQ']);
  });

  it('is one board, though it is pasted twice', () => {
    expect(readDiagrams(`Board 1\n${compass}\nBoard 1\n${lines}`).record.boards).toHaveLength(1);
  });

  it('may be followed by others', () => {
    const { boards } = readDiagrams(`Board 1\n${compass}\nBoard 2\n${compass}\nBoard 3\n${lines}`).record;
    expect(boards.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('what stands around a diagram', () => {
  it.each([
    ['Board 5 · Dealer E · Vul Both\n4S by South', 5, 'E', 'All', '4S by S'],
    ['Board: 12\nDlr: W\nVul: N-S', 12, 'W', 'NS', ''],
    ['Bd 3. South deals, E/W vulnerable. 3NTx by North', 3, 'S', 'EW', '3NTX by N'],
    ['Game all, dealer North', null, 'N', 'All', ''],
    ['Love all. Dealer: South', null, 'S', 'None', ''],
    ['Neither side vulnerable, West deals', null, 'W', 'None', ''],
    ['Brett 7', 7, 'S', 'All', ''],
    ['', null, 'W', 'None', ''],
  ])('is read from %j', (heading, number, dealer, vulnerability, played) => {
    const [board] = readDiagrams(`${heading}\n${compass}`).record.boards;
    const [result] = board?.results ?? [];
    const contract = result?.contract ? `${formatContract(result.contract)} by ${result.declarer}` : '';
    expect([board?.number, board?.dealer, board?.vulnerability, contract]).toEqual([
      number,
      dealer,
      vulnerability,
      played,
    ]);
  });
});

describe('a diagram that is refused', () => {
  it.each([
    [lines.replace('J97', 'A97'), 2, 'North and East both have the ace of spades.'],
    [lines.replace('KQJ9 62', 'KQJ9 622'), 2, `East's diamonds: "2" appears twice in a suit.`],
    [lines.replace('965', '96'), 3, 'South: The hand has 12 cards, not 13.'],
    [lines.replace('J32', 'Jxx'), 1, 'North has small cards as x, and we need every card.'],
    [compass.replace('♦ 6 2', '♦ 6 F'), 6, 'East has a letter that is no card we know.'],
  ])('says where and why: %j', (text, line, message) => {
    const { record, warnings } = readDiagrams(text);
    expect(record.boards).toEqual([]);
    expect(warnings).toMatchObject([{ line, message: `A diagram was skipped: ${message}` }]);
  });

  it('says that it needs seats', () => {
    const { record, warnings } = readDiagrams(
      lines.replaceAll(/^.:/gmu, '').replaceAll(/(\S+) (\S+) (\S+) (\S+)/gu, '♠$1 ♥$2 ♦$3 ♣$4'),
    );
    expect(record.boards).toEqual([]);
    expect(warnings[0]).toMatchObject({ line: 1, code: 'no-seat' });
  });
});

describe('real diagrams', () => {
  const samples = corpus('formats/text-diagrams');

  it('are read', needsRealFiles(samples.length > 0), () => {
    expect(samples).toHaveLength(3);
    for (const { name, bytes } of samples) {
      const { format, certainty, record, warnings } = unwrap(readFile(bytes));
      expect([format, certainty], name).toEqual(['diagram', 'likely']);
      expect(record.boards, name).toHaveLength(1);
      expect(warnings, name).toEqual([]);
    }
  });
});
