import type { Partner } from '@bridge-review/api/partners';
import { type Authorized, authorize } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { serverMessages } from '../../server-messages.ts';
import { findActive, type PartnerKey } from './repo.ts';

/** Partners are other active users; no block is between the two. */
export async function requireActive(db: Executor, { userId, partnerId }: PartnerKey): Promise<Partner> {
  if (partnerId === userId) throw partnerRefused(serverMessages.partnerIsOneself);
  const found = await findActive(db, partnerId, userId);
  if (found === null) throw partnerRefused(serverMessages.partnerUnknown);
  const { isBlocked, ...partner } = found;
  if (isBlocked) throw partnerRefused(serverMessages.partnerBlocked);
  return partner;
}

/** Everybody adds to their own list. */
export async function authorizePartner(
  tx: Transaction,
  key: PartnerKey,
): Promise<Authorized<'add partner', PartnerKey & { readonly partner: Partner }>> {
  const partner = await requireActive(tx, key);
  return authorize('add partner', { ...key, partner });
}

export const partnerRefused = (message: string): AppError =>
  new AppError('invalid_input', { message, issues: [{ path: 'partnerId', message }] });
