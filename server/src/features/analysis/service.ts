import { setImmediate } from 'node:timers/promises';
import type { AccuracyHistory, GameAnalysis, HandAnalysis, JudgedRecord } from '@bridge-review/api/analysis';
import type { OwnPart } from '@bridge-review/api/games';
import type { Database } from '../../db/database.ts';
import { found } from '../../http/found.ts';
import type { Analyst } from './analyst.ts';
import { judgeRecord, knownSide } from './judge-record.ts';
import * as repo from './repo.ts';

export interface AnalysisService {
  ofHand(handId: number, userId: number): Promise<HandAnalysis>;
  ofGame(gameId: number, userId: number): Promise<GameAnalysis>;
  /** What a user's partnerships have bid of these games, and how well. */
  progress(userId: number, gameIds: readonly number[]): Promise<ReadonlyMap<number, Progress>>;
  history(userId: number): Promise<AccuracyHistory>;
  /** The judged records of a user's latest games, the latest first, up to a bounded number of boards. */
  latest(userId: number, since: string | undefined, limits?: Limits): Promise<LatestRecords>;
  /** The mean over a user's records, in percent; null without judged records. */
  averageAccuracy(userId: number): Promise<number | null>;
}

/** A record, and what it was worth. */
export interface JudgedRow {
  readonly row: repo.AnalysedRecord;
  readonly judged: JudgedRecord;
}

interface Limits {
  readonly games: number;
  readonly records: number;
}

interface LatestRecords {
  readonly records: readonly JudgedRow[];
  /** Whether there are older games that were left out. */
  readonly isCut: boolean;
}

type Progress = Pick<OwnPart, 'bid' | 'waiting' | 'accuracy'>;

/** A short list that fits one screen. */
const WORST = 10;
/** More than anybody plays in years; the rest would only take time. */
const LIMITS: Limits = { games: 1_000, records: 5_000 };
/** How many are judged before others get their turn. */
const BATCH = 200;
/** A curve with more points would not show more. */
const GAMES = 500;

export function analysisService(db: Database, analyst: Pick<Analyst, 'want'>): AnalysisService {
  const recordsOf = async (userId: number, of: Parameters<typeof repo.listAnalysedRecords>[2]) => {
    const rows = await repo.listAnalysedRecords(db, userId, of);
    return rows.flatMap((row) => {
      const judged = judgeRecord(row);
      return judged === null ? [] : [{ row, judged }];
    });
  };

  return {
    async ofHand(handId, userId) {
      const analysis = found(await repo.findAnalysis(db, handId, userId));
      const { isWhole, isAnalysed, tricks, fair, isFairWaiting } = analysis;
      const state = !isWhole ? 'impossible' : isAnalysed ? 'done' : 'waiting';
      if (state === 'waiting') analyst.want(handId);
      return {
        state,
        tricks,
        side: knownSide(analysis),
        fair,
        isFairWaiting,
      };
    },

    async ofGame(gameId, userId) {
      const counts = found(await repo.countAnalysed(db, gameId, userId));
      const records = await recordsOf(userId, { gameIds: [gameId] });
      return { ...counts, records: records.map(({ judged }) => judged) };
    },

    async progress(userId, gameIds) {
      const counts = await repo.countRecords(db, userId, gameIds);
      if (counts.length === 0) return new Map();
      const records = await recordsOf(userId, { gameIds: counts.map(({ gameId }) => gameId) });
      return new Map(
        counts.map(({ gameId, ...count }) => {
          const judged = records.filter(({ row }) => row.gameId === gameId).map((record) => record.judged);
          return [gameId, { ...count, accuracy: judged.length === 0 ? null : mean(judged) }];
        }),
      );
    },

    async latest(userId, since, limits = LIMITS) {
      const games = await repo.listJudgeableGames(db, userId, { since, limit: limits.games + 1 });
      let count = 0;
      const end = games.findIndex(({ records }, index) => {
        count += records;
        return index === limits.games || (index > 0 && count > limits.records);
      });
      const chosen = end < 0 ? games : games.slice(0, end);
      const place = new Map(chosen.map(({ gameId }, index) => [gameId, index]));
      const rows = await repo.listAnalysedRecords(db, userId, { gameIds: [...place.keys()] });
      const records: JudgedRow[] = [];
      for (const [index, row] of rows.entries()) {
        if (index % BATCH === BATCH - 1) await setImmediate();
        const judged = judgeRecord(row);
        if (judged !== null) records.push({ row, judged });
      }
      const placeOf = ({ row }: JudgedRow): number => place.get(row.gameId) ?? 0;
      return {
        records: records.toSorted((one, other) => placeOf(one) - placeOf(other)),
        isCut: end >= 0,
      };
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
