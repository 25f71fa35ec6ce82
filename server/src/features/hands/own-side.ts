import { playerKey } from '@bridge-review/bridge/player-name';
import type { Side } from '@bridge-review/bridge/side';
import type { Person } from '../../db/person.ts';
import type { TableOutcome } from './repo.ts';

export type Viewer = Pick<Person, 'id' | 'displayName' | 'firstName' | 'lastName'>;

/** What a file may call somebody, each under its key. */
export const namesOf = ({ displayName, firstName, lastName }: Omit<Viewer, 'id'>): ReadonlySet<string> =>
  new Set([displayName, `${firstName} ${lastName}`].map(playerKey));

/** Which side of each table is the viewer's: as they said of the game, else by the names in the file. */
export function withOwnSides<Board extends { readonly tables: readonly TableOutcome[] }>(
  board: Board,
  viewer: Viewer,
) {
  const names = namesOf(viewer);
  const isSaid = board.tables.some(({ chosenSide }) => chosenSide !== null);
  const tables = board.tables.map((table) => ({
    ...table,
    ownSide: isSaid ? table.chosenSide : sideByName(table, names),
  }));
  return { ...board, tables };
}

function sideByName({ north, east, south, west }: TableOutcome, names: ReadonlySet<string>): Side | null {
  const isNamed = (player: string | null): boolean => player !== null && names.has(playerKey(player));
  if (isNamed(north) || isNamed(south)) return 'NS';
  return isNamed(east) || isNamed(west) ? 'EW' : null;
}
