import { expect, it } from 'vitest';
import { day } from './day.ts';
import { fieldQuery } from './field.ts';
import { gamesQuery } from './games.ts';
import { statsQuery } from './stats.ts';

it.each(['2026-03-14', '0001-01-01', '2024-02-29', '9999-12-31'])('%s is a day', (text) => {
  expect(day.parse(text)).toBe(text);
});

it.each(['0000-01-01', '2025-02-29', '2026-13-01', '26-03-14', ''])('‘%s’ is none', (text) => {
  expect(day.safeParse(text).success).toBe(false);
});

it('lists and figures are asked for by days that the database knows', () => {
  expect(statsQuery.safeParse({ since: '0000-01-01' }).success).toBe(false);
  expect(fieldQuery.safeParse({ since: '0000-01-01' }).success).toBe(false);
  expect(gamesQuery.safeParse({ cursor: '0000-01-01.5' }).success).toBe(false);
  expect(gamesQuery.safeParse({ cursor: '0001-01-01.5' }).success).toBe(true);
});
