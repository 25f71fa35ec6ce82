import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { AppError } from '../../http/app-error.ts';
import { findVerifyToken, takeResetToken } from './email-token-repo.ts';
import { type LinkedAddress, lockUser } from './repo.ts';
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

/** The holder of a link may confirm the address that it went to; if not, this says why. Locks the user's row. */
export async function authorizeConfirmation(
  tx: Transaction,
  tokenHash: string,
): Promise<Authorized<'confirm address', LinkedAddress> | 'invalid_token' | 'expired_token'> {
  const found = await findVerifyToken(tx, tokenHash);
  if (found === null) return 'invalid_token';
  // Followed again, by the person or by a mail scanner before them, it still says what it did.
  if (found.expired && !found.used) return 'expired_token';
  const person = (await lockUser(tx, found.userId))?.person;
  if (person === undefined) return 'invalid_token';
  return authorize('confirm address', { person, email: found.email });
}

/** The holder of a reset token may choose a password, once, and has proved the address that the link went to. */
export async function authorizeReset(
  tx: Transaction,
  token: string,
): Promise<{
  readonly person: Authorized<'change account', Person>;
  readonly link: Authorized<'confirm address', LinkedAddress>;
}> {
  const taken = await takeResetToken(tx, hashToken(token));
  const person = taken === null ? undefined : (await lockUser(tx, taken.userId))?.person;
  if (taken === null || person === undefined || person.deactivatedAt !== null) {
    throw new AppError('invalid_token');
  }
  return {
    person: authorize('change account', person),
    link: authorize('confirm address', { person, email: taken.email }),
  };
}
