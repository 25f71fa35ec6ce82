import type { RecordedAuction } from '@bridge-review/api/hands';
import type { SeatedTable } from '@bridge-review/bridge/record/pair-groups';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { games, hands, pairChoices, tableResults } from '../../db/schema.ts';
import { isVisibleTo } from '../../db/visible-game.ts';

export interface ChoiceKey {
  readonly gameId: number;
  readonly userId: number;
}

export interface ChosenGame {
  readonly isSample: boolean;
}

/** Null where there is no such game for this user. */
export async function findGame(db: Executor, { gameId, userId }: ChoiceKey): Promise<ChosenGame | null> {
  const [row] = await db
    .select({ isSample: games.isSample })
    .from(games)
    .where(and(eq(games.id, gameId), isVisibleTo(userId)));
  return row ?? null;
}

/** Who sat at a table, and whether the file has its auction. */
export interface TableRow extends SeatedTable {
  readonly id: number;
  readonly handId: number;
  readonly hasAuction: boolean;
}

/** In the order of the file. */
export async function listTables(db: Executor, gameId: number, limit: number): Promise<TableRow[]> {
  return db
    .select({
      id: tableResults.id,
      handId: tableResults.handId,
      players: { N: tableResults.north, E: tableResults.east, S: tableResults.south, W: tableResults.west },
      section: tableResults.section,
      pairNumbers: { NS: tableResults.pairNS, EW: tableResults.pairEW },
      hasAuction: sql<boolean>`${tableResults.auction} is not null`,
    })
    .from(tableResults)
    .innerJoin(hands, and(eq(hands.id, tableResults.handId), eq(hands.gameId, gameId)))
    .orderBy(asc(hands.place), asc(tableResults.place))
    .limit(limit);
}

export async function findAuctions(
  db: Executor,
  tableIds: readonly number[],
): Promise<{ id: number; handId: number; auction: RecordedAuction | null }[]> {
  if (tableIds.length === 0) return [];
  return db
    .select({ id: tableResults.id, handId: tableResults.handId, auction: tableResults.auction })
    .from(tableResults)
    .where(and(inArray(tableResults.id, [...tableIds]), isNotNull(tableResults.auction)));
}

type ChoiceRow = typeof pairChoices.$inferSelect;

export async function findChoice(db: Executor, { gameId, userId }: ChoiceKey): Promise<ChoiceRow | null> {
  const [row] = await db
    .select()
    .from(pairChoices)
    .where(and(eq(pairChoices.gameId, gameId), eq(pairChoices.userId, userId)));
  return row ?? null;
}

export async function insertChoice(
  tx: Transaction,
  { gameId, userId }: Authorized<'choose pair', ChoiceKey>,
  choice: Omit<ChoiceRow, 'gameId' | 'userId' | 'createdAt'>,
): Promise<void> {
  await tx.insert(pairChoices).values({ gameId, userId, ...choice });
}

export async function deleteChoice(
  tx: Transaction,
  { gameId, userId }: Authorized<'choose pair', ChoiceKey>,
): Promise<void> {
  await tx.delete(pairChoices).where(and(eq(pairChoices.gameId, gameId), eq(pairChoices.userId, userId)));
}

/** Tables that are gone; and choices that had no others. */
export async function forgetTables(tx: Transaction, gameId: number): Promise<void> {
  const left = (tables: typeof pairChoices.tablesNS | typeof pairChoices.tablesEW) =>
    sql`array(select ${tableResults.id} from ${tableResults} where ${tableResults.id} = any(${tables}) order by 1)`;
  await tx
    .update(pairChoices)
    .set({ tablesNS: left(pairChoices.tablesNS), tablesEW: left(pairChoices.tablesEW) })
    .where(eq(pairChoices.gameId, gameId));
  await tx
    .delete(pairChoices)
    .where(
      and(
        eq(pairChoices.gameId, gameId),
        sql`${pairChoices.tablesNS} = '{}' and ${pairChoices.tablesEW} = '{}'`,
      ),
    );
}

/** In the order in which all lock games. */
export async function listSeason(db: Executor, userId: number, season: string): Promise<number[]> {
  const rows = await db
    .select({ gameId: pairChoices.gameId })
    .from(pairChoices)
    .where(and(eq(pairChoices.userId, userId), eq(pairChoices.season, season)))
    .orderBy(asc(pairChoices.gameId));
  return rows.map(({ gameId }) => gameId);
}

export interface SeasonRow {
  readonly id: string;
  readonly games: number;
  readonly markedAt: Date;
}

export async function findLastSeason(db: Executor, userId: number): Promise<SeasonRow | null> {
  const { season, createdAt } = pairChoices;
  const [row] = await db
    .select({ id: season, games: sql<number>`count(*)::int`, markedAt: createdAt })
    .from(pairChoices)
    .where(and(eq(pairChoices.userId, userId), isNotNull(season)))
    .groupBy(season, createdAt)
    .orderBy(desc(createdAt))
    .limit(1);
  return row?.id ? { ...row, id: row.id } : null;
}
