import { paths } from '@bridge-review/api/page-paths';
/** The last query of each game's page, for links back from its boards. */
const searches = new Map<number, string>();

export function rememberGame(gameId: number, search: string): void {
  searches.set(gameId, search);
}

export function gameAddress(gameId: number): string {
  const search = searches.get(gameId) ?? '';
  return search === '' ? paths.game(gameId) : `${paths.game(gameId)}?${search}`;
}
