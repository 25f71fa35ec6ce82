import type { Credentials, Registration, verifyErrorCodes } from '@bridge-review/api/auth';
import { messages } from '@bridge-review/api/messages';
import { passkeyMessages } from '@bridge-review/api/passkeys';
import type { Authorized } from '../../authorized.ts';
import type { Database, Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { violatedUnique } from '../../db/sql-state.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deviceOf } from '../../device.ts';
import { AppError } from '../../http/app-error.ts';
import { serverMessages } from '../../server-messages.ts';
import { sharedLookup } from '../../shared-lookup.ts';
import type { Viewer } from '../../http/handler.ts';
import type { MailService } from '../mail/service.ts';
import type { TokenService } from '../tokens/service.ts';
import { type AttemptLimit, throttled } from './attempt-limit.ts';
import { refuseCommonPassword } from './common-password.ts';
import * as tokens from './email-token-repo.ts';
import { type PasswordHashing, passwordHashing } from './password-hash.ts';
import { authorizeOwnAccount, authorizeReset, type PasswordProof } from './policy.ts';
import * as devices from './device-repo.ts';
import * as users from './repo.ts';
import * as sessions from './session-repo.ts';
import { hashToken, newToken } from '../../token.ts';

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

/** What is asked for after the password, of who chose so or of whom the site demands it. */
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

export type { PasswordProof } from './policy.ts';

type Verified = 'verified' | (typeof verifyErrorCodes)[number];

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
  askForAddress(db: Executor, person: Person, email: string): Promise<void>;
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
  endAccess(tx: Transaction, userId: number): Promise<void>;
}

export interface AuthParts {
  readonly db: Database;
  readonly limit: AttemptLimit;
  readonly mail: MailService;
  readonly admission: Admission;
  readonly personalTokens: Pick<TokenService, 'revokeAll'>;
  readonly secondStep: SecondStep;
  readonly passwords?: PasswordHashing | undefined;
}

export function authService({
  db,
  limit,
  mail,
  admission,
  personalTokens,
  secondStep,
  passwords: { hashPassword, passwordMatches } = passwordHashing(),
}: AuthParts): AuthService {
  const viewerOfSession = sharedLookup(async (tokenHash): Promise<Viewer | null> => {
    const found = await sessions.findSession(db, tokenHash);
    if (found === null) return null;
    const { stale, ...viewer } = found;
    if (stale) await sessions.touchSession(db, tokenHash);
    return viewer;
  });

  return {
    async login({ email, password, recoveryCode }, origin) {
      await limit.beforeLogin(email, origin.address);
      const found = await users.findUserByEmail(db, email);
      if (!(await passwordMatches(found?.passwordHash ?? null, password)) || found === null) {
        throw new AppError('wrong_credentials');
      }
      await limit.afterLogin(email, origin.address);
      if (recoveryCode !== undefined) await limit.beforeRecoveryCode(found.person.id);
      const signedIn = await inTransaction(db, async (tx) => {
        // Hashing takes a while: the password may have been changed, or the account closed, since it was read.
        const current = await users.lockUser(tx, found.person.id);
        if (current?.passwordHash !== found.passwordHash) throw new AppError('wrong_credentials');
        if (current.person.approval === 'waiting') return { waiting: current.person };
        if (current.person.approval === 'declined') throw new AppError('registration_declined');
        if (current.person.deactivatedAt !== null) throw new AppError('account_deactivated');
        const withPasskey = await secondStep.isNeeded(tx, current.person);
        if (withPasskey) await takeCode(tx, current.person, recoveryCode);
        return startSession(tx, current.person, origin, { withPasskey, isSignIn: true });
      });
      if ('waiting' in signedIn) throw await awaitingApproval(signedIn.waiting);
      if (recoveryCode !== undefined) await limit.afterRecoveryCode(found.person.id);
      mail.wake();
      return signedIn;
    },

    async signInOtherwise(tx, userId, origin, prove) {
      const person = (await users.lockUser(tx, userId))?.person;
      if (person === undefined || person.deactivatedAt !== null) throw new AppError('account_deactivated');
      await prove(person);
      return startSession(tx, person, origin, { withPasskey: true, isSignIn: true });
    },

    async register({ password, invitation, ...names }, origin) {
      await limit.beforeRegistration(origin.address);
      await admission.refuseUninvited(names.email, invitation);
      await refuseCommonPassword(password, 'password');
      const passwordHash = await hashPassword(password);
      try {
        return await inTransaction(db, async (tx) => {
          const { approval, invitationId } = await admission.admit(tx, names.email, invitation);
          const person = await users.insertUser(tx, { ...names, passwordHash, approval });
          if (invitationId !== null) await admission.recordUse(tx, invitationId, person.id);
          await mail.enqueue(tx, { kind: 'verify-email', userId: person.id, email: person.email });
          const session =
            approval === null
              ? await startSession(tx, person, origin, { withPasskey: false, isSignIn: false })
              : null;
          return { person, session };
        });
      } catch (error) {
        if (violatedUnique(error) !== 'users_email_unique') throw error;
        throw new AppError('email_taken', { issues: [{ path: 'email', message: messages.emailTaken }] });
      } finally {
        mail.wake();
      }
    },

    async logout(token) {
      if (token !== null) await sessions.deleteSession(db, hashToken(token));
    },

    findViewer: (token) => viewerOfSession(hashToken(token)),

    stillSignedIn: async ({ sessionHash }) =>
      sessionHash !== null && (await sessions.findSession(db, sessionHash)) !== null,

    async verifyEmail(token) {
      if (token === undefined || token.trim() === '') return 'missing_token';
      const tokenHash = hashToken(token.trim());
      const found = await tokens.findVerifyToken(db, tokenHash);
      if (found === null) return 'invalid_token';
      // Followed again, by the person or by a mail scanner before them, it still says what it did.
      if (found.expired && !found.used) return 'expired_token';
      try {
        return await inTransaction(db, async (tx): Promise<Verified> => {
          const before = (await users.lockUser(tx, found.userId))?.person;
          if (before === undefined) return 'invalid_token';
          const isPending = await users.confirmPendingEmail(tx, before.id, found.email);
          if (isPending) await announceAddress(tx, before, tokenHash);
          else if (!(await users.markEmailVerified(tx, before.id, found.email))) return 'invalid_token';
          await tokens.markTokenUsed(tx, tokenHash);
          if (before.approval === 'waiting' && before.emailVerifiedAt === null) {
            await admission.announceWaiting(tx);
          }
          return 'verified';
        });
      } catch (error) {
        if (violatedUnique(error) !== 'users_email_unique') throw error;
        await users.setPendingEmail(db, found.userId, null);
        return 'address_taken';
      } finally {
        mail.wake();
      }
    },

    resendVerification,

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
        const { person, email } = await authorizeReset(tx, token);
        await setPassword(tx, person, passwordHash);
        // Opening the mail has proved that the address is theirs.
        await users.markEmailVerified(tx, person.id, email);
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

    findPerson: (userId) => users.findActiveUser(db, userId),

    authorizeOwnAccount,
    countAddressChange: (userId, email) => limit.beforeAddressChange(userId, email),

    async askForAddress(tx, person, email) {
      // Already pending: the mail was sent, or can be sent again.
      if (person.pendingEmail === email) return;
      await mail.enqueue(tx, { kind: 'verify-email', userId: person.id, email });
      await mail.enqueue(tx, { kind: 'address-change-asked', userId: person.id, email: person.email });
      await users.setPendingEmail(tx, person.id, email);
    },

    cancelAddress: (userId) => users.setPendingEmail(db, userId, null),

    async changePassword(userId, proof, newPassword, origin, withPasskey) {
      await refuseCommonPassword(newPassword, 'newPassword');
      const passwordHash = await hashPassword(newPassword);
      const signedIn = await inTransaction(db, async (tx) => {
        const person = await authorizeOwnAccount(tx, userId, proof);
        await setPassword(tx, person, passwordHash);
        return startSession(tx, person, origin, { withPasskey, isSignIn: false });
      });
      mail.wake();
      return signedIn;
    },

    listSessions: (userId) => sessions.listSessions(db, userId),
    endSessions: (executor, userId, kept) => sessions.deleteSessionsOf(executor, userId, kept),
    async endAccess(tx, userId) {
      await sessions.deleteSessionsOf(tx, userId);
      await tokens.deleteTokensOf(tx, userId);
      await personalTokens.revokeAll(tx, userId);
      await secondStep.forget(tx, userId);
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

  /** The password was right: who knows it is told what else is asked for. */
  async function takeCode(tx: Transaction, person: Person, code: string | undefined): Promise<void> {
    if (code === undefined) throw new AppError('second_step_required');
    if (!(await secondStep.useCode(tx, person, code))) {
      throw new AppError('wrong_code', {
        issues: [{ path: 'recoveryCode', message: passkeyMessages.wrongCode }],
      });
    }
  }

  async function resendVerification(person: Person): Promise<void> {
    const email = person.pendingEmail ?? (person.emailVerifiedAt === null ? person.email : null);
    if (email === null) return;
    const message = { kind: 'verify-email', userId: person.id, email } as const;
    if (await mail.isWaiting(message)) return;
    await throttled(db, ['resend', String(person.id), email], async () => {
      await limit.beforeResend(person.id, email);
      await mail.enqueue(db, message);
    });
    mail.wake();
  }

  /** Who waits cannot sign in to ask for another link, so a sign-in with the right password sends one. */
  async function awaitingApproval(person: Person): Promise<AppError> {
    if (person.emailVerifiedAt !== null) return new AppError('awaiting_approval');
    try {
      await resendVerification(person);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
    }
    return new AppError('awaiting_approval', { message: serverMessages.awaitingConfirmation });
  }

  /** Links sent to the old address become invalid, and it is notified. */
  async function announceAddress(tx: Executor, before: Person, tokenHash: string): Promise<void> {
    await tokens.deleteOtherTokensOf(tx, before.id, tokenHash);
    await mail.enqueue(tx, { kind: 'address-changed', userId: before.id, email: before.email });
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

  /** A sign-in always gets a new token, and ends the session it came with. In a browser that is new it is reported by mail. */
  async function startSession(
    tx: Transaction,
    person: Person,
    origin: Origin,
    { withPasskey, isSignIn }: { readonly withPasskey: boolean; readonly isSignIn: boolean },
  ): Promise<SignedIn> {
    const before = origin.token === null ? null : await sessions.deleteSession(tx, hashToken(origin.token));
    const device = origin.device !== null && DEVICE.test(origin.device) ? origin.device : newToken();
    // The user is part of the hash, so that two accounts in one browser cannot be told to be that.
    const noted = await devices.noteDevice(tx, person.id, hashToken(`${person.id} ${device}`));
    if (isSignIn && noted === 'new' && before !== person.id) {
      await mail.enqueue(tx, {
        kind: 'new-device',
        userId: person.id,
        email: person.email,
        device: deviceOf(origin.userAgent),
        at: new Date().toISOString(),
      });
    }
    const token = newToken();
    await sessions.insertSession(tx, {
      tokenHash: hashToken(token),
      userId: person.id,
      userAgent: origin.userAgent?.slice(0, 500) ?? null,
      withPasskey,
    });
    return { person, token, device };
  }
}

/** What `newToken` makes; anything else in the cookie is not from us. */
const DEVICE = /^[\w-]{43}$/;
