import { describe, expect, it } from 'vitest';
import { plusMinusText, shareText, signedText } from './figures-text.ts';

describe('the text of a figure', () => {
  it('never rounds to 0% or 100%', () => {
    expect([1, 0.997, 0.994, 0.5, 0.004, 0].map(shareText)).toEqual([
      '100%',
      '>99%',
      '99%',
      '50%',
      '<1%',
      '0%',
    ]);
  });

  it('uses a true minus sign, and none for zero', () => {
    expect([412.4, -2.24, -0.04, 0].map((value) => signedText(value, 1))).toEqual([
      '+412.4',
      '−2.2',
      '0.0',
      '0.0',
    ]);
  });

  it('leaves out an unknown error', () => {
    expect(plusMinusText({ value: 5, low: -Infinity, high: Infinity }, 1)).toBe('');
    expect(plusMinusText({ value: 5, low: 4.6, high: 5.4 }, 1)).toBe('±0.4');
  });
});
