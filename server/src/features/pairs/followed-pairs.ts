import type { Pair, PairChoice, PairList } from '@bridge-review/api/pairs';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';
import { playerKey } from '@bridge-review/bridge/player-name';
import { followPairs, type FollowedPair } from '@bridge-review/bridge/record/follow-pairs';
import type { TableRow } from './repo.ts';

/** A pair that sat at one table at least. */
export type GamePair = FollowedPair<TableRow>;

/** The pairs of a game. `tables` stand in the order of their boards. */
export function pairsOf(tables: readonly TableRow[]): GamePair[] {
  const boards: TableRow[][] = [];
  for (const table of tables) {
    const board = boards.at(-1);
    if (board?.[0]?.handId === table.handId) board.push(table);
    else boards.push([table]);
  }
  return followPairs(boards).filter(({ sittings }) => sittings.length > 0);
}

/** The pair that sat on this side of this table. */
export const pairAt = (
  pairs: readonly GamePair[],
  { tableId, side }: Pick<PairChoice, 'tableId' | 'side'>,
): GamePair | undefined =>
  pairs.find(({ sittings }) => sittings.some((at) => at.table.id === tableId && at.side === side));

/**
 * The pair of the player whom the results spell so, and all names of the partner. Whoever had several partners is a pair
 * without one, of all tables where they sat. Null where they sat at none.
 */
export function pairNamed(
  pairs: readonly GamePair[],
  spellings: ReadonlySet<string>,
): { readonly pair: GamePair; readonly player: PairChoice['player']; readonly partners: string[] } | null {
  const isAt = (pair: GamePair, index: 0 | 1): boolean =>
    pair.sittings.some(({ table, seats }) => spellings.has(table.players[seats[index]] ?? ''));
  const found = pairs.flatMap((pair) =>
    ([0, 1] as const).filter((index) => isAt(pair, index)).map((index) => ({ pair, index })),
  );
  const [first, ...others] = found;
  if (first === undefined) return null;
  const { pair, index } = first;
  if (others.length === 0) {
    const partners = pair.sittings.flatMap(({ table, seats }) => table.players[seats[1 - index]!] ?? []);
    return { pair, player: index === 0 ? 'first' : 'second', partners: [...new Set(partners)] };
  }
  const sittings = found.flatMap((each) => each.pair.sittings);
  const alone = { ...pair, names: [pair.names[index], null], number: null, section: null, sittings } as const;
  return { pair: alone, player: null, partners: [] };
}

/** The side on which a pair sat all the time; null where it changed direction. */
function directionOf({ sittings }: GamePair): Side | null {
  const side = sittings[0]?.side ?? null;
  return sittings.every((at) => at.side === side) ? side : null;
}

/** The seat of one of the two on most boards; null where the pair changed direction, for then no one seat is true. */
export function seatOf(pair: GamePair, player: PairChoice['player']): Seat | null {
  if (player === null || directionOf(pair) === null) return null;
  const seats = pair.sittings.map((at) => at.seats[player === 'first' ? 0 : 1]);
  const [one, other] = [...new Set(seats)];
  if (one === undefined || other === undefined) return one ?? null;
  return seats.filter((seat) => seat === one).length * 2 >= seats.length ? one : other;
}

/** As many as an answer lists; who is not among them is searched for. */
const PAIRS_LISTED = 100;

/** Pairs of which a name or the number contains the text; those with one of the viewer's names first. */
export function presentPairs(
  pairs: readonly GamePair[],
  names: ReadonlySet<string>,
  search: string | undefined,
): PairList {
  const wanted = playerKey(search ?? '');
  const isFound = (pair: GamePair): boolean =>
    pair.names.some((name) => name !== null && playerKey(name).includes(wanted)) ||
    (pair.number !== null && pair.number.toLowerCase() === wanted);
  const found = (wanted === '' ? pairs : pairs.filter(isFound)).map((pair) => presentPair(pair, names));
  const own = found.filter(({ viewer }) => viewer !== null);
  const others = found.filter(({ viewer }) => viewer === null);
  return { pairs: [...own, ...others].slice(0, PAIRS_LISTED), total: found.length };
}

function presentPair(pair: GamePair, viewerNames: ReadonlySet<string>): Pair {
  const { names, number, section, sittings, unclearBoards } = pair;
  const [first, second] = names;
  const [sitting] = sittings;
  const isViewer = (name: string | null): boolean => name !== null && viewerNames.has(playerKey(name));
  return {
    tableId: sitting?.table.id ?? 0,
    side: sitting?.side ?? 'NS',
    names: { first, second },
    number,
    section,
    direction: directionOf(pair),
    boards: sittings.length,
    auctions: sittings.filter(({ table }) => table.hasAuction).length,
    unclearBoards,
    viewer: isViewer(first) ? 'first' : isViewer(second) ? 'second' : null,
  };
}
