import type { DeclaredContract } from '@bridge-review/bridge/contract';
import { SolverPool } from '@bridge-review/bridge/double-dummy/solver-pool';
import { usualThreadCount } from '@bridge-review/bridge/double-dummy/threads';
import {
  type ContractOdds,
  contractOdds,
  type OddsQuestion,
  oddsOf,
} from '@bridge-review/bridge/sampling/contract-odds';
import type { Partnership } from '@bridge-review/bridge/sampling/layouts';
import { strainsWorth } from '@bridge-review/bridge/sampling/strains-worth';
import { seatsOf } from '@bridge-review/bridge/side';
import type { RunPhase } from '../simulation/run-controls.tsx';
import type { Run } from '../simulation/sampled-run.ts';
import { type LayoutSource, NoLayoutFits } from './layout-source.ts';
import { Sampler, type SamplerParts } from './sampler.ts';
import type { Moves } from '../simulation/moves-text.ts';
import { Sensitivity } from '../simulation/sensitivity.ts';

/** Enough to know the chance of a contract within 4 or 5 percentage points. */
export const LAYOUTS_PER_RUN = 500;
const UPDATE_INTERVAL_MS = 250;

type Phase = Exclude<RunPhase, 'none'>;

/** How often a contract makes without each of the conditions, on layouts of the same seed. */
interface ContractMoves extends Moves {
  readonly contract: DeclaredContract;
}

/** The conditions without one of them. */
interface Variant {
  /** Of the chip that is left out. */
  readonly chip: string;
  readonly layoutAt: LayoutSource;
}

/** Of each variant: a rough figure first, then a better one. */
const STAGES = [100, 400];

export interface Shown {
  readonly phase: Phase;
  readonly count: number;
  readonly target: number;
  readonly rows: readonly ContractOdds[];
  /** Null until a run is done. */
  readonly moves: ContractMoves | null;
  /** Why it failed, if the conditions are the reason: a sentence. */
  readonly reason: string | null;
}

interface OddsRunParts {
  readonly partnership: Partnership;
  readonly question: OddsQuestion;
  readonly layoutAt: LayoutSource;
  /** The conditions without each of them. */
  readonly variants: readonly Variant[];
  readonly show: (shown: Shown) => void;
}

/** Solves layouts in one pool of workers: first for the figures, then for how they move. */
export function startOddsRun({ partnership, question, layoutAt, variants, show }: OddsRunParts): Run {
  const pool = new SolverPool();
  const solving: Pick<SamplerParts, 'width' | 'solve'> = {
    width: Math.max(2, usualThreadCount()),
    solve: (deal, options) => pool.solveTable(deal, options),
  };
  let phase: Phase = 'idle';
  let reason: string | null = null;
  let target = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let moving: { contract: DeclaredContract; sensitivity: Sensitivity<Sampler> } | null = null;

  const showNow = () => {
    clearTimeout(timer);
    timer = undefined;
    const { samples } = sampler;
    const rows = contractOdds(samples, question);
    const moves = moving && movesOf(moving);
    show({ phase, count: samples.count, target, rows, moves, reason });
    return rows;
  };
  const movesOf = ({ contract, sensitivity }: NonNullable<typeof moving>): ContractMoves => {
    const chanceIn = (samples: Sampler['samples']) => oddsOf(samples, contract, question.vulnerable).chance;
    return {
      contract,
      chance: chanceIn(sampler.samples),
      chips: variants.map(({ chip }) => chip),
      without: sensitivity.figures(({ samples }) => chanceIn(samples)),
      failed: sensitivity.failed,
    };
  };
  const sensitivityOf = ({ declarer, strain }: DeclaredContract) =>
    new Sensitivity({
      chips: variants.map(({ chip }) => chip),
      runWithout: (chip, events) => {
        const { layoutAt: layoutWithout } = variants.find((each) => each.chip === chip)!;
        const parts = { ...solving, ...events, layoutAt: layoutWithout };
        return new Sampler({ ...parts, declarers: [declarer], strains: [strain] });
      },
      stages: STAGES,
      progressed: showNow,
    });
  const enter = (next: Phase) => {
    phase = next;
    const [best] = showNow();
    if (phase !== 'done' || moving || variants.length === 0) return;
    const contract = question.always[0] ?? (best && { ...best.contract, declarer: best.declarers[0]! });
    if (contract) moving = { contract, sensitivity: sensitivityOf(contract) };
  };
  const sampler = new Sampler({
    ...solving,
    layoutAt,
    declarers: seatsOf(partnership.side),
    strains: strainsWorth(
      partnership,
      question.always.map(({ strain }) => strain),
    ),
    progressed: () => {
      const { count } = sampler.samples;
      if (count >= target) {
        enter('done');
        follow();
      } else if (count <= 1) showNow();
      else timer ??= setTimeout(showNow, UPDATE_INTERVAL_MS);
    },
    failed: (error) => {
      reason = error instanceof NoLayoutFits ? error.message : null;
      enter('failed');
    },
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
      if (sampler.samples.count >= target) target = sampler.samples.count + LAYOUTS_PER_RUN;
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
