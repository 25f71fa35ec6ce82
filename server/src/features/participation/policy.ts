import { serverMessages } from '../../server-messages.ts';
import { type Authorized, authorize } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import { findGame, type ParticipationKey, type PlayedGame } from './repo.ts';

/** Players say for themselves alone that they played a game, or did not. */
export async function authorizeParticipation(
  tx: Transaction,
  viewerId: number,
  participation: ParticipationKey,
): Promise<Authorized<'change participation', ParticipationKey & PlayedGame>> {
  const game = await requireGame(tx, participation.gameId, viewerId);
  if (participation.userId !== viewerId)
    throw new AppError('forbidden', { message: serverMessages.onlyOneself });
  return authorize('change participation', { ...participation, ...game });
}

export const requireGame = async (db: Executor, gameId: number, viewerId: number): Promise<PlayedGame> =>
  found(await findGame(db, gameId, viewerId));
