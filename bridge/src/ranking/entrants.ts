/**
 * Who is ranked: the pairs of a game or, where partners change all the time, its players.
 *
 * @module
 */
import { playerKey, readPlayerName } from '../player-name.ts';
import { type FollowedPair, followPairs, type Sitting } from '../record/follow-pairs.ts';
import { repeatedBoards, type SeatedTable } from '../record/pair-groups.ts';
import { partnerOf, seats } from '../seat.ts';
import { sideOf } from '../side.ts';

/** Pairs; of an individual, players, whose second name is null. */
export interface Entrants<Table> {
  readonly kind: 'pairs' | 'players';
  readonly all: readonly FollowedPair<Table>[];
}

export function entrantsOf<Table extends SeatedTable>(
  boards: readonly (readonly Table[])[],
): Entrants<Table> {
  const players = isIndividual(boards) ? followPlayers(boards) : [];
  if (players.length > 0) return { kind: 'players', all: players };
  return { kind: 'pairs', all: followPairs(boards).filter(({ sittings }) => sittings.length > 0) };
}

/** In a match a player has a partner or two, in an individual a new one each round. */
const MANY_PARTNERS = 3;

function isIndividual(boards: readonly (readonly SeatedTable[])[]): boolean {
  const keyOf = keys();
  const partners = new Map<string, Set<string>>();
  for (const tables of boards) {
    for (const { players } of tables) {
      for (const seat of seats) {
        const [player, partner] = [players[seat], players[partnerOf(seat)]];
        if (player === null || partner === null) continue;
        const key = keyOf(player);
        const known = partners.get(key) ?? new Set();
        partners.set(key, known.add(keyOf(partner)));
      }
    }
  }
  const many = [...partners.values()].filter(({ size }) => size >= MANY_PARTNERS).length;
  return many * 2 > partners.size;
}

function followPlayers<Table extends SeatedTable>(
  boards: readonly (readonly Table[])[],
): FollowedPair<Table>[] {
  const keyOf = keys();
  const players = new Map<string, { readonly name: string; readonly sittings: Sitting<Table>[] }>();
  for (const [board, tables] of boards.entries()) {
    for (const table of tables) {
      for (const seat of seats) {
        const name = table.players[seat];
        const key = name === null ? '' : keyOf(name);
        if (name === null || key === '') continue;
        const player = players.get(key) ?? { name: readPlayerName(name).name, sittings: [] };
        players.set(key, player);
        player.sittings.push({ board, table, side: sideOf(seat), seats: [seat, partnerOf(seat)] });
      }
    }
  }
  return [...players.values()].map(({ name, sittings }) => {
    const unclear = repeatedBoards(sittings);
    return {
      names: [name, null],
      number: null,
      section: null,
      sittings: sittings.filter(({ board }) => !unclear.has(board)),
      unclearBoards: unclear.size,
    };
  });
}

/** The same names come again on every board. */
function keys(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const key = known.get(name) ?? playerKey(name);
    known.set(name, key);
    return key;
  };
}
