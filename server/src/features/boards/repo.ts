import type { Call } from '@bridge-review/bridge/call';
import type { TrickTableText } from '@bridge-review/bridge/double-dummy/trick-table';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { isOwnRecord, ownRecordFirst } from '../../db/own-record.ts';
import { biddingRecords, hands, participations } from '../../db/schema.ts';

export interface BoardRow {
  readonly handId: number;
  readonly dealer: Seat;
  readonly tricks: TrickTableText | null;
  readonly parNS: number | null;
}

/** In the order of the file. */
export async function listBoards(db: Executor, gameId: number): Promise<BoardRow[]> {
  return db
    .select({ handId: hands.id, dealer: hands.dealer, tricks: hands.tricks, parNS: hands.parNS })
    .from(hands)
    .where(eq(hands.gameId, gameId))
    .orderBy(asc(hands.place));
}

export interface OwnRecord {
  readonly handId: number;
  readonly calls: readonly Call[];
  readonly side: Side | null;
}

/** One of each hand: the user's own, else one by the partner they named, else the newest that names them. */
export async function listOwnRecords(db: Executor, gameId: number, userId: number): Promise<OwnRecord[]> {
  return db
    .selectDistinctOn([biddingRecords.handId], {
      handId: biddingRecords.handId,
      calls: biddingRecords.calls,
      side: biddingRecords.side,
    })
    .from(biddingRecords)
    .innerJoin(hands, and(eq(hands.id, biddingRecords.handId), eq(hands.gameId, gameId)))
    .leftJoin(participations, and(eq(participations.gameId, gameId), eq(participations.userId, userId)))
    .where(isOwnRecord(userId))
    .orderBy(biddingRecords.handId, ...ownRecordFirst(userId, participations.partnerId));
}
