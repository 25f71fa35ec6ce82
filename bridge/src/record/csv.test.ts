import { describe, expect, it } from 'vitest';
import { csvRows } from './csv.ts';

const rowsOf = (text: string): (readonly string[])[] => [...csvRows(text)].map(({ cells }) => cells);

describe('csvRows', () => {
  it.each([
    [
      '1,2\r\n3,4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['\uFEFFa,b', [['a', 'b']]],
    ['"a, b","c\nd"', [['a, b', 'c\nd']]],
    ['"say ""hi"""', [['say "hi"']]],
    ['a;b;"c;d"', [['a', 'b', 'c;d']]],
    ['a,b;c', [['a', 'b;c']]],
    [',', [['', '']]],
    ['\n\n', [[''], ['']]],
    ['"never closed,1\n2', [['never closed,1\n2']]],
    ['"a"b,c', [['ab', 'c']]],
  ])('reads %j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('knows where each row begins', () => {
    expect([...csvRows('a\r\n"b\nc"\nd')].map(({ at }) => at)).toEqual([0, 3, 9]);
  });

  it('leaves out what is more than any row has', () => {
    expect(rowsOf(`${'x,'.repeat(500)}\ny`).map((cells) => cells.length)).toEqual([200, 1]);
  });
});
