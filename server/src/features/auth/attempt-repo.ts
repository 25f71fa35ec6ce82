import { and, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { attempts } from '../../db/schema.ts';

export interface Counted {
  readonly bucket: string;
  readonly count: number;
  readonly secondsLeft: number;
}

/** Counts one more attempt in each bucket, in one statement; an expired window restarts. */
export async function countAttempts(
  db: Executor,
  buckets: readonly { bucket: string; windowSeconds: number }[],
): Promise<Counted[]> {
  // One that would last longer than any does was begun before the clock was set back. A request that began a moment
  // earlier, and counts later, is no such case.
  const isOver = sql`(${attempts.expiresAt} <= now() or ${attempts.expiresAt} > excluded.expires_at + interval '1 minute')`;
  // Rows are locked in the order given; one order for all, so that two requests never wait for each other.
  const inOrder = buckets.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  return db
    .insert(attempts)
    .values(
      inOrder.map(({ bucket, windowSeconds }) => ({
        bucket,
        count: 1,
        expiresAt: sql`now() + make_interval(secs => ${windowSeconds})`,
      })),
    )
    .onConflictDoUpdate({
      target: attempts.bucket,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attempts.expiresAt} end`,
      },
    })
    .returning({
      bucket: attempts.bucket,
      count: attempts.count,
      secondsLeft: sql<number>`greatest(1, ceil(extract(epoch from ${attempts.expiresAt} - now())))::int`,
    });
}

/** Deletes rows with a count of zero, so that refused attempts leave no rows behind. */
export async function uncountAttempts(db: Executor, buckets: readonly string[]): Promise<void> {
  const given = inArray(attempts.bucket, [...buckets]);
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(inArray(attempts.bucket, lockedInOrder(db, given)));
  await db
    .delete(attempts)
    .where(inArray(attempts.bucket, lockedInOrder(db, and(given, lte(attempts.count, 0)))));
}

/** An update locks rows in the order it finds them, which could deadlock with counting, which locks them in order. */
const lockedInOrder = (db: Executor, which: SQL | undefined) =>
  db
    .select({ bucket: attempts.bucket })
    .from(attempts)
    .where(which)
    .orderBy(sql`${attempts.bucket} collate "C"`)
    .for('update');

export async function forgetAttempts(db: Executor, bucket: string): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.bucket, [bucket]));
}

export async function deleteExpiredAttempts(db: Executor): Promise<void> {
  await db.delete(attempts).where(lte(attempts.expiresAt, sql`now()`));
}
