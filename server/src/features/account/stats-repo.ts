import type { Stats } from '@bridge-review/api/account';
import { and, eq, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import { biddingRecords, comments, games, hands } from '../../db/schema.ts';
import { isShared } from '../../db/visible-game.ts';

type Counts = Omit<Stats, 'averageBiddingAccuracy'>;

const count = sql<number>`count(*)::int`;

/** Counts only a user's own actions: a record that a partner made counts for the partner. Nothing in a sample counts. */
export async function countActivity(db: Executor, userId: number): Promise<Counts> {
  const [uploaded] = await db
    .select({ count })
    .from(games)
    .where(and(eq(games.uploadedBy, userId), isShared));
  const [said] = await db
    .select({ count })
    .from(comments)
    .innerJoin(hands, eq(hands.id, comments.handId))
    .innerJoin(games, and(eq(games.id, hands.gameId), isShared))
    .where(eq(comments.userId, userId));
  const touched = union(
    db.select({ handId: comments.handId }).from(comments).where(eq(comments.userId, userId)),
    db
      .select({ handId: biddingRecords.handId })
      .from(biddingRecords)
      .where(eq(biddingRecords.creatorId, userId)),
  ).as('touched');
  const [reviewed] = await db
    .select({ count })
    .from(touched)
    .innerJoin(hands, eq(hands.id, touched.handId))
    .innerJoin(games, and(eq(games.id, hands.gameId), isShared));
  return {
    gamesUploaded: uploaded?.count ?? 0,
    commentsMade: said?.count ?? 0,
    handsReviewed: reviewed?.count ?? 0,
  };
}
