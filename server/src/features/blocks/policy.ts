import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { serverMessages } from '../../server-messages.ts';
import { type BlockKey, holdPeople, lockListOf } from './repo.ts';

/** Everybody blocks for themselves, anybody else who has an account. */
export async function authorizeBlock(
  tx: Transaction,
  block: BlockKey,
): Promise<Authorized<'block person', BlockKey>> {
  const { userId, blockedId } = block;
  if (blockedId === userId) throw blockRefused(serverMessages.blockIsOneself);
  await lockListOf(tx, userId);
  const people = await holdPeople(tx, [userId, blockedId]);
  if (people.length < 2) {
    throw new AppError('not_found', { message: serverMessages.blockUnknown });
  }
  return authorize('block person', block);
}

export const blockRefused = (message: string): AppError =>
  new AppError('invalid_input', { message, issues: [{ path: 'userId', message }] });
