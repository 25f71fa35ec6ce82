import { expect, it } from 'vitest';
import { counted, plural } from './counted.ts';

it.each([
  [0, '0 tricks'],
  [1, '1 trick'],
  [2, '2 tricks'],
  [21, '21 tricks'],
  [1000, '1000 tricks'],
])('counts %i as %s', (count, text) => {
  expect(counted(count, 'trick')).toBe(text);
});

it('takes an irregular plural', () => {
  expect([1, 2].map((count) => plural(count, 'needs', 'need'))).toEqual(['needs', 'need']);
});
