import type { GameHand } from '@bridge-review/api/hands';
import { limits } from '@bridge-review/api/limits';
import type { ContractText, Tricks } from '@bridge-review/bridge/contract';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { games, hands, pairChoices, tableResults } from '../../db/schema.ts';
import { isVisibleTo } from '../../db/visible-game.ts';

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

/** In the order of the file; null if there is no such game for this user. */
export async function listHands(db: Executor, gameId: number, userId: number): Promise<GameHand[] | null> {
  const rows = await db
    .select({ gameId: games.id, hand: columns })
    .from(games)
    .leftJoin(hands, eq(hands.gameId, games.id))
    .where(and(eq(games.id, gameId), isVisibleTo(userId)))
    .orderBy(asc(hands.place));
  return rows.length === 0 ? null : rows.flatMap(({ hand }) => hand ?? []);
}

const handById = preparedOnce((db) =>
  db
    .select(columns)
    .from(hands)
    .innerJoin(games, and(eq(games.id, hands.gameId), isVisibleTo(sql.placeholder('userId'))))
    .where(eq(hands.id, sql.placeholder('handId'))),
);

export async function findHand(db: Executor, handId: number, userId: number): Promise<GameHand | null> {
  const [row] = await handById(db).execute({ handId, userId });
  return row ?? null;
}

/** A table without its auction and play, only whether they exist: enough to compare results. */
export interface TableOutcome {
  readonly id: number;
  readonly north: string | null;
  readonly east: string | null;
  readonly south: string | null;
  readonly west: string | null;
  /** The side on which the viewer's pair sat, as they said of the whole game. */
  readonly chosenSide: Side | null;
  readonly contract: ContractText | null;
  readonly declarer: Seat | null;
  readonly tricks: Tricks | null;
  readonly scoreNS: number | null;
  readonly record: 'play' | 'auction' | null;
}

const outcomeColumns = {
  id: tableResults.id,
  north: tableResults.north,
  east: tableResults.east,
  south: tableResults.south,
  west: tableResults.west,
  chosenSide: sql<Side | null>`case when ${tableResults.id} = any(${pairChoices.tablesNS}) then 'NS'
    when ${tableResults.id} = any(${pairChoices.tablesEW}) then 'EW' end`,
  contract: tableResults.contract,
  declarer: tableResults.declarer,
  tricks: tableResults.tricks,
  scoreNS: tableResults.scoreNS,
  record: sql<TableOutcome['record']>`case when ${tableResults.play} is not null then 'play'
    when ${tableResults.auction} is not null then 'auction' end`,
};

const outcomesOfHand = preparedOnce((db) => {
  const userId = sql.placeholder('userId');
  return db
    .select({ vulnerability: hands.vulnerability, scoring: hands.scoring, table: outcomeColumns })
    .from(hands)
    .innerJoin(games, and(eq(games.id, hands.gameId), isVisibleTo(userId)))
    .leftJoin(tableResults, eq(tableResults.handId, hands.id))
    .leftJoin(pairChoices, and(eq(pairChoices.gameId, hands.gameId), eq(pairChoices.userId, userId)))
    .where(eq(hands.id, sql.placeholder('handId')))
    .orderBy(asc(tableResults.place))
    .limit(limits.tables);
});

/**
 * What a comparison needs to know of the hand itself, and its tables in the order of the file. Boards stored before
 * tables were limited may have more; comparing those would take too long, so the rest is left out.
 */
export async function findOutcomes(
  db: Executor,
  handId: number,
  userId: number,
): Promise<{
  vulnerability: GameHand['vulnerability'];
  scoring: string | null;
  tables: TableOutcome[];
} | null> {
  const rows = await outcomesOfHand(db).execute({ handId, userId });
  const [first] = rows;
  if (first === undefined) return null;
  const { vulnerability, scoring } = first;
  return { vulnerability, scoring, tables: rows.flatMap(({ table }) => (table?.id ? [table] : [])) };
}

export type StoredResult = typeof tableResults.$inferSelect;

export async function findResults(db: Executor, ids: readonly number[]): Promise<StoredResult[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(tableResults)
    .where(inArray(tableResults.id, [...ids]));
}
