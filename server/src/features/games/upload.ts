import type { NamedFile } from '@bridge-review/api/route';
import { acceptsFile } from '@bridge-review/api/upload';
import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { fairQueue } from '../../fair-queue.ts';
import { AppError } from '../../http/app-error.ts';
import { fileNameOf } from './file-name.ts';
import type { FileReader, GameRows } from './reading/file-reader.ts';
import { refuseFile } from './reading/refuse-file.ts';
import * as games from './repo.ts';
import type { StorageService } from '../storage/service.ts';
import * as repo from './upload-repo.ts';

export interface UploadService {
  /** Refuses a user with too many waiting files before the file is received. */
  permit(uploader: number): void;
  /** Returns the id of the new game. Until it is published, `signal` cancels it without leaving anything behind. */
  upload(uploader: number, file: NamedFile, force: boolean, signal: AbortSignal): Promise<number>;
}

interface Upload {
  readonly uploader: number;
  readonly filename: string;
  readonly bytes: Uint8Array;
  readonly force: boolean;
  readonly signal: AbortSignal;
}

interface UploadParts {
  readonly db: Database;
  readonly reader: FileReader;
  readonly storage: StorageService;
  readonly log: FastifyBaseLogger;
  /** There are new hands to work out. */
  readonly onPublished: () => void;
}

/** One is read while the other is written. */
const CONCURRENCY = 2;
/** A waiting file is kept in memory, ten megabytes at most. */
const MAX_WAITING = 30;
const MAX_WAITING_PER_USER = 4;

/** A game appears completely or not at all: it is written in small invisible steps, and published by the last. */
export function uploadService({ db, reader, storage, log, onPublished }: UploadParts): UploadService {
  const queue = fairQueue({
    atOnce: CONCURRENCY,
    waiting: MAX_WAITING,
    waitingPerOwner: MAX_WAITING_PER_USER,
    refusal: refuseFile,
  });

  async function store({ uploader, filename, bytes, force, signal }: Upload): Promise<number> {
    const rows = await reader.read(bytes, filename, uploader, signal);
    signal.throwIfAborted();
    refuseTooMany(rows);
    if (!force) await refuseDuplicate(db, rows);
    const gameId = await inTransaction(db, async (tx) => {
      await storage.claim(tx, uploader, bytes.length);
      return repo.insertUnpublished(tx, uploader, { filename, fileBytes: bytes.length }, rows.facts);
    });
    try {
      await write(db, gameId, bytes, rows, signal);
      await publish(db, gameId, rows, force, signal);
    } catch (error) {
      await repo.deleteUpload(db, gameId).catch((cause: unknown) => {
        log.warn({ err: cause, gameId }, 'what an upload left behind will be removed later');
      });
      throw error;
    }
    onPublished();
    return gameId;
  }

  return {
    permit: (uploader) => queue.permit(uploader),
    async upload(uploader, { name, type, bytes }, force, signal) {
      const filename = fileNameOf(name);
      if (!acceptsFile({ name: filename, type })) {
        throw new AppError('unusable_file', { message: messages.fileType });
      }
      return queue.run(uploader, () => store({ uploader, filename, bytes, force, signal }), signal);
    },
  };
}

/** Bounds the size of later answers at upload. */
function refuseTooMany({ facts, maxTables }: GameRows): void {
  if (facts.handCount > limits.boards)
    throw new AppError('unusable_file', { message: messages.tooManyBoards });
  if (maxTables > limits.tables) throw new AppError('unusable_file', { message: messages.tooManyTables });
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
  if (duplicateGame !== null) throw new AppError('duplicate_game', { details: { duplicateGame } });
}
