import type { NamedFile } from '@bridge-review/api/route';
import { acceptsFile } from '@bridge-review/api/upload';
import { messages } from '@bridge-review/api/messages';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { fileNameOf } from './file-name.ts';
import type { FileReader, GameRows } from './reading/file-reader.ts';
import * as games from './repo.ts';
import * as repo from './upload-repo.ts';

export interface UploadService {
  /** Answers the id of the game that was made of the file. Until it is published, `signal` ends it without a trace. */
  upload(uploader: number, file: NamedFile, force: boolean, signal: AbortSignal): Promise<number>;
}

interface UploadParts {
  readonly db: Database;
  readonly reader: FileReader;
  readonly log: FastifyBaseLogger;
  /** There are new hands to work out. */
  readonly onPublished: () => void;
}

/** A game appears whole or not at all: it is written in small steps that nobody sees, and published by the last. */
export function uploadService({ db, reader, log, onPublished }: UploadParts): UploadService {
  return {
    async upload(uploader, { name, type, bytes }, force, signal) {
      const filename = fileNameOf(name);
      if (!acceptsFile({ name: filename, type })) {
        throw new AppError('unusable_file', { message: messages.fileType });
      }
      const rows = await reader.read(bytes, filename);
      signal.throwIfAborted();
      if (!force) await refuseDuplicate(db, rows);
      const gameId = await repo.insertUnpublished(db, uploader, filename, rows.facts);
      try {
        await write(db, gameId, bytes, rows, signal);
        await publish(db, gameId, rows, force, signal);
      } catch (error) {
        await games.deleteGame(db, gameId).catch((cause: unknown) => {
          log.warn({ err: cause, gameId }, 'what an upload left behind will be removed later');
        });
        throw error;
      }
      onPublished();
      return gameId;
    },
  };
}

async function write(
  db: Database,
  gameId: number,
  bytes: Uint8Array,
  { hands, results }: GameRows,
  signal: AbortSignal,
): Promise<void> {
  await repo.insertFile(db, gameId, bytes);
  for (const batch of hands) {
    signal.throwIfAborted();
    await repo.insertHands(db, gameId, batch);
  }
  for (const batch of results) {
    signal.throwIfAborted();
    await repo.insertResults(db, gameId, batch);
  }
}

async function publish(
  db: Database,
  gameId: number,
  rows: GameRows,
  force: boolean,
  signal: AbortSignal,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await repo.lockFirstDeal(tx, rows.facts.firstDeal);
    if (!force) await refuseDuplicate(tx, rows);
    await repo.publish(tx, gameId);
    signal.throwIfAborted();
  });
}

async function refuseDuplicate(db: Parameters<typeof games.findDuplicate>[0], rows: GameRows): Promise<void> {
  const duplicateGame = await games.findDuplicate(db, rows.facts.firstDeal);
  if (duplicateGame !== null) throw new AppError('duplicate_game', { duplicateGame });
}
