import { serverMessages } from '../../server-messages.ts';
import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';
import type { UsageService } from '../usage/service.ts';
import { findGame, type GameDetailsRow } from './repo.ts';
import { whyInUse } from './why-in-use.ts';

/** Most users who request a missing game saw it a moment ago. */
export const gameMissing = (): AppError => new AppError('not_found', { message: serverMessages.gameMissing });

/** Only the uploader may edit a game, not even an administrator. */
export async function authorizeEdit(
  tx: Transaction,
  { person }: Viewer,
  gameId: number,
): Promise<Authorized<'edit game', GameDetailsRow>> {
  const game = await findGame(tx, gameId, person.id);
  if (game === null) throw gameMissing();
  if (game.uploadedBy !== person.id) throw new AppError('forbidden');
  return authorize('edit game', game);
}

interface JoinableGame extends GameDetailsRow {
  /** Changes to the games of others are written to the audit log. */
  readonly asAdmin: boolean;
}

/** The uploader and administrators may add results to a game and take them back. A sample stays as it is. */
export async function authorizeJoin(
  tx: Transaction,
  { person }: Viewer,
  gameId: number,
): Promise<Authorized<'join results', JoinableGame>> {
  const game = await findGame(tx, gameId, person.id);
  if (game === null) throw gameMissing();
  const isUploader = game.uploadedBy === person.id;
  if ((!isUploader && person.userType !== 'admin') || game.isSample) throw new AppError('forbidden');
  return authorize('join results', { ...game, asAdmin: !isUploader });
}

interface DeletableGame extends GameDetailsRow {
  /** Deletions that only an administrator may do are written to the audit log. */
  readonly asAdmin: boolean;
}

/**
 * An administrator may always delete a game; its uploader only while no one else has used it. Use by others is
 * blocked until the transaction ends.
 */
export async function authorizeDelete(
  tx: Transaction,
  usage: UsageService,
  { person }: Viewer,
  gameId: number,
): Promise<Authorized<'delete game', DeletableGame>> {
  const game = await findGame(tx, gameId, person.id);
  if (game === null) throw gameMissing();
  const isUploader = game.uploadedBy === person.id;
  const isAdmin = person.userType === 'admin';
  if (!isUploader && !isAdmin) throw new AppError('forbidden');
  const reason = whyInUse(await usage.lockedByOthers(tx, gameId, person.id));
  if (reason !== null && !isAdmin) throw new AppError('game_in_use', { message: reason });
  return authorize('delete game', { ...game, asAdmin: reason !== null || !isUploader });
}
