import type { ContractOdds } from '@bridge-review/bridge/sampling/contract-odds';
import { describe, expect, it } from 'vitest';
import { errorText, rowsOf, shareText, signedText } from './odds-text.ts';

describe('the text of the odds', () => {
  it('never rounds to 0% or 100%', () => {
    expect([1, 0.997, 0.994, 0.5, 0.004, 0].map(shareText)).toEqual([
      '100%',
      '>99%',
      '99%',
      '50%',
      '<1%',
      '0%',
    ]);
  });

  it('uses a true minus sign, and none for zero', () => {
    expect([412.4, -2.24, -0.04, 0].map((value) => signedText(value, 1))).toEqual([
      '+412.4',
      '−2.2',
      '0.0',
      '0.0',
    ]);
  });

  it('leaves out an unknown error', () => {
    expect(errorText({ value: 5, low: -Infinity, high: Infinity }, 1)).toBe('');
    expect(errorText({ value: 5, low: 4.6, high: 5.4 }, 1)).toBe('±0.4');
  });

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
