import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import type { Viewer } from '../../http/handler.ts';
import type { AccountService } from '../account/service.ts';
import { listTestUsers } from './cleanup-repo.ts';
import { findForChange } from './repo.ts';

/** Administrators change every account. It is locked until the transaction ends. */
export async function authorizeUserChange(
  tx: Transaction,
  account: AccountService,
  viewer: Viewer,
  userId: number,
): Promise<Authorized<'change user', Person>> {
  await requireAdmin(tx, account, viewer);
  return authorize('change user', found(await findForChange(tx, userId)));
}

/** Administrators may delete the accounts of test users only. */
export async function authorizeCleanup(
  tx: Transaction,
  account: AccountService,
  viewer: Viewer,
): Promise<Authorized<'delete account', Person>[]> {
  await requireAdmin(tx, account, viewer);
  const testUsers = await listTestUsers(tx);
  return testUsers.map((testUser) => authorize('delete account', testUser));
}

/** Checked again under the lock: the viewer may have been demoted since the request came. */
async function requireAdmin(tx: Transaction, account: AccountService, viewer: Viewer): Promise<void> {
  await account.lockAdmins(tx);
  const actor = await findForChange(tx, viewer.person.id);
  if (actor === null || actor.deactivatedAt !== null) throw new AppError('unauthenticated');
  if (actor.userType !== 'admin') throw new AppError('forbidden');
}
