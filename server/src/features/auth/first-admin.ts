import { randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hashPassword } from './password-hash.ts';
import * as repo from './repo.ts';

const DEFAULT_ADMIN_EMAIL = 'admin@bridge.local';

export type FirstAdmin =
  | { readonly kind: 'present' }
  | { readonly kind: 'made'; readonly email: string; readonly generatedPassword: string | null };

/** Sees to it that somebody can look after the place. Where an admin exists, nothing happens. */
export async function ensureFirstAdmin(db: Database, settings: Config['admin']): Promise<FirstAdmin> {
  if (await repo.anyAdmin(db)) return { kind: 'present' };
  const generatedPassword = settings === null ? randomBytes(12).toString('base64url') : null;
  const email = settings?.email ?? DEFAULT_ADMIN_EMAIL;
  const passwordHash = await hashPassword(settings?.password ?? generatedPassword ?? '');

  return inTransaction(db, async (tx): Promise<FirstAdmin> => {
    await repo.lockFirstAdmin(tx);
    if (await repo.anyAdmin(tx)) return { kind: 'present' };
    const existing = await repo.findUserByEmail(tx, email);
    if (existing !== null) {
      // Anybody may have registered this address; only who starts the server knows the new password.
      await repo.takeOverAsAdmin(tx, existing.person.id, passwordHash);
    } else {
      await repo.insertUser(tx, {
        email,
        passwordHash,
        firstName: 'First',
        lastName: 'Admin',
        displayName: 'Admin',
        userType: 'admin',
        emailVerifiedAt: new Date(),
      });
    }
    return { kind: 'made', email, generatedPassword };
  });
}
