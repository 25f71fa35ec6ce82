import type { Profile, Session, Stats } from '@bridge-review/api/account';
import type { CardStyle } from '@bridge-review/api/card-style';
import { serverMessages } from '../../server-messages.ts';
import type { Authorized } from '../../authorized.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';
import type { AnalysisService } from '../analysis/service.ts';
import type { AuthService, Origin, SignedIn } from '../auth/service.ts';
import type { MailService } from '../mail/service.ts';
import { deviceOf } from '../../device.ts';
import { authorizeDeletion, refuseLastAdmin, requireAdmin } from './policy.ts';
import * as repo from './repo.ts';
import { countActivity } from './stats-repo.ts';
import { updateProfile } from './update-profile.ts';

export interface AccountService {
  /** A new address is only pending: it takes effect once its link is opened. */
  updateProfile(person: Person, profile: Profile, address: string): Promise<Person>;
  cancelEmailChange(person: Person): Promise<Person>;
  updateCardStyle(person: Person, style: CardStyle): Promise<Person>;
  /** Returns the only remaining session. */
  changePassword(viewer: Viewer, current: string, next: string, origin: Origin): Promise<SignedIn>;
  listSessions(viewer: Viewer): Promise<Session[]>;
  endOtherSessions(viewer: Viewer): Promise<void>;
  deleteAccount(viewer: Viewer, password: string, address: string): Promise<void>;
  stats(userId: number): Promise<Stats>;

  /** Must come first in every transaction after which a user may no longer be an active administrator. */
  lockAdmins(tx: Transaction): Promise<void>;
  /** Takes that lock, and throws unless the viewer is still an active administrator. */
  requireAdmin(tx: Transaction, viewer: Viewer): Promise<Authorized<'change site', Person>>;
  /** Under that lock: throws if the user is the last active administrator. */
  refuseLastAdmin(tx: Transaction, userId: number): Promise<void>;
  /** Anonymizes an account: removes all personal data, and makes signing in impossible. */
  forget(tx: Transaction, person: Authorized<'delete account', Person>): Promise<void>;
}

/** A feature that stores personal data and removes it when an account is deleted. */
interface PersonalDataStore {
  forget(tx: Transaction, person: Authorized<'delete account', Person>): Promise<void>;
}

export interface AccountParts {
  readonly db: Database;
  readonly auth: AuthService;
  readonly mail: MailService;
  readonly analysis: AnalysisService;
  readonly personalDataStores: readonly PersonalDataStore[];
}

export function accountService(parts: AccountParts): AccountService {
  const { db, auth, analysis, personalDataStores } = parts;
  const forget: AccountService['forget'] = async (tx, person) => {
    await auth.endAccess(tx, person);
    await repo.deleteMailsTo(tx, person.id, person.email);
    for (const store of personalDataStores) await store.forget(tx, person);
    await repo.forgetPerson(tx, person);
  };

  return {
    updateProfile: (person, profile, address) => updateProfile(parts, person, profile, address),

    cancelEmailChange: (person) => auth.cancelAddress(person.id),

    updateCardStyle: ({ id }, style) =>
      inTransaction(db, async (tx) =>
        repo.updateCardStyle(tx, await auth.authorizeOwnAccount(tx, id), style),
      ),

    async changePassword({ person, withPasskey }, current, next, origin) {
      const proof = await auth.requirePassword(person, current, origin.address);
      return auth.changePassword(person.id, proof, next, origin, withPasskey);
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

    endOtherSessions: ({ person, sessionHash }) => auth.endSessions(db, person.id, sessionHash ?? undefined),

    async deleteAccount({ person }, password, address) {
      const proof = await auth.provePassword(person, password, address);
      if (proof === null) {
        throw new AppError('wrong_password', {
          issues: [{ path: 'password', message: serverMessages.wrongPassword }],
        });
      }
      await inTransaction(db, async (tx) => forget(tx, await authorizeDeletion(tx, auth, person.id, proof)));
    },

    stats: async (userId) => ({
      ...(await countActivity(db, userId)),
      averageBiddingAccuracy: await analysis.averageAccuracy(userId),
    }),

    lockAdmins: repo.lockAdmins,
    requireAdmin: (tx, viewer) => requireAdmin(tx, auth, viewer),
    refuseLastAdmin,
    forget,
  };
}
