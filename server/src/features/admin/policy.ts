import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
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
  await account.requireAdmin(tx, viewer);
  return authorize('change user', found(await findForChange(tx, userId)));
}

/** Administrators may delete the accounts of test users only. */
export async function authorizeCleanup(
  tx: Transaction,
  account: AccountService,
  viewer: Viewer,
): Promise<Authorized<'delete account', Person>[]> {
  await account.requireAdmin(tx, viewer);
  const testUsers = await listTestUsers(tx);
  return testUsers.map((testUser) => authorize('delete account', testUser));
}
