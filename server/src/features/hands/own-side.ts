import { playerKey } from '@bridge-review/bridge/player-name';
import type { Seat } from '@bridge-review/bridge/seat';
import { seatsOf, type Side } from '@bridge-review/bridge/side';
import type { Person } from '../../db/person.ts';
import type { TableOutcome } from './repo.ts';

export type NamedViewer = Pick<Person, 'id' | 'displayName' | 'firstName' | 'lastName'>;

/** What a file may call somebody, each under its key. */
export const namesOf = ({ displayName, firstName, lastName }: Omit<NamedViewer, 'id'>): ReadonlySet<string> =>
  new Set([displayName, `${firstName} ${lastName}`].map(playerKey));

type SeatedTable = Pick<TableOutcome, 'north' | 'east' | 'south' | 'west' | 'chosenSide'>;

/** Which side of each table of a board is the viewer's: as they said of the game, else by the names in the file. */
export function withOwnSides<Table extends SeatedTable>(
  tables: readonly Table[],
  viewer: NamedViewer,
): (Table & { readonly ownSide: Side | null })[] {
  const names = namesOf(viewer);
  const isNamed = (player: string | null): boolean => player !== null && names.has(playerKey(player));
  const hasChoice = tables.some(({ chosenSide }) => chosenSide !== null);
  return tables.map((table) => ({
    ...table,
    ownSide: hasChoice ? table.chosenSide : sideByName(table, isNamed),
  }));
}

function sideByName(
  { north, east, south, west }: SeatedTable,
  isNamed: (player: string | null) => boolean,
): Side | null {
  if (isNamed(north) || isNamed(south)) return 'NS';
  return isNamed(east) || isNamed(west) ? 'EW' : null;
}

/** Where the viewer sat at their own table; null where no seat of that side has their name, or both have. */
export function seatByName(
  table: SeatedTable & { readonly ownSide: Side | null },
  viewer: NamedViewer,
): Seat | null {
  if (table.ownSide === null) return null;
  const names = namesOf(viewer);
  const { north: N, east: E, south: S, west: W } = table;
  const players = { N, E, S, W };
  const [seat, other] = seatsOf(table.ownSide).filter((each) => {
    const player = players[each];
    return player !== null && names.has(playerKey(player));
  });
  return other === undefined ? (seat ?? null) : null;
}
