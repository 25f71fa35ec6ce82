/**
 * What a finished auction was worth to a pair on what the pair knew: layouts of the opponents' cards that fit their
 * calls before the decision are dealt and solved.
 *
 * @module
 */
import { callerAt, contractOf } from '../auction.ts';
import { isBid, strainOf } from '../call.ts';
import type { SeatConditions } from '../conditions/seat-conditions.ts';
import type { Tricks } from '../contract.ts';
import type { Deal } from '../deal.ts';
import type { PlayToSolve } from '../double-dummy/search-table.ts';
import { solvePlays } from '../double-dummy/solve-plays.ts';
import { isNaturalBid } from '../meanings/auction-meanings.ts';
import type { Meaning } from '../meanings/meaning.ts';
import { seatsOf, sideOf } from '../side.ts';
import type { Vulnerability } from '../vulnerability.ts';
import type { DealSampler } from './deal-sampler.ts';
import { decisionOf } from './decision.ts';
import type { FairQuestion } from './fair-choices.ts';
import { isOpen, judgeFairly, type FairJudgement } from './fair-judgement.ts';
import { fittingLayouts, MAX_TRIES, type PairKnowledge } from './fitting-layouts.ts';
import { playsWorth } from './plays-worth.ts';
import { strainsWorth } from './strains-worth.ts';
import { TrickSamples } from './trick-samples.ts';

/** An auction, and the pair that is judged. */
export interface JudgedAuction extends PairKnowledge {
  readonly vulnerability: Vulnerability;
  readonly seed: number;
}

/** Solves the plays of a layout. */
type SolvePlays = (deal: Deal, plays: readonly PlayToSolve[]) => readonly Tricks[];

/** The judgement, and what is needed to get it again. */
export interface AuctionJudgement extends FairJudgement {
  readonly layouts: number;
  /** What the opponents' calls say of their hands. */
  readonly conditions: SeatConditions;
  /** Call by call, with where each condition comes from. */
  readonly meanings: readonly Meaning[];
}

/** At least so many layouts are solved, and more of them while it is too close to call. */
const MIN_LAYOUTS = 100;
const MAX_LAYOUTS = 400;
const BATCH = 25;

/** Null while the auction is not finished. Who measures it gives a solver of their own. */
export function judgeAuction(judged: JudgedAuction, solve: SolvePlays = solvePlays): AuctionJudgement | null {
  const question = questionOf(judged);
  if (question === null) return null;
  for (const { sampler, ...basis } of fittingLayouts(judged, question.index)) {
    const judgement = judgeOver(sampler, judged, question, solve);
    if (judgement) return { ...judgement, ...basis };
  }
  return null;
}

interface Question extends FairQuestion {
  /** Of the decision. */
  readonly index: number;
  /** Whether the opponents might play their last bid: it is natural, or has been passed. */
  readonly canDefend: boolean;
}

function questionOf({ auction, partnership, vulnerability, ...known }: JudgedAuction): Question | null {
  const { side } = partnership;
  const reached = contractOf(auction);
  const decision = decisionOf(auction, side);
  if (reached === null || decision === null) return null;
  const { index, opposing, opposingAt } = decision;
  const isTheirs = reached !== 'Pass' && sideOf(reached.declarer) !== side;
  const next = auction.calls.slice(opposingAt + 1, index);
  const hasPartnerPassed = next[0] === 'Pass' && next[1] === 'Pass';
  const canDefend =
    opposing !== null && (isTheirs || hasPartnerPassed || isNaturalBid(auction, opposingAt, known));
  return { side, vulnerability, reached, index, opposing, canDefend };
}

/** Null if too few layouts are found. */
function judgeOver(
  sampler: DealSampler,
  judged: JudgedAuction,
  question: Question,
  solve: SolvePlays,
): Omit<AuctionJudgement, 'conditions' | 'meanings'> | null {
  const { side, opposing, canDefend } = question;
  const strains = strainsWorth(judged.partnership, strainsBid(judged));
  const samples = new TrickSamples(seatsOf(side), strains, opposing && canDefend ? [opposing] : []);
  for (let number = 0; ; number++) {
    if (number > 0 && number % BATCH === 0) {
      if (number >= MIN_LAYOUTS) {
        const judgement = judgeFairly(samples, question);
        if (number >= MAX_LAYOUTS || !isOpen(judgement)) return { ...judgement, layouts: number };
      }
      samples.keep(playsWorth(samples, question));
    }
    const { deal } = sampler.dealAt({ seed: judged.seed, number }, MAX_TRIES);
    if (deal === null) return null;
    const plays = samples.plays.map((play) => ({ ...play, guess: samples.mean(play) }));
    samples.addPlays(number, solve(deal, plays));
  }
}

/** By either of the pair. */
const strainsBid = ({ auction, partnership }: JudgedAuction) =>
  auction.calls
    .filter((_, index) => sideOf(callerAt(auction, index)) === partnership.side)
    .filter(isBid)
    .map(strainOf);
