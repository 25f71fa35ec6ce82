import type { SeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { SolverPool } from '@bridge-review/bridge/double-dummy/solver-pool';
import type { ComparedCall } from '@bridge-review/bridge/sampling/compare-calls';
import type { Estimate } from '@bridge-review/bridge/sampling/estimate';
import { variantsOf } from '../conditions/chip.ts';
import type { Conditions } from '../conditions/use-conditions.ts';
import { knownCards } from '../hands/partnership-of.ts';
import type { Moves } from '../simulation/moves-text.ts';
import { movingVariants } from '../simulation/moving-variants.ts';
import { type Run, type RunState, type SamplerEvents, startSampledRun } from '../simulation/sampled-run.ts';
import { useWatchedRun } from '../simulation/use-watched-run.ts';
import type { CallQuestion } from './call-question.ts';
import { CallSampler } from './call-sampler.ts';

/** Enough for a mean score within about 20 points. */
const LAYOUTS_PER_RUN = 200;
/** Of each condition that is left out: a rough figure first, then a better one. */
const STAGES = [100, 200];
const UPDATE_INTERVAL_MS = 250;
/** A layout that is harder to find than this is given up after a second or so. */
const MAX_TRIES = 200_000;

type State = RunState<CallSampler, Estimate | null>;

interface Shown extends Pick<State, 'phase' | 'target' | 'reason'> {
  readonly count: number;
  readonly rows: readonly ComparedCall[];
  /** How often the contract makes that the call leads to; null until a run is done, and where it is passed out. */
  readonly moves: Moves | null;
}

const NOTHING: Shown = {
  phase: 'idle',
  target: LAYOUTS_PER_RUN,
  reason: null,
  count: 0,
  rows: [],
  moves: null,
};

/** The alternatives at a call. It begins by itself once the conditions are there. */
export function useCallRun(
  question: CallQuestion,
  conditions: Conditions,
  isReady: boolean,
): Shown & Pick<Run, 'deal' | 'stop'> {
  const { asked, seed } = question;
  return useWatchedRun({
    question: JSON.stringify([asked, seed]),
    conditions: conditions.text,
    initial: NOTHING,
    autoStart: true,
    isReady,
    start: (show) => startCallRun(question, conditions, show),
  });
}

function startCallRun(
  { asked, seed }: CallQuestion,
  { conditions, chips }: Conditions,
  show: (shown: Shown) => void,
): Run {
  const pool = new SolverPool();
  const known = knownCards(asked.partnership);
  const made = asked.auction.calls[asked.index]!;
  const chanceIn = (rows: readonly ComparedCall[]) => rows.find(({ call }) => call === made)?.chance ?? null;
  const samplerFor = (where: SeatConditions, events: SamplerEvents) =>
    new CallSampler({
      pool,
      asked,
      series: { known, conditions: where, seed, maxTries: MAX_TRIES },
      ...events,
    });
  return startSampledRun<CallSampler, Estimate | null>({
    pool,
    newSampler: (events) => samplerFor(conditions, events),
    movingAfter: () =>
      movingVariants(variantsOf(chips), samplerFor, ({ samples }) => chanceIn(samples.rows())),
    layoutsPerRun: LAYOUTS_PER_RUN,
    stages: STAGES,
    intervalMs: UPDATE_INTERVAL_MS,
    show: ({ phase, target, reason, sampler: { samples }, moves }) => {
      const rows = samples.rows();
      const chance = chanceIn(rows);
      show({
        phase,
        target,
        reason,
        count: samples.count,
        rows,
        moves: chance && moves && movesOf(chance, moves),
      });
    },
  });
}

const movesOf = (chance: Estimate, { chips, without, failed }: NonNullable<State['moves']>): Moves => ({
  chance,
  chips,
  without: Object.fromEntries(
    Object.entries(without).flatMap(([chip, figure]) => (figure ? [[chip, figure]] : [])),
  ),
  failed,
});
