import { AppError } from '../../http/app-error.ts';
import type { Database } from '../../db/database.ts';
import { fileReader, type GameRows } from './reading/file-reader.ts';
import { findVersion, readVersion } from './upload-repo.ts';

type Reread =
  | {
      readonly kind: 'read';
      readonly game: Pick<GameRows, 'hands' | 'results'> & GameRows['facts'] & { readonly version: string };
    }
  | { readonly kind: 'unreadable'; readonly reason: string };

interface Cached {
  readonly gameId: number;
  readonly version: string | null;
  readonly reread: Promise<Reread>;
}

/** No user waits for it, so it may take long on a busy machine. */
const TIMEOUT_MS = 60_000;

/** This queue has a single owner. */
const NO_OWNER = 0;

/**
 * Reads stored files again with the current reader, in a separate thread, so that uploads do not queue behind it.
 * The last game is cached, for repairs of its hands one by one.
 */
export function rereadStoredFiles(db: Database): {
  reread(gameId: number): Promise<Reread>;
  close(): Promise<void>;
} {
  const reader = fileReader(TIMEOUT_MS);
  let last: Cached | null = null;

  const reread = async (gameId: number): Promise<Reread> => {
    try {
      const { parts, version } = await readVersion(db, gameId);
      const { facts, hands, results } = await reader.readStored(parts, NO_OWNER);
      return { kind: 'read', game: { ...facts, hands, results, version } };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unusable_file') throw error;
      return { kind: 'unreadable', reason: error.message };
    }
  };

  return {
    async reread(gameId) {
      const version = await findVersion(db, gameId);
      if (last?.gameId !== gameId || last.version !== version)
        last = { gameId, version, reread: reread(gameId) };
      return last.reread;
    },
    async close() {
      last = null;
      await reader.stop();
    },
  };
}
