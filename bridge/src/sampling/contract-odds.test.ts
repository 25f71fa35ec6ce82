import { describe, expect, it } from 'vitest';
import { formatContract, type Contract, type DeclaredContract, type Tricks } from '../contract.ts';
import { solveTable } from '../double-dummy/solve-table.ts';
import { parseHand } from '../hand.ts';
import { lengthOf } from '../holding.ts';
import { unwrap } from '../result.ts';
import type { Strain } from '../strain.ts';
import { contractOdds, oddsOf } from './contract-odds.ts';
import { layoutAt, makePartnership } from './layouts.ts';
import { TrickSamples } from './trick-samples.ts';

/** Both partners take the same tricks: one column a strain, one row a layout. */
function samplesOf<S extends Strain>(...layouts: readonly Readonly<Record<S, Tricks>>[]): TrickSamples {
  const samples = new TrickSamples(['N', 'S'], Object.keys(layouts[0]!) as S[]);
  for (const [number, tricks] of layouts.entries()) samples.add(number, { N: tricks, S: tricks });
  return samples;
}

const by = (declarer: 'N' | 'S', contract: Contract): DeclaredContract => ({ ...contract, declarer });
const plain = (level: Contract['level'], strain: Strain): Contract => ({ level, strain, doubling: '' });
const names = (rows: readonly { contract: Contract }[]) =>
  rows.map(({ contract }) => formatContract(contract));

describe('the odds of a contract', () => {
  it('are the share of layouts in which it makes, and the mean of its scores', () => {
    const samples = samplesOf({ H: 10 }, { H: 9 }, { H: 11 }, { H: 10 });
    const { chance, score } = oddsOf(samples, by('N', plain(4, 'H')), true);
    expect(chance.value).toBe(0.75);
    // 620, −100, 650, 620: mean 447.5, standard deviation 365.27.
    expect(score.value).toBe(447.5);
    expect(score.high - score.value).toBeCloseTo((1.96 * 365.27) / 2, 0);
  });

  it('count a doubled contract as doubled', () => {
    const samples = samplesOf({ H: 10 }, { H: 8 });
    const { score } = oddsOf(samples, by('N', { level: 4, strain: 'H', doubling: 'X' }), false);
    expect(score.value).toBe((590 - 300) / 2);
  });
});

describe('the list of contracts', () => {
  it('compares layout by layout, not by mean scores', () => {
    const samples = samplesOf({ H: 10, NT: 8 }, { H: 10, NT: 10 }, { H: 10, NT: 9 });
    const rows = contractOdds(samples, { vulnerable: false, always: [] });
    // 4♥ scores 420 throughout, 3NT −50, 430, 400: 470 less is 10 IMPs, 10 more none, 20 less 1.
    expect(formatContract(rows[0]!.contract)).toBe('4H');
    expect(rows[0]!.imps.value).toBe(0);
    const notrump = rows.find(({ contract }) => formatContract(contract) === '3NT')!;
    expect(notrump.imps.value).toBeCloseTo((-10 - 0 - 1) / 3, 10);
  });

  it('ranks first the contract that no other gains IMPs against, even with a lower mean score', () => {
    const slam = samplesOf({ S: 13 }, { S: 12 }, { S: 12 }, { S: 12 }, { S: 13 }, { S: 13 }, { S: 13 });
    const [first, second] = contractOdds(slam, { vulnerable: false, always: [] });
    // Seven scores 1510 four times and −50 three times, on the mean 841; six 1010 or 980, on the mean 997.
    // By layout seven wins 4 × 11 and loses 3 × 14.
    expect([formatContract(first!.contract), formatContract(second!.contract)]).toEqual(['7S', '6S']);
    expect(first!.score.value).toBeLessThan(second!.score.value);
    expect(second!.imps.value).toBeCloseTo((3 * 14 - 4 * 11) / 7, 10);
  });

  it('lists a part score, game and slams of each strain that have a chance', () => {
    const layouts = Array.from(
      { length: 20 },
      (_, index) => ({ H: index < 12 ? 9 : index < 19 ? 10 : 12 }) as const,
    );
    expect(names(contractOdds(samplesOf(...layouts), { vulnerable: false, always: [] })).toSorted()).toEqual([
      '3H',
      '4H',
      '6H',
    ]);
  });

  it('always lists the contract that was bid, by its declarer', () => {
    const samples = new TrickSamples(['N', 'S'], ['H']);
    samples.add(0, { N: { H: 9 }, S: { H: 8 } });
    const rows = contractOdds(samples, { vulnerable: false, always: [by('S', plain(7, 'H'))] });
    const grand = rows.find(({ contract }) => contract.level === 7)!;
    expect([grand.declarers, grand.score.value]).toEqual([['S'], -250]);
    expect(rows.find(({ contract }) => contract.level === 3)!.declarers).toEqual(['N']);
  });

  it('is empty before the first layout', () => {
    expect(contractOdds(new TrickSamples(['N', 'S'], ['NT']), { vulnerable: false, always: [] })).toEqual([]);
  });
});

describe('sampling a grand slam that depends on two missing trumps', () => {
  // All else is solid: 7♠ fails where East has both the king and the two, behind the ace and queen, and nowhere else.
  const hand = (text: string) => unwrap(parseHand(text));
  const pair = unwrap(makePartnership('NS', hand('AQJT98.AKQ.32.32'), hand('76543.432.AKQ.AK')));
  const layouts = Array.from({ length: 150 }, (_, number) => layoutAt(pair, { seed: 1, number }));
  const samples = new TrickSamples(['N', 'S'], ['S']);
  for (const [number, layout] of layouts.entries())
    samples.add(number, solveTable(layout, { declarers: ['N', 'S'], strains: ['S'] }));

  it('agrees in each layout with counting trumps', () => {
    const unlucky = layouts.map(({ E }) => lengthOf(E.S) === 2);
    expect([...samples.tricks(by('N', plain(7, 'S')))]).toEqual(unlucky.map((bad) => (bad ? 12 : 13)));
  });

  it('estimates 76% within its stated error', () => {
    const exact = 1 - ((13 / 26) * 12) / 25;
    const { chance } = oddsOf(samples, by('N', plain(7, 'S')), false);
    expect(exact).toBe(0.76);
    expect(chance.low).toBeLessThan(exact);
    expect(chance.high).toBeGreaterThan(exact);
    expect(chance.high - chance.low).toBeLessThan(0.15);
  });

  it('recommends it, since 76% is enough for a grand slam', () => {
    const rows = contractOdds(samples, { vulnerable: true, always: [] });
    expect(names(rows)[0]).toBe('7S');
  });
});
