import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { biddingRecords, comments, games, hands, participations } from '../../db/schema.ts';

/** Locks the game until the transaction ends: every use of a game locks its row too. */
export async function lockGame(db: Executor, gameId: number): Promise<void> {
  await db.select({ id: games.id }).from(games).where(eq(games.id, gameId)).for('update');
}

export interface Usage {
  readonly comments: number;
  readonly biddingRecords: number;
  readonly players: number;
}

export async function countUsage(db: Executor, gameId: number, except: number): Promise<Usage> {
  const ofGame = eq(hands.gameId, gameId);
  const count = sql<number>`count(*)::int`;
  const [said] = await db
    .select({ count })
    .from(comments)
    .innerJoin(hands, and(eq(hands.id, comments.handId), ofGame))
    .where(ne(comments.userId, except));
  const [bid] = await db
    .select({ count })
    .from(biddingRecords)
    .innerJoin(hands, and(eq(hands.id, biddingRecords.handId), ofGame))
    .where(ne(biddingRecords.creatorId, except));
  const [played] = await db
    .select({ count })
    .from(participations)
    .where(and(eq(participations.gameId, gameId), ne(participations.userId, except)));
  return {
    comments: said?.count ?? 0,
    biddingRecords: bid?.count ?? 0,
    players: played?.count ?? 0,
  };
}
