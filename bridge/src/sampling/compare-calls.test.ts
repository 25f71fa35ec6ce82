import { describe, expect, it } from 'vitest';
import { formatContract, type DeclaredContract, type Tricks } from '../contract.ts';
import type { Strain } from '../strain.ts';
import { compareCalls, type CallQuestion } from './compare-calls.ts';
import type { Alternative } from './call-alternatives.ts';
import { TrickSamples } from './trick-samples.ts';

/** North's tricks in spades and West's in hearts, a layout each. */
function samplesOf(layouts: readonly (readonly [spades: Tricks, hearts: Tricks])[]) {
  const samples = new TrickSamples(
    [],
    [],
    [
      { declarer: 'N', strain: 'S' },
      { declarer: 'W', strain: 'H' },
    ],
  );
  for (const [number, [S, H]] of layouts.entries()) samples.add(number, { N: { S }, W: { H } });
  return samples;
}

const by = (declarer: 'N' | 'W', level: DeclaredContract['level'], strain: Strain, doubling: '' | 'X' = '') =>
  ({ level, strain, doubling, declarer }) satisfies DeclaredContract;

/** Over four hearts: pass, double, or bid spades. */
const overFourHearts: readonly Alternative[] = [
  { call: 'Pass', contract: by('W', 4, 'H') },
  { call: 'Double', contract: by('W', 4, 'H', 'X') },
  { call: '4S', contract: by('N', 4, 'S') },
  { call: '5S', contract: by('N', 5, 'S') },
];
const asked: CallQuestion = { side: 'NS', vulnerability: 'None', made: '4S' };
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('calls over many layouts', () => {
  it('are compared by mean score, and in IMPs with the best', () => {
    const rows = compareCalls(samplesOf(times(20, [9, 8] as const)), overFourHearts, asked);
    expect(rows.map(({ call, score }) => [call, score.value])).toEqual([
      ['Double', 300],
      ['Pass', 100],
      ['4S', -100],
    ]);
    expect(rows.map(({ imps }) => imps?.value)).toEqual([undefined, -5, -9]);
    expect(rows.map(({ isBehind }) => isBehind)).toEqual([false, true, true]);
    expect(rows.map(({ chance }) => chance?.value)).toEqual([0, 0, 0]);
  });

  it('are in no order while their difference may be chance', () => {
    const even = samplesOf([...times(30, [10, 9] as const), ...times(30, [9, 8] as const)]);
    const rows = compareCalls(even, overFourHearts, asked);
    expect(rows.filter(({ isBehind }) => !isBehind).map(({ call }) => call)).toEqual(['Double', '4S']);
  });

  it('are not behind by less than an IMP', () => {
    const spades = { call: '4S', contract: by('N', 4, 'S') } as const;
    const higher = { call: '5S', contract: by('N', 5, 'S') } as const;
    const hearts = { call: 'Pass', contract: by('W', 4, 'H') } as const;
    // 450 for four spades, 450 for five, and 50 for four hearts down one.
    const rows = compareCalls(samplesOf(times(20, [11, 9] as const)), [spades, higher, hearts], asked);
    expect(rows.map(({ call, isBehind }) => [call, isBehind])).toEqual([
      ['4S', false],
      ['Pass', true],
    ]);
    const notrump = new TrickSamples(
      [],
      [],
      [
        { declarer: 'N', strain: 'S' },
        { declarer: 'N', strain: 'NT' },
      ],
    );
    for (let number = 0; number < 20; number++) notrump.add(number, { N: { S: 10, NT: 10 } });
    const games = [spades, { call: '3NT', contract: by('N', 3, 'NT') } as const];
    expect(compareCalls(notrump, games, asked).map(({ call, isBehind }) => [call, isBehind])).toEqual([
      ['3NT', false],
      ['4S', false],
    ]);
  });

  it('count a bid as doubled where that pays the opponents', () => {
    const rows = compareCalls(samplesOf(times(20, [7, 10] as const)), overFourHearts, asked);
    const made = rows.find(({ call }) => call === '4S')!;
    expect(formatContract(made.contract)).toBe('4SX');
    expect(made.score.value).toBe(-500);
    const likely = compareCalls(samplesOf(times(20, [10, 10] as const)), overFourHearts, asked);
    expect(formatContract(likely.find(({ call }) => call === '4S')!.contract)).toBe('4S');
  });

  it('are few: of each strain the best part score and game, and slams that make now and then', () => {
    const bids = ([1, 2, 3, 4, 5, 6, 7] as const).map((level): Alternative => ({
      call: `${level}S`,
      contract: by('N', level, 'S'),
    }));
    const pass: Alternative = { call: 'Pass', contract: 'Pass' };
    const rows = compareCalls(samplesOf(times(20, [10, 3] as const)), [pass, ...bids], {
      ...asked,
      made: '2S',
    });
    expect(rows.map(({ call }) => call)).toEqual(['4S', '2S', 'Pass']);
    expect(rows.at(2)).toMatchObject({ chance: null, score: { value: 0 } });
  });

  it('are none before the first layout', () => {
    expect(compareCalls(samplesOf([]), overFourHearts, asked)).toEqual([]);
  });
});
