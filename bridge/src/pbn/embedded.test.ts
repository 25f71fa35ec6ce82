import { describe, expect, it } from 'vitest';
import { withoutSurroundings } from './embedded.ts';
import { readPbn } from './read-pbn.ts';

describe('withoutSurroundings', () => {
  it('keeps the text between the marks at its position', () => {
    const page = '<html>\n[x]\n<PBN>\n[A "1"]\n</PBN>\n<b>';
    expect(withoutSurroundings(page)).toBe('      \n   \n     \n[A "1"]\n      \n   ');
  });

  it('takes several parts, and an unclosed one', () => {
    expect(withoutSurroundings('a<PBN>b</PBN>c<PBN>d').trim().split(/\s+/u)).toEqual(['b', 'd']);
  });

  it.each(['[A "<PBN>"]', '% <PBN>\n[A "1"]', '{<PBN>} [A "1"]', 'no marks at all', ''])(
    'leaves %j alone',
    (text) => {
      expect(withoutSurroundings(text)).toBe(text);
    },
  );

  it('lets a board in a web page be read, with its line numbers', () => {
    const { record, warnings } = readPbn(
      '<html>[1]\n<PBN>\n[Board "1"]\n[Deal "N:72.AKQ986.A8632. - J98653.2.K5.J862 -"]\n[Result "x"]\n</PBN>',
    );
    expect(record.boards).toHaveLength(1);
    expect(warnings).toMatchObject([{ line: 5, code: 'bad-result' }]);
  });
});
