import type { GameHand } from '@bridge-review/api/hands';
import { limits } from '@bridge-review/api/limits';
import type { ContractText, Tricks } from '@bridge-review/bridge/contract';
import type { Seat } from '@bridge-review/bridge/seat';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { games, hands, tableResults } from '../../db/schema.ts';

const columns = {
  id: hands.id,
  gameId: hands.gameId,
  boardNumber: hands.boardNumber,
  dealer: hands.dealer,
  vulnerability: hands.vulnerability,
  northHand: hands.northHand,
  southHand: hands.southHand,
  eastHand: hands.eastHand,
  westHand: hands.westHand,
  hasBidding: hands.hasBidding,
  finalContract: hands.finalContract,
  declarer: hands.declarer,
  commentCount: hands.commentCount,
};

/** In the order of the file; null if there is no such game. */
export async function listHands(db: Executor, gameId: number): Promise<GameHand[] | null> {
  const rows = await db
    .select({ gameId: games.id, hand: columns })
    .from(games)
    .leftJoin(hands, eq(hands.gameId, games.id))
    .where(and(eq(games.id, gameId), isNotNull(games.publishedAt)))
    .orderBy(asc(hands.place));
  return rows.length === 0 ? null : rows.flatMap(({ hand }) => hand ?? []);
}

export async function findHand(db: Executor, handId: number): Promise<GameHand | null> {
  const [row] = await db
    .select(columns)
    .from(hands)
    .innerJoin(games, and(eq(games.id, hands.gameId), isNotNull(games.publishedAt)))
    .where(eq(hands.id, handId));
  return row ?? null;
}

/** A table without its auction and play, only whether they exist: enough to compare results. */
export interface TableOutcome {
  readonly id: number;
  /** The file names the viewer at this table. */
  readonly isOwn: boolean;
  readonly contract: ContractText | null;
  readonly declarer: Seat | null;
  readonly tricks: Tricks | null;
  readonly scoreNS: number | null;
  readonly record: 'play' | 'auction' | null;
}

const outcomeColumns = (names: readonly string[]) => ({
  id: tableResults.id,
  isOwn: sql<boolean>`array[lower(trim(${tableResults.north})), lower(trim(${tableResults.east})),
    lower(trim(${tableResults.south})), lower(trim(${tableResults.west}))] && ${sql.param(names)}::text[]`,
  contract: tableResults.contract,
  declarer: tableResults.declarer,
  tricks: tableResults.tricks,
  scoreNS: tableResults.scoreNS,
  record: sql<TableOutcome['record']>`case when ${tableResults.play} is not null then 'play'
    when ${tableResults.auction} is not null then 'auction' end`,
});

/**
 * What a comparison needs to know of the hand itself, and its tables in the order of the file. Boards stored before
 * tables were limited may have more; comparing those would take too long, so the rest is left out.
 */
export async function findOutcomes(
  db: Executor,
  handId: number,
  names: readonly string[],
): Promise<{
  vulnerability: GameHand['vulnerability'];
  scoring: string | null;
  tables: TableOutcome[];
} | null> {
  const rows = await db
    .select({ vulnerability: hands.vulnerability, scoring: hands.scoring, table: outcomeColumns(names) })
    .from(hands)
    .innerJoin(games, and(eq(games.id, hands.gameId), isNotNull(games.publishedAt)))
    .leftJoin(tableResults, eq(tableResults.handId, hands.id))
    .where(eq(hands.id, handId))
    .orderBy(asc(tableResults.place))
    .limit(limits.tables);
  const [first] = rows;
  if (first === undefined) return null;
  const { vulnerability, scoring } = first;
  return { vulnerability, scoring, tables: rows.flatMap(({ table }) => (table?.id ? [table] : [])) };
}

export type ResultRow = typeof tableResults.$inferSelect;

export async function findResults(db: Executor, ids: readonly number[]): Promise<ResultRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(tableResults)
    .where(inArray(tableResults.id, [...ids]));
}
