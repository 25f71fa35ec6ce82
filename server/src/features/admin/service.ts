import type { AdminStats, CleanupResult } from '@bridge-review/api/admin';
import type { Page } from '@bridge-review/api/route';
import type { UserType } from '@bridge-review/api/user';
import type { Database } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';
import { serverMessages } from '../../server-messages.ts';
import type { AccountService } from '../account/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { AuthService } from '../auth/service.ts';
import type { ReportService } from '../reports/service.ts';
import type { StorageService } from '../storage/service.ts';
import type { EventService } from '../events/service.ts';
import { cleanUp } from './cleanup.ts';
import { authorizeCleanup, authorizeUserChange } from './policy.ts';
import * as repo from './repo.ts';

export interface AdminService {
  stats(): Promise<AdminStats>;
  users(wanted: repo.UsersWanted): Promise<Page<Person>>;
  /** Does nothing if the user is already deactivated; the two below work alike. */
  deactivate(viewer: Viewer, userId: number, reason: string | null): Promise<Person>;
  reactivate(viewer: Viewer, userId: number): Promise<Person>;
  setUserType(viewer: Viewer, userId: number, userType: UserType): Promise<Person>;
  cleanUpTestData(viewer: Viewer): Promise<CleanupResult>;
}

export interface AdminParts {
  readonly db: Database;
  readonly auth: AuthService;
  readonly account: AccountService;
  readonly audit: AuditService;
  readonly events: EventService;
  readonly storage: StorageService;
  readonly reports: Pick<ReportService, 'countOpen'>;
}

const notDecided = { message: serverMessages.notDecided };

export function adminService(parts: AdminParts): AdminService {
  const { db, auth, account, audit, events, storage, reports } = parts;
  return {
    stats: async () => ({
      ...(await repo.countAll(db)),
      reported: await reports.countOpen(),
      storage: await storage.ofServer(),
    }),

    users: (wanted) => repo.listUsers(db, wanted),

    deactivate: (viewer, userId, reason) =>
      inTransaction(db, async (tx) => {
        const person = await authorizeUserChange(tx, account, viewer, userId);
        if (person.deactivatedAt !== null) return person;
        await account.refuseLastAdmin(tx, userId);
        await auth.endAccess(tx, person);
        await audit.record(tx, {
          actorId: viewer.person.id,
          action: 'user_deactivated',
          targetId: userId,
          details: reason === null ? {} : { reason },
        });
        return repo.deactivate(tx, person, reason);
      }),

    reactivate: (viewer, userId) =>
      inTransaction(db, async (tx) => {
        const person = await authorizeUserChange(tx, account, viewer, userId);
        if (person.deactivatedAt === null) return person;
        // Who was never let in is approved, and notified.
        if (person.approval !== null) throw new AppError('awaiting_approval', notDecided);
        // A sign-in that ran during the deactivation must not become valid now.
        await auth.endAccess(tx, person);
        await audit.record(tx, {
          actorId: viewer.person.id,
          action: 'user_reactivated',
          targetId: userId,
        });
        return repo.reactivate(tx, person);
      }),

    setUserType: (viewer, userId, userType) =>
      inTransaction(db, async (tx) => {
        const person = await authorizeUserChange(tx, account, viewer, userId);
        if (person.userType === userType) return person;
        await account.refuseLastAdmin(tx, userId);
        await audit.record(tx, {
          actorId: viewer.person.id,
          action: 'user_type_changed',
          targetId: userId,
          details: { from: person.userType, to: userType },
        });
        return repo.setUserType(tx, person, userType);
      }),

    cleanUpTestData: (viewer) =>
      inTransaction(db, async (tx) => {
        const testUsers = await authorizeCleanup(tx, account, viewer);
        const results = await cleanUp(tx, testUsers, { account, events });
        await audit.record(tx, { actorId: viewer.person.id, action: 'test_data_cleaned', details: results });
        return results;
      }),
  };
}
