import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { HandService } from '../hands/service.ts';
import type { NoteKey } from './repo.ts';

/** Whoever sees a board writes their own note on it. The board is locked, so that it is not deleted meanwhile. */
export async function authorizeNote(
  tx: Transaction,
  hands: HandService,
  key: NoteKey,
): Promise<Authorized<'write presentation note', NoteKey>> {
  await hands.lock(tx, key.handId, key.userId);
  return authorize('write presentation note', key);
}
