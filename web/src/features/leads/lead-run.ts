import type { Card } from '@bridge-review/bridge/card';
import type { SeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import type { Deal } from '@bridge-review/bridge/deal';
import { SolverPool } from '@bridge-review/bridge/double-dummy/solver-pool';
import { unwrap } from '@bridge-review/bridge/result';
import { makeKnownCards } from '@bridge-review/bridge/sampling/known-cards';
import { type LeadOdds, leadOdds } from '@bridge-review/bridge/sampling/lead-odds';
import type { LeadSamples } from '@bridge-review/bridge/sampling/lead-samples';
import type { LayoutSeries } from '@bridge-review/bridge/sampling/sampled-layout';
import type { ConditionsVariant } from '../conditions/chip.ts';
import { movingVariants } from '../simulation/moving-variants.ts';
import {
  type FiguresWithout,
  type Run,
  type RunState,
  type SamplerEvents,
  startSampledRun,
} from '../simulation/sampled-run.ts';
import { type LeadProblem, leaderOf } from './lead-problem.ts';
import { LeadSampler } from './lead-sampler.ts';

/** Enough to know a chance within 4 or 5 percentage points. */
export const LAYOUTS_PER_RUN = 500;
/** Without each of the conditions: thirteen leads on a layout take as long as a dozen contracts of the odds. */
const STAGES = [100, 200];
/** A drawing takes some 60 ms of processor time from the workers, most of it for the table: once a second is live enough. */
const UPDATE_INTERVAL_MS = 1000;
/** A layout that is harder to find than this is given up after a second or so. */
const MAX_TRIES = 200_000;

export interface LeadQuestion {
  readonly problem: LeadProblem;
  readonly conditions: SeatConditions;
  readonly seed: number;
  /** The lead made at the table, which the others are compared with. */
  readonly made: Card | null;
}

/** All leads without each of the conditions, on layouts of the same seed. */
export type LeadMoves = FiguresWithout<readonly LeadOdds[]>;

/** What is found so far. */
export interface Found extends Pick<
  RunState<LeadSampler, readonly LeadOdds[]>,
  'phase' | 'target' | 'reason' | 'moves'
> {
  readonly odds: readonly LeadOdds[];
  /** What they come from; null before the first layout. */
  readonly samples: LeadSamples | null;
  /** The layouts that count, by number. */
  readonly deals: readonly Deal[];
}

export const seriesOf = ({ problem, conditions, seed }: Omit<LeadQuestion, 'made'>): LayoutSeries => ({
  known: unwrap(makeKnownCards({ [leaderOf(problem)]: problem.hand })),
  conditions,
  seed,
  maxTries: MAX_TRIES,
});

/** All leads, and how they move. */
export function startLeadRun(
  question: LeadQuestion,
  variants: readonly ConditionsVariant[],
  show: (found: Found) => void,
): Run {
  const { problem, made } = question;
  const { contract, vulnerability } = problem;
  const pool = new SolverPool();
  const oddsIn = ({ samples }: LeadSampler): LeadOdds[] =>
    leadOdds(samples, { contract, vulnerability, ...(made && { against: made }) });
  const samplerFor = (conditions: SeatConditions, events: SamplerEvents) =>
    new LeadSampler({ pool, problem, series: seriesOf({ ...question, conditions }), ...events });
  return startSampledRun({
    pool,
    newSampler: (events) => samplerFor(question.conditions, events),
    movingAfter: () => movingVariants(variants, samplerFor, oddsIn),
    layoutsPerRun: LAYOUTS_PER_RUN,
    stages: STAGES,
    intervalMs: UPDATE_INTERVAL_MS,
    show: ({ sampler, ...state }) => {
      const { samples, deals } = sampler;
      const hasFigures = samples.count > 0;
      show({
        ...state,
        odds: hasFigures ? oddsIn(sampler) : [],
        samples: hasFigures ? samples : null,
        deals,
      });
    },
  });
}
