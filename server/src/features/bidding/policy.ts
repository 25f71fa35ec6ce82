import { messages } from '@bridge-review/api/messages';
import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import type { HandService, LockedHand } from '../hands/service.ts';
import type { ParticipationService } from '../participation/service.ts';
import * as repo from './repo.ts';
import { serverMessages } from '../../server-messages.ts';

/** Only who played the game records how they bid. The hand is held. */
export async function authorizeRecording(
  tx: Transaction,
  { hands, participation }: { readonly hands: HandService; readonly participation: ParticipationService },
  userId: number,
  handId: number,
): Promise<Authorized<'record bidding', LockedHand>> {
  const hand = await hands.lock(tx, handId, userId);
  if (!(await participation.isPlaying(tx, hand.gameId, userId))) throw onlyPlayersBid();
  return authorize('record bidding', hand);
}

/** The same for all hands of a game. */
export async function authorizeRecordings(
  tx: Transaction,
  { hands, participation }: { readonly hands: HandService; readonly participation: ParticipationService },
  userId: number,
  gameId: number,
): Promise<Authorized<'record bidding', LockedHand>[]> {
  const locked = await hands.lockAll(tx, gameId, userId);
  if (!(await participation.isPlaying(tx, gameId, userId))) throw onlyPlayersBid();
  return locked.map((hand) => authorize('record bidding', hand));
}

export const onlyPlayersBid = (): AppError => new AppError('forbidden', { message: messages.onlyPlayersBid });

/** Only its two players may change a record; for others it does not exist. It stays locked meanwhile. */
export async function authorizeUpdate(
  tx: Transaction,
  userId: number,
  recordId: number,
): Promise<Authorized<'update bidding record', repo.RecordRow>> {
  return authorize('update bidding record', found(await repo.findForChange(tx, recordId, userId)));
}

/** Only the player who made a record deletes it. The hand is held. */
export async function authorizeDelete(
  tx: Transaction,
  hands: HandService,
  userId: number,
  handId: number,
): Promise<Authorized<'delete bidding record', repo.RecordRow>> {
  await hands.lock(tx, handId, userId);
  const record = found(await repo.findVisible(tx, handId, userId));
  if (record.creator.id !== userId) {
    throw new AppError('forbidden', { message: serverMessages.onlyCreatorDeletes });
  }
  return authorize('delete bidding record', record);
}

/** Of these, the ones that are this user's own and that nobody has changed. The hands must be locked. */
export async function authorizeTakingBack(
  tx: Transaction,
  userId: number,
  recordIds: readonly number[],
): Promise<{ unchanged: Authorized<'delete bidding record', repo.MadeRecord>[]; changed: number }> {
  const made = await repo.findMade(tx, userId, recordIds);
  const unchanged = made.filter(({ isChanged }) => !isChanged);
  return {
    unchanged: unchanged.map((record) => authorize('delete bidding record', record)),
    changed: made.length - unchanged.length,
  };
}

/** A record is deleted with the last of its two players. */
export async function authorizeForgetting(
  tx: Transaction,
  { id }: Authorized<'delete account', { readonly id: number }>,
): Promise<Authorized<'delete bidding record', { readonly id: number; readonly handId: number }>[]> {
  const records = await repo.listOrphanedRecords(tx, id);
  return records.map((record) => authorize('delete bidding record', record));
}
