import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import { found } from '../../http/found.ts';
import * as repo from './repo.ts';

/** Whoever sees a board or a game may share it: every user may read and copy all of it. */
export async function authorizeSharing(
  tx: Transaction,
  userId: number,
  what: { readonly handId: number } | { readonly gameId: number },
): Promise<Authorized<'share', repo.ShareableThing>> {
  const thing =
    'handId' in what
      ? await repo.findBoard(tx, what.handId, userId)
      : await repo.findGame(tx, what.gameId, userId);
  return authorize('share', found(thing));
}

/** Only who made a link withdraws it; for others it does not exist. */
export async function authorizeWithdrawal(
  tx: Transaction,
  userId: number,
  shareId: number,
): Promise<Authorized<'withdraw share', { readonly id: number }>> {
  return authorize('withdraw share', found(await repo.findOwnShare(tx, shareId, userId)));
}
