/** Whose games are listed. */
export type Whose = 'all' | 'mine';

export interface GamesView {
  readonly search: string;
  readonly whose: Whose;
}

/** The last URL of the list of games, for links back. */
let last = '/';

export const gamesAddress = (): string => last;

export function rememberGames(view: GamesView): void {
  const params = gamesParams(view).toString();
  last = params === '' ? '/' : `/?${params}`;
}

/** What is as usual does not stand in the address. */
export const gamesParams = ({ search, whose }: GamesView): URLSearchParams =>
  new URLSearchParams({ ...(whose === 'mine' && { whose }), ...(search !== '' && { q: search }) });
