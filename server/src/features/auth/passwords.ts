import { messages } from '@bridge-review/api/messages';
import type { Authorized } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseCommonPassword } from './common-password.ts';
import * as tokens from './email-token-repo.ts';
import type { AuthParts } from './parts.ts';
import type { PasswordHashing } from './password-hash.ts';
import { authorizeOwnAccount, authorizeReset, type PasswordProof } from './policy.ts';
import * as users from './repo.ts';
import * as sessions from './session-repo.ts';
import { type Origin, type SignedIn, startSession } from './start-session.ts';

/** How a password is asked for once more, changed, or replaced when it is forgotten. */
export interface Passwords {
  forgotPassword(email: string, address: string): Promise<void>;
  resetPassword(token: string, newPassword: string, address: string): Promise<void>;

  /** For a signed-in person who enters their password; null if it is wrong, which counts as a failed sign-in. */
  provePassword(
    person: Pick<Person, 'id' | 'email'>,
    password: string,
    address: string,
  ): Promise<PasswordProof | null>;
  /** The same for what is asked as `currentPassword`: throws if it is wrong. */
  requirePassword(
    person: Pick<Person, 'id' | 'email'>,
    password: string,
    address: string,
  ): Promise<PasswordProof>;
  /** Ends every session and all links that were sent, and starts one new session. */
  changePassword(
    userId: number,
    proof: PasswordProof,
    newPassword: string,
    origin: Origin,
    withPasskey: boolean,
  ): Promise<SignedIn>;
}

export function makePasswords(
  { db, limit, mail, personalTokens }: AuthParts,
  { hashPassword, passwordMatches }: PasswordHashing,
): Passwords {
  return {
    /** The same work for every address: whether an account has it is only checked when the mail is sent. */
    async forgotPassword(email, address) {
      await limit.beforeForgot(email, address);
      await mail.enqueue(db, { kind: 'reset-password', email });
      mail.wake();
    },

    async resetPassword(token, newPassword, address) {
      await limit.beforeReset(token, address);
      await refuseCommonPassword(newPassword, 'newPassword');
      const passwordHash = await hashPassword(newPassword);
      await inTransaction(db, async (tx) => {
        const { person, link } = await authorizeReset(tx, token);
        await setPassword(tx, person, passwordHash);
        // Opening the mail has proved that the address is theirs.
        await users.markEmailVerified(tx, link);
      });
      mail.wake();
    },

    provePassword,

    async requirePassword(person, password, address) {
      const proof = await provePassword(person, password, address);
      if (proof !== null) return proof;
      throw new AppError('wrong_password', {
        message: messages.wrongCurrentPassword,
        issues: [{ path: 'currentPassword', message: messages.wrongCurrentPassword }],
      });
    },

    async changePassword(userId, proof, newPassword, origin, withPasskey) {
      await refuseCommonPassword(newPassword, 'newPassword');
      const passwordHash = await hashPassword(newPassword);
      const signedIn = await inTransaction(db, async (tx) => {
        const person = await authorizeOwnAccount(tx, userId, proof);
        await setPassword(tx, person, passwordHash);
        return startSession(tx, mail, person, origin, { withPasskey, isSignIn: false });
      });
      mail.wake();
      return signedIn;
    },
  };

  async function provePassword(
    person: Pick<Person, 'id' | 'email'>,
    password: string,
    address: string,
  ): Promise<PasswordProof | null> {
    await limit.beforeLogin(person.email, address);
    const proof = await users.findPasswordHash(db, person.id);
    if (!(await passwordMatches(proof, password))) return null;
    await limit.afterLogin(person.email, address);
    return proof;
  }

  /** Changing the password ends all sessions, links to a new one and personal tokens. Passkeys stay. */
  async function setPassword(
    tx: Transaction,
    person: Authorized<'change account', Person>,
    passwordHash: string,
  ): Promise<void> {
    await users.updatePassword(tx, person, passwordHash);
    await sessions.deleteSessionsOf(tx, person.id);
    await tokens.deleteTokensOf(tx, person.id, 'reset');
    await personalTokens.revokeAll(tx, person.id);
    await mail.enqueue(tx, { kind: 'password-changed', userId: person.id, email: person.email });
  }
}
