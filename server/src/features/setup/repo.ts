import { sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { siteSettings } from '../../db/schema.ts';

export async function findPutAway(db: Executor): Promise<Date | null> {
  const [row] = await db.select({ putAwayAt: siteSettings.setupPutAwayAt }).from(siteSettings);
  return row?.putAwayAt ?? null;
}

export async function storePutAway(
  tx: Transaction,
  _by: Authorized<'change site', Person>,
  isPutAway: boolean,
): Promise<void> {
  const setupPutAwayAt = isPutAway ? sql`now()` : null;
  await tx
    .insert(siteSettings)
    .values({ id: 1, setupPutAwayAt })
    .onConflictDoUpdate({ target: siteSettings.id, set: { setupPutAwayAt } });
}
