import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { Page } from '@bridge-review/api/route';
import type { Side } from '@bridge-review/bridge/side';
import type { Database, Executor } from '../../db/database.ts';
import { found } from '../../http/found.ts';
import { type NamedViewer, withOwnSides } from './own-side.ts';
import { namesIn, type OwnTable, ownTables } from './own-tables.ts';
import { type RankedTable, type ResultsWanted, rankTables } from './rank-tables.ts';
import * as repo from './repo.ts';
import * as upkeep from './upkeep-repo.ts';

export { scoreOf } from './comparison.ts';
export { namesOf, type NamedViewer } from './own-side.ts';
export type { OwnTable } from './own-tables.ts';
export type { LockedHand } from './upkeep-repo.ts';

export interface HandService {
  ofGame(gameId: number, userId: number): Promise<GameHand[]>;
  find(handId: number, userId: number): Promise<GameHand>;
  /** The viewer's own tables first, then the one of which most is recorded, then the best for North and South. */
  results(handId: number, viewer: NamedViewer, wanted: ResultsWanted): Promise<Page<TableResult>>;
  /** All tables in the same order, without auction and play. */
  outcomes(db: Executor, handId: number, viewer: NamedViewer): Promise<RankedOutcome[]>;
  /** One table of a hand, uncompared; null if there is no such table. */
  table(db: Executor, handId: number, tableId: number): Promise<RecordedTable | null>;
  /** Of each hand of a game the viewer's own table, by the hand's id. None where the file has too many tables. */
  ownTables(gameId: number, viewer: NamedViewer): Promise<ReadonlyMap<number, OwnTable>>;
  /** The viewer's own table of a hand, or its only one; null where it is not known. */
  ownTable(handId: number, viewer: NamedViewer): Promise<{ id: number; ownSide: Side | null } | null>;
  /** Names at the tables of a game that have one of these keys (`playerKey`), as the file spells them. */
  namesIn(db: Executor, gameId: number, keys: ReadonlySet<string>): Promise<string[]>;

  /** Call this before changing data of a hand: it locks the hand until the transaction ends. */
  lock(db: Executor, handId: number, userId: number): Promise<upkeep.LockedHand>;
  /** The same for all hands of a game. */
  lockAll(db: Executor, gameId: number, userId: number): Promise<upkeep.LockedHand[]>;
  /** After a comment came or went; the hand must be held. */
  changeCommentCount(db: Executor, handId: number, difference: 1 | -1): Promise<void>;
  /** After bidding records came or went; the hands must be locked. */
  updateHasBidding(db: Executor, handIds: number | readonly number[]): Promise<void>;
}

export type RankedOutcome = repo.TableOutcome & RankedTable;
export type RecordedTable = ReturnType<typeof presentResult>;

export function handService(db: Database): HandService {
  return {
    ofGame: async (gameId, userId) => found(await repo.listHands(db, gameId, userId)),
    find: async (handId, userId) => found(await repo.findHand(db, handId, userId)),
    async results(handId, viewer, wanted) {
      const board = found(await repo.findOutcomes(db, handId, viewer.id));
      const tables = withOwnSides(board.tables, viewer);
      const { rows: ranked, next } = rankTables({ ...board, tables }, wanted);
      const rows = await repo.findResults(
        db,
        ranked.map(({ id }) => id),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      const results = ranked.flatMap(({ id, scoreNS, comparison, ownSide }) => {
        const row = byId.get(id);
        return row === undefined ? [] : [{ ...presentResult(row), scoreNS, comparison, ownSide }];
      });
      return fitting(results, next);
    },
    async outcomes(executor, handId, viewer) {
      const board = found(await repo.findOutcomes(executor, handId, viewer.id));
      const tables = withOwnSides(board.tables, viewer);
      const byId = new Map(tables.map((table) => [table.id, table]));
      return rankTables({ ...board, tables }, { limit: tables.length }).rows.flatMap((ranked) => {
        const table = byId.get(ranked.id);
        return table === undefined ? [] : [{ ...table, ...ranked }];
      });
    },
    async table(executor, handId, tableId) {
      const [row] = await repo.findResults(executor, [tableId]);
      return row?.handId === handId ? presentResult(row) : null;
    },
    ownTables: (gameId, viewer) => ownTables(db, gameId, viewer),
    async ownTable(handId, viewer) {
      const board = await repo.findOutcomes(db, handId, viewer.id);
      const tables = withOwnSides(board?.tables ?? [], viewer);
      const own = tables.filter(({ ownSide }) => ownSide !== null);
      const [table, ...others] = own.length === 0 && tables.length === 1 ? tables : own;
      return table === undefined || others.length > 0 ? null : table;
    },
    namesIn,

    lock: async (tx, handId, userId) => found(await upkeep.lockHand(tx, handId, userId)),
    lockAll: upkeep.lockHandsOfGame,
    changeCommentCount: upkeep.changeCommentCount,
    updateHasBidding: upkeep.updateHasBidding,
  };
}

/** A table can have long texts, so the size of a page is limited too. */
const PAGE_CHARACTERS = 256 * 1024;

function fitting(results: TableResult[], next: string | null): Page<TableResult> {
  let length = 0;
  const count = results.findIndex((result) => (length += JSON.stringify(result).length) > PAGE_CHARACTERS);
  if (count < 0) return { rows: results, next };
  const rows = results.slice(0, Math.max(1, count));
  return { rows, next: rows.length < results.length ? String(rows.at(-1)?.id) : next };
}

const presentResult = (row: repo.StoredResult): Omit<TableResult, 'scoreNS' | 'comparison' | 'ownSide'> => ({
  id: row.id,
  players: { N: row.north, E: row.east, S: row.south, W: row.west },
  section: row.section,
  table: row.tableName,
  room: row.room,
  pairNumbers: { NS: row.pairNS, EW: row.pairEW },
  commentary: [...row.commentary],
  contract: row.contract,
  declarer: row.declarer,
  tricks: row.tricks,
  auction: row.auction,
  play: row.play,
});
