import { type BlockedPerson, blockLimits } from '@bridge-review/api/blocks';
import type { Authorized } from '../../authorized.ts';
import type { Database, Executor, Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { found } from '../../http/found.ts';
import { serverMessages } from '../../server-messages.ts';
import { authorizeBlock, blockRefused } from './policy.ts';
import * as repo from './repo.ts';

export interface BlockService {
  list(userId: number): Promise<BlockedPerson[]>;
  /** The other is not notified. Doing it again changes nothing. */
  add(userId: number, blockedId: number): Promise<BlockedPerson>;
  remove(userId: number, blockedId: number): Promise<void>;
  /** Those of the given users who have blocked this user, or whom this user has blocked. */
  among(db: Executor, userId: number, people: readonly number[]): Promise<ReadonlySet<number>>;
  forget(tx: Transaction, person: Authorized<'delete account', { readonly id: number }>): Promise<void>;
}

export function blockService(db: Database): BlockService {
  return {
    list: async (userId) => (await repo.listBlocked(db, userId)).map(present),

    async add(userId, blockedId) {
      const blocked = await inTransaction(db, async (tx) => {
        const block = await authorizeBlock(tx, { userId, blockedId });
        if ((await repo.countOthers(tx, block)) >= blockLimits.people) {
          throw blockRefused(serverMessages.tooManyBlocked);
        }
        await repo.insertBlock(tx, block);
        return found(await repo.findBlocked(tx, block));
      });
      return present(blocked);
    },

    remove: (userId, blockedId) => repo.deleteBlock(db, { userId, blockedId }),

    among: async (executor, userId, people) =>
      new Set(people.length === 0 ? [] : await repo.listBlockedAmong(executor, userId, people)),

    forget: repo.forgetPerson,
  };
}

const present = ({ since, ...person }: repo.BlockRow): BlockedPerson => ({
  ...person,
  since: since.toISOString(),
});
