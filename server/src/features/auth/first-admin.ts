import { randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { inTransaction } from '../../db/transaction.ts';
import { auditService } from '../audit/service.ts';
import { passwordHashing } from './password-hash.ts';
import * as repo from './repo.ts';

const DEFAULT_ADMIN_EMAIL = 'admin@bridge.local';

export type FirstAdmin =
  | { readonly kind: 'present' }
  | { readonly kind: 'made'; readonly email: string; readonly generatedPassword: string | null };

/** Creates the first admin. Does nothing if an admin exists. */
export async function ensureFirstAdmin(db: Database, settings: Config['admin']): Promise<FirstAdmin> {
  if (await repo.anyAdmin(db)) return { kind: 'present' };
  const generatedPassword = settings === null ? randomBytes(12).toString('base64url') : null;
  const email = settings?.email ?? DEFAULT_ADMIN_EMAIL;
  const passwordHash = await passwordHashing().hashPassword(settings?.password ?? generatedPassword ?? '');

  return inTransaction(db, async (tx): Promise<FirstAdmin> => {
    await repo.lockFirstAdmin(tx);
    if (await repo.anyAdmin(tx)) return { kind: 'present' };
    const existing = await repo.findUserByEmail(tx, email);
    const made = existing === null ? await insertAdmin(tx, email, passwordHash) : existing.person;
    // A stranger may have registered this address; only the operator knows the new password.
    if (existing !== null) await repo.takeOverAsAdmin(tx, made.id, passwordHash);
    await auditService(db).record(tx, { actorId: null, action: 'admin_made', targetId: made.id });
    return { kind: 'made', email, generatedPassword };
  });
}

const insertAdmin = (db: Executor, email: string, passwordHash: string): Promise<Person> =>
  repo.insertUser(db, {
    email,
    passwordHash,
    firstName: 'First',
    lastName: 'Admin',
    displayName: 'Admin',
    userType: 'admin',
    emailVerifiedAt: new Date(),
  });
