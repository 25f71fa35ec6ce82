import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { gamesParams, rememberGames, type Whose } from './games-address.ts';

const DEBOUNCE_MS = 250;

/**
 * The typed text, the search after a pause, and whose games are listed. The latter two are in the URL, so that going
 * back from a game shows the same list.
 */
export function useGamesSearch() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q')?.trim() ?? '';
  const whose: Whose = params.get('whose') === 'mine' ? 'mine' : 'all';
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
      () => setParams(gamesParams({ search: wanted, whose }), { replace: true }),
      // Clearing the search takes effect at once.
      wanted === '' ? 0 : DEBOUNCE_MS,
    );
    return () => clearTimeout(pause);
  }, [typed, search, whose, setParams]);
  useEffect(() => rememberGames({ search, whose }), [search, whose]);

  const setWhose = (wanted: Whose) =>
    setParams(gamesParams({ search: typed.trim(), whose: wanted }), { replace: true });
  return { typed, setTyped, search, whose, setWhose };
}
