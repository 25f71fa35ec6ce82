import { startTransition, useEffect, useRef, useState } from 'react';
import type { Run } from './sampled-run.ts';

interface WatchedRunParts<T> {
  /** What is asked. */
  readonly asks: string;
  /** On what conditions. */
  readonly where: string;
  /** Before anything is started. */
  readonly nothing: T;
  readonly start: (show: (shown: T) => void) => Run;
  /** Whether it begins without being asked, as soon as it can. */
  readonly begins?: boolean;
  /** Whether it can begin. */
  readonly isReady?: boolean;
}

/** Who changes conditions changes several, or types. */
const PAUSE_MS = 300;

/**
 * A simulation that goes on while mounted and visible. Another question starts from zero: by itself if it begins
 * without being asked, or if only the conditions are others and the simulation was being watched.
 */
export function useWatchedRun<T>(parts: WatchedRunParts<T>): T & Pick<Run, 'deal' | 'stop'> {
  const { asks, where, nothing, start, begins = false, isReady = true } = parts;
  const key = `${asks} ${where}`;
  const [state, setState] = useState({ key, shown: nothing });
  const runs = useRef(new Map<string, Run>());
  /** The question that was started and not stopped. */
  const watched = useRef<string | null>(null);
  /** The question that began by itself. */
  const begun = useRef<string | null>(null);
  const hasBegun = useRef(false);
  const deal = () => {
    // Drawn in slices: the workers leave the page little time, and it has to answer all the same.
    const show = (shown: T) => startTransition(() => setState({ key, shown }));
    const run = runs.current.get(key) ?? start(show);
    runs.current.set(key, run);
    watched.current = asks;
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
    if (watched.current !== asks) watched.current = null;
    if (begins && begun.current !== asks) watched.current = begun.current = asks;
    if (watched.current === null || !isReady || runs.current.has(key)) return undefined;
    const again = setTimeout(() => latestDeal.current(), hasBegun.current ? PAUSE_MS : 0);
    return () => clearTimeout(again);
  }, [key, asks, begins, isReady]);
  return {
    ...(state.key === key ? state.shown : nothing),
    deal,
    stop: () => {
      watched.current = null;
      runs.current.get(key)?.stop();
    },
  };
}
