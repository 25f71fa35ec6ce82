import { describe, expect, it } from 'vitest';
import { aFairJudgement as fair } from './testing/fair-judgement.ts';
import { chanceSentence, fairHeadline, fairTitle, otherChoice } from './fair-text.ts';

const fourSpades = { level: 4, strain: 'S', doubling: '', declarer: 'S' } as const;

describe('the sentence of a fair verdict', () => {
  it('says how often the contract makes, and on what', () => {
    expect(chanceSentence(fourSpades, fair)).toBe(
      '4S by South makes 64% of the time (59 to 69), given your 26 cards and the opponents’ calls.',
    );
    expect(chanceSentence(fourSpades, { ...fair, conditions: '' })).toBe(
      '4S by South makes 64% of the time (59 to 69), given your 26 cards.',
    );
  });

  it('claims no certainty by rounding', () => {
    const chance = { value: 0.9975, low: 0.986, high: 0.9996 };
    expect(chanceSentence(fourSpades, { ...fair, chance, conditions: '' })).toContain(
      'makes >99% of the time (99 to 100)',
    );
  });

  it('says that a board was passed out', () => {
    expect(chanceSentence('Pass', { ...fair, chance: null, conditions: '' })).toBe(
      'The board was passed out.',
    );
  });
});

describe('the headline of both verdicts', () => {
  const on = 'On what you two knew,';

  it('names the contract, and the better one', () => {
    expect(fairHeadline(fourSpades, fair, false)).toEqual({
      title: 'Right',
      why: `${on} 4S was best, and as the cards lie it reaches par.`,
    });
    expect(fairHeadline(fourSpades, fair, true).why).toBe(
      `${on} 4S was best, but as the cards lie it falls short of par.`,
    );
    const gain = { value: 2, low: 1.5, high: 2.5 };
    expect(fairHeadline(fourSpades, { ...fair, word: 'wrong', gain }, false).why).toBe(
      `${on} 3S was better, but as the cards lie 4S reaches par.`,
    );
  });

  it('says who plays where the bids are the same, and what is defended', () => {
    const gain = { value: 2, low: 1.5, high: 2.5 };
    const byNorth = { contract: '4S', declarer: 'N' } as const;
    expect(fairHeadline(fourSpades, { ...fair, word: 'wrong', gain, best: byNorth }, true).why).toBe(
      `${on} 4S by North was better than 4S by South, which falls short of par as the cards lie too.`,
    );
    const doubled = { contract: '4HX', declarer: 'W' } as const;
    expect(fairHeadline('Pass', { ...fair, word: 'wrong', gain, best: doubled }, false).why).toBe(
      `${on} defending 4H doubled was better, but as the cards lie passing it out reaches par.`,
    );
  });

  it.each([
    ['wrong', { value: 3.02, low: 0.01, high: 6.03 }],
    ['right', { value: -0.32, low: -0.63, high: -0.01 }],
  ] as const)('calls nothing %s whose rounded figures hold 0', (word, gain) => {
    expect(fairTitle({ ...fair, word, gain })).toBe('Too close to call');
    expect(otherChoice({ ...fair, word, gain })?.name).toBe('Other');
    expect(fairHeadline(fourSpades, { ...fair, word, gain }, true)).toEqual({
      title: 'Too close to call',
      why: `${on} 400 layouts do not clearly separate 4S from 3S.`,
    });
  });

  it('is right where all choices score the same', () => {
    const gain = { value: 0, low: 0, high: 0 };
    expect(fairTitle({ ...fair, best: null, gain })).toBe('Right');
  });
});

describe('the other choice', () => {
  it('is next best if it loses, with the interval', () => {
    expect(otherChoice(fair)).toEqual({
      name: 'Next best',
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
