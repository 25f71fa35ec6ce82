import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it('shortens a name to initial and surname', () => {
  expect(shortName('Alasdair Pryce')).toBe('A. Pryce');
  expect(shortName('Wilhelmina van der Meer')).toBe('W. Meer');
  expect(shortName(' Ödön  Ruth ')).toBe('Ö. Ruth');
  expect(shortName('Heron')).toBe('Heron');
  expect(shortName('')).toBe('');
});
