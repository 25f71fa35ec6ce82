import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What was typed, once there is a pause. Taking it away is no typing to wait for. */
export function useDebounced(typed: string): string {
  const wanted = typed.trim();
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(wanted), wanted === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wanted]);
  return settled;
}
