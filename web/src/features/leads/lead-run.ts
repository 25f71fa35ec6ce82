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
import type { RunPhase } from '../simulation/run-controls.tsx';
import { Sensitivity } from '../simulation/sensitivity.ts';
import { type LeadProblem, leaderOf } from './lead-problem.ts';
import { LeadSampler } from './lead-sampler.ts';

/** Enough to know a chance within 4 or 5 percentage points. */
export const LAYOUTS_PER_RUN = 500;
/** Without each of the conditions: thirteen leads on a layout take as long as a dozen contracts of the odds. */
const STAGES = [100, 200];
/** Drawing takes time from the workers: half as often as the odds, whose table is smaller. */
const UPDATE_INTERVAL_MS = 500;
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
export interface LeadMoves {
  readonly chips: readonly string[];
  /** By the chip that is left out, as far as it has been worked out. */
  readonly without: Readonly<Record<string, readonly LeadOdds[]>>;
  readonly failed: readonly string[];
}

/** What is found so far. */
export interface Found {
  readonly phase: RunPhase;
  readonly target: number;
  readonly odds: readonly LeadOdds[];
  /** Why there are no more layouts, a sentence. */
  readonly reason: string | null;
  /** What they come from; null before the first layout. */
  readonly samples: LeadSamples | null;
  /** The layouts that count, by number. */
  readonly deals: readonly Deal[];
  /** Null until a run is done, and without conditions. */
  readonly moves: LeadMoves | null;
}

export interface Run {
  deal(): void;
  stop(): void;
  /** The page was hidden or shown. */
  follow(): void;
  end(): void;
}

export const seriesOf = ({ problem, conditions, seed }: Omit<LeadQuestion, 'made'>): LayoutSeries => ({
  known: unwrap(makeKnownCards({ [leaderOf(problem)]: problem.hand })),
  conditions,
  seed,
  maxTries: MAX_TRIES,
});

/** Solves layouts in one pool of workers: first for the figures, then for how they move. */
export function startLeadRun(
  question: LeadQuestion,
  variants: readonly ConditionsVariant[],
  show: (found: Found) => void,
): Run {
  const { problem, made } = question;
  const { contract, vulnerability } = problem;
  const pool = new SolverPool();
  const solving = { pool, problem };
  let phase: RunPhase = 'idle';
  let reason: string | null = null;
  let target = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let moves: LeadMoves | null = null;
  let sensitivity: Sensitivity<LeadSampler> | null = null;

  const oddsIn = (samples: LeadSamples) =>
    leadOdds(samples, { contract, vulnerability, ...(made && { against: made }) });
  const showNow = () => {
    clearTimeout(timer);
    timer = undefined;
    const { samples, deals } = sampler;
    const hasFigures = samples.count > 0;
    show({
      phase,
      target,
      reason,
      odds: hasFigures ? oddsIn(samples) : [],
      samples: hasFigures ? samples : null,
      deals,
      moves,
    });
  };
  const enter = (next: RunPhase) => {
    phase = next;
    if (phase === 'done' && variants.length > 0) {
      sensitivity ??= newSensitivity();
      showMoves();
    } else showNow();
  };
  const newSensitivity = () =>
    new Sensitivity({
      chips: variants.map(({ chip }) => chip),
      runWithout: (chip, { progressed, failed }) => {
        const { conditions } = variants.find((each) => each.chip === chip)!;
        const series = seriesOf({ ...question, conditions });
        return new LeadSampler({ ...solving, series, progressed, failed, exhausted: failed });
      },
      stages: STAGES,
      progressed: () => showMoves(),
    });
  const showMoves = () => {
    moves = sensitivity && {
      chips: variants.map(({ chip }) => chip),
      without: sensitivity.figures(({ samples }) => oddsIn(samples)),
      failed: sensitivity.failed,
    };
    showNow();
  };
  const sampler = new LeadSampler({
    ...solving,
    series: seriesOf(question),
    progressed: () => {
      if (sampler.count >= target) {
        enter('done');
        follow();
      } else if (sampler.count <= 1) showNow();
      else timer ??= setTimeout(showNow, UPDATE_INTERVAL_MS);
    },
    exhausted: (sentence) => {
      reason = sentence;
      enter('none');
    },
    failed: () => enter('failed'),
  });
  const follow = () => {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible && phase === 'dealing') sampler.run(target);
    else sampler.pause();
    if (isVisible && phase === 'done') sensitivity?.run();
    else sensitivity?.pause();
  };
  return {
    deal: () => {
      if (phase === 'dealing') return;
      if (sampler.count >= target) target = sampler.count + LAYOUTS_PER_RUN;
      enter('dealing');
      follow();
    },
    stop: () => {
      sampler.stop();
      enter('stopped');
    },
    follow,
    end: () => {
      clearTimeout(timer);
      sampler.stop();
      sensitivity?.stop();
      pool.close();
    },
  };
}
