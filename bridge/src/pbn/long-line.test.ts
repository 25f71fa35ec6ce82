import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLongLines, joinBrokenLines } from './long-line.ts';

const anyText = fc
  .array(fc.constantFrom(' ', '\\', '\n', '😀', 'word ', 'x'.repeat(60), 'y'.repeat(199), ' \n', '\\\n'), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));

describe('long lines', () => {
  it('are broken into short ones, and rejoin to the same text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const broken = breakLongLines(text);
        expect(Math.max(...broken.split('\n').map((line) => line.length))).toBeLessThanOrEqual(250);
        expect(joinBrokenLines(broken)).toBe(text);
      }),
    );
  });

  it('are broken at a blank if there is one', () => {
    const text = `${'x'.repeat(220)} ${'y'.repeat(100)}`;
    expect(breakLongLines(text)).toBe(`${'x'.repeat(220)} \n${'y'.repeat(100)}`);
  });

  it('never break a character in two', () => {
    const lines = breakLongLines(`x${'😀'.repeat(300)}`).split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).not.toMatch(/\p{Surrogate}/u);
  });

  it('keep short lines unchanged, whatever they end with', () => {
    expect(joinBrokenLines('one \ntwo\\\nthree')).toBe('one \ntwo\\\nthree');
  });
});
