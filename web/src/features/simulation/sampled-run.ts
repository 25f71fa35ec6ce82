import type { SolverPool } from '@bridge-review/bridge/double-dummy/solver-pool';
import type { RunPhase } from './run-controls.tsx';
import { type CountedRun, Sensitivity } from './sensitivity.ts';

/** A simulation that somebody started. */
export interface Run {
  /** Starts or continues. */
  deal(): void;
  stop(): void;
  /** The page was hidden or shown. */
  follow(): void;
  end(): void;
}

export interface SamplerEvents {
  progressed(): void;
  /** There are no more layouts; the reason is a sentence. */
  exhausted(reason: string): void;
  failed(): void;
}

/** Figures without each of the conditions, on layouts of the same seed. */
export interface FiguresWithout<F> {
  readonly chips: readonly string[];
  /** By the chip that is left out, as far as it has been worked out. */
  readonly without: Readonly<Record<string, F>>;
  readonly failed: readonly string[];
}

/** What is worked out again without each of the conditions. */
export interface Moving<S, F> {
  /** Each is left out in turn. */
  readonly chips: readonly string[];
  readonly samplerWithout: (chip: string, events: SamplerEvents) => S;
  readonly figureOf: (sampler: S) => F;
}

/** How far a run is. */
export interface RunState<S, F> {
  readonly phase: RunPhase;
  readonly target: number;
  readonly sampler: S;
  /** Why there are no more layouts, a sentence. */
  readonly reason: string | null;
  /** Null until a run is done, and without conditions. */
  readonly moves: FiguresWithout<F> | null;
}

interface SampledRunParts<S, F> {
  /** Ends with the run. */
  readonly pool: SolverPool;
  readonly newSampler: (events: SamplerEvents) => S;
  /** What moves when a condition is left out, as soon as the first run is done; null if nothing does. */
  readonly movingAfter: (sampler: S) => Moving<S, F> | null;
  readonly layoutsPerRun: number;
  /** How many layouts there are without each of the conditions: a rough figure first, then a better one. */
  readonly stages: readonly number[];
  /** How long it waits at least between two drawings, which take time from the workers. */
  readonly intervalMs: number;
  readonly show: (state: RunState<S, F>) => void;
}

/** The longer a run has taken, the less its figures change in a second: so they are drawn less often. */
const SHARE_OF_RUN = 0.2;
const LONGEST_INTERVAL_MS = 2000;

/** Solves layouts in one pool of workers: first for the figures, then for how they move. */
export function startSampledRun<S extends CountedRun, F>(parts: SampledRunParts<S, F>): Run {
  const { pool, newSampler, movingAfter, layoutsPerRun, stages, intervalMs, show } = parts;
  let phase: RunPhase = 'idle';
  let reason: string | null = null;
  let target = 0;
  let begun = 0;
  /** The first are shown at once, however many layouts come to count with them. */
  let hasShownFigures = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let moves: FiguresWithout<F> | null = null;
  let moving: (Moving<S, F> & { readonly sensitivity: Sensitivity<S> }) | null = null;

  const interval = () =>
    Math.max(intervalMs, Math.min(LONGEST_INTERVAL_MS, SHARE_OF_RUN * (performance.now() - begun)));
  const showNow = () => {
    clearTimeout(timer);
    timer = undefined;
    show({ phase, target, sampler, reason, moves });
  };
  const showMoves = () => {
    moves = moving && {
      chips: moving.chips,
      without: moving.sensitivity.figures(moving.figureOf),
      failed: moving.sensitivity.failed,
    };
    showNow();
  };
  const startMoving = () => {
    const next = movingAfter(sampler);
    if (!next || next.chips.length === 0) return null;
    const { chips, samplerWithout } = next;
    const runWithout = (chip: string, events: Omit<SamplerEvents, 'exhausted'>) =>
      samplerWithout(chip, { ...events, exhausted: events.failed });
    return { ...next, sensitivity: new Sensitivity({ chips, runWithout, stages, progressed: showMoves }) };
  };
  const enter = (next: RunPhase) => {
    phase = next;
    if (phase === 'done') moving ??= startMoving();
    showMoves();
  };
  const sampler = newSampler({
    progressed: () => {
      if (sampler.count >= target) {
        enter('done');
        follow();
      } else if (!hasShownFigures && sampler.count > 0) {
        hasShownFigures = true;
        showNow();
      } else timer ??= setTimeout(showNow, interval());
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
    if (isVisible && phase === 'done') moving?.sensitivity.run();
    else moving?.sensitivity.pause();
  };
  return {
    deal: () => {
      if (phase === 'dealing') return;
      if (sampler.count >= target) target = sampler.count + layoutsPerRun;
      begun = performance.now();
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
      moving?.sensitivity.stop();
      pool.close();
    },
  };
}
