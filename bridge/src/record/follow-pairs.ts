/**
 * Who played with whom through a whole game. A pair is followed from board to board by the names of its players or, where
 * a file has none, by its number, also where it changes direction.
 *
 * ```ts
 * import { followPairs } from '@bridge-review/bridge/record/follow-pairs';
 *
 * const pairNumbers = { NS: null, EW: null };
 * const first = { section: null, pairNumbers, players: { N: 'Ada', S: 'Ben', E: 'Cleo', W: 'Dan' } };
 * const second = { section: null, pairNumbers, players: { N: 'Eve', S: 'Finn', E: 'BEN', W: 'Ada#7' } };
 *
 * const [pair] = followPairs([[first], [second]]);
 * pair?.names; // => ['Ada', 'Ben']
 * pair?.sittings.map(({ seats }) => seats); // => [['N', 'S'], ['W', 'E']]
 * ```
 *
 * @module
 */
import { readPlayerName } from '../player-name.ts';
import type { Seat } from '../seat.ts';
import type { Side } from '../side.ts';
import { type TableSide, type SeatedTable, pairGroups, repeatedBoards } from './pair-groups.ts';

/**
 * A pair at one table.
 *
 * @public Part of the package, though no page needs it.
 */
export interface Sitting<Table> {
  /** The index of the board. */
  readonly board: number;
  readonly table: Table;
  readonly side: Side;
  /** Where the two sat, in the order of the pair's names. */
  readonly seats: readonly [Seat, Seat];
}

/** A pair and all tables at which it sat. */
export interface FollowedPair<Table> {
  /** As they are first spelled, without player numbers. */
  readonly names: readonly [string | null, string | null];
  readonly number: string | null;
  /** Null where there is none, or where the pair played in several. */
  readonly section: string | null;
  /** In the order of the boards, at most one for each. */
  readonly sittings: readonly Sitting<Table>[];
  /** Boards on which several tables might be this pair's. None of them is among the sittings. */
  readonly unclearBoards: number;
}

/** All pairs of a game, by section, number and name. `boards` holds the tables of each board. */
export function followPairs<Table extends SeatedTable>(
  boards: readonly (readonly Table[])[],
): FollowedPair<Table>[] {
  return pairGroups(boards).map(pairOf).toSorted(inOrder);
}

function pairOf<Table extends SeatedTable>(
  group: readonly [TableSide<Table>, ...TableSide<Table>[]],
): FollowedPair<Table> {
  const named = group.find(({ people: [one, other] }) => one !== null && other !== null) ?? group[0];
  const repeated = repeatedBoards(group);
  const sections = new Set(group.map(({ section }) => section));
  return {
    names: [nameAt(named, 0), nameAt(named, 1)],
    number: group.find(({ number }) => number !== null)?.number ?? null,
    section: sections.size === 1 ? group[0].section : null,
    sittings: group
      .filter(({ board }) => !repeated.has(board))
      .map(({ board, table, side, seats, people }) => ({
        board,
        table,
        side,
        seats: isSwapped(named.people, people) ? ([seats[1], seats[0]] as const) : seats,
      }))
      .toSorted((one, other) => one.board - other.board),
    unclearBoards: repeated.size,
  };
}

function nameAt({ table, seats }: TableSide<SeatedTable>, index: 0 | 1): string | null {
  const name = table.players[seats[index]];
  return name === null ? null : readPlayerName(name).name || null;
}

/** Whether the two sit in each other's place. */
const isSwapped = (
  order: TableSide<SeatedTable>['people'],
  [one, other]: TableSide<SeatedTable>['people'],
): boolean =>
  (one !== null && one !== order[0] && one === order[1]) ||
  (other !== null && other !== order[1] && other === order[0]);

const collator = new Intl.Collator('en', { numeric: true });

const inOrder = (one: FollowedPair<unknown>, other: FollowedPair<unknown>): number =>
  collator.compare(one.section ?? '', other.section ?? '') ||
  collator.compare(one.number ?? '', other.number ?? '') ||
  collator.compare(one.names.join(' '), other.names.join(' '));
