import type { Executor } from '../../db/database.ts';
import * as repo from './repo.ts';

export type { Usage } from './repo.ts';

export interface UsageService {
  /** What others than this user have done with a game. */
  byOthers(db: Executor, gameId: number, userId: number): Promise<repo.Usage>;
  /** The same in a transaction that may delete the game: no one else can begin to use it until it ends. */
  lockedByOthers(db: Executor, gameId: number, userId: number): Promise<repo.Usage>;
}

export const usageService = (): UsageService => ({
  byOthers: repo.countUsage,
  async lockedByOthers(db, gameId, userId) {
    await repo.lockGame(db, gameId);
    return repo.countUsage(db, gameId, userId);
  },
});
