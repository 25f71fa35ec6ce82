import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

describe('the name of an uploaded file', () => {
  it.each([
    ['tuesday.pbn', 'tuesday.pbn'],
    ['C:\\My Games\\tuesday.pbn', 'tuesday.pbn'],
    ['../../etc/passwd', 'passwd'],
    ['games/', 'unnamed'],
    ['', 'unnamed'],
    ['a\r\nSet-Cookie: b.pbn', 'aSet-Cookie: b.pbn'],
    ['right\u202Eto left.pbn', 'rightto left.pbn'],
    ['<script>alert(1)</script>.pbn', 'script>.pbn'],
    ['Zürich ♠.pbn', 'Zürich ♠.pbn'],
  ])('of %j is %j', (path, name) => {
    expect(fileNameOf(path)).toBe(name);
  });

  it('keeps the extension of a very long one', () => {
    const name = fileNameOf(`${'♠'.repeat(500)}.pbn`);
    expect([...name]).toHaveLength(200);
    expect(name.endsWith('♠.pbn')).toBe(true);
  });
});
