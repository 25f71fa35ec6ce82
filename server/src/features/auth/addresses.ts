import type { verifyErrorCodes } from '@bridge-review/api/auth';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { violatedUnique } from '../../db/sql-state.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hashToken } from '../../token.ts';
import { throttled } from './attempt-limit.ts';
import * as tokens from './email-token-repo.ts';
import type { AuthParts } from './parts.ts';
import { authorizeConfirmation, authorizeOwnAccount } from './policy.ts';
import * as users from './repo.ts';

type Verified = 'verified' | (typeof verifyErrorCodes)[number];

/** How an address is proved to be somebody's, and is changed. */
export interface Addresses {
  verifyEmail(token: string | undefined): Promise<Verified>;
  resendVerification(person: Person): Promise<void>;
  /** Throws if this user has requested new addresses, or this address was requested, too often. */
  countAddressChange(userId: number, email: string): Promise<void>;
  /** Requests a new address, which takes effect once its link is opened. The current address is notified. */
  askForAddress(tx: Transaction, person: Authorized<'change account', Person>, email: string): Promise<void>;
  cancelAddress(userId: number): Promise<Person>;
}

export function makeAddresses({ db, limit, mail, admission }: AuthParts): Addresses {
  return {
    async verifyEmail(token) {
      if (token === undefined || token.trim() === '') return 'missing_token';
      const tokenHash = hashToken(token.trim());
      try {
        const outcome = await inTransaction(db, (tx) => verify(tx, tokenHash));
        if (outcome === 'verified') mail.wake();
        return outcome;
      } catch (error) {
        if (violatedUnique(error) !== 'users_email_unique') throw error;
        await inTransaction(db, async (tx) => {
          const link = await authorizeConfirmation(tx, tokenHash);
          if (typeof link !== 'string') await users.dropPendingEmail(tx, link);
        });
        return 'address_taken';
      }
    },

    async resendVerification(person) {
      const email = person.pendingEmail ?? (person.emailVerifiedAt === null ? person.email : null);
      if (email === null) return;
      const message = { kind: 'verify-email', userId: person.id, email } as const;
      if (await mail.isWaiting(message)) return;
      await throttled(db, ['resend', String(person.id), email], async () => {
        await limit.beforeResend(person.id, email);
        await mail.enqueue(db, message);
      });
      mail.wake();
    },

    countAddressChange: (userId, email) => limit.beforeAddressChange(userId, email),

    async askForAddress(tx, person, email) {
      // Already pending: the mail was sent, or can be sent again.
      if (person.pendingEmail === email) return;
      await mail.enqueue(tx, { kind: 'verify-email', userId: person.id, email });
      await mail.enqueue(tx, { kind: 'address-change-asked', userId: person.id, email: person.email });
      await users.setPendingEmail(tx, person, email);
    },

    cancelAddress: (userId) =>
      inTransaction(db, async (tx) => users.setPendingEmail(tx, await authorizeOwnAccount(tx, userId), null)),
  };

  async function verify(tx: Transaction, tokenHash: string): Promise<Verified> {
    const link = await authorizeConfirmation(tx, tokenHash);
    if (typeof link === 'string') return link;
    const before = link.person;
    const isPending = await users.confirmPendingEmail(tx, link);
    if (isPending) await announceAddress(tx, before, tokenHash);
    else if (!(await users.markEmailVerified(tx, link))) return 'invalid_token';
    await tokens.markTokenUsed(tx, tokenHash);
    if (before.approval === 'waiting' && before.emailVerifiedAt === null) {
      await admission.announceWaiting(tx);
    }
    return 'verified';
  }

  /** Links sent to the old address become invalid, and it is notified. */
  async function announceAddress(tx: Executor, before: Person, tokenHash: string): Promise<void> {
    await tokens.deleteOtherTokensOf(tx, before.id, tokenHash);
    await mail.enqueue(tx, { kind: 'address-changed', userId: before.id, email: before.email });
  }
}
