import { expect, it } from 'vitest';
import { quote } from './quote.ts';

it('quotes text of a file on one line', () => {
  expect(quote('1H')).toBe('"1H"');
  expect(quote('one\r\n\ttwo')).toBe('"one two"');
});

it('cuts a long text, and replaces half a character at the cut', () => {
  expect(quote('x'.repeat(41))).toBe(`"${'x'.repeat(40)}…"`);
  expect(quote(`${'x'.repeat(39)}😀 and more`)).toBe(`"${'x'.repeat(39)}\uFFFD…"`);
  expect(quote('😀'.repeat(20))).toBe(`"${'😀'.repeat(20)}"`);
});
