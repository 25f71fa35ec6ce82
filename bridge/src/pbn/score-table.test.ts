import { describe, expect, it } from 'vitest';
import { formatContract } from '../contract.ts';
import { unwrap } from '../result.ts';
import { decodeText } from '../record/decode-text.ts';
import type { ResultRecord } from '../record/hand-record.ts';
import { corpus } from '../testing/corpus.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { deal } from '../testing/pbn-boards.ts';
import { readPbn } from './read-pbn.ts';
import { writePbn } from './write-pbn.ts';

const totals = String.raw`[TotalScoreTable "Rank\1R;PairId\1R;Direction\5R;TotalPercentage\5R;Names\42L"]
1 1 "N-S" 61.00 "Ada Lark - Ben Wren"
2 2 "E-W" 55.00 "Cleo Rook;Dan Tern"
3 2 "N-S" 50.00 "Eve Jay - Finn Crane"`;

const withTable = (columns: string, rows: string, before = ''): string =>
  `[Board "1"]\n[Deal "${deal}"]\n${before && `${before}\n`}[ScoreTable "${columns}"]\n${rows}\n`;

const resultsOf = (text: string): readonly ResultRecord[] =>
  readPbn(text).record.boards.flatMap(({ results }) => results);

const columns = String.raw`Section\1L;Table\1R;Round\2R;PairId_NS\2R;PairId_EW\2R;Contract\4L;Declarer\1R;Result\2R;Lead\3L;Score_NS\6R;Score_EW\6R;MP_NS\4R;MP_EW\4R`;
const rows = `A 1 3 1 2 4H   N 11 C5  "450"      -  2.0 -2.0
A 2 3 2 2 3NX  E  7 S3  "300"      -  0.0  0.0
A 3 3 3 5 PASS -  - -      "0"      - -1.0  1.0
A 4 3 6 - -    -  - -    "Bye"  "Bye" -1.0    -`;
const text = withTable(columns, rows, totals);

describe('a table of results', () => {
  it('gives a result for each row that was played', () => {
    const results = resultsOf(text);
    expect(
      results.map(({ contract, declarer, tricks, scoreNS, section, table }) => [
        contract && formatContract(contract),
        declarer,
        tricks,
        scoreNS,
        section,
        table,
      ]),
    ).toEqual([
      ['4H', 'N', 11, 450, 'A', '1'],
      ['3NTX', 'E', 7, 300, 'A', '2'],
      ['Pass', null, null, 0, 'A', '3'],
    ]);
    expect(readPbn(text).warnings).toEqual([]);
  });

  it('gives adjusted scores in percent, by their column or by their letters', () => {
    const columnsNS = 'PairId_NS;PairId_EW;Contract;Score_NS;Score_EW;Percentage_NS;Percentage_EW';
    const adjusted = resultsOf(
      withTable(
        columnsNS,
        '1 2 - A+ A- 55 45\n3 4 - "A+" "A+" - -\n5 6 - A70 A40 - -\n5 6 - "40%" 60% - -\n7 - - Bye Bye - -',
      ),
    );
    expect(
      adjusted.map(({ contract, scoreNS, tags }) => [contract, scoreNS, tags.get('ScoreAdjusted')]),
    ).toEqual([
      [null, null, 'NS 55 EW 45'],
      [null, null, 'NS 60 EW 60'],
      [null, null, 'NS 70 EW 40'],
      [null, null, 'NS 40 EW 60'],
    ]);
  });

  it('names the pairs by number and direction', () => {
    const [first, second, third] = resultsOf(text).map(({ players }) => players);
    expect(first).toEqual({ N: 'Ada Lark', S: 'Ben Wren', E: 'Cleo Rook', W: 'Dan Tern' });
    expect(second).toMatchObject({ N: 'Eve Jay', S: 'Finn Crane' });
    expect(third).toEqual({ N: null, E: null, S: null, W: null });
  });

  it('names players of an individual, and takes names that stand in the row', () => {
    const players = '[TotalScoreTable "PlayerId;Name"]\n7 "Ada Lark"\n8 "Ben Wren"';
    const individual = 'PlayerId_North;PlayerId_South;PlayerId_East;Contract;Declarer;Result';
    expect(resultsOf(withTable(individual, '7 8 9 4H N 10', players))[0]?.players).toEqual({
      N: 'Ada Lark',
      S: 'Ben Wren',
      E: null,
      W: null,
    });
    const inRow = resultsOf(
      withTable('Names_NS;Names_EW;Contract;Declarer;Result', '"A B - C D" "E & F" 4H N 10'),
    );
    expect(inRow[0]?.players).toEqual({ N: 'A B', S: 'C D', E: 'E', W: 'F' });
  });

  it('keeps a name with a hyphen whole where a list has one name', () => {
    const list = '[TotalScoreTable "PairId;Names"]\n1 "Anne-Mae Lark"\n2 "Ben Wren"';
    const [first] = resultsOf(withTable('PairId_NS;PairId_EW;Contract;Declarer;Result', '1 2 4H N 10', list));
    expect(first?.players).toEqual({ N: 'Anne-Mae Lark', S: null, E: 'Ben Wren', W: null });
  });

  it('takes names without quotes, of surnames with blanks in them', () => {
    const names = (row: string) =>
      resultsOf(withTable(String.raw`Contract\4L;Declarer;Result\2R;Names_NS\13;Names_EW`, row)).map(
        ({ players: { N, S, E, W } }) => [N, S, E, W],
      )[0];
    expect(names('4H   N 10 Lark-Wren     Rook-Tern')).toEqual(['Lark', 'Wren', 'Rook', 'Tern']);
    expect(names('4H   N 10 Van Lark-Wren Rook-de Tern')).toEqual(['Van Lark', 'Wren', 'Rook', 'de Tern']);
    expect(names('4H   N 10 Lark-de Wren  Van Rook-Tern')).toEqual(['Lark', 'de Wren', 'Van Rook', 'Tern']);
    expect(names('4H   N 10 Al Lark-Wrens Van Rook-Tern')).toEqual(['Al Lark', 'Wrens', 'Van Rook', 'Tern']);
    expect(names('4H   N 10 Al Larkin-de Wren Van Rook-Tern')).toEqual([null, null, null, null]);
    expect(names('4H   N 10 Ash-Lark-Wren Rook-Tern')).toEqual(['Ash-Lark-Wren', null, 'Rook', 'Tern']);
  });

  it('keeps pair numbers, round, matchpoints and the lead', () => {
    const [first] = resultsOf(text);
    expect([...(first?.tags ?? [])]).toEqual([
      ['Round', '3'],
      ['PairNS', '1'],
      ['PairEW', '2'],
      ['ScoreMP', 'NS 2.0 EW -2.0'],
    ]);
    expect(first?.play?.play).toEqual({ leader: 'E', tricks: [{ N: null, E: 'C5', S: null, W: null }] });
  });

  it.each([
    ['3H N 10 CK', ['impossible-lead']],
    ['9H N 10 -', ['unknown-contract']],
    ['3H Q 10 -', ['unknown-declarer']],
    ['3H N 14 -', ['bad-result']],
    ['3H N', ['bad-row']],
  ])('names the row %j that is wrong', (row, codes) => {
    const { warnings } = readPbn(withTable('Contract;Declarer;Result;Lead', `4H N 10 C5\n${row}`));
    expect(warnings.map(({ code }) => code)).toEqual(codes);
    expect(warnings[0]).toMatchObject({ line: 3, message: /^Row 2 of the results of board 1: /u });
  });

  it('names a row whose score is not that of its result', () => {
    const { warnings } = readPbn(withTable('Contract;Declarer;Result;Score_NS', '4H N 10 430'));
    expect(warnings).toMatchObject([
      {
        code: 'other-score',
        message:
          'Row 1 of the results of board 1: It has a score of 430 for North-South, and the result is worth 420.',
      },
    ]);
  });

  it('reads cells that touch, and rows that run over lines', () => {
    const touching = resultsOf(withTable(String.raw`Contract\4L;Declarer\1R;Result\2R`, '4HXXN 10'));
    expect(touching[0]?.contract && formatContract(touching[0].contract)).toBe('4HXX');
    expect(resultsOf(withTable('Contract;Declarer;Result', '4H N\n10 3H\nE 9'))).toHaveLength(2);
  });

  it('never cuts a character of a cell that is too wide', () => {
    const [first] = resultsOf(withTable(String.raw`PairId_NS\2R;PairId_EW\2R;Contract`, '3\u{10000}4 4H'));
    expect(first?.tags.get('PairNS')).toBe('3\u{10000}');
  });

  it('tells of leads that cannot be in one warning', () => {
    const { warnings } = readPbn(
      withTable('Contract;Declarer;Result;Lead', '4H N 10 CK\n4H N 10 C5\n4H N 9 CK'),
    );
    expect(warnings.map(({ message }) => message)).toEqual([
      'Row 1 of the results of board 1: East cannot lead CK; the lead was left out. 1 more lead is like this.',
    ]);
  });

  it('gives no results for a list of how often a score came', () => {
    expect(resultsOf(withTable('Rank;Percentage_NS;Score_NS;Multiplicity', '1 99.4 500 2'))).toEqual([]);
  });

  it('leaves a board that has games of its own as it is', () => {
    const own = `[Board "1"]\n[Deal "${deal}"]\n[Contract "4H"]\n[Declarer "N"]\n[Result "9"]\n[ScoreTable "Contract;Declarer;Result"]\n4H N 10\n`;
    expect(resultsOf(own).map(({ tricks }) => tricks)).toEqual([9]);
  });

  it('is written as it was, and its results are not written again', () => {
    const { record } = readPbn(text);
    const written = writePbn(record);
    expect(written.match(/\[Board /gu)).toHaveLength(1);
    expect(readPbn(written).record).toEqual(record);
  });

  it('is written with games where a result was changed since', () => {
    const { record } = readPbn(text);
    const [board] = record.boards;
    const [first, ...others] = board?.results ?? [];
    const changed = { ...record, boards: [{ ...board!, results: [{ ...first!, tricks: null }, ...others] }] };
    expect(resultsOf(writePbn(changed)).map(({ tricks }) => tricks)).toEqual([null, 7, null]);
  });
});

describe('tables of results in real files', () => {
  const samples = [...corpus('pbn'), ...corpus('formats/pbn-score-tables')].filter(({ name }) =>
    /jrbridge|ruter71|rkcb__pbnparser__(?:indi|test2|butler2)/u.test(name),
  );

  it('are worth what they say, but for rows that are named', needsRealFiles(samples.length > 0), () => {
    const found = samples.map(({ name, bytes }) => {
      const { record, warnings } = readPbn(unwrap(decodeText(bytes)).text);
      const results = record.boards.flatMap((board) => board.results);
      const named = results.filter(({ players }) => players.N !== null && players.W !== null);
      const codes = warnings.map(({ code }) => code).filter((code) => code !== 'no-deal');
      return [name.replace(/^.*__/u, ''), results.length, named.length, codes.join(' ')];
    });
    expect(Object.fromEntries(found.map(([name, ...rest]) => [name, rest]))).toEqual({
      'pairs.pbn': [252, 252, 'impossible-lead'],
      'teams-sub.pbn': [336, 336, 'impossible-lead'],
      'teams.pbn': [0, 0, ''],
      'ruter71.pbn': [168, 168, 'impossible-lead'],
      'butler2.pbn': [0, 0, ''],
      'indi.pbn': [744, 744, 'impossible-lead'],
      'test2.pbn': [1188, 1188, 'impossible-lead'],
    });
  });
});
