import { describe, expect, it } from 'vitest';
import { unwrap } from '../result.ts';
import { corpus } from '../testing/corpus.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { decodeText } from '../record/decode-text.ts';
import { readFile } from './read-file.ts';
import { recordFormat } from './record-format.ts';

describe('the format of a file', () => {
  it.each([
    ['% PBN 2.1\r\n% EXPORT\r\n', 'PBN'],
    ['\uFEFF[Event "x"]', 'PBN'],
    ['a line of chatter\n  [ Event "x"]', 'PBN'],
    ['[Event "a md|b| c"]', 'PBN'],
    ['{ md|x| }\n[Event ""]', 'PBN'],
    ['pn|a,b,c,d|st||md|', 'LIN'],
    ['\uFEFFvg|x|', 'LIN'],
    ['nt|[Event "x"]|md|', 'LIN'],
    ['pn|a,b,c,d|\n[Event "x"]', 'LIN'],
    ['[Event "x"]\npn|a,b,c,d|', 'PBN'],
    ['https://example.org/?lin=md%7C', 'LIN'],
    ['Look at this: md|1S', 'LIN'],
    ['', null],
    ['Dear all,\nsee you on Monday.', null],
    ['<html><body>', null],
  ])('of %j is %s', (text, format) => {
    expect(recordFormat(text)).toBe(format);
  });

  const lin = corpus('lin');
  const pbn = corpus('pbn');
  it('is detected for every real file', needsRealFiles(lin.length > 0 && pbn.length > 0), () => {
    for (const { name, bytes } of lin) expect(recordFormat(unwrap(decodeText(bytes)).text), name).toBe('LIN');
    for (const { name, bytes } of pbn) {
      const text = decodeText(bytes);
      if (text.ok && bytes.length > 0) expect(recordFormat(text.value.text), name).toBe('PBN');
    }
  });

  it('that is neither gives no boards, with a warning', () => {
    expect(unwrap(readFile('Dear all,'))).toMatchObject({
      format: null,
      record: { boards: [] },
      warnings: [{ line: 1, column: 1, code: 'unknown-format' }],
    });
  });

  it('that is empty gives no boards, with a warning', () => {
    expect(unwrap(readFile(' \n'))).toMatchObject({ format: null, warnings: [{ code: 'empty-file' }] });
  });

  it.each([' '.repeat(1e6), '\n'.repeat(1e6), '[ '.repeat(1e6), 'ab'.repeat(1e6), '\t'.repeat(1e6)])(
    'is detected quickly in a million characters',
    (text) => {
      expect(recordFormat(text)).toBeNull();
    },
  );
});
