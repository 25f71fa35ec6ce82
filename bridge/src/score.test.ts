// @ts-expect-error -- It comes without types.
import bridgeScorer from 'bridge-scorer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levels } from './call.ts';
import { parseContract, type Contract, type Doubling, type Tricks } from './contract.ts';
import { butlerImps, crossImps } from './cross-imps.ts';
import { imps } from './imps.ts';
import { matchpoints, percentages } from './matchpoints.ts';
import { unwrap } from './result.ts';
import { scoreContract, scoreNS } from './score.ts';
import { nextSeat } from './seat.ts';
import { strains } from './strain.ts';
import { anyContract, anySeat, anyTricks, anyVulnerability } from './testing/arbitraries.ts';
import type { Vulnerability } from './vulnerability.ts';

/** The same table seen with the two sides exchanged. */
const swapSides = (vulnerability: Vulnerability): Vulnerability =>
  vulnerability === 'NS' ? 'EW' : vulnerability === 'EW' ? 'NS' : vulnerability;

const contract = (text: string): Contract => unwrap(parseContract(text)) as Contract;

describe('the score of a contract', () => {
  it.each([
    ['1C', 7, 70, 70],
    ['1NT', 7, 90, 90],
    ['2S', 9, 140, 140],
    ['3NT', 9, 400, 600],
    ['4H', 11, 450, 650],
    ['5D', 11, 400, 600],
    ['6NT', 12, 990, 1440],
    ['7S', 13, 1510, 2210],
    ['1DX', 7, 140, 140],
    ['2HX', 8, 470, 670],
    ['2HX', 9, 570, 870],
    ['1NTXX', 7, 560, 760],
    ['1NTXX', 9, 960, 1560],
    ['7NTXX', 13, 2280, 2980],
    ['4S', 9, -50, -100],
    ['4S', 6, -200, -400],
    ['4SX', 9, -100, -200],
    ['4SX', 8, -300, -500],
    ['4SX', 7, -500, -800],
    ['4SX', 6, -800, -1100],
    ['4SXX', 6, -1600, -2200],
    ['7NTXX', 0, -7000, -7600],
  ])('%s with %i tricks is %i, vulnerable %i', (text, won, calm, vulnerable) => {
    expect(scoreContract(contract(text), won as Tricks, false)).toBe(calm);
    expect(scoreContract(contract(text), won as Tricks, true)).toBe(vulnerable);
  });

  it('is negated for the other side', () => {
    fc.assert(
      fc.property(anyContract, anySeat, anyTricks, anyVulnerability, (made, declarer, won, vulnerability) => {
        const here = scoreNS({ ...made, declarer }, won, vulnerability);
        const turned = scoreNS({ ...made, declarer: nextSeat(declarer) }, won, swapSides(vulnerability));
        expect(here + turned).toBe(0);
      }),
    );
  });

  it('grows with every trick', () => {
    fc.assert(
      fc.property(anyContract, fc.integer({ min: 0, max: 12 }), fc.boolean(), (made, won, vulnerable) => {
        const more = scoreContract(made, (won + 1) as Tricks, vulnerable);
        expect(more).toBeGreaterThan(scoreContract(made, won as Tricks, vulnerable));
      }),
    );
  });

  it('is 0 for a passed-out board', () => {
    expect(scoreNS('Pass', 0, 'All')).toBe(0);
  });
});

interface Scorer {
  contractTricks(
    contract: { level: number; denomination: string; risk: string },
    vulnerable: boolean,
    won: number,
  ): number;
}

describe('a second implementation', () => {
  const scorer = bridgeScorer as Scorer;
  const results = levels.flatMap((level) =>
    strains.flatMap((strain) =>
      (['', 'X', 'XX'] as const).flatMap((doubling: Doubling) =>
        [false, true].flatMap((vulnerable) =>
          Array.from({ length: 14 }, (_, won) => ({
            level,
            strain,
            doubling,
            vulnerable,
            won: won as Tricks,
          })),
        ),
      ),
    ),
  );

  it('agrees on every contract, result, doubling and vulnerability', () => {
    expect(results).toHaveLength(7 * 5 * 3 * 2 * 14);
    for (const { vulnerable, won, ...played } of results) {
      const { level, strain: denomination, doubling: risk } = played;
      const theirs = scorer.contractTricks({ level, denomination, risk }, vulnerable, won);
      expect(scoreContract(played, won, vulnerable), JSON.stringify(played)).toBe(theirs);
    }
  });
});

describe('IMPs', () => {
  it.each([
    [0, 0],
    [10, 0],
    [20, 1],
    [40, 1],
    [50, 2],
    [420, 9],
    [430, 10],
    [3990, 23],
    [4000, 24],
    [15000, 24],
  ])('%i points are %i', (difference, won) => {
    expect(imps(difference)).toBe(won);
    expect(imps(-difference)).toBe(won === 0 ? 0 : -won);
  });
});

const anyScores = fc.array(
  fc.integer({ min: -760, max: 298 }).map((tens) => tens * 10),
  { minLength: 1, maxLength: 30 },
);

describe('match points', () => {
  it('share ties', () => {
    expect(matchpoints([100, 100, 100])).toEqual([2, 2, 2]);
    expect(matchpoints([100, 100, 90])).toEqual([3, 3, 0]);
  });

  it('are counted against every other table', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const slowly = scores.map((mine, me) =>
          scores.reduce(
            (sum, other, you) => sum + (me === you || mine < other ? 0 : mine > other ? 2 : 1),
            0,
          ),
        );
        expect(matchpoints(scores)).toEqual(slowly);
        expect(matchpoints(scores, 1)).toEqual(slowly.map((points) => points / 2));
      }),
    );
  });

  it('average half of the top', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const mean = percentages(scores).reduce((sum, share) => sum + share, 0) / scores.length;
        expect(mean).toBeCloseTo(50, 8);
      }),
    );
  });

  it('are empty if no table played', () => {
    expect(matchpoints([])).toEqual([]);
    expect(percentages([])).toEqual([]);
    expect(percentages([420])).toEqual([50]);
  });
});

describe('IMPs over a field', () => {
  it('add up to zero', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        expect(crossImps(scores, 'sum').reduce((sum, won) => sum + won, 0)).toBe(0);
      }),
    );
  });

  it('are divided by the given number', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const slowly = scores.map((mine) => scores.reduce((sum, other) => sum + imps(mine - other), 0));
        expect(crossImps(scores, 'sum')).toEqual(slowly);
        expect(crossImps(scores, 'tables')).toEqual(slowly.map((won) => won / scores.length));
        if (scores.length === 1) return;
        expect(crossImps(scores)).toEqual(slowly.map((won) => won / (scores.length - 1)));
      }),
    );
  });

  it('of two tables equal those of a team match', () => {
    expect(crossImps([620, -100])).toEqual([12, -12]);
    expect(crossImps([620])).toEqual([0]);
  });

  it('against a datum leave out the given number of extremes', () => {
    expect(butlerImps([2000, 100, 110, 120, -2000])).toEqual([18, 1, 1, 2, -19]);
    expect(butlerImps([2000, 100, 110, 120, -2000], 1)).toEqual([18, 0, 0, 0, -19]);
    expect(butlerImps([100], 5)).toEqual([0]);
    expect(butlerImps([])).toEqual([]);
  });

  it('against a datum between two tens round equally for both sides', () => {
    expect(butlerImps([30, 0])).toEqual([0, -1]);
    expect(butlerImps([-30, 0])).toEqual([0, 1]);
  });

  it('against a datum are negated for the other side', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const turned = butlerImps(scores.map((score) => 0 - score));
        expect(turned).toEqual(butlerImps(scores).map((won) => 0 - won));
      }),
    );
  });
});
