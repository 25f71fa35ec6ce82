/**
 * How good contracts are over many layouts: the chance to make, the score and the IMPs against the best of them.
 *
 * ```ts
 * import { contractOdds } from '@bridge-review/bridge/sampling/contract-odds';
 * import { TrickSamples } from '@bridge-review/bridge/sampling/trick-samples';
 *
 * const samples = new TrickSamples(['N', 'S'], ['S']);
 * samples.add(0, { N: { S: 10 }, S: { S: 10 } });
 * samples.add(1, { N: { S: 9 }, S: { S: 10 } });
 *
 * const [best, next] = contractOdds(samples, { vulnerable: true, always: [] });
 * [best?.contract.level, best?.declarers.join(), best?.chance.value]; // => [4, 'S', 1]
 * [next?.contract.level, next?.score.value, next?.imps.value]; // => [3, 170, -10]
 * ```
 *
 * @module
 */
import { levels, type Level } from '../call.ts';
import {
  gameLevels,
  formatContract,
  tricksNeeded,
  type Contract,
  type DeclaredContract,
  type Tricks,
} from '../contract.ts';
import { scoreContract } from '../score.ts';
import type { Seat } from '../seat.ts';
import type { Strain } from '../strain.ts';
import { meanOf, shareOf, weightedMeanOf, type Estimate } from './estimate.ts';
import { impsBetween, scoresOf } from './layout-scores.ts';
import type { TrickSamples } from './trick-samples.ts';

/** What the odds depend on besides the tricks. */
export interface OddsQuestion {
  readonly vulnerable: boolean;
  /** Contracts that are listed however bad they are, by their own declarer: the one that was bid. */
  readonly always: readonly DeclaredContract[];
}

/** A contract over all layouts. */
export interface ContractOdds {
  readonly contract: Contract;
  /** Both where they do equally well. */
  readonly declarers: readonly Seat[];
  /** From 0 to 1. */
  readonly chance: Estimate;
  /** Points for the declaring side. */
  readonly score: Estimate;
  /** Against the best contract on the same layouts; 0 for the best itself. */
  readonly imps: Estimate;
}

/**
 * The contracts that matter, the best first: of each strain a part score, game and the slams, by the partner who does
 * better, as far as they have some chance. The best is one that none of the others gains IMPs against.
 */
export function contractOdds(samples: TrickSamples, question: OddsQuestion): ContractOdds[] {
  if (samples.count === 0) return [];
  const candidates = candidatesOf(samples, question);
  const best = bestOf(candidates);
  if (!best) return [];
  return candidates
    .map(({ scores, ...odds }) => ({ ...odds, imps: meanOf(impsBetween(scores, best.scores)) }))
    .toSorted((one, other) =>
      one.contract === best.contract
        ? -1
        : other.contract === best.contract
          ? 1
          : other.imps.value - one.imps.value ||
            other.chance.value - one.chance.value ||
            one.contract.level - other.contract.level,
    );
}

/** The chance and the score of one contract. */
export function oddsOf(
  samples: TrickSamples,
  contract: DeclaredContract,
  vulnerable: boolean,
): Pick<ContractOdds, 'chance' | 'score'> {
  const histogram = samples.histogram(contract);
  let made = 0;
  for (let won: number = tricksNeeded(contract); won <= 13; won++) made += histogram[won]!;
  return {
    chance: shareOf(made, samples.count),
    score: weightedMeanOf(
      Array.from(
        histogram,
        (times, won) => [scoreContract(contract, won as Tricks, vulnerable), times] as const,
      ),
    ),
  };
}

interface Candidate extends Omit<ContractOdds, 'imps'> {
  /** Layout by layout. */
  readonly scores: Int16Array;
}

function candidatesOf(samples: TrickSamples, { vulnerable, always }: OddsQuestion): Candidate[] {
  const found = new Map<string, Candidate>();
  const keep = (contract: Contract, declarers: readonly Seat[]): void => {
    const declared = { ...contract, declarer: declarers[0]! };
    found.set(formatContract(contract), {
      contract,
      declarers,
      ...oddsOf(samples, declared, vulnerable),
      scores: scoresOf(samples, declared, vulnerable),
    });
  };
  for (const strain of samples.strains) {
    const likely = levelsOf(samples, strain).filter(({ chance }) => chance >= LEAST_CHANCE);
    for (const { level } of likely)
      keep({ level, strain, doubling: '' }, betterDeclarers(samples, level, strain, vulnerable));
  }
  for (const { declarer, ...contract } of always) keep(contract, [declarer]);
  return [...found.values()];
}

/** Contracts less likely to make than this are not listed. */
const LEAST_CHANCE = 0.05;

/** A part score, the cheapest game, six and seven: levels in between add risk but no bonus. */
function levelsOf(samples: TrickSamples, strain: Strain): { level: Level; chance: number }[] {
  const chanceAt = (level: Level): number =>
    Math.max(
      ...samples.declarers.map(
        (declarer) => oddsOf(samples, { level, strain, doubling: '', declarer }, false).chance.value,
      ),
    );
  const partScore = levels.findLast((level) => level < gameLevels[strain] && chanceAt(level) >= 0.5) ?? 1;
  const wanted: readonly Level[] = [partScore, gameLevels[strain], 6, 7];
  return wanted.map((level) => ({ level, chance: chanceAt(level) }));
}

function betterDeclarers(
  samples: TrickSamples,
  level: Level,
  strain: Strain,
  vulnerable: boolean,
): readonly Seat[] {
  const worth = samples.declarers.map(
    (declarer) => oddsOf(samples, { level, strain, doubling: '', declarer }, vulnerable).score.value,
  );
  const most = Math.max(...worth);
  return samples.declarers.filter((_, index) => worth[index] === most);
}

/** Starts from the highest mean score and moves to the contract that gains most IMPs on it, until none does. */
function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  let best = candidates.toSorted((one, other) => other.score.value - one.score.value)[0];
  const beaten = new Set<Candidate>();
  while (best) {
    beaten.add(best);
    const current: Candidate = best;
    const rivals = candidates
      .filter((candidate) => !beaten.has(candidate))
      .map((candidate) => ({ candidate, gain: meanOf(impsBetween(candidate.scores, current.scores)).value }))
      .toSorted((one, other) => other.gain - one.gain);
    if (!rivals[0] || rivals[0].gain <= 0) return best;
    best = rivals[0].candidate;
  }
  return best;
}
