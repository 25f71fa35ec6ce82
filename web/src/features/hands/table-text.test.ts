import type { TableResult } from '@bridge-review/api/hands';
import { describe, expect, it } from 'vitest';
import {
  byScore,
  comparisonText,
  madeText,
  outcomeText,
  pairText,
  shortPairText,
  surnamePairText,
  shortTableText,
  signed,
  tableText,
} from './table-text.ts';

const nobody = { N: null, E: null, S: null, W: null };
const result = (over: Partial<TableResult>): TableResult => ({
  id: 1,
  players: nobody,
  section: null,
  table: null,
  room: null,
  pairNumbers: { NS: null, EW: null },
  commentary: [],
  ownSide: null,
  contract: null,
  declarer: null,
  tricks: null,
  scoreNS: null,
  comparison: null,
  auction: null,
  play: null,
  ...over,
});

describe('a table', () => {
  it('is named by room, section and number, as far as they are known', () => {
    expect(tableText(result({ room: 'Closed' }))).toBe('Closed Room');
    expect(tableText(result({ section: 'A', table: '3' }))).toBe('Section A, Table 3');
    expect(tableText(result({}))).toBe('');
  });

  it('is named by a letter and a number where there is little room', () => {
    expect(shortTableText(result({ section: 'A', table: '3' }))).toBe('A3');
    expect(shortTableText(result({ section: 'Blue', table: '3' }))).toBe('Blue 3');
    expect(shortTableText(result({ room: 'Closed' }))).toBe('Closed');
    expect(shortTableText(result({ room: 'Open', section: 'A', table: '3' }))).toBe('Open A3');
    expect(shortTableText(result({ table: '3' }))).toBe('T3');
    expect(shortTableText(result({ section: 'A' }))).toBe('Section A');
    expect(shortTableText(result({}))).toBe('');
  });

  it('names a pair by those of whom the name is known', () => {
    expect(pairText('Ines Amsel', 'Ruth Falke')).toBe('Ines Amsel\u00a0– Ruth Falke');
    expect(pairText(null, 'Ruth Falke')).toBe('Ruth Falke');
    expect(pairText('Ines Amsel#56252', 'Ruth  Falke (77)')).toBe('Ines Amsel\u00a0– Ruth Falke');
    expect(pairText(null, null)).toBe('');
    expect(shortPairText('Ines Amsel#56252', 'Ruth van  Falke (77)')).toBe('I. Amsel\u00a0– R. Falke');
    expect(shortPairText(null, 'Ruth')).toBe('Ruth');
    expect(surnamePairText('Ines Amsel#56252', 'Ruth van  Falke (77)')).toBe('Amsel–Falke');
    expect(surnamePairText(null, 'Ruth')).toBe('Ruth');
    expect(surnamePairText('Oona Kestrel-Nightingale', 'Ruth Falke')).toBe('Kestrel-N.–Falke');
  });

  it.each([
    ['4HX', 10, '='],
    ['3NT', 11, '+2'],
    ['6S', 9, '−3'],
    ['Pass', null, ''],
    ['4H', null, ''],
    [null, 7, ''],
  ] as const)('%s with %s tricks came out as %j', (contract, tricks, words) => {
    expect(outcomeText({ contract, tricks })).toBe(words);
  });

  it.each([
    [9, 'down 1', 'down 1'],
    [10, 'made exactly', 'made'],
    [11, 'made with 1 overtrick', 'made +1'],
    [null, '', ''],
  ] as const)('says of %s tricks in 4♠ what became of it', (tricks, long, short) => {
    expect([madeText({ contract: '4S', tricks }), madeText({ contract: '4S', tricks }, 'short')]).toEqual([
      long,
      short,
    ]);
  });

  it('writes figures with a sign, and a true minus', () => {
    expect([signed(420), signed(-50), signed(0), signed(-1.25, 1)]).toEqual(['+420', '−50', '0', '−1.3']);
    expect(comparisonText({ unit: 'percent', ns: 62.5 })).toBe('62.5%');
    expect(comparisonText({ unit: 'percent', ns: 50 })).toBe('50%');
    expect(comparisonText({ unit: 'imps', ns: -3 })).toBe('−3');
  });

  it('stands by what it won against the others, else by its score, else last', () => {
    const tables = [
      result({ id: 1, scoreNS: null }),
      result({ id: 2, scoreNS: -50 }),
      result({ id: 3, scoreNS: 420 }),
      result({ id: 4, scoreNS: 420 }),
    ];
    expect(tables.sort(byScore).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
  });
});
