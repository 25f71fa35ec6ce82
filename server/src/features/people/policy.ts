import { serverMessages } from '../../server-messages.ts';
import type { Objector } from '@bridge-review/api/people';
import { type Authorized, authorize } from '../../authorized.ts';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import * as identityRepo from './identity-repo.ts';
import * as repo from './repo.ts';

/** Whoever sees a game may say which of its players they are; the sample has invented ones. */
export async function authorizeNaming(
  tx: Transaction,
  gameId: number,
  viewer: Person,
): Promise<Authorized<'name oneself in game', repo.GameRow>> {
  const game = found(await repo.findGame(tx, gameId, viewer.id));
  if (game.isSample) throw new AppError('not_found');
  return authorize('name oneself in game', game);
}

/** What a user says of their own name, nobody else takes back. */
export async function authorizeWithdrawal(
  tx: Transaction,
  userId: number,
  identityId: number,
): Promise<Authorized<'withdraw name', identityRepo.IdentityRow>> {
  const identity = found(await identityRepo.findIdentity(tx, identityId));
  if (identity.userId !== userId) throw new AppError('not_found');
  return authorize('withdraw name', identity);
}

export interface Contradiction extends identityRepo.ObjectionKey {
  readonly game: repo.GameRow | null;
}

/** Users for themselves, the uploader for others in that game, and administrators. */
export async function authorizeObjection(
  tx: Transaction,
  gameId: number,
  identityId: number,
  viewer: Person,
): Promise<Authorized<'object to name', Contradiction>> {
  const game = found(await repo.findGame(tx, gameId, viewer.id));
  const rows = await repo.listStatements(tx, repo.ofIdentity(gameId, identityId));
  const [first] = rows;
  if (first === undefined) throw new AppError('not_found');
  const userId = first.person.id;
  const saidBy = roleOf(game, viewer, userId);
  if (saidBy === null) throw new AppError('forbidden', { message: serverMessages.onlyUploaderObjects });
  return authorize('object to name', { userId, gameId, saidBy, names: rows, game });
}

function roleOf({ uploadedBy }: repo.GameRow, viewer: Person, userId: number): Objector | null {
  if (viewer.id === userId) return 'self';
  if (viewer.id === uploadedBy) return 'uploader';
  return viewer.userType === 'admin' ? 'admin' : null;
}

/** For administrators, of whom the route makes sure. */
export async function authorizeObjectionEverywhere(
  tx: Transaction,
  identityId: number,
  viewer: Person,
): Promise<Authorized<'object to name', Contradiction>> {
  if (viewer.userType !== 'admin') throw new AppError('forbidden');
  const { userId, nameKey, number } = found(await identityRepo.findIdentity(tx, identityId));
  const names = [{ nameKey, number }];
  return authorize('object to name', { userId, gameId: null, saidBy: 'admin', names, game: null });
}
