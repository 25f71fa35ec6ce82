import { usualThreadCount } from '@bridge-review/bridge/double-dummy/threads';
import { SolverPool } from '@bridge-review/bridge/double-dummy/solver-pool';
import {
  type ContractOdds,
  type OddsQuestion,
  contractOdds,
} from '@bridge-review/bridge/sampling/contract-odds';
import type { Partnership } from '@bridge-review/bridge/sampling/layouts';
import { strainsWorth } from '@bridge-review/bridge/sampling/strains-worth';
import { useEffect, useRef, useState } from 'react';
import { Sampler } from './sampler.ts';

/** Enough to know the chance of a contract within 4 or 5 percentage points. */
const LAYOUTS_PER_RUN = 500;
const UPDATE_INTERVAL_MS = 250;

type Phase = 'idle' | 'dealing' | 'stopped' | 'done' | 'failed';

export interface Sampling {
  phase: Phase;
  count: number;
  target: number;
  rows: readonly ContractOdds[];
  /** Starts or continues. */
  deal(): void;
  stop(): void;
}

type Shown = Pick<Sampling, 'phase' | 'count' | 'target' | 'rows'>;
const NOTHING: Shown = { phase: 'idle', count: 0, target: LAYOUTS_PER_RUN, rows: [] };

/** Samples and solves in workers while mounted and visible. Another question starts from zero. */
export function useSampling(partnership: Partnership, seed: number, question: OddsQuestion): Sampling {
  const key = JSON.stringify([partnership, seed, question]);
  const [state, setState] = useState({ key, shown: NOTHING });
  const runs = useRef(new Map<string, Run>());
  useEffect(() => {
    const { current } = runs;
    const follow = () => current.get(key)?.follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      current.get(key)?.end();
      current.delete(key);
    };
  }, [key]);
  const deal = () => {
    const show = (shown: Shown) => setState({ key, shown });
    const run = runs.current.get(key) ?? startRun({ partnership, seed, question }, show);
    runs.current.set(key, run);
    run.deal();
  };
  return {
    ...(state.key === key ? state.shown : NOTHING),
    deal,
    stop: () => runs.current.get(key)?.stop(),
  };
}

interface Run {
  deal(): void;
  stop(): void;
  follow(): void;
  end(): void;
}

interface Asked {
  partnership: Partnership;
  seed: number;
  question: OddsQuestion;
}

/** One pool for all runs, so that its workers stay warm. */
function startRun({ partnership, seed, question }: Asked, show: (shown: Shown) => void): Run {
  const pool = new SolverPool();
  let phase: Phase = 'idle';
  let target = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showNow = () => {
    clearTimeout(timer);
    timer = undefined;
    show({ phase, count: sampler.samples.count, target, rows: contractOdds(sampler.samples, question) });
  };
  const enter = (next: Phase) => {
    phase = next;
    showNow();
  };
  const sampler = new Sampler({
    partnership,
    seed,
    strains: strainsWorth(
      partnership,
      question.always.map(({ strain }) => strain),
    ),
    width: Math.max(2, usualThreadCount()),
    solve: (deal, options) => pool.solveTable(deal, options),
    progressed: () => {
      const { count } = sampler.samples;
      if (count >= target) enter('done');
      else if (count <= 1) showNow();
      else timer ??= setTimeout(showNow, UPDATE_INTERVAL_MS);
    },
    failed: () => enter('failed'),
  });
  const follow = () => {
    if (phase !== 'dealing') return;
    if (document.visibilityState === 'visible') sampler.run(target);
    else sampler.pause();
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
      pool.close();
    },
  };
}
