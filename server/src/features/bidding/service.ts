import { annotationsToRecord } from '@bridge-review/api/annotations-to-record';
import type { BiddingEdit, BiddingRecord, NewBiddingRecord } from '@bridge-review/api/bidding';
import type { RecordedAuction } from '@bridge-review/api/hands';
import { serverMessages } from '../../server-messages.ts';
import type { PartnershipConflicts } from '@bridge-review/api/participation';
import { makeAuction } from '@bridge-review/bridge/auction';
import type { Side } from '@bridge-review/bridge/side';
import type { Authorized } from '../../authorized.ts';
import type { Database, Executor, Transaction } from '../../db/database.ts';
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
import { ofUnchangedCalls, requireCalls } from './call-annotations.ts';
import { requireLegalAuction } from './require-legal-auction.ts';

export interface BiddingService {
  /** The user's own record of a hand, else their partner's. */
  find(handId: number, userId: number): Promise<BiddingRecord | null>;
  /** The same in a transaction, for a hand that exists for the user. */
  recordOf(db: Executor, handId: number, userId: number): Promise<BiddingRecord | null>;
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
  /** Null in a sample, and only there. */
  readonly partnerId: number | null;
}

export interface AuctionToRecord {
  readonly handId: number;
  readonly auction: RecordedAuction;
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
  /** A record has two players; in a sample its owner is alone. */
  const requirePartnerOf = async (
    tx: Transaction,
    hand: LockedHand,
    userId: number,
    partnerId: number | null,
  ): Promise<void> => {
    if (partnerId !== null) await partners.requirePartner(tx, userId, partnerId, hand);
    else if (!hand.isSample) throw refused('partnerId', serverMessages.partnerUnknown);
  };

  /** Of new records: an event for each, and one mail for all of them. */
  const tellPlayers = async (
    tx: Transaction,
    handIds: readonly number[],
    userId: number,
    partnerId: number | null,
  ): Promise<void> => {
    await events.biddingChanged(tx, handIds, withoutNull([userId, partnerId]));
    const [handId] = handIds;
    if (handId === undefined || partnerId === null) return;
    await notifications.enqueue(tx, { userId: partnerId, about: 'bidding', handId, byId: userId });
  };

  return {
    async find(handId, userId) {
      await hands.find(handId, userId);
      return recordOf(db, handId, userId);
    },
    recordOf,

    async create(handId, userId, read) {
      const created = await inTransaction(db, async (tx) => {
        const hand = await policy.authorizeRecording(tx, { hands, participation }, userId, handId);
        const { partnerId, biddingSequence, annotations = [], gameId, side } = (await read()).body;
        if (gameId !== hand.gameId) throw refused('gameId', serverMessages.otherGame);
        await requirePartnerOf(tx, hand, userId, partnerId);
        requireLegalAuction(hand.dealer, biddingSequence);
        requireCalls(annotations, biddingSequence);
        const inserted = await repo.insertRecord(tx, hand, {
          creatorId: userId,
          partnerId,
          calls: biddingSequence,
          annotations,
          side: side === undefined ? await repo.findLastSide(tx, gameId, userId) : side,
        });
        const record = presentRecord(found(await repo.findOwn(tx, handId, userId)), userId);
        if (!inserted) throw new AppError('already_recorded', { details: { biddingRecord: record } });
        await hands.updateHasBidding(tx, handId);
        await tellPlayers(tx, [handId], userId, partnerId);
        return record;
      });
      notifications.wake();
      return created;
    },

    update: (recordId, userId, read) =>
      inTransaction(db, async (tx) => {
        const record = await policy.authorizeUpdate(tx, userId, recordId);
        const { biddingSequence, annotations, side, version } = (await read()).body;
        if (version !== undefined && version !== record.version) {
          throw new AppError('stale_record', { details: { biddingRecord: presentRecord(record, userId) } });
        }
        requireLegalAuction(record.dealer, biddingSequence);
        requireCalls(annotations ?? [], biddingSequence);
        const changed = await repo.updateRecord(tx, record, {
          calls: biddingSequence,
          annotations: annotations ?? ofUnchangedCalls(record, biddingSequence),
          ...(side === undefined ? {} : { side }),
        });
        await events.biddingChanged(tx, record.handId, playersOf(record));
        return presentRecord(changed, userId);
      }),

    delete: (handId, userId) =>
      inTransaction(db, async (tx) => {
        const record = await policy.authorizeDelete(tx, hands, userId, handId);
        await repo.deleteRecord(tx, record);
        await hands.updateHasBidding(tx, handId);
        await events.biddingChanged(tx, handId, playersOf(record));
      }),

    async permitConflicts(gameId, userId) {
      const { isPlaying } = await participation.of(gameId, userId, userId);
      if (!isPlaying) throw policy.onlyPlayersBid();
    },

    async conflicts(gameId, partnerId, userId) {
      const isNamed = (await participation.partnerOf(db, gameId, partnerId)) === userId;
      const conflictingHands = isNamed ? await repo.listConflicts(db, gameId, partnerId, userId) : [];
      return { hasConflicts: conflictingHands.length > 0, conflictingHands };
    },

    async recordAll(tx, { gameId, userId, partnerId }, auctions) {
      const held = await policy.authorizeRecordings(tx, { hands, participation }, userId, gameId);
      const [anyHand] = held;
      if (anyHand !== undefined) await requirePartnerOf(tx, anyHand, userId, partnerId);
      const recorded = await repo.listRecordedHands(tx, gameId, userId);
      const byHand = new Map(auctions.map((each) => [each.handId, each]));
      const records = held.flatMap((hand) => {
        const { auction, side } = byHand.get(hand.id) ?? {};
        if (auction === undefined || side === undefined || !isOfHand(hand, auction)) return [];
        if (recorded.has(hand.id)) return [];
        const annotations = annotationsToRecord(auction);
        return [{ hand, partnerId, calls: auction.calls, annotations, side }];
      });
      const made = await repo.insertRecords(tx, records, userId);
      if (made.length > 0) {
        const handIds = made.map(({ handId }) => handId);
        await hands.updateHasBidding(tx, handIds);
        await tellPlayers(tx, handIds, userId, partnerId);
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
        await events.biddingChanged(tx, handIds, [userId, ...withoutNull([...partnerIds])]);
      }
      return { removed: unchanged.length, kept: changed };
    },

    async forget(tx, person) {
      for (const record of await policy.authorizeForgetting(tx, person)) {
        await hands.lock(tx, record.handId, person.id);
        await repo.deleteRecord(tx, record);
        await hands.updateHasBidding(tx, record.handId);
      }
    },
  };
}

const withoutNull = (ids: readonly (number | null)[]): number[] => ids.filter((id) => id !== null);

const playersOf = ({ creator, partner }: repo.RecordRow): number[] =>
  withoutNull([creator.id, partner?.id ?? null]);

/** A record's calls are counted from the hand's dealer. */
const isOfHand = (hand: Pick<LockedHand, 'dealer'>, { dealer, calls }: RecordedAuction): boolean =>
  dealer === hand.dealer && calls.length > 0 && makeAuction(dealer, calls).ok;

const refused = (path: string, message: string): AppError =>
  new AppError('invalid_input', { message, issues: [{ path, message }] });

async function recordOf(db: Executor, handId: number, userId: number): Promise<BiddingRecord | null> {
  const row = await repo.findVisible(db, handId, userId);
  return row === null ? null : presentRecord(row, userId);
}
