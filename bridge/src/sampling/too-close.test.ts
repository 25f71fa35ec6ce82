import { expect, it } from 'vitest';
import { shareOf } from './estimate.ts';
import { splitByCloseness } from './too-close.ts';

it('tells rows apart only where their intervals part', () => {
  const rows = [5, 60, 30, 55].map((hits) => ({ hits, chance: shareOf(hits, 100) }));
  const { close, behind } = splitByCloseness(rows, ({ chance }) => chance);
  expect(close.map(({ hits }) => hits)).toEqual([60, 55]);
  expect(behind.map(({ hits }) => hits)).toEqual([5, 30]);
});

it('has all rows close together before the first layout, and none of none', () => {
  const rows = [shareOf(0, 0), shareOf(0, 0)];
  expect(splitByCloseness(rows, (row) => row)).toEqual({ close: rows, behind: [] });
  expect(splitByCloseness([], (row) => row)).toEqual({ close: [], behind: [] });
});
