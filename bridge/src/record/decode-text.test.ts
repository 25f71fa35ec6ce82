import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../result.ts';
import { decodeText } from './decode-text.ts';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, mark = '\uFEFF') => latin1((mark + text).split('').map(lowByteFirst).join(''));
const lowByteFirst = (unit: string) => String.fromCharCode(unit.charCodeAt(0) & 255, unit.charCodeAt(0) >> 8);
const swapped = (bytes: Uint8Array) => bytes.map((_, index) => bytes[index ^ 1] ?? 0);

describe('decodeText', () => {
  it('reads UTF-8 as UTF-8', () => {
    expect(unwrap(decodeText(utf8('[North "Åse Ødegård ♠"]')))).toEqual({
      text: '[North "Åse Ødegård ♠"]',
      charset: 'utf-8',
      doubt: null,
    });
  });

  it('reads bytes that are not UTF-8 as Latin-1, with the quotes and dashes of Windows', () => {
    expect(unwrap(decodeText(latin1('[Site "Liège\x92s"]'))).text).toBe('[Site "Liège’s"]');
  });

  it('drops a byte order mark', () => {
    expect(unwrap(decodeText(utf8('\uFEFF[Board "1"]'))).text).toBe('[Board "1"]');
  });

  it('reads UTF-16 in either byte order, and without a mark in the order of Windows', () => {
    const text = '[Event "Žilina"]\r\n';
    expect(unwrap(decodeText(utf16(text))).text).toBe(text);
    expect(unwrap(decodeText(swapped(utf16(text))))).toMatchObject({ text, charset: 'utf-16be' });
    expect(unwrap(decodeText(utf16('[Board "1"]\n', ''))).text).toBe('[Board "1"]\n');
  });

  it('uses a charset that the header declares', () => {
    const header = '% PBN 2.1\r\n%Content-type: text/x-pbn; charset=ISO-8859-2\r\n';
    expect(unwrap(decodeText(latin1(`${header}[Site "\xa3\xf3d\xbc"]`))).text).toContain('[Site "Łódź"]');
  });

  it('ignores a charset in a comment line further down', () => {
    const text = '[Event "x"]\n%charset=ISO-8859-2\n[Site "Ł"]';
    expect(unwrap(decodeText(utf8(text))).text).toBe(text);
  });

  it('falls back with a warning if the declared charset is unknown or wrong', () => {
    const unknown = unwrap(decodeText(latin1('%charset=klingon-7\n[Site "x"]')));
    expect(unknown.doubt).toBe(
      'The file says its character set is "klingon-7", but does not read as that; it was read as utf-8.',
    );
    const untrue = unwrap(decodeText(latin1('%charset=utf-8\n[Site "Liège"]')));
    expect(untrue.text).toContain('Liège');
    expect(untrue.doubt).toContain('read as windows-1252');
  });

  it('refuses NUL characters and says where the first is', () => {
    expect(decodeText(latin1('[Board "1"]\0'))).toEqual({
      ok: false,
      error: {
        code: 'nul-characters',
        message: 'This is not a text file: it has a NUL character at position 12.',
      },
    });
  });

  it('accepts an empty file', () => {
    expect(unwrap(decodeText(new Uint8Array()))).toEqual({ text: '', charset: 'utf-8', doubt: null });
  });

  it('decodes any text written as UTF-8 or as UTF-16 with a mark', () => {
    const texts = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !text.includes('\0') && !/charset/i.test(text));
    fc.assert(
      fc.property(texts, (text) => {
        const plain = text.replace(/^\uFEFF/u, '');
        expect(unwrap(decodeText(utf8(plain))).text).toBe(plain);
        expect(unwrap(decodeText(utf16(plain))).text).toBe(plain);
      }),
    );
  });
});
