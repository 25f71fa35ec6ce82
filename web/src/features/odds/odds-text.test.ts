import type { ContractOdds } from '@bridge-review/bridge/sampling/contract-odds';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './odds-text.ts';

describe('the text of the odds', () => {
  it('tags the first as best, and the contract that was bid', () => {
    const odds = (level: 3 | 4, doubling: '' | 'X'): ContractOdds => ({
      contract: { level, strain: 'H', doubling },
      declarers: doubling === '' ? ['N', 'S'] : ['S'],
      chance: { value: 0.5, low: 0.4, high: 0.6 },
      score: { value: 100, low: 90, high: 110 },
      imps: { value: level === 4 ? 0 : -3.2, low: -3.4, high: -3 },
    });
    const rows = rowsOf([odds(4, ''), odds(3, 'X')], { contract: '3HX', tag: 'yours' });
    expect(rows.map(({ contract, by, tags, loses }) => [contract, by, tags, loses])).toEqual([
      ['4H', 'by either', ['best'], false],
      ['3HX', 'by South', ['yours'], true],
    ]);
  });
});
