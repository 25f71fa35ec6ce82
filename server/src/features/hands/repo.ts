import type { Hand } from '@bridge-review/api/hands';
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

/** In the order of the file; null where there is no such game. */
export async function listHands(db: Executor, gameId: number): Promise<Hand[] | null> {
  const rows = await db
    .select({ gameId: games.id, hand: columns })
    .from(games)
    .leftJoin(hands, eq(hands.gameId, games.id))
    .where(and(eq(games.id, gameId), isNotNull(games.publishedAt)))
    .orderBy(asc(hands.place));
  return rows.length === 0 ? null : rows.flatMap(({ hand }) => hand ?? []);
}

export async function findHand(db: Executor, handId: number): Promise<Hand | null> {
  const [row] = await db
    .select(columns)
    .from(hands)
    .innerJoin(games, and(eq(games.id, hands.gameId), isNotNull(games.publishedAt)))
    .where(eq(hands.id, handId));
  return row ?? null;
}

/** A table without its auction and play, of which only the existence is told: enough to compare it with the others. */
export interface TableOutcome {
  readonly id: number;
  readonly names: readonly (string | null)[];
  readonly contract: string | null;
  readonly declarer: Hand['declarer'];
  readonly tricks: number | null;
  readonly scoreNS: number | null;
  readonly record: 'play' | 'auction' | null;
}

const outcomeColumns = {
  id: tableResults.id,
  names: sql<
    TableOutcome['names']
  >`array[${tableResults.north}, ${tableResults.east}, ${tableResults.south}, ${tableResults.west}]`,
  contract: tableResults.contract,
  declarer: tableResults.declarer,
  tricks: tableResults.tricks,
  scoreNS: tableResults.scoreNS,
  record: sql<TableOutcome['record']>`case when ${tableResults.play} is not null then 'play'
    when ${tableResults.auction} is not null then 'auction' end`,
};

/** What a comparison needs to know of the hand itself, and all of its tables in the order of the file. */
export async function findOutcomes(
  db: Executor,
  handId: number,
): Promise<{
  vulnerability: Hand['vulnerability'];
  scoring: string | null;
  tables: TableOutcome[];
} | null> {
  const rows = await db
    .select({ vulnerability: hands.vulnerability, scoring: hands.scoring, table: outcomeColumns })
    .from(hands)
    .innerJoin(games, and(eq(games.id, hands.gameId), isNotNull(games.publishedAt)))
    .leftJoin(tableResults, eq(tableResults.handId, hands.id))
    .where(eq(hands.id, handId))
    .orderBy(asc(tableResults.place));
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
