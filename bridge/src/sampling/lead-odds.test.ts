import { describe, expect, it } from 'vitest';
import type { DeclaredContract } from '../contract.ts';
import { parseHand } from '../hand.ts';
import { unwrap } from '../result.ts';
import { leadExamples } from './lead-examples.ts';
import { leadOdds } from './lead-odds.ts';
import { LeadSamples } from './lead-samples.ts';

const game: DeclaredContract = { level: 4, strain: 'S', doubling: '', declarer: 'S' };
const hand = unwrap(parseHand('KQ2.JT93.8765.43'));

/** Layouts with the tricks of the king or queen of spades, of the two, and of all other leads. */
function samplesOf(...layouts: readonly (readonly [king: number, two: number, other: number])[]) {
  const samples = new LeadSamples(hand);
  for (const [number, [king, two, other]] of layouts.entries())
    samples.add(number, [king, king, two, ...Array.from({ length: 10 }, () => other)]);
  return samples;
}

const question = { contract: game, vulnerability: 'None' } as const;
const figuresOf = (samples: LeadSamples, card: string, asked: object = {}) =>
  leadOdds(samples, { ...question, ...asked }).find((each) => each.card === card)!;

describe('the odds of a lead', () => {
  it('are those of the defence: its tricks, the share of layouts in which it defeats the contract, its score', () => {
    const king = figuresOf(samplesOf([4, 3, 3], [3, 3, 3], [5, 3, 3], [4, 3, 3]), 'SK');
    expect([king.tricks.value, king.chance.value]).toEqual([4, 0.75]);
    // Down one, made, down two, down one.
    expect(king.score.value).toBe((50 - 420 + 100 + 50) / 4);
  });

  it('count doubles and vulnerability', () => {
    const asked = { contract: { ...game, doubling: 'X' }, vulnerability: 'NS' };
    expect(figuresOf(samplesOf([5, 3, 3]), 'SK', asked).score.value).toBe(500);
    expect(figuresOf(samplesOf([5, 3, 3]), 'SK', { vulnerability: 'EW' }).score.value).toBe(100);
  });

  it('compare with the best lead, layout by layout, or with the one that was made', () => {
    const samples = samplesOf([4, 3, 3], [3, 4, 3], [4, 3, 3]);
    expect(figuresOf(samples, 'SK').imps).toMatchObject({ value: 0, low: 0, high: 0 });
    // 470 points are 10 IMPs.
    expect(figuresOf(samples, 'S2').imps.value).toBeCloseTo(-10 / 3, 10);
    expect(figuresOf(samples, 'SQ', { against: 'S2' }).imps.value).toBeCloseTo(10 / 3, 10);
  });

  it('share the matchpoints with the other leads, cards that touch being one of them', () => {
    // KQ, 2, JT9, 3, 8765 and 43.
    const samples = samplesOf([4, 4, 3]);
    const leads = 6;
    expect(figuresOf(samples, 'SK').matchpoints.value).toBeCloseTo((0.5 + leads - 2) / (leads - 1), 10);
    expect(figuresOf(samples, 'C3').matchpoints.value).toBeCloseTo((0.5 * (leads - 3)) / (leads - 1), 10);
  });

  it('are all there for thirteen cards of a suit, which are one lead', () => {
    const samples = new LeadSamples(unwrap(parseHand('AKQJT98765432...')));
    samples.add(
      0,
      Array.from({ length: 13 }, () => 13),
    );
    const odds = leadOdds(samples, { contract: { ...game, strain: 'H' }, vulnerability: 'None' });
    expect(odds).toHaveLength(13);
    expect(odds[0]!.matchpoints.value).toBe(0.5);
  });

  it('have no limits before the first layout', () => {
    const { chance, tricks } = figuresOf(samplesOf(), 'SK');
    expect(chance).toEqual({ value: 0, low: 0, high: 1 });
    expect(tricks.high).toBe(Infinity);
  });
});

describe('groups of leads', () => {
  it('are neighbours in a suit that took the same tricks on every layout', () => {
    const samples = samplesOf([4, 4, 3]);
    expect(samples.groups().map((group) => group.join(' '))).toEqual([
      'SK SQ S2',
      'HJ HT H9 H3',
      'D8 D7 D6 D5',
      'C4 C3',
    ]);
    samples.add(1, [4, 4, 3, ...Array.from({ length: 10 }, () => 3)]);
    expect(samples.groups()[0]).toEqual(['SK', 'SQ']);
    expect(samples.groups()[1]).toEqual(['S2']);
  });
});

describe('examples', () => {
  it('are layouts in which one of the two leads defeats the contract', () => {
    const samples = samplesOf([4, 3, 3], [3, 3, 3], [3, 4, 3], [5, 4, 3]);
    expect(leadExamples(samples, game, 'SK', 'S2')).toEqual({ by: 'defeat', better: [0], worse: [2] });
  });

  it('differ in tricks where both leads defeat the contract on the same layouts', () => {
    const samples = samplesOf([5, 4, 3], [2, 3, 3]);
    expect(leadExamples(samples, game, 'SK', 'S2')).toEqual({ by: 'tricks', better: [0], worse: [1] });
  });
});
