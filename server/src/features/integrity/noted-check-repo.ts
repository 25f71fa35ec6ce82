import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { siteSettings } from '../../db/schema.ts';

/** So that the setup can say when the database was last checked, and what was left. */
export async function noteCheck(db: Database, issues: number): Promise<void> {
  const noted = { integrityCheckedAt: sql`now()`, integrityIssues: issues };
  await db
    .insert(siteSettings)
    .values({ id: 1, ...noted })
    .onConflictDoUpdate({ target: siteSettings.id, set: noted });
}
