/** The last URL of the list of games, with its search, for links back. */
let last = '/';

export const gamesAddress = (): string => last;

export function rememberGames(search: string): void {
  last = search === '' ? '/' : `/?${new URLSearchParams({ q: search }).toString()}`;
}
