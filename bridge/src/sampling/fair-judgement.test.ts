import { describe, expect, it } from 'vitest';
import type { DeclaredContract, Tricks } from '../contract.ts';
import { formatContract } from '../contract.ts';
import type { Seat } from '../seat.ts';
import type { Strain } from '../strain.ts';
import type { FairQuestion } from './fair-choices.ts';
import { headlineOf, isOpen, judgeFairly } from './fair-judgement.ts';
import { TrickSamples } from './trick-samples.ts';

const by = (declarer: Seat, level: DeclaredContract['level'], strain: Strain, doubling: '' | 'X' = '') =>
  ({ level, strain, doubling, declarer }) satisfies DeclaredContract;

/** North and South take as many tricks; `theirs` are West's in hearts. One number a layout. */
function samplesOf(own: Partial<Record<Strain, readonly Tricks[]>>, theirs: readonly Tricks[] = []) {
  const strains = Object.keys(own) as Strain[];
  const samples = new TrickSamples(
    ['N', 'S'],
    strains,
    theirs.length > 0 ? [{ declarer: 'W', strain: 'H' }] : [],
  );
  const count = own[strains[0]!]!.length;
  for (let number = 0; number < count; number++) {
    const row = Object.fromEntries(strains.map((strain) => [strain, own[strain]![number]!]));
    const other = theirs[number];
    samples.add(number, { N: row, S: row, ...(other !== undefined && { W: { H: other } }) });
  }
  return samples;
}

const question = (reached: FairQuestion['reached'], more: Partial<FairQuestion> = {}): FairQuestion => ({
  side: 'NS',
  vulnerability: 'None',
  reached,
  opposing: null,
  ...more,
});
const times = (count: number, tricks: Tricks): Tricks[] => Array.from({ length: count }, () => tricks);

describe('a contract on what the pair knew', () => {
  it('is right if every other choice loses', () => {
    const fair = judgeFairly(
      samplesOf({ S: [...times(90, 10), ...times(10, 9)] }),
      question(by('S', 4, 'S')),
    );
    expect(fair.word).toBe('right');
    expect(fair.accuracy).toBe(100);
    expect(fair.chance?.value).toBe(0.9);
    // Three spades, and 170 or 140 for it: 420 to 170 is 6 IMPs, and −50 to 140 is 5.
    expect(formatContract(fair.best!)).toBe('3S');
    expect(fair.gain.value).toBeCloseTo((90 * -6 + 10 * 5) / 100, 10);
    expect(fair.gain.high).toBeLessThan(0);
  });

  it('is wrong if another gains, by so many IMPs on the mean', () => {
    const fair = judgeFairly(
      samplesOf({ S: [...times(90, 10), ...times(10, 9)] }),
      question(by('S', 2, 'S')),
    );
    expect(fair).toMatchObject({ word: 'wrong', best: by('N', 4, 'S') });
    expect(fair.gain.value).toBeCloseTo((90 * 6 - 10 * 5) / 100, 10);
    expect(fair.accuracy).toBeCloseTo(100 * 2 ** (-4.9 / 4), 10);
  });

  it('is too close to call while the interval holds nought', () => {
    const even = samplesOf({ S: [...times(48, 10), ...times(52, 9)] });
    const fair = judgeFairly(even, question(by('S', 4, 'S')));
    expect(fair.word).toBe('too close to call');
    expect(fair.gain.low).toBeLessThan(0);
    expect(fair.gain.high).toBeGreaterThan(0);
  });

  it('is not right before every other choice loses, also those that are worse on the mean', () => {
    // Four hearts scores 450 or 480, and three notrump 430; six hearts gains and loses 11 IMPs.
    const samples = samplesOf({ H: [...times(18, 12), ...times(22, 11)], NT: times(40, 10) });
    const fair = judgeFairly(samples, question(by('S', 4, 'H')));
    expect(fair).toMatchObject({ word: 'too close to call', best: by('N', 6, 'H') });
    expect(fair.gain.value).toBeCloseTo((18 * 11 - 22 * 11) / 40, 10);
  });

  it('is wrong if one choice is surely better, whatever another may turn out to be', () => {
    // Six hearts is better than three notrump on the mean, but not surely; four hearts surely is.
    const samples = samplesOf({ H: [...times(23, 12), ...times(17, 11)], NT: times(40, 10) });
    const fair = judgeFairly(samples, question(by('S', 3, 'NT')));
    expect(fair).toMatchObject({ word: 'wrong', best: by('N', 4, 'H') });
    expect(fair.gain.low).toBeGreaterThan(0);
  });

  it('is too close to call if another gains less than half an IMP', () => {
    // Two spades fails on one layout of twelve, where one makes.
    const samples = samplesOf({ S: Array.from({ length: 396 }, (_, at) => (at % 12 === 0 ? 7 : 8)) });
    const fair = judgeFairly(samples, question(by('S', 2, 'S')));
    expect(fair).toMatchObject({ word: 'too close to call', best: { level: 1, strain: 'S' } });
    expect(fair.gain.low).toBeGreaterThan(0);
    expect(isOpen(fair)).toBe(false);
  });

  it('is the same choice by the partner where that is about as good', () => {
    const samples = new TrickSamples(['N', 'S'], ['S']);
    for (let number = 0; number < 100; number++) {
      const won = number < 80 ? 10 : 9;
      samples.add(number, { N: { S: number === 99 ? 10 : won }, S: { S: won } });
    }
    expect(judgeFairly(samples, question(by('S', 4, 'S')))).toMatchObject({
      word: 'right',
      best: { level: 3, strain: 'S' },
    });
  });

  it('is compared with the same contract by the partner where that is clearly better', () => {
    const samples = new TrickSamples(['N', 'S'], ['NT']);
    for (let number = 0; number < 20; number++) samples.add(number, { N: { NT: 9 }, S: { NT: 8 } });
    expect(judgeFairly(samples, question(by('S', 3, 'NT')))).toMatchObject({
      word: 'wrong',
      best: by('N', 3, 'NT'),
    });
  });

  it('is compared with defending the last bid of the opponents, doubled or not', () => {
    const samples = samplesOf({ S: times(20, 8) }, times(20, 8));
    const sacrifice = question(by('S', 4, 'S'), { opposing: by('W', 4, 'H') });
    expect(judgeFairly(samples, sacrifice)).toMatchObject({ word: 'wrong', best: by('W', 4, 'H', 'X') });
    const making = samplesOf({ S: times(20, 5) }, times(20, 10));
    expect(judgeFairly(making, question(by('W', 4, 'H'), { opposing: by('W', 4, 'H') }))).toMatchObject({
      word: 'right',
      best: by('W', 4, 'H', 'X'),
    });
    const wrongDouble = question(by('W', 4, 'H', 'X'), { opposing: by('W', 4, 'H') });
    expect(judgeFairly(making, wrongDouble)).toMatchObject({ word: 'wrong', best: by('W', 4, 'H') });
  });

  it('is not compared with what the opponents had outbid, and a sacrifice counts as doubled', () => {
    const samples = samplesOf({ S: times(20, 8) }, times(20, 10));
    const passed = question(by('W', 4, 'H'), { opposing: by('W', 4, 'H') });
    // Two spades would make. Four, doubled and down two, costs 300 for 420.
    expect(judgeFairly(samples, passed)).toMatchObject({ word: 'wrong', best: by('N', 4, 'S', 'X') });
    expect(judgeFairly(samples, passed).gain.value).toBe(3);
  });

  it('is compared with games as opponents leave them undoubled who do not see the layout', () => {
    // Four of ten: a good game when vulnerable, and a double would give 170 more as often as it takes 100.
    const samples = samplesOf({ S: [...times(160, 10), ...times(240, 9)] });
    const fair = judgeFairly(samples, question(by('S', 3, 'S'), { vulnerability: 'All' }));
    expect(fair.best).toEqual(by('N', 4, 'S'));
    // 620 for 170 is 10 IMPs, −100 for 140 is 6.
    expect(fair.gain.value).toBeCloseTo((160 * 10 - 240 * 6) / 400, 10);
  });

  it('is not compared with defending a bid that shows something else', () => {
    const samples = samplesOf({ S: times(20, 8) });
    const asked = question(by('S', 2, 'S'), { opposing: by('W', 2, 'H') });
    expect(judgeFairly(samples, asked).best).toMatchObject({ strain: 'S' });
    // One spade is not above two hearts.
    expect(judgeFairly(samples, asked).best?.level).toBe(3);
  });

  it('is compared with the double without a redouble of its own, but not with a double that was redoubled', () => {
    const down = samplesOf({ S: times(20, 9) });
    const redoubled = question({ ...by('S', 4, 'S'), doubling: 'XX' });
    expect(judgeFairly(down, redoubled).word).toBe('wrong');
    const all = samplesOf({ S: times(20, 0) }, times(20, 10));
    const theirs = question({ ...by('W', 4, 'H'), doubling: 'XX' }, { opposing: by('W', 4, 'H') });
    expect(judgeFairly(all, theirs).best).toEqual(by('W', 4, 'H'));
  });

  it('scores for the side that is judged', () => {
    const samples = new TrickSamples(['E', 'W'], ['D'], [{ declarer: 'N', strain: 'S' }]);
    for (let number = 0; number < 20; number++)
      samples.add(number, { E: { D: 11 }, W: { D: 11 }, N: { S: 10 } });
    const asked = question(by('N', 4, 'S'), { side: 'EW', vulnerability: 'EW', opposing: by('N', 4, 'S') });
    // 600 for five diamonds, and 420 saved.
    expect(judgeFairly(samples, asked).gain.value).toBe(14);
  });

  it('may be passed out, which scores nothing', () => {
    const fair = judgeFairly(samplesOf({ C: times(20, 9) }), question('Pass'));
    expect(fair.word).toBe('wrong');
    expect(fair.chance).toBeNull();
    expect(fair.gain.value).toBe(3);
  });

  it('is right if nothing else comes to anything else', () => {
    const fair = judgeFairly(new TrickSamples(['N', 'S'], ['NT']), question('Pass'));
    expect(fair).toEqual({
      word: 'right',
      chance: null,
      best: null,
      gain: { value: 0, low: 0, high: 0 },
      accuracy: 100,
    });
  });
});

describe('the headline', () => {
  it.each([
    ['right', false, 'right'],
    ['right', true, 'unlucky'],
    ['wrong', false, 'lucky'],
    ['wrong', true, 'wrong'],
    ['too close to call', false, 'too close to call'],
    ['too close to call', true, 'too close to call'],
  ] as const)('of %s, with IMPs lost as the cards lie: %s, is %s', (word, fallsShort, headline) => {
    expect(headlineOf(word, fallsShort)).toBe(headline);
  });
});
