import { expect } from 'vitest';
import type { Database } from '../db/database.ts';
import { rereadStoredFiles } from '../features/games/reread-stored-files.ts';
import { inspectGame } from '../features/integrity/checks/inspect-game.ts';

/** Only the analysis needs one. */
export const noSolver = { solve: () => expect.unreachable(), stop: () => Promise.resolve() };

/** What the integrity check says of a game, whose files it reads again. */
export async function inspectedGame(db: Database, gameId: number): Promise<readonly object[]> {
  const files = rereadStoredFiles(db);
  try {
    return await inspectGame({ db, files, solver: noSolver }, gameId);
  } finally {
    await files.close();
  }
}
