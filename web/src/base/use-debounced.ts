import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 250;

/** The typed text after a pause. Clearing it takes effect at once. */
export function useDebounced(typed: string): string {
  const wanted = typed.trim();
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(wanted), wanted === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [wanted]);
  return settled;
}
