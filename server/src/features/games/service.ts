import type { GameCounts, GameDeletion, GameEdit } from '@bridge-review/api/games';
import { serverMessages } from '../../server-messages.ts';
import type { Page } from '@bridge-review/api/route';
import type { Authorized } from '../../authorized.ts';
import type { Database, Executor, Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ReadBody, Viewer } from '../../http/handler.ts';
import { rememberedCount } from '../../remembered-count.ts';
import type { AuditService } from '../audit/service.ts';
import type { UsageService } from '../usage/service.ts';
import { authorizeDelete, authorizeEdit, gameMissing } from './policy.ts';
import * as repo from './repo.ts';
import { whyInUse } from './why-in-use.ts';

export interface GameService {
  list(wanted: repo.GamesWanted): Promise<Page<repo.ListedGameRow>>;
  counts(userId: number): Promise<GameCounts>;
  /** Of a game that exists for this user. */
  find(gameId: number, userId: number): Promise<repo.GameDetailsRow>;
  update(viewer: Viewer, gameId: number, read: ReadBody<GameEdit>): Promise<repo.GameDetailsRow>;
  dismissWarnings(viewer: Viewer, gameId: number): Promise<repo.GameDetailsRow>;
  deletion(viewer: Viewer, gameId: number): Promise<GameDeletion>;
  delete(viewer: Viewer, gameId: number): Promise<void>;
  /** For an account that is deleted: a sample is its owner's alone. */
  forget(tx: Transaction, person: Authorized<'delete account', { readonly id: number }>): Promise<void>;
}

/** From here on counting all games takes milliseconds, with every look at the list. */
const MANY_GAMES = 10_000;
const COUNT_FOR_MS = 10_000;

export function gameService(db: Database, usage: UsageService, audit: AuditService): GameService {
  const countShared = rememberedCount(() => repo.countShared(db), { many: MANY_GAMES, forMs: COUNT_FOR_MS });
  return {
    list: (wanted) => repo.listGames(db, wanted),
    counts: async (userId) => ({ all: await countShared(), ...(await repo.countOwn(db, userId)) }),
    find: (gameId, userId) => find(db, gameId, userId),
    update: (viewer, gameId, read) =>
      inTransaction(db, async (tx) => {
        const game = await authorizeEdit(tx, viewer, gameId);
        const { body: edit } = await read();
        await repo.updateGame(tx, game, edit);
        return find(tx, gameId, viewer.person.id);
      }),
    dismissWarnings: (viewer, gameId) =>
      inTransaction(db, async (tx) => {
        await repo.dismissWarnings(tx, await authorizeEdit(tx, viewer, gameId));
        return find(tx, gameId, viewer.person.id);
      }),
    async deletion({ person }, gameId) {
      const { uploadedBy } = await find(db, gameId, person.id);
      if (person.userType === 'admin') return { allowed: true, reason: null };
      const reason =
        uploadedBy === person.id
          ? whyInUse(await usage.byOthers(db, gameId, person.id))
          : serverMessages.onlyUploaderDeletes;
      return { allowed: reason === null, reason };
    },
    delete: (viewer, gameId) =>
      inTransaction(db, async (tx) => {
        const game = await authorizeDelete(tx, usage, viewer, gameId);
        if (game.asAdmin) {
          await audit.record(tx, {
            actorId: viewer.person.id,
            action: 'game_deleted',
            targetId: game.uploadedBy,
            details: { gameId, gameTitle: game.title },
          });
        }
        if (!(await repo.deleteGame(tx, game))) throw gameMissing();
      }),
    forget: repo.deleteSampleOf,
  };
}

async function find(db: Executor, gameId: number, userId: number): Promise<repo.GameDetailsRow> {
  const game = await repo.findGame(db, gameId, userId);
  if (game === null) throw gameMissing();
  return game;
}
