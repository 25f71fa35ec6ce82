import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { found } from '../../http/found.ts';
import type { Viewer } from '../../http/handler.ts';
import type { AccountService } from '../account/service.ts';
import { findForDecision } from './repo.ts';

/** Administrators let people in or decline. The account is locked until the transaction ends. */
export async function authorizeDecision(
  tx: Transaction,
  account: AccountService,
  viewer: Viewer,
  userId: number,
): Promise<Authorized<'decide on registration', Person>> {
  await account.requireAdmin(tx, viewer);
  return authorize('decide on registration', found(await findForDecision(tx, userId)));
}
