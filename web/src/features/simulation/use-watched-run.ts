import { startTransition, useEffect, useRef, useState } from 'react';
import type { Run } from './sampled-run.ts';

interface WatchedRunParts<T> {
  /** The question as a key. */
  readonly question: string;
  /** Its conditions as a key. */
  readonly conditions: string;
  /** What is shown before anything is started. */
  readonly initial: T;
  readonly start: (show: (shown: T) => void) => Run;
  /** Whether it starts without a click, as soon as it is ready. */
  readonly autoStart?: boolean;
  /** Whether it can start. */
  readonly isReady?: boolean;
}

/** People change several conditions in a row, or type them: the run starts once they pause. */
const PAUSE_MS = 300;

/**
 * A simulation that runs while mounted and visible. A new question starts from zero: automatically with `autoStart`, or
 * if only the conditions have changed and the simulation was running.
 */
export function useWatchedRun<T>(parts: WatchedRunParts<T>): T & Pick<Run, 'deal' | 'stop'> {
  const { question, conditions, initial, start, autoStart = false, isReady = true } = parts;
  const key = `${question} ${conditions}`;
  const [state, setState] = useState({ key, shown: initial });
  const runs = useRef(new Map<string, Run>());
  /** The question that was started and not stopped. */
  const watched = useRef<string | null>(null);
  /** The question that was started automatically. */
  const begun = useRef<string | null>(null);
  const hasBegun = useRef(false);
  const deal = () => {
    // Drawn in slices: the workers leave the page little time, and it has to answer all the same.
    const show = (shown: T) => startTransition(() => setState({ key, shown }));
    const run = runs.current.get(key) ?? start(show);
    runs.current.set(key, run);
    watched.current = question;
    hasBegun.current = true;
    run.deal();
  };
  const latestDeal = useRef(deal);
  useEffect(() => {
    latestDeal.current = deal;
  });
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
  useEffect(() => {
    if (watched.current !== question) watched.current = null;
    if (autoStart && begun.current !== question) watched.current = begun.current = question;
    if (watched.current === null || !isReady || runs.current.has(key)) return undefined;
    const again = setTimeout(() => latestDeal.current(), hasBegun.current ? PAUSE_MS : 0);
    return () => clearTimeout(again);
  }, [key, question, autoStart, isReady]);
  return {
    ...(state.key === key ? state.shown : initial),
    deal,
    stop: () => {
      watched.current = null;
      runs.current.get(key)?.stop();
    },
  };
}
