/**
 * What a pair's contract was worth on what the pair knew: against the best of its other choices, over layouts of the
 * opponents' cards that fit their calls.
 *
 * ```ts
 * import { judgeFairly } from '@bridge-review/bridge/sampling/fair-judgement';
 * import { TrickSamples } from '@bridge-review/bridge/sampling/trick-samples';
 *
 * const samples = new TrickSamples(['N', 'S'], ['S']);
 * // 4♠ makes on three layouts of four.
 * for (const [number, won] of ([10, 10, 9, 10] as const).entries()) samples.add(number, { N: { S: won }, S: { S: won } });
 *
 * const reached = { level: 3, strain: 'S', doubling: '', declarer: 'N' } as const;
 * const fair = judgeFairly(samples, { side: 'NS', vulnerability: 'All', reached, opposing: null });
 * fair.best; // => { level: 4, strain: 'S', doubling: '', declarer: 'N' }
 * fair.gain.value; // => 6
 * ```
 *
 * @module
 */
import { tricksNeeded, type DeclaredContract, type PassedOut } from '../contract.ts';
import { sideOf } from '../side.ts';
import { accuracyOf } from '../verdict.ts';
import { meanOf, shareOf, type Estimate } from './estimate.ts';
import { choicesOf, isSameBid, contractRank, type Choice, type FairQuestion } from './fair-choices.ts';
import type { TrickSamples } from './trick-samples.ts';

/** A contract against the best of the other choices. */
export interface FairJudgement {
  /**
   * Right if every other choice loses, wrong if one gains half an IMP or more; too close to call if it gains less, or
   * while the interval of one holds 0.
   */
  readonly word: 'right' | 'wrong' | 'too close to call';
  /** How often the contract makes; null if the board was passed out. */
  readonly chance: Estimate | null;
  /** The best of the other choices; null if all of them score the same on every layout. */
  readonly best: DeclaredContract | null;
  /** The mean IMPs that the best other choice gains; below 0 if it loses. */
  readonly gain: Estimate;
  /** 100 if no other choice is better, halved for every four IMPs lost on average. */
  readonly accuracy: number;
}

/** The least that an IMP scale can show: who loses less on average has not done wrong. */
const LEAST_LOSS = 0.5;

/**
 * The reach of an interval in standard errors. 1.96 would do for one look at one other choice; here it is looked at up to
 * thirteen times, and the best of several is chosen: so wide, two equal choices are told apart in 5 of 100 cases.
 */
export const REACH = 2.6;

/** Of `samples` at least the contract reached was solved, and what the pair may choose besides. */
export function judgeFairly(samples: TrickSamples, question: FairQuestion): FairJudgement {
  const others = choicesOf(samples, question)
    .filter(({ gains }) => gains.some((gain) => gain !== 0))
    .map(({ contract, gains }): Other => ({ contract, gain: meanOf(gains, REACH) }))
    .filter(({ contract, gain }) => gain.low > 0 || !isByPartner(contract, question))
    .toSorted(
      (one, other) =>
        other.gain.value - one.gain.value ||
        distance(one.contract, question.reached) - distance(other.contract, question.reached),
    );
  const chance = chanceOf(samples, question.reached);
  const { word, other } = wordOf(others);
  if (!other) return { word, chance, best: null, gain: { value: 0, low: 0, high: 0 }, accuracy: 100 };
  const { contract, gain } = other;
  return { word, chance, best: contract, gain, accuracy: accuracyOf(Math.max(0, gain.value)) };
}

interface Other extends Pick<Choice, 'contract'> {
  readonly gain: Estimate;
}

/** The word, and the choice it follows from; the best comes first in `others`. */
function wordOf(others: readonly Other[]): Pick<FairJudgement, 'word'> & { other: Other | undefined } {
  const better = others.find(({ gain }) => gain.low > 0 && gain.value >= LEAST_LOSS);
  if (better) return { word: 'wrong', other: better };
  const close = others.find(({ gain }) => gain.high >= 0);
  return close ? { word: 'too close to call', other: close } : { word: 'right', other: others[0] };
}

/** Whether more layouts may change the word. */
export const isOpen = ({ word, gain }: FairJudgement): boolean =>
  word === 'too close to call' && gain.low <= 0;

/** The contract reached, played by the partner: the same choice, unless that is clearly better. */
const isByPartner = (contract: DeclaredContract, { side, reached }: FairQuestion): boolean =>
  reached !== 'Pass' &&
  sideOf(contract.declarer) === side &&
  contract.declarer !== reached.declarer &&
  isSameBid(contract, reached);

const distance = (one: DeclaredContract, other: DeclaredContract | PassedOut): number =>
  Math.abs(contractRank(one) - contractRank(other));

const timesMade = (samples: TrickSamples, contract: DeclaredContract): number =>
  samples
    .histogram(contract)
    .subarray(tricksNeeded(contract))
    .reduce((sum, times) => sum + times, 0);

const chanceOf = (samples: TrickSamples, reached: DeclaredContract | PassedOut): Estimate | null =>
  reached === 'Pass' ? null : shareOf(timesMade(samples, reached), samples.count);

/** Both verdicts in one word. */
export type Headline = 'right' | 'wrong' | 'unlucky' | 'lucky' | 'too close to call';

/** From the verdict on what was known, and whether the contract falls short of par as the cards lie. */
export function headlineOf(word: FairJudgement['word'], fallsShort: boolean): Headline {
  if (word === 'right') return fallsShort ? 'unlucky' : 'right';
  if (word === 'wrong') return fallsShort ? 'wrong' : 'lucky';
  return word;
}
