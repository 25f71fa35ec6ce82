import type { Stats } from '@bridge-review/api/account';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import { biddingRecords, comments, games } from '../../db/schema.ts';

type Counts = Omit<Stats, 'averageBiddingAccuracy'>;

const count = sql<number>`count(*)::int`;

/** Counts only a user's own actions: a record that a partner made counts for the partner. */
export async function countActivity(db: Executor, userId: number): Promise<Counts> {
  const [uploaded] = await db
    .select({ count })
    .from(games)
    .where(and(eq(games.uploadedBy, userId), isNotNull(games.publishedAt)));
  const [said] = await db.select({ count }).from(comments).where(eq(comments.userId, userId));
  const reviewed = union(
    db.select({ handId: comments.handId }).from(comments).where(eq(comments.userId, userId)),
    db
      .select({ handId: biddingRecords.handId })
      .from(biddingRecords)
      .where(eq(biddingRecords.creatorId, userId)),
  ).as('reviewed');
  const [hands] = await db.select({ count }).from(reviewed);
  return {
    gamesUploaded: uploaded?.count ?? 0,
    commentsMade: said?.count ?? 0,
    handsReviewed: hands?.count ?? 0,
  };
}
