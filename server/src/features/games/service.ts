import type { GameDeletion, GameEdit } from '@bridge-review/api/games';
import { messages } from '@bridge-review/api/messages';
import type { Page } from '@bridge-review/api/route';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';
import type { AuditService } from '../audit/service.ts';
import type { UsageService } from '../usage/service.ts';
import { gameMissing, permitDelete, permitEdit } from './policy.ts';
import * as repo from './repo.ts';
import { whyInUse } from './why-in-use.ts';

export interface GameService {
  list(wanted: repo.GamesWanted): Promise<Page<repo.GameRow>>;
  find(gameId: number): Promise<repo.GameDetailsRow>;
  permitEdit(viewer: Viewer, gameId: number): Promise<void>;
  update(gameId: number, edit: GameEdit): Promise<repo.GameDetailsRow>;
  dismissWarnings(gameId: number): Promise<repo.GameDetailsRow>;
  permitDelete(viewer: Viewer, gameId: number): Promise<void>;
  deletion(viewer: Viewer, gameId: number): Promise<GameDeletion>;
  delete(viewer: Viewer, gameId: number): Promise<void>;
}

export function gameService(db: Database, usage: UsageService, audit: AuditService): GameService {
  const find = async (gameId: number): Promise<repo.GameDetailsRow> => {
    const game = await repo.findGame(db, gameId);
    if (game === null) throw gameMissing();
    return game;
  };

  return {
    list: (wanted) => repo.listGames(db, wanted),
    find,
    permitEdit: async (viewer, gameId) => permitEdit(viewer, await repo.findUploader(db, gameId)),
    async update(gameId, edit) {
      await repo.updateGame(db, gameId, edit);
      return find(gameId);
    },
    async dismissWarnings(gameId) {
      await repo.dismissWarnings(db, gameId);
      return find(gameId);
    },
    permitDelete: async (viewer, gameId) => permitDelete(viewer, await repo.findUploader(db, gameId)),
    async deletion({ person }, gameId) {
      const { uploadedBy } = await find(gameId);
      if (person.userType === 'admin') return { allowed: true, reason: null };
      const reason =
        uploadedBy === person.id
          ? whyInUse(await usage.byOthers(db, gameId, person.id))
          : messages.onlyUploaderDeletes;
      return { allowed: reason === null, reason };
    },
    delete: ({ person }, gameId) =>
      inTransaction(db, async (tx) => {
        const reason = whyInUse(await usage.lockedByOthers(tx, gameId, person.id));
        const game = await repo.findGame(tx, gameId);
        if (game === null) throw gameMissing();
        if (reason !== null && person.userType !== 'admin') {
          throw new AppError('game_in_use', { message: reason });
        }
        // What its uploader could have done as well is no act of an administrator.
        if (reason !== null || game.uploadedBy !== person.id) {
          await audit.record(tx, {
            actorId: person.id,
            action: 'game_deleted',
            targetId: game.uploadedBy,
            details: { gameId, gameTitle: game.title },
          });
        }
        await repo.deleteGame(tx, gameId);
      }),
  };
}
