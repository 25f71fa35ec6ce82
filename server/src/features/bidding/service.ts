import type { BiddingEdit, BiddingRecord, NewBiddingRecord } from '@bridge-review/api/bidding';
import { messages } from '@bridge-review/api/messages';
import type { PartnershipConflicts } from '@bridge-review/api/participation';
import { type Auction, makeAuction } from '@bridge-review/bridge/auction';
import type { Side } from '@bridge-review/bridge/side';
import type { Authorized } from '../../authorized.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { found } from '../../http/found.ts';
import type { ReadBody } from '../../http/handler.ts';
import type { HandService, LockedHand } from '../hands/service.ts';
import type { EventService } from '../events/service.ts';
import type { ParticipationService } from '../participation/service.ts';
import type { PartnerNotificationService } from '../partner-notifications/service.ts';
import type { PartnerService } from '../partners/service.ts';
import * as policy from './policy.ts';
import { presentRecord } from './present-record.ts';
import * as repo from './repo.ts';
import { requireLegalAuction } from './require-legal-auction.ts';

export interface BiddingService {
  /** The user's own record of a hand, else their partner's. */
  find(handId: number, userId: number): Promise<BiddingRecord | null>;
  create(handId: number, userId: number, read: ReadBody<NewBiddingRecord>): Promise<BiddingRecord>;
  update(recordId: number, userId: number, read: ReadBody<BiddingEdit>): Promise<BiddingRecord>;
  delete(handId: number, userId: number): Promise<void>;
  /** Only for players of the game. */
  permitConflicts(gameId: number, userId: number): Promise<void>;
  /** Empty unless the partner has named this user for the game: who bid with whom is private. */
  conflicts(gameId: number, partnerId: number, userId: number): Promise<PartnershipConflicts>;
  /** Records auctions of one game, in the transaction of more that belongs to it. Boards that have a record keep it. */
  recordAll(
    tx: Transaction,
    partnership: Partnership,
    auctions: readonly AuctionToRecord[],
  ): Promise<Recorded>;
  /** Deletes records that were made so, unless somebody has changed them since. */
  takeBack(tx: Transaction, userId: number, recordIds: readonly number[]): Promise<TakenBack>;
  /** When an account is deleted, a record stays for the other player, and is deleted with the last. */
  forget(tx: Transaction, person: Authorized<'delete account', { readonly id: number }>): Promise<void>;
}

interface Partnership {
  readonly gameId: number;
  readonly userId: number;
  readonly partnerId: number;
}

export interface AuctionToRecord {
  readonly handId: number;
  readonly auction: Pick<Auction, 'dealer' | 'calls'>;
  readonly side: Side;
}

interface Recorded {
  readonly ids: number[];
  /** Boards that had a record already. */
  readonly kept: number;
}

interface TakenBack {
  readonly removed: number;
  /** Records that were changed since. */
  readonly kept: number;
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
  return {
    async find(handId, userId) {
      await hands.find(handId);
      const row = await repo.findVisible(db, handId, userId);
      return row === null ? null : presentRecord(row, userId);
    },

    async create(handId, userId, read) {
      const created = await inTransaction(db, async (tx) => {
        const hand = await policy.authorizeRecording(tx, { hands, participation }, userId, handId);
        const { partnerId, biddingSequence, gameId, side } = (await read()).body;
        if (gameId !== hand.gameId) throw refused('gameId', messages.otherGame);
        await partners.requirePartner(tx, userId, partnerId);
        requireLegalAuction(hand.dealer, biddingSequence);
        const inserted = await repo.insertRecord(tx, hand, {
          creatorId: userId,
          partnerId,
          calls: biddingSequence,
          side: side === undefined ? await repo.findLastSide(tx, gameId, userId) : side,
        });
        const record = presentRecord(found(await repo.findOwn(tx, handId, userId)), userId);
        if (!inserted) throw new AppError('already_recorded', { details: { biddingRecord: record } });
        await hands.updateHasBidding(tx, handId);
        await events.biddingChanged(tx, handId, [userId, partnerId]);
        await notifications.enqueue(tx, { userId: partnerId, about: 'bidding', handId, byId: userId });
        return record;
      });
      notifications.wake();
      return created;
    },

    update: (recordId, userId, read) =>
      inTransaction(db, async (tx) => {
        const record = await policy.authorizeUpdate(tx, userId, recordId);
        const { biddingSequence, side, version } = (await read()).body;
        if (version !== undefined && version !== record.version) {
          throw new AppError('stale_record', { details: { biddingRecord: presentRecord(record, userId) } });
        }
        requireLegalAuction(record.dealer, biddingSequence);
        const changed = await repo.updateRecord(tx, record, {
          calls: biddingSequence,
          ...(side === undefined ? {} : { side }),
        });
        await events.biddingChanged(tx, record.handId, [record.creator.id, record.partner.id]);
        return presentRecord(changed, userId);
      }),

    delete: (handId, userId) =>
      inTransaction(db, async (tx) => {
        const record = await policy.authorizeDelete(tx, hands, userId, handId);
        await repo.deleteRecord(tx, record);
        await hands.updateHasBidding(tx, handId);
        await events.biddingChanged(tx, handId, [record.creator.id, record.partner.id]);
      }),

    async permitConflicts(gameId, userId) {
      const { isPlaying } = await participation.of(gameId, userId);
      if (!isPlaying) throw policy.onlyPlayersBid();
    },

    async conflicts(gameId, partnerId, userId) {
      const isNamed = (await participation.partnerOf(db, gameId, partnerId)) === userId;
      const conflictingHands = isNamed ? await repo.listConflicts(db, gameId, partnerId, userId) : [];
      return { hasConflicts: conflictingHands.length > 0, conflictingHands };
    },

    async recordAll(tx, { gameId, userId, partnerId }, auctions) {
      const held = await policy.authorizeRecordings(tx, { hands, participation }, userId, gameId);
      await partners.requirePartner(tx, userId, partnerId);
      const recorded = await repo.listRecordedHands(tx, gameId, userId);
      const byHand = new Map(auctions.map((each) => [each.handId, each]));
      const records = held.flatMap((hand) => {
        const { auction, side } = byHand.get(hand.id) ?? {};
        if (auction === undefined || side === undefined || !isOfHand(hand, auction)) return [];
        return recorded.has(hand.id) ? [] : [{ hand, partnerId, calls: auction.calls, side }];
      });
      const made = await repo.insertRecords(tx, records, userId);
      const [first] = made;
      if (first !== undefined) {
        const handIds = made.map(({ handId }) => handId);
        await hands.updateHasBidding(tx, handIds);
        await events.biddingChanged(tx, handIds, [userId, partnerId]);
        // One mail for all of them.
        const notification = {
          userId: partnerId,
          about: 'bidding',
          handId: first.handId,
          byId: userId,
        } as const;
        await notifications.enqueue(tx, notification);
      }
      const kept = auctions.filter(({ handId }) => recorded.has(handId)).length;
      return { ids: made.map(({ id }) => id), kept };
    },

    async takeBack(tx, userId, recordIds) {
      const { unchanged, changed } = await policy.authorizeTakingBack(tx, userId, recordIds);
      await repo.deleteRecords(tx, unchanged);
      const handIds = unchanged.map(({ handId }) => handId);
      const partnerIds = new Set(unchanged.map(({ partnerId }) => partnerId));
      if (handIds.length > 0) {
        await hands.updateHasBidding(tx, handIds);
        await events.biddingChanged(tx, handIds, [userId, ...partnerIds]);
      }
      return { removed: unchanged.length, kept: changed };
    },

    async forget(tx, person) {
      for (const record of await policy.authorizeForgetting(tx, person)) {
        await hands.lock(tx, record.handId);
        await repo.deleteRecord(tx, record);
        await hands.updateHasBidding(tx, record.handId);
      }
    },
  };
}

/** A record's calls are counted from the hand's dealer. */
const isOfHand = (hand: Pick<LockedHand, 'dealer'>, { dealer, calls }: AuctionToRecord['auction']): boolean =>
  dealer === hand.dealer && calls.length > 0 && makeAuction(dealer, calls).ok;

const refused = (path: string, message: string): AppError =>
  new AppError('invalid_input', { message, issues: [{ path, message }] });
