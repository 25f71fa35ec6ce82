import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions, users } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { findDemand, storeDemand } from '../features/passkeys/repo.ts';
import type { Services } from '../services.ts';
import { RefusedError } from './open-database.ts';

/**
 * For who has lost passkey and recovery codes. The password is enough again; sessions end, since the lost device may
 * have one. Returns how many passkeys there were.
 */
export async function removePasskeys(
  db: Database,
  { audit, mail, secondStep }: Pick<Services, 'audit' | 'mail' | 'secondStep'>,
  email: string,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [person] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email.trim().toLowerCase()), isNull(users.deletedAt)))
      .for('update');
    if (person === undefined) throw new RefusedError(`There is no user with the address ${email}.`);
    const removed = await secondStep.forget(tx, person.id);
    await tx.delete(sessions).where(eq(sessions.userId, person.id));
    await audit.record(tx, { actorId: null, action: 'passkeys_removed', targetId: person.id });
    await mail.enqueue(tx, {
      kind: 'sign-in-changed',
      userId: person.id,
      email: person.email,
      what: 'all-removed',
      name: null,
      left: null,
    });
    return removed;
  });
}

/** So that administrators who cannot use a passkey get in again. Whether they were demanded before. */
export async function demandNoPasskeys(db: Database, { audit }: Pick<Services, 'audit'>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await findDemand(tx))) return false;
    await storeDemand(tx, null, false);
    await audit.record(tx, {
      actorId: null,
      action: 'admin_sign_in_changed',
      details: { needsPasskey: false },
    });
    return true;
  });
}
