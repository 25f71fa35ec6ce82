import type { TableResult } from '@bridge-review/api/hands';
import type { Card } from '@bridge-review/bridge/card';
import { playerKey } from '@bridge-review/bridge/player-name';
import type { Seat } from '@bridge-review/bridge/seat';
import { setImmediate } from 'node:timers/promises';
import type { Executor } from '../../db/database.ts';
import { compareTables, scoreOf } from './comparison.ts';
import {
  type CountedOutcome,
  countOutcomes,
  listPlayers,
  listSeatedOutcomes,
  type SeatedOutcome,
} from './outcome-repo.ts';
import { namesOf, seatByName, type NamedViewer, withOwnSides } from './own-side.ts';

export interface OwnTable extends Pick<
  TableResult,
  'ownSide' | 'contract' | 'declarer' | 'tricks' | 'scoreNS' | 'comparison'
> {
  /** Where the viewer sat by the names in the file; null where it does not tell. */
  readonly ownSeat: Seat | null;
  readonly lead: Card | null;
}

/** More than any file of one event has. */
const MAX_TABLES = 50_000;
const MAX_PLAYERS = 20_000;
/** A player sits at one table of each board. */
const MAX_OWN = 5_000;
/** So many boards are compared, or names read, before others are served. */
const BOARDS_AT_ONCE = 20;
const NAMES_AT_ONCE = 2_000;

/**
 * What the viewer's own table made of each board, compared with the others. Where nobody knows which it was, that of
 * the only table; a board where several tables could be the viewer's is left out. Only the own tables are read one by
 * one, the others are counted.
 */
export async function ownTables(
  db: Executor,
  gameId: number,
  viewer: NamedViewer,
): Promise<Map<number, OwnTable>> {
  const outcomes = await countOutcomes(db, gameId, MAX_TABLES);
  if (outcomes === null) return new Map();
  const names = await namesIn(db, gameId, namesOf(viewer));
  const seated = await listSeatedOutcomes(db, gameId, viewer.id, names, MAX_OWN);
  const seatedAt = byHand(seated);
  const own = new Map<number, OwnTable>();
  let boards = 0;
  for (const [handId, board] of byHand(outcomes)) {
    const table = ownTable(board, seatedAt.get(handId) ?? [], viewer);
    if (table !== null) own.set(handId, table);
    if ((boards += 1) % BOARDS_AT_ONCE === 0) await setImmediate();
  }
  return own;
}

function byHand<Row extends { readonly handId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const hands = new Map<number, Row[]>();
  for (const row of rows) {
    const hand = hands.get(row.handId);
    if (hand === undefined) hands.set(row.handId, [row]);
    else hand.push(row);
  }
  return hands;
}

/** The names of a game that have one of these keys, as the file spells them. */
export async function namesIn(db: Executor, gameId: number, keys: ReadonlySet<string>): Promise<string[]> {
  const names = await listPlayers(db, gameId, keys, MAX_PLAYERS);
  const own: string[] = [];
  for (const [index, name] of names.entries()) {
    if (keys.has(playerKey(name))) own.push(name);
    if (index % NAMES_AT_ONCE === NAMES_AT_ONCE - 1) await setImmediate();
  }
  return own;
}

type Seated = Omit<OwnTable, 'comparison'>;

function ownTable(
  board: readonly CountedOutcome[],
  seated: readonly SeatedOutcome[],
  viewer: NamedViewer,
): OwnTable | null {
  const [first] = board;
  if (first === undefined) return null;
  const own = withOwnSides(seated, viewer)
    .filter(({ ownSide }) => ownSide !== null)
    .map((table) => ({ ...table, ownSeat: seatByName(table, viewer) }));
  const isOnly = board.length === 1 && first.tables === 1;
  const candidates: readonly Seated[] =
    own.length === 0 && isOnly ? [{ ...first, ownSide: null, ownSeat: null, lead: null }] : own;
  const [table, ...others] = candidates;
  if (table === undefined || others.length > 0) return null;
  const { ownSide, ownSeat, contract, declarer, tricks, lead } = table;
  const { vulnerability, scoring } = first;
  const scores = board.flatMap((outcome) =>
    Array<number | null>(outcome.tables).fill(scoreOf(outcome, vulnerability)),
  );
  const score = scoreOf(table, vulnerability);
  // Tables with the same score compare alike.
  const comparison = compareTables(scores, scoring)[scores.indexOf(score)] ?? null;
  return { ownSide, ownSeat, contract, declarer, tricks, lead, scoreNS: score, comparison };
}
