import { expect, it } from 'vitest';
import { lastDue } from './schedule.ts';

const at = (day: number, hour: number, minute = 0): Date => new Date(2026, 10, day, hour, minute);

it.each([
  ['before the hour it is yesterday’s', at(17, 2, 59), at(16, 3)],
  ['in the hour it is today’s', at(17, 3), at(17, 3)],
  ['late in the day it still is', at(17, 23, 59), at(17, 3)],
  ['on the first of a month it is the last of the one before', at(1, 0, 30), new Date(2026, 9, 31, 3)],
])('%s', (_, now, due) => {
  expect(lastDue(now, 3)).toEqual(due);
});
