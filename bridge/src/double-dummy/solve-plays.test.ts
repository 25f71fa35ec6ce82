import { describe, expect, it } from 'vitest';
import { seededDeal } from '../testing/seeded-deals.ts';
import { solvePlays } from './solve-plays.ts';
import { solveTable } from './solve-table.ts';

describe('single plays of a deal', () => {
  it('take the tricks of the table, in their order, whatever is guessed', () => {
    const deal = seededDeal(4);
    const table = solveTable(deal, { strains: ['NT', 'H'] });
    const plays = [
      { declarer: 'W', strain: 'H', guess: 13 },
      { declarer: 'N', strain: 'NT', guess: 0 },
      { declarer: 'S', strain: 'H' },
    ] as const;
    expect(solvePlays(deal, plays)).toEqual([table.W.H, table.N.NT, table.S.H]);
    expect(solvePlays(deal, [])).toEqual([]);
  });
});
