/**
 * The alternatives at one call by their mean score over layouts, as far as the figures tell them apart.
 *
 * ```ts
 * import { compareCalls } from '@bridge-review/bridge/sampling/compare-calls';
 * import { TrickSamples } from '@bridge-review/bridge/sampling/trick-samples';
 *
 * const samples = new TrickSamples([], [], [{ declarer: 'N', strain: 'S' }]);
 * for (let number = 0; number < 20; number++) samples.add(number, { N: { S: 10 } });
 * const spades = { strain: 'S', doubling: '', declarer: 'N' } as const;
 * const alternatives = [
 *   { call: 'Pass', contract: { ...spades, level: 3 } },
 *   { call: '4S', contract: { ...spades, level: 4 } },
 * ] as const;
 *
 * const rows = compareCalls(samples, alternatives, { side: 'NS', vulnerability: 'None', made: 'Pass' });
 * rows.map(({ call, score, isBehind }) => [call, score.value, isBehind]); // => [['4S', 420, false], ['Pass', 170, true]]
 * rows[1]?.imps?.value; // => -6
 * ```
 *
 * @module
 */
import type { Call } from '../call.ts';
import { isBid } from '../call.ts';
import { gameLevels, tricksNeeded, type DeclaredContract, type PassedOut } from '../contract.ts';
import type { Side } from '../side.ts';
import type { Vulnerability } from '../vulnerability.ts';
import type { Alternative } from './call-alternatives.ts';
import { meanOf, shareOf, type Estimate } from './estimate.ts';
import { asOpponentsDouble, scoresFor } from './fair-choices.ts';
import { impsBetween } from './layout-scores.ts';
import { REACH } from './fair-judgement.ts';
import type { TrickSamples } from './trick-samples.ts';

/** Whose call it is. */
export interface CallQuestion {
  readonly side: Side;
  readonly vulnerability: Vulnerability;
  /** The call that was made. */
  readonly made: Call;
}

/** A call over all layouts, scored for the side whose call it is. */
export interface ComparedCall extends Alternative {
  /** How often the contract makes; null if it is passed out. */
  readonly chance: Estimate | null;
  readonly score: Estimate;
  /** Against the call with the highest mean score, so mostly a cost; null for that call. */
  readonly imps: Estimate | null;
  /** Whether it is surely worse than the call with the highest mean score, by 20 points or more. */
  readonly isBehind: boolean;
}

/**
 * The highest mean score first: pass, double, redouble, the call that was made, and of each strain the best part score,
 * the best game, and slams that make now and then. The opponents double a bid where that pays on the mean.
 */
export function compareCalls(
  samples: TrickSamples,
  alternatives: readonly Alternative[],
  question: CallQuestion,
): ComparedCall[] {
  if (samples.count === 0) return [];
  const all = alternatives.map((alternative) => scored(samples, alternative, question));
  const shown = listed(all, question.made).toSorted((one, other) => other.score.value - one.score.value);
  const [best] = shown;
  return shown.map(({ scores, ...row }) => ({
    ...row,
    imps: row.call === best!.call ? null : meanOf(impsBetween(scores, best!.scores)),
    isBehind: isBehind(scores, best!.scores),
  }));
}

interface ScoredCall extends Omit<ComparedCall, 'imps' | 'isBehind'> {
  /** Layout by layout. */
  readonly scores: Int16Array;
}

function scored(samples: TrickSamples, { call, contract }: Alternative, question: CallQuestion): ScoredCall {
  const played =
    isBid(call) && contract !== 'Pass' ? asOpponentsDouble(samples, contract, question) : contract;
  const scores = scoresFor(question, samples, played);
  return { call, contract: played, scores, score: meanOf(scores), chance: chanceOf(samples, played) };
}

const chanceOf = (samples: TrickSamples, contract: DeclaredContract | PassedOut): Estimate | null =>
  contract === 'Pass'
    ? null
    : shareOf(samples.tricks(contract).filter((won) => won >= tricksNeeded(contract)).length, samples.count);

/** Too many bids would hide the choice: those that another of their strain and kind equals are left out. */
function listed(all: readonly ScoredCall[], made: Call): ScoredCall[] {
  const always = all.filter(({ call }) => !isBid(call) || call === made);
  const kept = new Map(always.map((row) => [kindOf(row), row]));
  for (const row of all) {
    const rival = kept.get(kindOf(row));
    if (!rival || row.score.value > rival.score.value) kept.set(kindOf(row), row);
  }
  const others = [...kept.values()]
    .filter((row) => !always.includes(row) && isLikely(row))
    .toSorted((one, other) => other.score.value - one.score.value)
    .slice(0, MAX_BIDS);
  return [...always, ...others];
}

const MAX_BIDS = 5;

/** Slams that make less often than this are not listed. */
const LEAST_CHANCE = 0.05;

const isLikely = ({ contract, chance }: ScoredCall): boolean =>
  contract === 'Pass' || contract.level < 6 || (chance?.value ?? 0) >= LEAST_CHANCE;

/** For a bid its strain, and whether it is a part score, game or slam. */
const kindOf = ({ call, contract }: ScoredCall): string =>
  isBid(call) && contract !== 'Pass' ? contract.strain + bonusOf(contract) : call;

/** Part score, game, slam or grand slam. */
const bonusOf = ({ level, strain }: DeclaredContract): number =>
  level >= 6 ? level : level >= gameLevels[strain] ? 1 : 0;

/** The least difference that is worth an IMP. */
const LEAST_DIFFERENCE = 20;

function isBehind(scores: Int16Array, best: Int16Array): boolean {
  const { value, high } = meanOf(
    Array.from(scores, (score, layout) => score - best[layout]!),
    REACH,
  );
  return high < 0 && value <= -LEAST_DIFFERENCE;
}
