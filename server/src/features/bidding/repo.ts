import type { CallAnnotation } from '@bridge-review/api/bidding';
import type { Player } from '@bridge-review/api/player';
import type { Call } from '@bridge-review/bridge/call';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';
import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Authorized } from '../../authorized.ts';
import { isOwnRecord, judgeAgain, ownRecordFirst } from '../../db/own-record.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { biddingRecords, hands, participations, users } from '../../db/schema.ts';

const creators = alias(users, 'creators');
const partners = alias(users, 'partners');

const columns = {
  id: biddingRecords.id,
  handId: biddingRecords.handId,
  gameId: hands.gameId,
  dealer: hands.dealer,
  creator: { id: creators.id, displayName: creators.displayName },
  partner: { id: partners.id, displayName: partners.displayName },
  calls: biddingRecords.calls,
  annotations: biddingRecords.annotations,
  side: biddingRecords.side,
  version: biddingRecords.version,
  createdAt: biddingRecords.createdAt,
  updatedAt: biddingRecords.updatedAt,
};

export interface RecordRow {
  readonly id: number;
  readonly handId: number;
  readonly gameId: number;
  readonly dealer: Seat;
  readonly creator: Player;
  /** Null in a sample. */
  readonly partner: Player | null;
  readonly calls: readonly Call[];
  readonly annotations: readonly CallAnnotation[];
  readonly side: Side | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const select = (db: Executor) =>
  db
    .select(columns)
    .from(biddingRecords)
    .innerJoin(hands, eq(hands.id, biddingRecords.handId))
    .innerJoin(creators, eq(creators.id, biddingRecords.creatorId))
    .leftJoin(partners, eq(partners.id, biddingRecords.partnerId));

const visibleRecord = preparedOnce((db) => {
  const userId = sql.placeholder('userId');
  const named = db
    .select({ partnerId: participations.partnerId })
    .from(participations)
    .where(and(eq(participations.gameId, hands.gameId), eq(participations.userId, userId)));
  return select(db)
    .where(and(eq(biddingRecords.handId, sql.placeholder('handId')), isOwnRecord(userId)))
    .orderBy(...ownRecordFirst(userId, sql`(${named})`))
    .limit(1);
});

/** The user's own record; else one that names them as partner, preferably by the partner they named, then the newest. */
export async function findVisible(db: Executor, handId: number, userId: number): Promise<RecordRow | null> {
  const [row] = await visibleRecord(db).execute({ handId, userId });
  return row ?? null;
}

export async function findOwn(db: Executor, handId: number, userId: number): Promise<RecordRow | null> {
  const [row] = await select(db).where(
    and(eq(biddingRecords.handId, handId), eq(biddingRecords.creatorId, userId)),
  );
  return row ?? null;
}

/** Null unless the user is one of its two players. Locked until the transaction ends. */
export async function findForChange(
  tx: Transaction,
  recordId: number,
  userId: number,
): Promise<RecordRow | null> {
  const [row] = await select(tx)
    .where(and(eq(biddingRecords.id, recordId), isOwnRecord(userId)))
    .for('update', { of: biddingRecords });
  return row ?? null;
}

interface NewRecord {
  readonly creatorId: number;
  readonly partnerId: number | null;
  readonly calls: readonly Call[];
  readonly annotations?: readonly CallAnnotation[];
  readonly side: Side | null;
}

/** Whether there was none yet. */
export async function insertRecord(
  tx: Transaction,
  hand: Authorized<'record bidding', { readonly id: number }>,
  record: NewRecord,
): Promise<boolean> {
  const rows = await tx
    .insert(biddingRecords)
    .values({ ...record, handId: hand.id })
    .onConflictDoNothing({ target: [biddingRecords.handId, biddingRecords.creatorId] })
    .returning({ id: biddingRecords.id });
  return rows.length > 0;
}

/** One for each hand, in one statement; those that the user has already are left as they are. Answers what was made. */
export async function insertRecords(
  tx: Transaction,
  records: readonly (Omit<NewRecord, 'creatorId'> & {
    readonly hand: Authorized<'record bidding', { readonly id: number }>;
  })[],
  creatorId: number,
): Promise<{ id: number; handId: number }[]> {
  if (records.length === 0) return [];
  return tx
    .insert(biddingRecords)
    .values(records.map(({ hand, ...record }) => ({ ...record, creatorId, handId: hand.id })))
    .onConflictDoNothing({ target: [biddingRecords.handId, biddingRecords.creatorId] })
    .returning({ id: biddingRecords.id, handId: biddingRecords.handId });
}

/** The hands of a game of which this user has a record, their own or their partner's. */
export async function listRecordedHands(db: Executor, gameId: number, userId: number): Promise<Set<number>> {
  const rows = await db
    .select({ handId: biddingRecords.handId })
    .from(biddingRecords)
    .innerJoin(hands, and(eq(hands.id, biddingRecords.handId), eq(hands.gameId, gameId)))
    .where(isOwnRecord(userId));
  return new Set(rows.map(({ handId }) => handId));
}

export interface MadeRecord {
  readonly id: number;
  readonly handId: number;
  readonly partnerId: number | null;
  readonly isChanged: boolean;
}

/** Of these records, those of this user that are still there. Nobody else changes them until the transaction ends. */
export async function findMade(
  tx: Transaction,
  creatorId: number,
  ids: readonly number[],
): Promise<MadeRecord[]> {
  if (ids.length === 0) return [];
  return tx
    .select({
      id: biddingRecords.id,
      handId: biddingRecords.handId,
      partnerId: biddingRecords.partnerId,
      isChanged: sql<boolean>`${biddingRecords.version} > 1`,
    })
    .from(biddingRecords)
    .where(and(inArray(biddingRecords.id, [...ids]), eq(biddingRecords.creatorId, creatorId)))
    .orderBy(asc(biddingRecords.id))
    .for('update');
}

export async function deleteRecords(
  tx: Transaction,
  records: readonly Authorized<'delete bidding record', { readonly id: number }>[],
): Promise<void> {
  const ids = records.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(biddingRecords).where(inArray(biddingRecords.id, ids));
}

/** The current record. */
export async function updateRecord(
  tx: Transaction,
  record: Authorized<'update bidding record', RecordRow>,
  change: Pick<RecordRow, 'calls' | 'annotations'> & { readonly side?: Side | null },
): Promise<RecordRow> {
  const { calls, annotations, side, version, updatedAt } = biddingRecords;
  const [changed] = await tx
    .update(biddingRecords)
    .set({ ...change, ...judgeAgain, version: sql`${version} + 1`, updatedAt: sql`now()` })
    .where(eq(biddingRecords.id, record.id))
    .returning({ calls, annotations, side, version, updatedAt });
  if (changed === undefined) throw new Error('A locked record is gone.');
  return { ...record, ...changed };
}

export async function deleteRecord(
  tx: Transaction,
  { id }: Authorized<'delete bidding record', { readonly id: number }>,
): Promise<void> {
  await tx.delete(biddingRecords).where(eq(biddingRecords.id, id));
}

/** The side in the last of this user's records for a game that has one. */
export async function findLastSide(db: Executor, gameId: number, userId: number): Promise<Side | null> {
  const [row] = await db
    .select({ side: biddingRecords.side })
    .from(biddingRecords)
    .innerJoin(hands, and(eq(hands.id, biddingRecords.handId), eq(hands.gameId, gameId)))
    .where(and(isOwnRecord(userId), isNotNull(biddingRecords.side)))
    .orderBy(desc(biddingRecords.updatedAt), desc(biddingRecords.id))
    .limit(1);
  return row?.side ?? null;
}

/** Hands of a game that the partner has bid, but not with this user. */
export async function listConflicts(
  db: Executor,
  gameId: number,
  partnerId: number,
  userId: number,
): Promise<{ id: number; boardNumber: number }[]> {
  const notWithUser = or(
    and(eq(biddingRecords.creatorId, partnerId), ne(biddingRecords.partnerId, userId)),
    and(eq(biddingRecords.partnerId, partnerId), ne(biddingRecords.creatorId, userId)),
  );
  return db
    .selectDistinct({ id: hands.id, boardNumber: hands.boardNumber, place: hands.place })
    .from(biddingRecords)
    .innerJoin(hands, and(eq(hands.id, biddingRecords.handId), eq(hands.gameId, gameId)))
    .where(notWithUser)
    .orderBy(asc(hands.place));
}

/** This user's records whose other player is deleted too. */
export async function listOrphanedRecords(
  db: Executor,
  userId: number,
): Promise<{ id: number; handId: number }[]> {
  return db
    .select({ id: biddingRecords.id, handId: biddingRecords.handId })
    .from(biddingRecords)
    .innerJoin(creators, eq(creators.id, biddingRecords.creatorId))
    .innerJoin(partners, eq(partners.id, biddingRecords.partnerId))
    .where(
      or(
        and(eq(biddingRecords.creatorId, userId), isNotNull(partners.deletedAt)),
        and(eq(biddingRecords.partnerId, userId), isNotNull(creators.deletedAt)),
      ),
    )
    .orderBy(asc(biddingRecords.handId));
}
