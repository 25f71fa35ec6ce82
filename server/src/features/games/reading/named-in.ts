import { limits } from '@bridge-review/api/limits';
import type { PreviewedPlayer } from '@bridge-review/api/upload-preview';
import { playerKey, readPlayerName } from '@bridge-review/bridge/player-name';
import type { TablePlay } from '@bridge-review/bridge/record/hand-record';
import { partnerOf, type Seat, seats } from '@bridge-review/bridge/seat';
import { type Side, sideOf } from '@bridge-review/bridge/side';

/** A result of a file of boards, which has the numbers of pairs as tags, or of a file of results. */
type Table = TablePlay &
  (
    | { readonly tags: ReadonlyMap<string, string> }
    | { readonly pairNumbers: Readonly<Record<Side, string | null>> }
  );

/** More than anybody looks through for their own name. */
const MOST = 500;

/** Who sat at these tables, by name and number; nobody where there are too many. */
export function namedIn(boards: readonly { readonly results: readonly Table[] }[]): PreviewedPlayer[] {
  const players = new Map<string, PreviewedPlayer>();
  for (const { results } of boards)
    for (const table of results)
      for (const seat of seats) {
        const spelling = table.players[seat];
        if (spelling === null || spelling.length > limits.playerName || playerKey(spelling) === '') continue;
        const { name, number } = readPlayerName(spelling);
        const key = `${playerKey(spelling)}\n${number ?? ''}`;
        const known = players.get(key);
        const partner = table.players[partnerOf(seat)];
        const found: PreviewedPlayer = {
          spelling,
          name,
          seat,
          pairNumber: numberOf(table, seat),
          partner: partner && readPlayerName(partner).name,
        };
        players.set(key, known ? common(known, found) : found);
        if (players.size > MOST) return [];
      }
  return [...players.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function numberOf(table: Table, seat: Seat): string | null {
  const side = sideOf(seat);
  return 'tags' in table ? (table.tags.get(`Pair${side}`) ?? null) : table.pairNumbers[side];
}

/** What is said at all tables. */
const common = (one: PreviewedPlayer, other: PreviewedPlayer): PreviewedPlayer => ({
  ...one,
  seat: one.seat === other.seat ? one.seat : null,
  pairNumber: one.pairNumber === other.pairNumber ? one.pairNumber : null,
  partner: one.partner === other.partner ? one.partner : null,
});
