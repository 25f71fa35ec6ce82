import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { games } from '../../db/schema.ts';

const bytes = sql<number>`coalesce(sum(${games.fileBytes}), 0)::float8`;

/** Shared by all servers on one database. */
export const STORAGE_LOCK = 7_246_110_398;

/** Held until the transaction ends: of uploads that arrive at once, each sees what the one before has taken. */
export async function lockStorage(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${STORAGE_LOCK})`);
}

/** Uploads that are under way count as well. */
export async function usedBytesOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ bytes }).from(games).where(eq(games.uploadedBy, userId));
  return row?.bytes ?? 0;
}

export async function usedBytesOfAll(db: Executor): Promise<number> {
  const [row] = await db.select({ bytes }).from(games);
  return row?.bytes ?? 0;
}
