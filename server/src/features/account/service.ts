import type { Profile, Session, Stats } from '@bridge-review/api/account';
import { messages } from '@bridge-review/api/messages';
import type { Database, Executor } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { violatedUnique } from '../../db/sql-state.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';
import type { AnalysisService } from '../analysis/service.ts';
import type { AuthService, Origin } from '../auth/service.ts';
import type { MailService } from '../mail/service.ts';
import { deviceOf } from './device.ts';
import * as repo from './repo.ts';
import { countDeeds } from './stats-repo.ts';

export interface AccountService {
  updateProfile(person: Person, profile: Profile): Promise<Person>;
  /** Answers the token of the one session that is left. */
  changePassword(viewer: Viewer, current: string, next: string, origin: Origin): Promise<string>;
  listSessions(viewer: Viewer): Promise<Session[]>;
  endOtherSessions(viewer: Viewer): Promise<void>;
  deleteAccount(viewer: Viewer, password: string, address: string): Promise<void>;
  stats(userId: number): Promise<Stats>;

  /** First of all in every transaction after which somebody may no longer be an active administrator. */
  lockAdmins(db: Executor): Promise<void>;
  /** Under that lock: nobody stops being an administrator who is the last active one. */
  refuseLastAdmin(db: Executor, userId: number): Promise<void>;
  /** Empties an account: nothing personal is left, and nobody can sign in to it. */
  forget(db: Executor, person: Person): Promise<void>;
}

/** A feature that holds something personal, and lets go of it when an account is deleted. */
export interface Keeper {
  forget(db: Executor, userId: number): Promise<void>;
}

export function accountService(
  db: Database,
  auth: AuthService,
  mail: MailService,
  analysis: AnalysisService,
  keepers: readonly Keeper[],
): AccountService {
  const refuseLastAdmin = async (tx: Executor, userId: number): Promise<void> => {
    if (await repo.isLastActiveAdmin(tx, userId)) throw new AppError('last_admin');
  };

  const forget = async (tx: Executor, person: Person): Promise<void> => {
    await auth.endSessions(tx, person.id);
    await auth.endLinks(tx, person.id);
    await repo.deleteMailsTo(tx, person.id, person.email);
    for (const keeper of keepers) await keeper.forget(tx, person.id);
    await repo.forgetPerson(tx, person.id);
  };

  return {
    async updateProfile(person, profile) {
      try {
        return await inTransaction(db, async (tx) => {
          const { person: updated, emailChanged } = await repo.updateProfile(tx, person.id, profile);
          if (emailChanged) {
            // Links that went to the old address must not open the account any more.
            await auth.endLinks(tx, person.id);
            await mail.enqueue(tx, { kind: 'verify-email', userId: person.id, email: updated.email });
            await mail.enqueue(tx, { kind: 'address-changed', userId: person.id, email: person.email });
          }
          return updated;
        });
      } catch (error) {
        if (violatedUnique(error) !== 'users_email_unique') throw error;
        throw new AppError('email_taken', {
          message: messages.emailTakenByAnother,
          issues: [{ path: 'email', message: messages.emailTakenByAnother }],
        });
      } finally {
        mail.wake();
      }
    },

    async changePassword({ person }, current, next, origin) {
      const proof = await auth.provePassword(person, current, origin.address);
      if (proof === null) {
        throw new AppError('wrong_password', {
          message: messages.wrongCurrentPassword,
          issues: [{ path: 'currentPassword', message: messages.wrongCurrentPassword }],
        });
      }
      const { token } = await auth.changePassword(person.id, proof, next, origin);
      return token;
    },

    async listSessions({ person, sessionHash }) {
      const rows = await auth.listSessions(person.id);
      return rows.map((row) => ({
        id: row.tokenHash.slice(0, 16),
        device: deviceOf(row.userAgent),
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt.toISOString(),
        current: row.tokenHash === sessionHash,
      }));
    },

    endOtherSessions: ({ person, sessionHash }) => auth.endSessions(db, person.id, sessionHash),

    async deleteAccount({ person }, password, address) {
      const proof = await auth.provePassword(person, password, address);
      if (proof === null) {
        throw new AppError('wrong_password', {
          issues: [{ path: 'password', message: messages.wrongPassword }],
        });
      }
      await inTransaction(db, async (tx) => {
        await repo.lockAdmins(tx);
        const current = await auth.requireProof(tx, person.id, proof);
        await refuseLastAdmin(tx, person.id);
        await forget(tx, current);
      });
    },

    stats: async (userId) => ({
      ...(await countDeeds(db, userId)),
      averageBiddingAccuracy: await analysis.averageAccuracy(userId),
    }),

    lockAdmins: repo.lockAdmins,
    refuseLastAdmin,
    forget,
  };
}
