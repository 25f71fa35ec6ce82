import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardNumber } from '../board.ts';
import { parseDeal } from '../deal.ts';
import { unwrap } from '../result.ts';
import { anyGame } from '../testing/any-game.ts';
import type { Remark, Section, TablePlay } from './hand-record.ts';
import { mergeTableRecords, isEmptyTable, splitBoards, type TableRecord } from './table-records.ts';

const nobody: TablePlay = {
  players: { N: null, E: null, S: null, W: null },
  section: null,
  table: null,
  room: null,
  contract: null,
  declarer: null,
  tricks: null,
  scoreNS: null,
  auction: null,
  play: null,
};

const game = (changes: Partial<TableRecord>, tags: Record<string, string> = {}): TableRecord => ({
  number: unwrap(boardNumber(1)),
  deal: unwrap(parseDeal('N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 -')),
  dealer: 'N',
  vulnerability: 'None',
  tags: new Map(Object.entries(tags)),
  sections: new Map(),
  remarks: [],
  table: null,
  ...changes,
});

const said = (text: string): Remark => ({ kind: 'comment', text, after: null });

const at = (table: string): TablePlay => ({ ...nobody, table });

describe('games of one file', () => {
  it('are one board if number and deal are equal', () => {
    const boards = mergeTableRecords([game({ table: at('1') }), game({ table: at('2') })]);
    expect(boards).toHaveLength(1);
    expect(boards[0]?.results.map((result) => result.table)).toEqual(['1', '2']);
  });

  it('are several boards if the deals differ, in the order of the file', () => {
    const deal = unwrap(parseDeal('E:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 -'));
    const boards = mergeTableRecords([
      game({ table: at('1') }),
      game({ deal, table: at('2') }),
      game({ table: at('3') }),
    ]);
    expect(boards.map((board) => board.results.map((result) => result.table))).toEqual([['1', '3'], ['2']]);
  });

  it('are several boards if the numbers or titles differ', () => {
    const labelled = (label: string): TableRecord => game({ number: null }, { Board: label });
    expect(mergeTableRecords([game({}), game({ number: unwrap(boardNumber(2)) })])).toHaveLength(2);
    expect(mergeTableRecords([labelled('1-1'), labelled('1-2'), labelled('1-1')])).toHaveLength(2);
  });

  it('share equal tags, and keep differing ones per table', () => {
    const [board] = mergeTableRecords([
      game({ table: at('1') }, { Event: 'Cup', Round: '1', ScoreIMP: '3' }),
      game({ table: at('2') }, { Event: 'Cup', Round: '2', ScoreIMP: '3' }),
    ]);
    expect(board?.tags).toEqual(
      new Map([
        ['Event', 'Cup'],
        ['Round', '1'],
      ]),
    );
    expect(board?.results[0]?.tags).toEqual(new Map([['ScoreIMP', '3']]));
    expect(board?.results[1]?.tags).toEqual(
      new Map([
        ['Round', '2'],
        ['ScoreIMP', '3'],
      ]),
    );
  });

  it('have no result if the board was only dealt', () => {
    expect(mergeTableRecords([game({ remarks: [said('Plan the play.')] })])).toMatchObject([
      { remarks: [said('Plan the play.')], results: [] },
    ]);
  });

  it('merge back into the boards they were split from', () => {
    const anySection: fc.Arbitrary<Section> = fc.record({
      value: fc.constantFrom('', 'Rank'),
      lines: fc.array(fc.constantFrom('1', '2'), { maxLength: 2 }),
    });
    const few = fc.array(
      fc.record({
        tags: fc.uniqueArray(fc.constantFrom('Event', 'Round', 'ScoreIMP', 'Time', 'Mine')),
        values: fc.array(fc.constantFrom('a', 'b'), { minLength: 5, maxLength: 5 }),
        sections: fc.dictionary(fc.constantFrom('ScoreTable', 'PlayTimeTable', 'Other'), anySection),
        remarks: fc.uniqueArray(fc.constantFrom('one', 'two')).map((texts) => texts.map(said)),
        table: fc.constantFrom(null, '1', '2'),
        number: fc.constantFrom(1, 2),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(few, (all) => {
        const games = all.map(({ tags, values, sections, remarks, table, number }) =>
          game(
            {
              number: unwrap(boardNumber(number)),
              sections: new Map(Object.entries(sections)),
              remarks,
              table: table && at(table),
            },
            Object.fromEntries(tags.map((name, index) => [name, values[index] ?? ''])),
          ),
        );
        const boards = mergeTableRecords(games);
        expect(mergeTableRecords(splitBoards(boards))).toEqual(boards);
      }),
      { numRuns: 1000 },
    );
  });

  it('merge back with any content', () => {
    fc.assert(
      fc.property(fc.array(anyGame, { maxLength: 5 }), (games) => {
        const boards = mergeTableRecords(games);
        expect(mergeTableRecords(splitBoards(boards))).toEqual(boards);
      }),
    );
  });
});

describe('a table', () => {
  it('is empty until something is known about it', () => {
    expect(isEmptyTable(nobody)).toBe(true);
    expect(isEmptyTable({ ...nobody, contract: 'Pass' })).toBe(false);
    expect(isEmptyTable({ ...nobody, scoreNS: 0 })).toBe(false);
    expect(isEmptyTable({ ...nobody, tricks: 0 })).toBe(false);
    expect(isEmptyTable({ ...nobody, players: { ...nobody.players, W: 'Ann' } })).toBe(false);
  });
});
