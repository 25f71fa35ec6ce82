import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { type Addresses, makeAddresses } from './addresses.ts';
import * as tokens from './email-token-repo.ts';
import type { AuthParts } from './parts.ts';
import { passwordHashing } from './password-hash.ts';
import { makePasswords, type Passwords } from './passwords.ts';
import { authorizeOwnAccount, type PasswordProof } from './policy.ts';
import * as users from './repo.ts';
import * as sessions from './session-repo.ts';
import { makeSignIn, type SignIn } from './sign-in.ts';

export type { Admission, PersonalTokens, SecondStep } from './parts.ts';
export type { PasswordProof } from './policy.ts';
export type { Origin, SignedIn } from './start-session.ts';

export interface AuthService extends SignIn, Addresses, Passwords {
  /** An active user. */
  findPerson(userId: number): Promise<Person | null>;
  /** Locks the user's row. Throws unless the account is active and, with a proof, still has that password. */
  authorizeOwnAccount(
    tx: Transaction,
    userId: number,
    proof?: PasswordProof | null,
  ): Promise<Authorized<'change account', Person>>;
  listSessions(userId: number): Promise<sessions.SessionRow[]>;
  endSessions(db: Executor, userId: number, kept?: string): Promise<void>;
  /** Ends every session, all links that were sent and all personal tokens, and removes passkeys and recovery codes. */
  endAccess(tx: Transaction, person: Authorized<'change user' | 'delete account', Person>): Promise<void>;
}

export function authService(parts: AuthParts): AuthService {
  const { db, personalTokens, secondStep, passwords: hashing = passwordHashing() } = parts;
  const addresses = makeAddresses(parts);
  return {
    ...addresses,
    ...makeSignIn(parts, hashing, addresses.resendVerification),
    ...makePasswords(parts, hashing),

    findPerson: (userId) => users.findActiveUser(db, userId),
    authorizeOwnAccount,

    listSessions: (userId) => sessions.listSessions(db, userId),
    endSessions: (executor, userId, kept) => sessions.deleteSessionsOf(executor, userId, kept),
    async endAccess(tx, { id }) {
      await sessions.deleteSessionsOf(tx, id);
      await tokens.deleteTokensOf(tx, id);
      await personalTokens.revokeAll(tx, id);
      await secondStep.forget(tx, id);
    },
  };
}
