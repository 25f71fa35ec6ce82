import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { rememberGames } from './games-address.ts';

const PAUSE_MS = 250;

/**
 * What is being typed, and what is searched for once there is a pause. The latter stands in the address, so that the
 * way back from a game leads to the same list.
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
      wanted === '' ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(pause);
  }, [typed, search, setParams]);
  useEffect(() => rememberGames(search), [search]);

  return { typed, setTyped, search };
}
