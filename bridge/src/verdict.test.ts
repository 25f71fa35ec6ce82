import { describe, expect, it } from 'vitest';
import type { DeclaredContract } from './contract.ts';
import type { TrickTable } from './double-dummy/trick-table.ts';
import { judge, type JudgedBoard } from './verdict.ts';

const ours = { C: 5, D: 6, H: 8, S: 10, NT: 9 } as const;
const theirs = { C: 8, D: 7, H: 5, S: 3, NT: 4 } as const;
const table: TrickTable = { N: ours, S: ours, E: theirs, W: theirs };

/** North and South make 4S and 3NT; East and West can go down in clubs. */
const board: JudgedBoard = { tricks: table, parNS: 420, vulnerability: 'None' };

const contract = (text: string): DeclaredContract => {
  const [, level, strain, doubling, declarer] = /^(\d)(NT|[SHDC])(X{0,2}) by ([NESW])$/.exec(text) ?? [];
  return { level: Number(level), strain, doubling, declarer } as unknown as DeclaredContract;
};

describe('a verdict', () => {
  it('counts IMPs against par and halves the accuracy for every four', () => {
    expect(judge(contract('4S by N'), board, 'NS')).toEqual({
      scoreNS: 420,
      loss: 0,
      accuracy: 100,
      verdict: 'par reached',
    });
    // Two spades with two overtricks are 170: 250 short of par, 6 IMPs.
    expect(judge(contract('2S by N'), board, 'NS')).toMatchObject({ scoreNS: 170, loss: 6 });
    expect(judge(contract('2S by N'), board, 'NS').accuracy).toBeCloseTo(35.36, 2);
  });

  it.each([
    ['2S by N', 'NS', 'underbid'],
    ['5S by S', 'NS', 'overbid'],
    ['4H by N', 'NS', 'wrong strain'],
    ['2NT by N', 'NS', 'underbid'],
    ['3NT by S', 'NS', 'wrong strain'],
    ['3C by E', 'NS', 'underbid'],
    ['4S by N', 'EW', 'par reached'],
    ['4SX by N', 'EW', 'wrong double'],
    ['7CX by W', 'EW', 'overbid'],
  ] as const)('on %s for %s is %s', (text, side, verdict) => {
    expect(judge(contract(text), board, side).verdict).toBe(verdict);
  });

  it('is about doubles if a contract fails undoubled', () => {
    const failing: JudgedBoard = { tricks: table, parNS: 300, vulnerability: 'None' };
    expect(judge(contract('4C by E'), failing, 'NS').verdict).toBe('missed double');
  });

  it('is about a sacrifice if only going down would have reached par', () => {
    const sacrifice: JudgedBoard = { tricks: table, parNS: 300, vulnerability: 'NS' };
    expect(judge(contract('4S by N'), sacrifice, 'EW')).toMatchObject({
      loss: 8,
      verdict: 'missed sacrifice',
    });
  });

  it('on a passed-out board is an underbid for the side that par favours, and none for the other', () => {
    expect(judge('Pass', board, 'NS')).toMatchObject({ scoreNS: 0, loss: 9, verdict: 'underbid' });
    expect(judge('Pass', board, 'EW')).toMatchObject({ loss: 0, verdict: 'par reached' });
  });
});
