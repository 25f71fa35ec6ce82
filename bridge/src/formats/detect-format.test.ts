import { describe, expect, it } from 'vitest';
import { corpus } from '../testing/corpus.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { detectFormat } from './detect-format.ts';

describe('detectFormat', () => {
  it.each([
    ['[Event "x"]', 'PBN'],
    ['% PBN 2.1\r\n', 'PBN'],
    ['pn|a,b,c,d|md|', 'LIN'],
    ['[Document]\r\nHeadline=x\r\n', 'DLM'],
    ['1234'.repeat(13), 'BER'],
    ['\r\nABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\r\n', 'BHG'],
    [`${'"AK","Q","","432",'.repeat(4)}"1","N/-"\r\n`, 'deal CSV'],
    ['https://example.org/?lin=md%7C', 'hand viewer'],
    ['Look:\n https://example.org/h.html?n=sakqjhakqjdakqjca&v=n', 'hand viewer'],
    ['https://www.bridgebase.com/tools/handviewer.html?myhand=M-1-2', 'hand viewer'],
    [
      '<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE USEBIO SYSTEM "http://example.org/x.dtd">\n<USEBIO>',
      'USEBIO',
    ],
    ['<!DOCTYPE USEBIO [<!ENTITY a ">"> ]><USEBIO Version="1.0">', 'USEBIO'],
    ['<EVENT EVENT_TYPE="PAIRS">', 'USEBIO'],
    ['<?xml version="1.0"?><session/>', null],
    ['\0\u0001\0\0Standard Jet DB\0', 'Bridgemate'],
    ['<html><a href="https://live.acbl.org/">x</a>', 'ACBL page'],
    ['<html><a href="https://my.acbl.org/">x</a><i lin="md|1S">', 'BBO page'],
    ['<html><script>var data = {"sessions":[]};</script>', 'ACBL page'],
    ['[Site "x"]\n; https://example.org/?lin=md%7C', 'PBN'],
    ['nt|https://example.org/?lin=md%7C|', 'LIN'],
    ['The film is at https://example.org/watch?s=20&w=800 from Monday on.', null],
    ['Dear all,\nsee you on Monday.', null],
    ['', null],
  ])('takes %j for %s', (text, format) => {
    // A database is no text that somebody could paste.
    if (!text.includes('\0')) expect(detectFormat(text).format).toBe(format);
    expect(detectFormat(new TextEncoder().encode(text)).format).toBe(format);
  });

  it('goes by the content, whatever the name says', () => {
    expect(detectFormat('[Event "x"]', 'match.lin')).toEqual({ format: 'PBN', certainty: 'certain' });
  });

  it('goes by the name where the content says nothing', () => {
    expect(detectFormat(Uint8Array.of(0, 1, 2), 'MONDAY.DUP')).toEqual({
      format: 'DUP',
      certainty: 'by name',
    });
    expect(detectFormat(Uint8Array.of(0, 1, 2), 'monday.jpg')).toEqual({ format: null, certainty: null });
  });

  const lin = corpus('lin');
  const pbn = corpus('pbn').filter(({ bytes }) => bytes.length > 0);
  it(
    'takes no real PBN or LIN file for anything else',
    needsRealFiles(lin.length > 0 && pbn.length > 0),
    () => {
      for (const { name, bytes } of lin) expect(detectFormat(bytes).format, name).toBe('LIN');
      for (const { name, bytes } of pbn) expect(detectFormat(bytes).format, name).toBe('PBN');
    },
  );
});
