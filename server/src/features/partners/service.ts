import { limits } from '@bridge-review/api/limits';
import { serverMessages } from '../../server-messages.ts';
import type { Partner } from '@bridge-review/api/partners';
import type { Authorized } from '../../authorized.ts';
import type { Database, Executor, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
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

export function partnerService(db: Database): PartnerService {
  const requireActive = async (executor: Executor, userId: number, partnerId: number): Promise<Partner> => {
    if (partnerId === userId) throw refused(serverMessages.partnerIsOneself);
    const found = await repo.findActive(executor, partnerId, userId);
    if (found === null) throw refused(serverMessages.partnerUnknown);
    const { isBlocked, ...partner } = found;
    if (isBlocked) throw refused(serverMessages.partnerBlocked);
    return partner;
  };

  return {
    list: (userId) => repo.listPartners(db, userId),
    async add(userId, partnerId) {
      const partner = await requireActive(db, userId, partnerId);
      if ((await repo.countOthers(db, userId, partnerId)) >= limits.partners) {
        throw refused(serverMessages.tooManyPartners);
      }
      await repo.insertPartner(db, userId, partnerId);
      return partner;
    },
    remove: (userId, partnerId) => repo.deletePartner(db, userId, partnerId),
    search: async (userId, text) => (isSearchable(text) ? repo.searchUsers(db, text, userId, MAX_FOUND) : []),
    async requirePartner(executor, userId, partnerId, { isSample }) {
      if (isSample) throw refused(serverMessages.sampleHasNoPartner);
      await requireActive(executor, userId, partnerId);
    },
    forget: repo.forgetPartner,
  };
}

/** Punctuation alone matches no name, and no index helps to search for it. */
const isSearchable = (text: string): boolean =>
  [...text].length >= limits.searchMin && /[\p{L}\p{N}]/u.test(text);

const refused = (message: string): AppError =>
  new AppError('invalid_input', { message, issues: [{ path: 'partnerId', message }] });
