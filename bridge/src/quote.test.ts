import { expect, it } from 'vitest';
import { quote } from './quote.ts';

it('text of a file stands in a message in quotes, on one line', () => {
  expect(quote('1H')).toBe('"1H"');
  expect(quote('one\r\n\ttwo')).toBe('"one two"');
});

it('a long one is cut, and half a character at the cut is replaced', () => {
  expect(quote('x'.repeat(41))).toBe(`"${'x'.repeat(40)}…"`);
  expect(quote(`${'x'.repeat(39)}😀 and more`)).toBe(`"${'x'.repeat(39)}\uFFFD…"`);
  expect(quote('😀'.repeat(20))).toBe(`"${'😀'.repeat(20)}"`);
});
