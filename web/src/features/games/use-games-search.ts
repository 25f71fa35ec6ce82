import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { rememberGames } from './games-address.ts';

const DEBOUNCE_MS = 250;

/**
 * The typed text, and the search after a pause. The search is in the URL, so that going back from a game shows the
 * same list.
 */
export function useGamesSearch() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q')?.trim() ?? '';
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    if (typed.trim() !== search) setTyped(search);
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return undefined;
    const pause = setTimeout(
      () => setParams(wanted === '' ? {} : { q: wanted }, { replace: true }),
      // Clearing the search takes effect at once.
      wanted === '' ? 0 : DEBOUNCE_MS,
    );
    return () => clearTimeout(pause);
  }, [typed, search, setParams]);
  useEffect(() => rememberGames(search), [search]);

  return { typed, setTyped, search };
}
