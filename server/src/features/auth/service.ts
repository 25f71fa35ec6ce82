import type { Credentials, Registration, verifyErrorCodes } from '@bridge-review/api/auth';
import type { Authorized } from '../../authorized.ts';
import type { Database, Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import type { Viewer } from '../../http/handler.ts';
import type { MailService } from '../mail/service.ts';
import { makeAddresses } from './addresses.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import * as tokens from './email-token-repo.ts';
import { type PasswordHashing, passwordHashing } from './password-hash.ts';
import { makePasswords } from './passwords.ts';
import { authorizeOwnAccount, type PasswordProof } from './policy.ts';
import * as users from './repo.ts';
import * as sessions from './session-repo.ts';
import { makeSignIn } from './sign-in.ts';

/** Where a request comes from, and the session it already has, which a new one replaces. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string | null;
  readonly token: string | null;
  /** The token by which the browser was noted when somebody signed in there before. */
  readonly device: string | null;
}

export interface SignedIn {
  readonly person: Person;
  readonly token: string;
  /** To be kept by the browser, so that it is known the next time. */
  readonly device: string;
}

/** A new account. Without a session if it waits for approval. */
interface Registered {
  readonly person: Person;
  readonly session: SignedIn | null;
}

/** The second step of signing in, for users who turned it on or who must use it on this site. */
export interface SecondStep {
  isNeeded(db: Executor, person: Person): Promise<boolean>;
  /** Takes the code; whether it was one. */
  useCode(tx: Transaction, person: Person, code: string): Promise<boolean>;
  /** Removes passkeys, recovery codes and known devices, and says how many passkeys there were. */
  forget(tx: Transaction, userId: number): Promise<number>;
}

/** Decides who may register, and who must wait. */
export interface Admission {
  /** Throws early for whoever needs an invitation and has none that fits. Looks at no account. */
  refuseUninvited(email: string, invitation: string | undefined): Promise<void>;
  /** In the transaction of the registration: takes a place of the invitation, or throws. */
  admit(
    tx: Transaction,
    email: string,
    invitation: string | undefined,
  ): Promise<{ readonly approval: 'waiting' | null; readonly invitationId: number | null }>;
  recordUse(tx: Transaction, invitationId: number, userId: number): Promise<void>;
  /** In the transaction that confirms the address of somebody who waits: notifies administrators. */
  announceWaiting(tx: Transaction): Promise<void>;
}

/** The tokens of programs, which end with the access of their user. */
export interface PersonalTokens {
  revokeAll(tx: Transaction, userId: number): Promise<void>;
}

export type { PasswordProof } from './policy.ts';

export type Verified = 'verified' | (typeof verifyErrorCodes)[number];

export interface AuthService {
  login(credentials: Credentials, origin: Origin): Promise<SignedIn>;
  register(registration: Registration, origin: Origin): Promise<Registered>;
  /** For who proves in the transaction, with the account locked, who they are without a password. */
  signInOtherwise(
    tx: Transaction,
    userId: number,
    origin: Origin,
    prove: (person: Person) => Promise<void>,
  ): Promise<SignedIn>;
  logout(token: string | null): Promise<void>;
  findViewer(token: string): Promise<Viewer | null>;
  /** Reads the session without extending it: an open page alone does not keep a session alive. */
  stillSignedIn(viewer: Viewer): Promise<boolean>;

  verifyEmail(token: string | undefined): Promise<Verified>;
  resendVerification(person: Person): Promise<void>;
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
  /** An active user. */
  findPerson(userId: number): Promise<Person | null>;
  /** Locks the user's row. Throws unless the account is active and, with a proof, still has that password. */
  authorizeOwnAccount(
    tx: Transaction,
    userId: number,
    proof?: PasswordProof | null,
  ): Promise<Authorized<'change account', Person>>;
  /** Throws if this user has requested new addresses, or this address was requested, too often. */
  countAddressChange(userId: number, email: string): Promise<void>;
  /** Requests a new address, which takes effect once its link is opened. The current address is notified. */
  askForAddress(tx: Transaction, person: Authorized<'change account', Person>, email: string): Promise<void>;
  cancelAddress(userId: number): Promise<Person>;
  /** Ends every session and all links that were sent, and starts one new session. */
  changePassword(
    userId: number,
    proof: PasswordProof,
    newPassword: string,
    origin: Origin,
    withPasskey: boolean,
  ): Promise<SignedIn>;
  listSessions(userId: number): Promise<sessions.SessionRow[]>;
  endSessions(db: Executor, userId: number, kept?: string): Promise<void>;
  /** Ends every session, all links that were sent and all personal tokens, and removes passkeys and recovery codes. */
  endAccess(tx: Transaction, person: Authorized<'change user' | 'delete account', Person>): Promise<void>;
}

export interface AuthParts {
  readonly db: Database;
  readonly limit: AttemptLimit;
  readonly mail: MailService;
  readonly admission: Admission;
  readonly personalTokens: PersonalTokens;
  readonly secondStep: SecondStep;
  readonly passwords?: PasswordHashing | undefined;
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
