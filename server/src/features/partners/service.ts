import { limits } from '@bridge-review/api/limits';
import { serverMessages } from '../../server-messages.ts';
import type { Partner } from '@bridge-review/api/partners';
import type { Authorized } from '../../authorized.ts';
import type { Database, Executor, Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { authorizePartner, partnerRefused, requireActive } from './policy.ts';
import * as repo from './repo.ts';

export interface PartnerService {
  list(userId: number): Promise<Partner[]>;
  add(userId: number, partnerId: number): Promise<Partner>;
  remove(userId: number, partnerId: number): Promise<void>;
  /** Active people by part of a name or address, without the one who asks and those kept apart by a block. */
  search(userId: number, text: string): Promise<Partner[]>;

  /**
   * Throws unless the id is that of another active user, and neither has blocked the other; a sample is nobody's but
   * its owner's.
   */
  requirePartner(
    db: Executor,
    userId: number,
    partnerId: number,
    game: { readonly isSample: boolean },
  ): Promise<void>;
  forget(tx: Transaction, person: Authorized<'delete account', { readonly id: number }>): Promise<void>;
}

const MAX_FOUND = 20;

export const partnerService = (db: Database): PartnerService => ({
  list: (userId) => repo.listPartners(db, userId),
  add: (userId, partnerId) =>
    inTransaction(db, async (tx) => {
      const added = await authorizePartner(tx, { userId, partnerId });
      if ((await repo.countOthers(tx, added)) >= limits.partners) {
        throw partnerRefused(serverMessages.tooManyPartners);
      }
      await repo.insertPartner(tx, added);
      return added.partner;
    }),
  remove: (userId, partnerId) => repo.deletePartner(db, { userId, partnerId }),
  search: async (userId, text) => (isSearchable(text) ? repo.searchUsers(db, text, userId, MAX_FOUND) : []),
  async requirePartner(executor, userId, partnerId, { isSample }) {
    if (isSample) throw partnerRefused(serverMessages.sampleHasNoPartner);
    await requireActive(executor, { userId, partnerId });
  },
  forget: repo.forgetPartner,
});

/** Punctuation alone matches no name, and no index helps to search for it. */
const isSearchable = (text: string): boolean =>
  [...text].length >= limits.searchMin && /[\p{L}\p{N}]/u.test(text);
