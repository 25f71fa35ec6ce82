import type { Hand, TableResult } from '@bridge-review/api/hands';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { compareTables, scoreOf } from './comparison.ts';
import * as repo from './repo.ts';

export interface HandService {
  ofGame(gameId: number): Promise<Hand[]>;
  find(handId: number): Promise<Hand>;
  results(handId: number): Promise<TableResult[]>;
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
  };
}

function found<T>(value: T | null): T {
  if (value === null) throw new AppError('not_found');
  return value;
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
