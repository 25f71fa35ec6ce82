import { startTransition, useEffect, useRef, useState } from 'react';
import type { ConditionsVariant } from '../conditions/chip.ts';
import type { Run } from '../simulation/sampled-run.ts';
import { type Found, LAYOUTS_PER_RUN, type LeadQuestion, startLeadRun } from './lead-run.ts';

export interface LeadRun extends Found {
  /** Starts or continues. */
  deal(): void;
  stop(): void;
}

/** Samples and solves in workers while mounted and visible. Another question starts from zero. */
export function useLeadRun(question: LeadQuestion, variants: readonly ConditionsVariant[]): LeadRun {
  const key = JSON.stringify(question);
  const [state, setState] = useState<{ key: string; found: Found } | null>(null);
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
    // Drawn in slices: the workers leave the page little time, and it has to answer all the same.
    const show = (found: Found) => startTransition(() => setState({ key, found }));
    const started = runs.current.get(key) ?? startLeadRun(question, variants, show);
    runs.current.set(key, started);
    started.deal();
  };
  return {
    ...(state?.key === key ? state.found : NOTHING),
    deal,
    stop: () => runs.current.get(key)?.stop(),
  };
}

const NOTHING: Found = {
  phase: 'idle',
  target: LAYOUTS_PER_RUN,
  odds: [],
  reason: null,
  samples: null,
  deals: [],
  moves: null,
};
