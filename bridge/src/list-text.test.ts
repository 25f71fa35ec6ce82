import { expect, it } from 'vitest';
import { listText } from './list-text.ts';

it.each([
  [[], ''],
  [['North'], 'North'],
  [['North', 'East'], 'North and East'],
  [['North', 'East', 'South'], 'North, East and South'],
  [[0, 5, 12], '0, 5 and 12'],
])('lists %j as %j', (items, text) => {
  expect(listText(items)).toBe(text);
});

it('takes another word', () => {
  expect(listText(['North', 'East', 'South'], 'or')).toBe('North, East or South');
});
