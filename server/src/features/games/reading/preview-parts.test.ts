import type { TablePlay } from '@bridge-review/bridge/record/hand-record';
import { describe, expect, it } from 'vitest';
import { countsOf } from './preview-parts.ts';

const named: TablePlay = {
  players: { N: 'Ann', E: 'Ben', S: 'Cleo', W: 'Dan' },
  section: null,
  table: null,
  room: null,
  contract: null,
  declarer: null,
  tricks: null,
  scoreNS: null,
  auction: null,
  play: null,
};
const scored: TablePlay = { ...named, scoreNS: -50 };

describe('the results of boards', () => {
  it.each([
    { of: 'a table of which only the players are known', results: [named], count: 0 },
    { of: 'a table with a score', results: [scored], count: 1 },
    {
      of: 'a table without a score, perhaps an adjusted one, beside others',
      results: [scored, named],
      count: 2,
    },
    { of: 'a board that nobody is known to have played', results: [], count: 0 },
  ])('are $count of $of', ({ results, count }) => {
    expect(countsOf([{ results }]).results).toBe(count);
  });

  it('are added up, and each player is counted once', () => {
    expect(
      countsOf([{ results: [scored] }, { results: [named] }, { results: [scored, scored] }]),
    ).toMatchObject({
      results: 3,
      players: 4,
    });
  });
});
