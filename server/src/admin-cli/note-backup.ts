import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { siteSettings } from '../db/schema.ts';

/** So that the setup page can say when the last backup was made. */
export async function noteBackup(db: Database): Promise<void> {
  const backedUpAt = sql`now()`;
  await db
    .insert(siteSettings)
    .values({ id: 1, backedUpAt })
    .onConflictDoUpdate({ target: siteSettings.id, set: { backedUpAt } });
}
