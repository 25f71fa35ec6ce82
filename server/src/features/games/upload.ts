import type { NamedFile, UploadedPart } from '@bridge-review/api/route';
import { acceptsFile } from '@bridge-review/api/upload';
import type { UploadPreview } from '@bridge-review/api/upload-preview';
import { messages } from '@bridge-review/api/messages';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { fileNameOf } from './file-name.ts';
import type { FileReader, GameRows } from './reading/file-reader.ts';
import type { JoinableResults, SourcePart } from './reading/protocol.ts';
import { findDuplicate } from './repo.ts';
import { sampleFile } from './sample/sample-record.ts';
import { byteCount } from './sources.ts';
import type { StorageService } from '../storage/service.ts';
import type { UploadQueue } from './upload-queue.ts';
import * as repo from './upload-repo.ts';
import {
  insertGame,
  publish,
  refuseDuplicates,
  refuseTooMany,
  storedParts,
  write,
  type WrittenGame,
} from './write-games.ts';
import { serverMessages } from '../../server-messages.ts';

export interface UploadService {
  /** Refuses a user with too many waiting files before the file is received. */
  permit(uploader: number): void;
  /** Returns the id of the new game. Until it is published, `signal` cancels it without leaving anything behind. */
  upload(uploader: number, file: NamedFile, force: boolean, signal: AbortSignal): Promise<number>;
  /** Returns the ids of the new games, in the order of their parts. */
  uploadSeveral(
    uploader: number,
    parts: readonly UploadedPart[],
    options: UploadOptions,
    signal: AbortSignal,
  ): Promise<number[]>;
  /** What an upload of these parts would make, and which results could come to a game that is there. */
  preview(uploader: number, parts: readonly UploadedPart[], signal: AbortSignal): Promise<PreviewedUpload>;
  /** Returns the id of the user's sample game, which is made by the first call. */
  openSample(userId: number, signal: AbortSignal): Promise<number>;
}

interface PreviewedUpload extends Omit<UploadPreview, 'join'> {
  readonly joinable: JoinableResults | null;
}

interface UploadOptions {
  /** Also takes a game whose first hand is known. */
  readonly force: boolean;
  /** In place of what the files say; they must become one game. */
  readonly title?: string | undefined;
}

interface Upload extends UploadOptions {
  readonly uploader: number;
  readonly parts: readonly SourcePart[];
  readonly signal: AbortSignal;
}

interface UploadParts {
  readonly db: Database;
  readonly reader: FileReader;
  readonly storage: StorageService;
  readonly queue: UploadQueue;
  readonly log: FastifyBaseLogger;
  /** There are new hands to work out. */
  readonly onPublished: () => void;
}

/** A game appears completely or not at all: it is written in small invisible steps, and published by the last. */
export function uploadService(services: UploadParts): UploadService {
  const { db, reader, storage, queue, log, onPublished } = services;

  /** All games of the upload are published at once, or none. */
  async function store({ uploader, parts, force, title, signal }: Upload): Promise<number[]> {
    const games = withTitle(await reader.read(parts, uploader, signal), title);
    signal.throwIfAborted();
    refuseTooMany(games.map(({ facts, maxTables }) => ({ boards: facts.handCount, tables: maxTables })));
    if (!force) await refuseDuplicates(db, games);
    const stored = games.map((rows) => ({ rows, own: storedParts(parts, rows) }));
    const written = await inTransaction(db, async (tx) => {
      await storage.claim(tx, uploader, byteCount(stored.flatMap(({ own }) => own)));
      const inserted: WrittenGame[] = [];
      for (const { rows, own } of stored) {
        inserted.push({ id: await insertGame(tx, uploader, own, rows), parts: own, rows });
      }
      return inserted;
    });
    try {
      for (const game of written) await write(db, game, signal);
      await publish(db, written, force, signal);
    } catch (error) {
      for (const { id: gameId } of written) {
        await repo.deleteUpload(db, gameId).catch((cause: unknown) => {
          log.warn({ err: cause, gameId }, 'what an upload left behind will be removed later');
        });
      }
      throw error;
    }
    onPublished();
    return written.map(({ id }) => id);
  }

  /** Small enough for one transaction. */
  async function storeSample(userId: number, signal: AbortSignal): Promise<number> {
    const parts: SourcePart[] = [{ kind: 'file', ...sampleFile() }];
    const rows = await reader.readStored(parts, userId);
    signal.throwIfAborted();
    const gameId = await inTransaction(db, async (tx) => {
      await repo.lockSample(tx, userId);
      const existing = await repo.findSample(tx, userId);
      if (existing !== null) return existing;
      await storage.claim(tx, userId, byteCount(parts));
      const id = await insertGame(tx, userId, parts, rows, true);
      await write(tx, { id, parts, rows }, signal);
      await repo.publish(tx, id);
      return id;
    });
    onPublished();
    return gameId;
  }

  return {
    permit: (uploader) => queue.permit(uploader),
    async upload(uploader, file, force, signal) {
      const parts = [sourcePart({ kind: 'file', ...file })];
      const [gameId] = await queue.run(uploader, () => store({ uploader, parts, force, signal }), signal);
      if (gameId === undefined) throw new Error('A file became no game.');
      return gameId;
    },
    uploadSeveral: async (uploader, uploaded, options, signal) => {
      const parts = uploaded.map(sourcePart);
      return queue.run(uploader, () => store({ uploader, parts, ...options, signal }), signal);
    },
    async preview(uploader, uploaded, signal) {
      const parts = uploaded.map(sourcePart);
      const preview = await queue.run(uploader, () => reader.preview(parts, uploader, signal), signal);
      refuseTooMany(preview.games.map(({ boards, tables }) => ({ boards: boards.length, tables })));
      const games: UploadPreview['games'] = [];
      for (const { firstDeal, ...game } of preview.games)
        games.push({ ...game, duplicate: await findDuplicate(db, firstDeal) });
      return { ...preview, games };
    },
    async openSample(userId, signal) {
      const existing = await repo.findSample(db, userId);
      return existing ?? queue.run(userId, () => storeSample(userId, signal), signal);
    },
  };
}

function withTitle(games: GameRows[], title: string | undefined): GameRows[] {
  if (title === undefined) return games;
  if (games.length > 1) throw new AppError('invalid_input', { message: serverMessages.titleOfOneGame });
  return games.map((game) => ({ ...game, facts: { ...game.facts, title } }));
}

const TEXT_NAMES = { text: 'Pasted text', address: 'Hand viewer address' };

export function sourcePart(part: UploadedPart): SourcePart {
  const { kind } = part;
  if (kind !== 'file') return { kind, name: TEXT_NAMES[kind], bytes: Buffer.from(part.text) };
  const name = fileNameOf(part.name);
  if (!acceptsFile({ name, type: part.type }))
    throw new AppError('unusable_file', { message: messages.fileType });
  return { kind, name, bytes: part.bytes };
}
