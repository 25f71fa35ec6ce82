import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** The time, kept true while a timer runs. */
export function useClock(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [runs]);
  return now;
}
