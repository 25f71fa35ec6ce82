import type { AccuracyHistory, GameAnalysis, HandAnalysis, JudgedRecord } from '@bridge-review/api/analysis';
import type { OwnPart } from '@bridge-review/api/games';
import type { Database } from '../../db/database.ts';
import { found } from '../../http/found.ts';
import { judgeRecord, knownSide } from './judge-record.ts';
import * as repo from './repo.ts';

export interface AnalysisService {
  ofHand(handId: number, userId: number): Promise<HandAnalysis>;
  ofGame(gameId: number, userId: number): Promise<GameAnalysis>;
  /** What a user's partnerships have bid of these games, and how well. */
  progress(userId: number, gameIds: readonly number[]): Promise<ReadonlyMap<number, Progress>>;
  history(userId: number): Promise<AccuracyHistory>;
  /** The mean over a user's records, in percent; null without judged records. */
  averageAccuracy(userId: number): Promise<number | null>;
}

type Progress = Pick<OwnPart, 'bid' | 'waiting' | 'accuracy'>;

/** A short list that fits one screen. */
const WORST = 10;
/** A curve with more points would not show more. */
const GAMES = 500;

export function analysisService(db: Database): AnalysisService {
  const recordsOf = async (userId: number, of: Parameters<typeof repo.listAnalysedRecords>[2]) => {
    const names = await repo.findNames(db, userId);
    const rows = await repo.listAnalysedRecords(db, { id: userId, names }, of);
    return rows.flatMap((row) => {
      const judged = judgeRecord(row);
      return judged === null ? [] : [{ row, judged }];
    });
  };

  return {
    async ofHand(handId, userId) {
      const analysis = found(await repo.findAnalysis(db, handId));
      const names = await repo.findNames(db, userId);
      const seat = await repo.findSeat(db, handId, { id: userId, names });
      return {
        state: !analysis.isWhole ? 'impossible' : analysis.tricks === null ? 'waiting' : 'done',
        tricks: analysis.tricks,
        side: seat === null ? null : knownSide(seat),
      };
    },

    async ofGame(gameId, userId) {
      const counts = found(await repo.countAnalysed(db, gameId));
      const records = await recordsOf(userId, { gameIds: [gameId] });
      return { ...counts, records: records.map(({ judged }) => judged) };
    },

    async progress(userId, gameIds) {
      const counts = await repo.countRecords(db, userId, gameIds);
      const records = await recordsOf(userId, { gameIds: counts.map(({ gameId }) => gameId) });
      return new Map(
        counts.map(({ gameId, ...count }) => {
          const judged = records.filter(({ row }) => row.gameId === gameId).map((record) => record.judged);
          return [gameId, { ...count, accuracy: judged.length === 0 ? null : mean(judged) }];
        }),
      );
    },

    async history(userId) {
      const records = await recordsOf(userId, 'all games');
      const byGame = new Map(records.map(({ row }) => [row.gameId, row]));
      const games = [...byGame.values()].map(({ gameId, title, date }) => {
        const own = records.filter(({ row }) => row.gameId === gameId).map(({ judged }) => judged);
        return { gameId, title, date, boards: own.length, accuracy: mean(own) };
      });
      return {
        games: games
          .toSorted(
            (one, other) => (one.date ?? '').localeCompare(other.date ?? '') || one.gameId - other.gameId,
          )
          .slice(-GAMES),
        worst: records
          .filter(({ judged }) => judged.loss > 0)
          .toSorted((one, other) => other.judged.loss - one.judged.loss || other.row.handId - one.row.handId)
          .slice(0, WORST)
          .map(({ row, judged }) => ({ ...judged, gameId: row.gameId, title: row.title })),
      };
    },

    async averageAccuracy(userId) {
      const records = await recordsOf(userId, 'all games');
      return records.length === 0 ? null : mean(records.map(({ judged }) => judged));
    },
  };
}

const mean = (records: readonly JudgedRecord[]): number =>
  records.reduce((sum, { accuracy }) => sum + accuracy, 0) / records.length;
