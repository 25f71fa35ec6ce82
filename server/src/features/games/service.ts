import type { GameDeletion, GameEdit } from '@bridge-review/api/games';
import type { Page } from '@bridge-review/api/route';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';
import { permitDelete, permitEdit } from './policy.ts';
import * as repo from './repo.ts';

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

export function gameService(db: Database): GameService {
  const find = async (gameId: number): Promise<repo.GameDetailsRow> => {
    const game = await repo.findGame(db, gameId);
    if (game === null) throw new AppError('not_found');
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
    async deletion(_viewer, gameId) {
      await find(gameId);
      return { allowed: true, reason: null };
    },
    async delete(_viewer, gameId) {
      if (!(await repo.deleteGame(db, gameId))) throw new AppError('not_found');
    },
  };
}
