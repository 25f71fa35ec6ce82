import type { Hand, TableResult } from '@bridge-review/api/hands';
import type { Database, Executor } from '../../db/database.ts';
import { found } from '../../http/found.ts';
import { compareTables, scoreOf } from './comparison.ts';
import * as repo from './repo.ts';
import * as upkeep from './upkeep-repo.ts';

export interface HandService {
  ofGame(gameId: number): Promise<Hand[]>;
  find(handId: number): Promise<Hand>;
  results(handId: number): Promise<TableResult[]>;

  /** Before a change to what belongs to a hand: until the transaction ends nobody else makes one. */
  hold(db: Executor, handId: number): Promise<upkeep.HeldHand>;
  /** After a comment came or went; the hand must be held. */
  countComments(db: Executor, handId: number, difference: 1 | -1): Promise<void>;
  /** After a bidding record came or went; the hand must be held. */
  settleBidding(db: Executor, handId: number): Promise<void>;
}

export function handService(db: Database): HandService {
  return {
    ofGame: async (gameId) => found(await repo.listHands(db, gameId)),
    find: async (handId) => found(await repo.findHand(db, handId)),
    async results(handId) {
      const { vulnerability, scoring, results } = found(await repo.findResults(db, handId));
      const scores = results.map((result) => scoreOf(result, vulnerability));
      const comparisons = compareTables(scores, scoring);
      return results.map((result, index) => ({
        ...presentResult(result),
        scoreNS: scores[index] ?? null,
        comparison: comparisons[index] ?? null,
      }));
    },

    hold: async (tx, handId) => found(await upkeep.holdHand(tx, handId)),
    countComments: upkeep.countComments,
    settleBidding: upkeep.settleBidding,
  };
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
