import type { TableResult } from '@bridge-review/api/hands';
import type { MyParticipation } from '@bridge-review/api/participation';
import type { User } from '@bridge-review/api/user';
import { playerKey } from '@bridge-review/bridge/player-name';
import type { Seat } from '@bridge-review/bridge/seat';
import { type Side, seatsOf, sideOf } from '@bridge-review/bridge/side';
import type { Viewer } from './use-shown-hands.ts';

interface Known {
  readonly participation: Pick<MyParticipation, 'seat' | 'pair'> | undefined;
  readonly user: Pick<User, 'displayName' | 'firstName' | 'lastName'>;
  readonly results: readonly Pick<TableResult, 'ownSide' | 'players'>[] | undefined;
  /** Of the bidding record. */
  readonly recordedSide: Side | null;
  readonly analysedSide: Side | null;
}

/**
 * Where the viewer sat on this board: as the file names the player of the pair who they said they were, else as they
 * said of the whole game, else by their own name at their table. No seat where these do not tell, or where the bidding
 * record is of the other side.
 */
export function seatOfViewer({ participation, user, results, recordedSide, analysedSide }: Known): Viewer {
  const [own, another] = results?.filter(({ ownSide }) => ownSide !== null) ?? [];
  const table = another === undefined ? own : undefined;
  const { pair = null, seat: said = null } = participation ?? {};
  const chosen = pair?.viewer ? pair.names[pair.viewer] : null;
  const seat =
    seatNamed(table, chosen === null ? [] : [chosen]) ??
    said ??
    (pair?.viewer ? null : seatNamed(table, [user.displayName, `${user.firstName} ${user.lastName}`]));
  return {
    seat: seat !== null && (recordedSide ?? sideOf(seat)) === sideOf(seat) ? seat : null,
    side: recordedSide ?? (seat && sideOf(seat)) ?? analysedSide ?? table?.ownSide ?? null,
  };
}

/** The one seat of the viewer's side that has one of these names. */
function seatNamed(
  table: Pick<TableResult, 'ownSide' | 'players'> | undefined,
  names: readonly string[],
): Seat | null {
  if (!table?.ownSide) return null;
  const keys = new Set(names.map(playerKey));
  const [seat, other] = seatsOf(table.ownSide).filter((each) => {
    const player = table.players[each];
    return player !== null && keys.has(playerKey(player));
  });
  return other === undefined ? (seat ?? null) : null;
}
