import { serverMessages } from '../../server-messages.ts';
import { type Storage, storageText } from '@bridge-review/api/storage';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database, Executor } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import * as repo from './repo.ts';

export interface StorageService {
  ofUser(userId: number): Promise<Storage>;
  ofServer(): Promise<Storage>;
  /** Throws if a file of this size does not fit. Locks the storage until the transaction ends. */
  claim(tx: Executor, userId: number, fileBytes: number): Promise<void>;
}

/** From here on the log warns the operator, who has time to add storage. */
const NEARLY_FULL = 0.9;

type StorageLimits = Pick<Config, 'userStorageBytes' | 'serverStorageBytes'>;

/** The storage used by uploaded files. A game's size is in its row, so deleting the game frees it. */
export function storageService(
  db: Database,
  { userStorageBytes, serverStorageBytes }: StorageLimits,
  log: FastifyBaseLogger,
): StorageService {
  const ofUser = async (executor: Executor, userId: number): Promise<Storage> => ({
    usedBytes: await repo.usedBytesOf(executor, userId),
    limitBytes: userStorageBytes,
  });
  const ofServer = async (executor: Executor): Promise<Storage> => ({
    usedBytes: await repo.usedBytesOfAll(executor),
    limitBytes: serverStorageBytes,
  });

  return {
    ofUser: (userId) => ofUser(db, userId),
    ofServer: () => ofServer(db),
    async claim(tx, userId, fileBytes) {
      await repo.lockStorage(tx);
      const own = await ofUser(tx, userId);
      if (own.usedBytes + fileBytes > own.limitBytes) {
        throw new AppError('storage_full', {
          message: `${serverMessages.storageFull} You have used ${storageText(own)}.`,
        });
      }
      const all = await ofServer(tx);
      const used = all.usedBytes + fileBytes;
      if (used >= NEARLY_FULL * all.limitBytes) {
        log.warn({ ...all, usedBytes: used }, 'the storage of this server is nearly full');
      }
      if (used > all.limitBytes)
        throw new AppError('storage_full', { message: serverMessages.serverStorageFull });
    },
  };
}
