import type { Ranking, RankedEntrant } from '@bridge-review/api/ranking';
import { expect, test } from 'vitest';
import { ownResult } from './own-result.ts';

const pair = (place: number, value: number, isOwn: boolean, isTied = false): RankedEntrant => ({
  tableId: place,
  seat: 'N',
  names: { first: null, second: null },
  number: String(place),
  place,
  isTied,
  section: null,
  boards: 24,
  points: 0,
  top: null,
  value,
  isOwn,
  spark: [],
});

const ranking = (changes: Partial<Ranking>): Ranking => ({
  state: 'ranked',
  kind: 'pairs',
  method: 'matchpoints',
  unit: 'percent',
  winners: 2,
  boards: 24,
  tables: 9,
  top: 16,
  fields: [
    { side: 'NS', section: null, total: 9, ranked: [pair(1, 60, false)], next: null },
    { side: 'EW', section: null, total: 9, ranked: [pair(3, 57.184, true, true)], next: null },
  ],
  teams: null,
  stated: null,
  adjusted: [],
  adjustedTables: 0,
  ...changes,
});

const field = (total: number, own: RankedEntrant) => [
  { side: null, section: null, total, ranked: [own], next: null },
];

test('is that of the field where the own pair is ranked, shared places in words', () => {
  expect(ownResult(ranking({}))).toEqual({ value: '57.18', unit: '%', note: 'equal 3rd of 9 pairs E–W' });
});

test('is in IMPs with a sign, and of players in an individual', () => {
  expect(ownResult(ranking({ unit: 'imps', fields: field(18, pair(2, 23, true)) }))).toEqual({
    value: '+23',
    unit: ' IMPs',
    note: '2nd of 18 pairs',
  });
  const match = [{ side: 'NS' as const, section: null, total: 2, ranked: [pair(2, -6, true)], next: null }];
  expect(ownResult(ranking({ unit: 'imps', fields: match }))?.note).toBe('against the other table');
  expect(ownResult(ranking({ kind: 'players', fields: field(8, pair(1, 61, true)) }))?.note).toBe(
    '1st of 8 players',
  );
});

test('is none where nobody is ranked, where the own pair is not, and in a match of teams', () => {
  expect(ownResult(ranking({ state: 'one table', fields: [] }))).toBeNull();
  expect(ownResult(ranking({ fields: field(2, pair(1, 50, false)) }))).toBeNull();
  expect(ownResult(ranking({ teams: {} as Ranking['teams'] }))).toBeNull();
});
