import { describe, expect, it } from 'vitest';
import { LineIndex } from './line-index.ts';

const positionOf = (needle: string, text: string) => new LineIndex(text).positionAt(text.indexOf(needle));

describe('LineIndex', () => {
  it('counts lines and columns from 1', () => {
    expect(positionOf('x', 'x')).toEqual({ line: 1, column: 1 });
    expect(positionOf('x', 'ab\ncdx')).toEqual({ line: 2, column: 3 });
  });

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
    ['CR CR LF, as some mailers leave it', '\r\r\n'],
  ])('takes %s as one line end', (_, lineEnd) => {
    expect(positionOf('x', ['a', '', 'bc', 'x'].join(lineEnd))).toEqual({ line: 4, column: 1 });
  });

  it('places the end of the text on the last line', () => {
    expect(new LineIndex('a\nb').positionAt(3)).toEqual({ line: 2, column: 2 });
    expect(new LineIndex('').positionAt(0)).toEqual({ line: 1, column: 1 });
  });
});
