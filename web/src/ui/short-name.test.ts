import { expect, it } from 'vitest';
import { shortName, shortSurname } from './short-name.ts';

it('shortens a name to initial and surname', () => {
  expect(shortName('Alasdair Pryce')).toBe('A. Pryce');
  expect(shortName('Wilhelmina van der Meer')).toBe('W. Meer');
  expect(shortName(' Ödön  Ruth ')).toBe('Ö. Ruth');
  expect(shortName('Heron')).toBe('Heron');
  expect(shortName('')).toBe('');
});

it.each([
  ['Falke', 'Falke'],
  ['Nightingale', 'Nightingale'],
  ['Featherstonehaugh', 'Feathersto.'],
  ['Kestrel-Nightingale', 'Kestrel-N.'],
  ['Öster-Öland-Ström', 'Öster-Ö.'],
])('shortens the surname %s to %s, where it is long', (surname, short) => {
  expect(shortSurname(surname)).toBe(short);
});
