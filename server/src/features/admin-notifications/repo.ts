import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';

/** Of two announcements at the same time, the second finds the mail of the first. */
export async function lockAnnouncements(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('admin notifications', 0))`);
}
