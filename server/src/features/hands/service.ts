import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { Page } from '@bridge-review/api/route';
import type { Database, Executor } from '../../db/database.ts';
import { found } from '../../http/found.ts';
import { type ResultsWanted, rankTables } from './rank-tables.ts';
import * as repo from './repo.ts';
import * as upkeep from './upkeep-repo.ts';

export type { LockedHand } from './upkeep-repo.ts';

export interface HandService {
  ofGame(gameId: number): Promise<GameHand[]>;
  find(handId: number): Promise<GameHand>;
  /**
   * `names` are the viewer's possible names in a file, in lower case. The viewer's own tables come first, then the
   * one with the most recorded, then the best for North and South.
   */
  results(handId: number, names: readonly string[], wanted: ResultsWanted): Promise<Page<TableResult>>;

  /** Call this before changing data of a hand: it locks the hand until the transaction ends. */
  lock(db: Executor, handId: number): Promise<upkeep.LockedHand>;
  /** After a comment came or went; the hand must be held. */
  changeCommentCount(db: Executor, handId: number, difference: 1 | -1): Promise<void>;
  /** After a bidding record came or went; the hand must be held. */
  updateHasBidding(db: Executor, handId: number): Promise<void>;
}

export function handService(db: Database): HandService {
  return {
    ofGame: async (gameId) => found(await repo.listHands(db, gameId)),
    find: async (handId) => found(await repo.findHand(db, handId)),
    async results(handId, names, wanted) {
      const board = found(await repo.findOutcomes(db, handId, names));
      const { rows: ranked, next } = rankTables(board, wanted);
      const rows = await repo.findResults(
        db,
        ranked.map(({ id }) => id),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      const results = ranked.flatMap(({ id, scoreNS, comparison }) => {
        const row = byId.get(id);
        return row === undefined ? [] : [{ ...presentResult(row), scoreNS, comparison }];
      });
      return fitting(results, next);
    },

    lock: async (tx, handId) => found(await upkeep.lockHand(tx, handId)),
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

const presentResult = (row: repo.ResultRow): Omit<TableResult, 'scoreNS' | 'comparison'> => ({
  id: row.id,
  players: { N: row.north, E: row.east, S: row.south, W: row.west },
  section: row.section,
  table: row.tableName,
  room: row.room,
  contract: row.contract,
  declarer: row.declarer,
  tricks: row.tricks,
  auction: row.auction,
  play: row.play,
});
