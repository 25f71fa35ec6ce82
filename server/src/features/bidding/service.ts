import type { BiddingEdit, BiddingRecord, NewBiddingRecord } from '@bridge-review/api/bidding';
import { messages } from '@bridge-review/api/messages';
import type { PartnershipConflicts } from '@bridge-review/api/participation';
import type { Database, Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import type { HandService } from '../hands/service.ts';
import type { EventService } from '../events/service.ts';
import type { ParticipationService } from '../participation/service.ts';
import type { PartnerNotificationService } from '../partner-notifications/service.ts';
import type { PartnerService } from '../partners/service.ts';
import { presentRecord } from './present-record.ts';
import * as repo from './repo.ts';
import { requireLegalAuction } from './require-legal-auction.ts';

export interface BiddingService {
  /** One's own record of a hand, else one's partner's. */
  find(handId: number, userId: number): Promise<BiddingRecord | null>;
  /** Only who played the game records how they bid. */
  permitCreate(handId: number, userId: number): Promise<void>;
  create(handId: number, userId: number, input: NewBiddingRecord): Promise<BiddingRecord>;
  /** Whom a record does not concern does not find it. */
  permitUpdate(recordId: number, userId: number): Promise<void>;
  update(recordId: number, userId: number, edit: BiddingEdit): Promise<BiddingRecord>;
  delete(handId: number, userId: number): Promise<void>;
  permitConflicts(gameId: number, userId: number): Promise<void>;
  /** Empty unless the partner has named this user for the game: who bid with whom is private. */
  conflicts(gameId: number, partnerId: number, userId: number): Promise<PartnershipConflicts>;
  /** For an account that is deleted: a record stays for the other of the two, and goes with the last. */
  forget(db: Executor, userId: number): Promise<void>;
}

interface BiddingParts {
  readonly db: Database;
  readonly hands: HandService;
  readonly participation: ParticipationService;
  readonly partners: PartnerService;
  readonly events: EventService;
  readonly notifications: PartnerNotificationService;
}

export function biddingService({
  db,
  hands,
  participation,
  partners,
  events,
  notifications,
}: BiddingParts): BiddingService {
  const requirePlayer = async (executor: Executor, gameId: number, userId: number): Promise<void> => {
    if (!(await participation.isPlaying(executor, gameId, userId))) {
      throw new AppError('forbidden', { message: messages.onlyPlayersBid });
    }
  };

  return {
    async find(handId, userId) {
      await hands.find(handId);
      const row = await repo.findVisible(db, handId, userId);
      return row === null ? null : presentRecord(row, userId);
    },

    async permitCreate(handId, userId) {
      const { gameId } = await hands.find(handId);
      await requirePlayer(db, gameId, userId);
    },

    async create(handId, userId, { partnerId, biddingSequence, gameId, side }) {
      const created = await inTransaction(db, async (tx) => {
        const hand = await hands.hold(tx, handId);
        await requirePlayer(tx, hand.gameId, userId);
        if (gameId !== hand.gameId) throw refused('gameId', messages.otherGame);
        await partners.requirePartner(tx, userId, partnerId);
        requireLegalAuction(hand.dealer, biddingSequence);
        const inserted = await repo.insertRecord(tx, {
          handId,
          creatorId: userId,
          partnerId,
          calls: biddingSequence,
          side: side === undefined ? await repo.findLastSide(tx, gameId, userId) : side,
        });
        const record = presentRecord(found(await repo.findOwn(tx, handId, userId)), userId);
        if (!inserted) throw new AppError('already_recorded', { biddingRecord: record });
        await hands.settleBidding(tx, handId);
        await events.biddingChanged(tx, handId, [userId, partnerId]);
        await notifications.enqueue(tx, { userId: partnerId, about: 'bidding', handId, byId: userId });
        return record;
      });
      notifications.wake();
      return created;
    },

    async permitUpdate(recordId, userId) {
      found(await repo.findOf(db, recordId, userId));
    },

    update: (recordId, userId, { biddingSequence, side, version }) =>
      inTransaction(db, async (tx) => {
        const record = found(await repo.findForChange(tx, recordId, userId));
        if (version !== undefined && version !== record.version) {
          throw new AppError('stale_record', { biddingRecord: presentRecord(record, userId) });
        }
        requireLegalAuction(record.dealer, biddingSequence);
        await repo.updateRecord(tx, recordId, {
          calls: biddingSequence,
          ...(side === undefined ? {} : { side }),
        });
        await events.biddingChanged(tx, record.handId, [record.creator.id, record.partner.id]);
        return presentRecord(found(await repo.findOf(tx, recordId, userId)), userId);
      }),

    delete: (handId, userId) =>
      inTransaction(db, async (tx) => {
        await hands.hold(tx, handId);
        const record = found(await repo.findVisible(tx, handId, userId));
        if (record.creator.id !== userId) {
          throw new AppError('forbidden', { message: messages.onlyCreatorDeletes });
        }
        await repo.deleteRecord(tx, record.id);
        await hands.settleBidding(tx, handId);
        await events.biddingChanged(tx, handId, [record.creator.id, record.partner.id]);
      }),

    async permitConflicts(gameId, userId) {
      const { isPlaying } = await participation.of(gameId, userId);
      if (!isPlaying) throw new AppError('forbidden', { message: messages.onlyPlayersBid });
    },

    async conflicts(gameId, partnerId, userId) {
      const isNamed = (await participation.partnerOf(db, gameId, partnerId)) === userId;
      const conflictingHands = isNamed ? await repo.listConflicts(db, gameId, partnerId, userId) : [];
      return { hasConflicts: conflictingHands.length > 0, conflictingHands };
    },

    async forget(tx, userId) {
      for (const { id, handId } of await repo.listDeserted(tx, userId)) {
        await hands.hold(tx, handId);
        await repo.deleteRecord(tx, id);
        await hands.settleBidding(tx, handId);
      }
    },
  };
}

const refused = (path: string, message: string): AppError =>
  new AppError('invalid_input', { message, issues: [{ path, message }] });
