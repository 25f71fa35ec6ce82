import { sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { siteSettings } from '../../db/schema.ts';

export async function findReminderHiddenAt(db: Executor): Promise<Date | null> {
  const [row] = await db.select({ reminderHiddenAt: siteSettings.setupReminderHiddenAt }).from(siteSettings);
  return row?.reminderHiddenAt ?? null;
}

export async function storeReminderHidden(
  tx: Transaction,
  _by: Authorized<'change site', Person>,
  isReminderHidden: boolean,
): Promise<void> {
  const setupReminderHiddenAt = isReminderHidden ? sql`now()` : null;
  await tx
    .insert(siteSettings)
    .values({ id: 1, setupReminderHiddenAt })
    .onConflictDoUpdate({ target: siteSettings.id, set: { setupReminderHiddenAt } });
}
