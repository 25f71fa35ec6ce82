import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { siteSettings } from '../../db/schema.ts';
import type { Transaction } from '../../db/database.ts';

export interface BackupState {
  /** When the last backup was written, by the command or by the server itself. */
  readonly backedUpAt: Date | null;
  /** The hour for which the last scheduled one was made. */
  readonly doneFor: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
}

const NONE: BackupState = { backedUpAt: null, doneFor: null, failedAt: null, failure: null };

export async function findState(db: Executor): Promise<BackupState> {
  const [row] = await db
    .select({
      backedUpAt: siteSettings.backedUpAt,
      doneFor: siteSettings.backupDoneFor,
      failedAt: siteSettings.backupFailedAt,
      failure: siteSettings.backupFailure,
    })
    .from(siteSettings);
  return row ?? NONE;
}

type Change = Partial<typeof siteSettings.$inferInsert> | Record<string, unknown>;

async function store(db: Executor, change: Change): Promise<void> {
  await db
    .insert(siteSettings)
    .values({ id: 1, ...change })
    .onConflictDoUpdate({ target: siteSettings.id, set: change });
}

/** So that the setup page can say when the last backup was made. */
export const noteBackup = (db: Database): Promise<void> => store(db, { backedUpAt: sql`now()` });

export const noteScheduledBackup = (db: Database, doneFor: Date): Promise<void> =>
  store(db, {
    backedUpAt: sql`now()`,
    backupDoneFor: doneFor,
    backupFailedAt: null,
    backupFailure: null,
  });

export const noteFailure = (tx: Transaction, reason: string): Promise<void> =>
  store(tx, { backupFailedAt: sql`now()`, backupFailure: reason });

/** Whether administrators may be notified now; if so, not again for a day, whichever server asks. */
export async function takeTurnToNotify(tx: Transaction): Promise<boolean> {
  const turns = await tx
    .update(siteSettings)
    .set({ backupToldAt: sql`now()` })
    .where(sql`coalesce(${siteSettings.backupToldAt} <= now() - interval '1 day', true)`)
    .returning({ id: siteSettings.id });
  return turns.length > 0;
}
