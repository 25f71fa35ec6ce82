import type { AskedCall } from '@bridge-review/bridge/sampling/call-sampling';
import { useEffect, useState } from 'react';
import type { RunPhase } from '../simulation/run-controls.tsx';
import type { CallFigures, CallSamplingRequest } from './call-sampling-worker.ts';

/** Enough for a mean score within about 20 points. */
const LAYOUTS_PER_RUN = 200;

export interface CallSamplingState {
  readonly phase: Exclude<RunPhase, 'idle' | 'none'>;
  readonly figures: CallFigures;
  readonly target: number;
  /** Keeps the figures so far. */
  stop(): void;
  /** Continues, or adds more layouts; from the first again after it has failed. */
  deal(): void;
}

type Shown = Pick<CallSamplingState, 'phase' | 'figures' | 'target'>;
const NOTHING: CallFigures = { count: 0, rows: [], heard: [] };
const STARTED: Shown = { phase: 'dealing', figures: NOTHING, target: LAYOUTS_PER_RUN };

/** Deals and solves in a worker while mounted and visible. Another question needs another component: use it as key. */
export function useCallSampling(asked: AskedCall): CallSamplingState {
  const [shown, setShown] = useState(STARTED);
  const [run, setRun] = useState<CallSamplingRun | null>(null);
  useEffect(() => {
    const started = startRun(asked, setShown);
    setRun(started);
    document.addEventListener('visibilitychange', started.follow);
    return () => {
      document.removeEventListener('visibilitychange', started.follow);
      started.end();
    };
    // One run for the component's life.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);
  return { ...shown, stop: () => run?.stop(), deal: () => run?.deal() };
}

interface CallSamplingRun {
  stop(): void;
  deal(): void;
  /** The page was hidden or shown. */
  follow(): void;
  end(): void;
}

function startRun(asked: AskedCall, show: (shown: Shown) => void): CallSamplingRun {
  let worker: Worker | null = null;
  let shown = STARTED;
  const update = (change: Partial<Shown>) => {
    shown = { ...shown, ...change };
    show(shown);
  };
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./call-sampling-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<CallFigures>) => {
      if (started !== worker) return;
      update({ figures: data, ...(data.count >= shown.target && { phase: 'done' }) });
    });
    started.addEventListener('error', () => {
      if (started !== worker) return;
      end();
      update({ phase: 'failed' });
    });
    return started;
  };
  const follow = () => {
    const isRunning = shown.phase === 'dealing' && document.visibilityState === 'visible';
    const request: CallSamplingRequest = { asked, target: isRunning ? shown.target : 0 };
    if (isRunning) worker ??= start();
    worker?.postMessage(request, []);
  };
  follow();
  return {
    end,
    follow,
    stop: () => {
      if (shown.phase !== 'dealing') return;
      update({ phase: 'stopped' });
      follow();
    },
    deal: () => {
      if (shown.phase === 'dealing') return;
      const target = shown.phase === 'done' ? shown.figures.count + LAYOUTS_PER_RUN : shown.target;
      update({ phase: 'dealing', target });
      follow();
    },
  };
}
