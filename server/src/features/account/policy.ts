import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';
import type { AuthService, PasswordProof } from '../auth/service.ts';
import { isLastActiveAdmin, lockAdmins } from './repo.ts';

/** Users may delete their own account with their password, except the last active administrator. */
export async function authorizeDeletion(
  tx: Transaction,
  auth: AuthService,
  userId: number,
  proof: PasswordProof,
): Promise<Authorized<'delete account', Person>> {
  await lockAdmins(tx);
  const person = await auth.authorizeOwnAccount(tx, userId, proof);
  await refuseLastAdmin(tx, userId);
  return authorize('delete account', person);
}

/**
 * Administrators change what concerns the whole site, and other accounts. Checked again under the lock: the viewer may
 * have been demoted since the request came.
 */
export async function requireAdmin(
  tx: Transaction,
  auth: AuthService,
  viewer: Viewer,
): Promise<Authorized<'change site', Person>> {
  await lockAdmins(tx);
  const actor = await auth.authorizeOwnAccount(tx, viewer.person.id);
  if (actor.userType !== 'admin') throw new AppError('forbidden');
  return authorize('change site', actor as Person);
}

export async function refuseLastAdmin(tx: Transaction, userId: number): Promise<void> {
  if (await isLastActiveAdmin(tx, userId)) throw new AppError('last_admin');
}
