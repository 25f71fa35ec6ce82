import { describe, expect, it } from 'vitest';
import { aFairJudgement as fair } from './testing/fair-judgement.ts';
import { chanceSentence, otherChoice } from './fair-text.ts';

const fourSpades = { level: 4, strain: 'S', doubling: '', declarer: 'S' } as const;

describe('the sentence of a fair verdict', () => {
  it('says how often the contract makes, and on what', () => {
    expect(chanceSentence(fourSpades, fair)).toBe(
      '4S by South makes 64% (59 to 69) of the time, given your 26 cards and what the opponents’ calls say.',
    );
    expect(chanceSentence(fourSpades, { ...fair, conditions: '' })).toBe(
      '4S by South makes 64% (59 to 69) of the time, given your 26 cards.',
    );
  });

  it('claims no certainty by rounding', () => {
    const chance = { value: 0.9975, low: 0.986, high: 0.9996 };
    expect(chanceSentence(fourSpades, { ...fair, chance, conditions: '' })).toContain(
      'makes >99% (99 to 100)',
    );
  });

  it('says that a board was passed out', () => {
    expect(chanceSentence('Pass', { ...fair, chance: null, conditions: '' })).toBe(
      'Passed out, on your 26 cards.',
    );
  });
});

describe('the other choice', () => {
  it('is next best if it loses, with the interval', () => {
    expect(otherChoice(fair)).toEqual({
      name: 'Next',
      contract: { ...fourSpades, level: 3 },
      gain: '−4.3 ±0.5 IMPs',
    });
  });

  it('is better if it gains', () => {
    const gain = { value: 2, low: 1.5, high: 2.5 };
    expect(otherChoice({ ...fair, word: 'wrong', gain })).toMatchObject({
      name: 'Better',
      gain: '+2.0 ±0.5 IMPs',
    });
  });

  it('is neither while it is too close to call', () => {
    const gain = { value: 0.2, low: -0.3, high: 0.7 };
    expect(otherChoice({ ...fair, word: 'too close to call', gain })?.name).toBe('Other');
  });

  it('has no sign where it comes to nothing', () => {
    const gain = { value: -0.04, low: -0.54, high: 0.46 };
    expect(otherChoice({ ...fair, word: 'too close to call', gain })?.gain).toBe('0.0 ±0.5 IMPs');
  });

  it('is none where all choices score the same', () => {
    expect(otherChoice({ ...fair, best: null })).toBeNull();
  });
});
