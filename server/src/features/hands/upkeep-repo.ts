import type { Seat } from '@bridge-review/bridge/seat';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { biddingRecords, games, hands, tableResults } from '../../db/schema.ts';
import { isVisibleTo } from '../../db/visible-game.ts';

/** What changes to a hand's data need to know about the hand. */
export interface LockedHand {
  readonly id: number;
  readonly gameId: number;
  readonly dealer: Seat;
  readonly isSample: boolean;
}

type LockedRow = { -readonly [Key in keyof LockedHand]: LockedHand[Key] };

const columns = sql`${hands.id} as "id", ${hands.gameId} as "gameId", ${hands.dealer} as "dealer",
  ${games.isSample} as "isSample"`;

/** Until the transaction ends no one else changes the hand's data or deletes its game. */
export async function lockHand(db: Executor, handId: number, userId: number): Promise<LockedHand | null> {
  const { rows } = await db.execute<LockedRow>(sql`
    select ${columns}
    from ${hands} join ${games} on ${games.id} = ${hands.gameId} and ${isVisibleTo(userId)}
    where ${hands.id} = ${handId}
    for no key update of ${hands}
    for key share of ${games}`);
  return rows[0] ?? null;
}

/** All hands of a game, in the order of their ids, so that nobody who holds several waits for another who does. */
export async function lockHandsOfGame(db: Executor, gameId: number, userId: number): Promise<LockedHand[]> {
  const { rows } = await db.execute<LockedRow>(sql`
    select ${columns}
    from ${hands} join ${games} on ${games.id} = ${hands.gameId} and ${isVisibleTo(userId)}
    where ${hands.gameId} = ${gameId}
    order by ${hands.id}
    for no key update of ${hands}
    for key share of ${games}`);
  return rows;
}

export async function changeCommentCount(db: Executor, handId: number, difference: 1 | -1): Promise<void> {
  await db
    .update(hands)
    .set({ commentCount: sql`${hands.commentCount} + ${difference}` })
    .where(eq(hands.id, handId));
}

/** The file holds an auction for the board, or a partnership has recorded one. */
export async function updateHasBidding(db: Executor, handIds: number | readonly number[]): Promise<void> {
  await db
    .update(hands)
    .set({
      hasBidding: sql`exists (select from ${tableResults} where ${tableResults.handId} = ${hands.id} and ${tableResults.auction} is not null)
        or exists (select from ${biddingRecords} where ${biddingRecords.handId} = ${hands.id})`,
    })
    .where(inArray(hands.id, [handIds].flat()));
}
