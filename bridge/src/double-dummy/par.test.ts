import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bids, levelOf, strainOf } from '../call.ts';
import { tricksNeeded } from '../contract.ts';
import { unwrap } from '../result.ts';
import { scoreNS } from '../score.ts';
import type { Seat } from '../seat.ts';
import { opponentsOf, seatsOf, sideOf, type Side } from '../side.ts';
import { anySeat, anyTricks, anyVulnerability } from '../testing/arbitraries.ts';
import { inPbnOrder, truth } from '../testing/double-dummy-truth.ts';
import type { Vulnerability } from '../vulnerability.ts';
import { formatPar, par } from './par.ts';
import { parseTricks, type TrickTable } from './trick-table.ts';

const anyTable: fc.Arbitrary<TrickTable> = (() => {
  const row = fc.record({ C: anyTricks, D: anyTricks, H: anyTricks, S: anyTricks, NT: anyTricks });
  return fc.record({ N: row, E: row, S: row, W: row });
})();

/** Tries every auction: the side to call passes, or makes any higher bid, by either partner. */
function auctionValue(table: TrickTable, vulnerability: Vulnerability, dealer: Seat): number {
  const cache = new Map<string, number>();
  const standing = (rank: number, side: Side): number => {
    const bid = bids[rank]!;
    const scores = seatsOf(side).map((declarer) => {
      const plain = { level: levelOf(bid), strain: strainOf(bid), doubling: '' as const, declarer };
      const tricks = table[declarer][plain.strain];
      const fails = tricks < tricksNeeded(plain);
      return scoreNS(fails ? { ...plain, doubling: 'X' } : plain, tricks, vulnerability);
    });
    return side === 'NS' ? Math.max(...scores) : Math.min(...scores);
  };
  const speak = (side: Side, rank: number, ifPassed: number): number => {
    const choices = [ifPassed];
    for (let next = rank + 1; next < 35; next++) choices.push(afterBid(next, side));
    return side === 'NS' ? Math.max(...choices) : Math.min(...choices);
  };
  const afterBid = (rank: number, side: Side): number => {
    const key = `${rank}${side}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const value = speak(opponentsOf(side), rank, standing(rank, side));
    cache.set(key, value);
    return value;
  };
  const first = sideOf(dealer);
  return speak(first, -1, speak(opponentsOf(first), -1, 0));
}

const tricksAll = (text: string): TrickTable => unwrap(parseTricks(text));

describe('par', () => {
  it('equals the outcome of an auction in which each side bids its best', () => {
    fc.assert(
      fc.property(anyTable, anyVulnerability, anySeat, (table, vulnerability, dealer) => {
        expect(par(table, vulnerability, dealer).scoreNS).toBe(auctionValue(table, vulnerability, dealer));
      }),
      { numRuns: 500 },
    );
  });

  it('lists the contracts that score par, at least one unless the board is passed out', () => {
    fc.assert(
      fc.property(anyTable, anyVulnerability, anySeat, (table, vulnerability, dealer) => {
        const { scoreNS: value, contracts } = par(table, vulnerability, dealer);
        for (const { tricks, ...contract } of contracts) {
          expect(tricks).toBe(table[contract.declarer][contract.strain]);
          expect(scoreNS(contract, tricks, vulnerability)).toBe(value);
        }
        expect(contracts.length > 0).toBe(value !== 0);
      }),
    );
  });

  it('is 600 in the example of the PBN standard', () => {
    // North and South make 3NT with ten tricks and 5D with eleven; East and West go for 500 in 5C doubled.
    const table = tricksAll('a55b2a55b22122821228');
    const { scoreNS: value, contracts } = par(table, 'NS', 'N');
    expect(value).toBe(600);
    expect(contracts.map(({ level, strain }) => `${level}${strain}`)).toContain('5D');
  });

  describe('depends on who bids first', () => {
    it('when both sides make the same contract', () => {
      const table = tricksAll('75555755557555575555');
      expect(formatPar(par(table, 'None', 'N'))).toEqual(['NS 1N=']);
      expect(formatPar(par(table, 'None', 'W'))).toEqual(['EW 1N=']);
      expect(par(table, 'None', 'S').scoreNS).toBe(90);
      expect(par(table, 'None', 'E').scoreNS).toBe(-90);
    });

    it('when both make the same suit at the highest makeable level', () => {
      const table = tricksAll('58555585555855558555');
      expect(formatPar(par(table, 'All', 'N'))).toEqual(['NS 2S=']);
      expect(formatPar(par(table, 'All', 'E'))).toEqual(['EW 2S=']);
    });

    it('and not otherwise', () => {
      const table = tricksAll('96666966664444444444');
      expect(par(table, 'All', 'N')).toEqual(par(table, 'All', 'E'));
    });
  });

  it('is 0 when neither side can make a contract', () => {
    expect(par(tricksAll('66666666666666666666'), 'All', 'S')).toEqual({ scoreNS: 0, contracts: [] });
  });

  it('names one partner when only one makes the contract', () => {
    const table = tricksAll('66666766666666666666');
    expect(formatPar(par(table, 'None', 'N'))).toEqual(['S 1N=']);
  });

  it('matches another solver', () => {
    const tables = new Map(
      truth('random-deals').map(([deal = '', digits = '']) => [deal, inPbnOrder(digits)]),
    );
    for (const [deal = '', ...columns] of truth('par')) {
      const table = tricksAll(tables.get(deal) ?? '');
      for (const [index, column] of columns.entries()) {
        const vulnerability = (['None', 'All', 'NS', 'EW'] as const)[index]!;
        const [forNS = '', forEW = '', first = '', second = ''] = column.split('|');
        const [byNorth, byEast] = [par(table, vulnerability, 'N'), par(table, vulnerability, 'E')];
        expect([byNorth.scoreNS, 0 - byEast.scoreNS].map(Number), deal).toEqual(
          [forNS, forEW].map((score) => Number(score.slice(3))),
        );
        expect(shortText(byNorth), deal).toBe(first.slice(3).split(',').sort().join());
        expect(shortText(byEast), deal).toBe(second.slice(3).split(',').sort().join());
      }
    }
  });
});

/** `NS 23S`: levels of one strain together, without results. */
function shortText({ contracts }: ReturnType<typeof par>): string {
  const groups = new Map<string, { levels: Set<number>; declarers: Set<Seat> }>();
  for (const { level, strain, doubling, declarer } of contracts) {
    const key = `${sideOf(declarer)} ${strain.charAt(0)}${doubling.toLowerCase()}`;
    const group = groups.get(key) ?? { levels: new Set(), declarers: new Set() };
    groups.set(key, group);
    group.levels.add(level);
    group.declarers.add(declarer);
  }
  return Array.from(
    groups,
    ([key, { levels, declarers }]) => `${[...declarers].join('')} ${[...levels].join('')}${key.slice(3)}`,
  )
    .sort()
    .join();
}
