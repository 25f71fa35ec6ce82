import { expect, it } from 'vitest';
import { idInPath } from './id.ts';

it.each([
  ['1', 1],
  ['312', 312],
  ['2147483647', 2_147_483_647],
])('%s is an id', (text, id) => {
  expect(idInPath.parse(text)).toBe(id);
});

it.each([
  '',
  '0',
  '-1',
  '1.5',
  '01',
  '2147483648',
  '99999999999',
  'abc',
  '1 ',
  '1e3',
  '0x1',
  '١',
  'NaN',
  '../1',
])('%j is not an id', (text) => {
  expect(idInPath.safeParse(text).success).toBe(false);
});
