/** Where the list of games was last seen, search and all: the way back leads there. */
let last = '/';

export const gamesAddress = (): string => last;

export function rememberGames(search: string): void {
  last = search === '' ? '/' : `/?${new URLSearchParams({ q: search }).toString()}`;
}
