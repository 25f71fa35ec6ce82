import type { Credentials, Registration } from '@bridge-review/api/auth';
import { messages } from '@bridge-review/api/messages';
import { passkeyMessages } from '@bridge-review/api/passkeys';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { violatedUnique } from '../../db/sql-state.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';
import { serverMessages } from '../../server-messages.ts';
import { sharedLookup } from '../../shared-lookup.ts';
import { hashToken } from '../../token.ts';
import { refuseCommonPassword } from './common-password.ts';
import type { Addresses } from './addresses.ts';
import type { AuthParts } from './parts.ts';
import type { PasswordHashing } from './password-hash.ts';
import * as users from './repo.ts';
import * as sessions from './session-repo.ts';
import { type Origin, type SignedIn, startSession } from './start-session.ts';

/** A new account. Without a session if it waits for approval. */
interface Registered {
  readonly person: Person;
  readonly session: SignedIn | null;
}

/** How sessions begin, are found again, and end at sign-out. */
export interface SignIn {
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
}

export function makeSignIn(
  { db, limit, mail, admission, secondStep }: AuthParts,
  { hashPassword, passwordMatches }: PasswordHashing,
  resendVerification: Addresses['resendVerification'],
): SignIn {
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
        return startSession(tx, mail, current.person, origin, { withPasskey, isSignIn: true });
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
      return startSession(tx, mail, person, origin, { withPasskey: true, isSignIn: true });
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
              ? await startSession(tx, mail, person, origin, { withPasskey: false, isSignIn: false })
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
  };

  /** The password was right: whoever knows it learns what else is required. */
  async function takeCode(tx: Transaction, person: Person, code: string | undefined): Promise<void> {
    if (code === undefined) throw new AppError('second_step_required');
    if (!(await secondStep.useCode(tx, person, code))) {
      throw new AppError('wrong_code', {
        issues: [{ path: 'recoveryCode', message: passkeyMessages.wrongCode }],
      });
    }
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
}
