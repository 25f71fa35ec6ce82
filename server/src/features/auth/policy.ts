import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { AppError } from '../../http/app-error.ts';
import { takeResetToken } from './email-token-repo.ts';
import { lockUser } from './repo.ts';
import { hashToken } from '../../token.ts';

/** The hash that a right password was compared with. It proves nothing any more once the password has changed. */
export type PasswordProof = string;

/** Locks the user's row. Throws unless the account is active and, with a proof, still has that password. */
export async function authorizeOwnAccount(
  tx: Transaction,
  userId: number,
  proof: PasswordProof | null = null,
): Promise<Authorized<'change account', Person>> {
  const current = await lockUser(tx, userId);
  if (current === null || current.person.deactivatedAt !== null) throw new AppError('unauthenticated');
  if (proof !== null && current.passwordHash !== proof) throw new AppError('wrong_password');
  return authorize('change account', current.person);
}

/** The holder of a reset token may choose a password, once. Also returns the address that the mail went to. */
export async function authorizeReset(
  tx: Transaction,
  token: string,
): Promise<{ readonly person: Authorized<'change account', Person>; readonly email: string }> {
  const taken = await takeResetToken(tx, hashToken(token));
  const person = taken === null ? undefined : (await lockUser(tx, taken.userId))?.person;
  if (taken === null || person === undefined || person.deactivatedAt !== null) {
    throw new AppError('invalid_token');
  }
  return { person: authorize('change account', person), email: taken.email };
}
