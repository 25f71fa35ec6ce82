import { describe, expect, it } from 'vitest';
import { isColumn, parseTable } from './table.ts';

describe('parseTable', () => {
  it('reads columns with their order, width and alignment', () => {
    expect(
      parseTable({ value: String.raw`-Rank\3R;+Score;Names\20;Contract\5L`, lines: [] }).columns,
    ).toEqual([
      { name: 'Rank', order: 'ascending', width: 3, align: 'right' },
      { name: 'Score', order: 'descending', width: null, align: null },
      { name: 'Names', order: null, width: 20, align: null },
      { name: 'Contract', order: null, width: 5, align: 'left' },
    ]);
  });

  it('reads cells that are words, or strings in quotes', () => {
    const lines = ['1 "Ann Bee;Cy Dee" 3NT', '2 "say \\"hi\\"" -'];
    expect(parseTable({ value: 'Rank;Names;Contract', lines }).rows).toEqual([
      ['1', 'Ann Bee;Cy Dee', '3NT'],
      ['2', 'say "hi"', '-'],
    ]);
  });

  it('lets rows span lines, as import format allows', () => {
    expect(parseTable({ value: 'A;B', lines: ['1 2 3', '4 5'] })).toMatchObject({
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
      rest: ['5'],
    });
  });

  it('leaves comments out', () => {
    expect(parseTable({ value: 'A', lines: ['{only the best', 'two}', '; or so', '1', '2'] }).rows).toEqual([
      ['1'],
      ['2'],
    ]);
  });

  it('reads an unclosed string or comment to the end', () => {
    expect(parseTable({ value: 'A', lines: ['"one', '{two'] }).rows).toEqual([['one']]);
  });
});

describe('isColumn', () => {
  it.each(['Rank', '', '+Rank', String.raw`Call\4L`, String.raw`Call\12`])('takes %j', (text) => {
    expect(isColumn(text)).toBe(true);
  });

  it.each([String.raw`Call\ `, String.raw`Call\L`, String.raw`Call\4X`, String.raw`Call\4L\2`])(
    'refuses %j',
    (text) => {
      expect(isColumn(text)).toBe(false);
    },
  );
});
