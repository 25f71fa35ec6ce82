import { messages } from '@bridge-review/api/messages';
import { type Authorized, authorize } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { gameExists, type ParticipationKey } from './repo.ts';

/** Players say for themselves alone that they played a game, or did not. */
export async function authorizeParticipation(
  tx: Transaction,
  viewerId: number,
  participation: ParticipationKey,
): Promise<Authorized<'change participation', ParticipationKey>> {
  await requireGame(tx, participation.gameId);
  if (participation.userId !== viewerId) throw new AppError('forbidden', { message: messages.onlyOneself });
  return authorize('change participation', participation);
}

export async function requireGame(db: Executor, gameId: number): Promise<void> {
  if (!(await gameExists(db, gameId))) throw new AppError('not_found');
}
