import { and, eq, exists, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import { biddingRecords, comments, games, hands, users } from '../../db/schema.ts';

const wantsMails = (userId: number): SQL | undefined =>
  and(
    eq(users.id, userId),
    eq(users.notifyByMail, true),
    isNotNull(users.emailVerifiedAt),
    isNull(users.deactivatedAt),
  );

/**
 * When a mail to this user may be sent: at once, or an hour after the last one. Null if one is already queued, or if
 * they want none. The call itself reserves the time.
 */
export async function scheduleNotification(db: Executor, userId: number): Promise<Date | null> {
  const { notifiedAt } = users;
  const hour = sql`interval '1 hour'`;
  // Not `now()`, when the transaction began: one that began later may have come first.
  const clock = sql`date_trunc('milliseconds', clock_timestamp())`;
  const [row] = await db
    .update(users)
    .set({
      notifiedAt: sql`case when ${notifiedAt} > ${clock} - ${hour} then ${notifiedAt} + ${hour} else ${clock} end`,
    })
    .where(and(wantsMails(userId), or(isNull(notifiedAt), lte(notifiedAt, clock))))
    .returning({ due: notifiedAt });
  return row?.due ?? null;
}

export interface Notification {
  readonly email: string;
  readonly name: string;
  readonly by: string;
  readonly boardNumber: number;
  readonly gameTitle: string;
}

interface Wanted {
  readonly userId: number;
  readonly byId: number;
  readonly handId: number;
  readonly about: 'bidding' | 'comment';
}

/** Null if it is no longer so, or no longer wanted. */
export async function findNotification(
  db: Executor,
  { userId, byId, handId, about }: Wanted,
): Promise<Notification | null> {
  const authors = alias(users, 'authors');
  const stillThere =
    about === 'bidding'
      ? db
          .select({ id: biddingRecords.id })
          .from(biddingRecords)
          .where(
            and(
              eq(biddingRecords.handId, handId),
              eq(biddingRecords.creatorId, byId),
              eq(biddingRecords.partnerId, userId),
            ),
          )
      : db
          .select({ id: comments.id })
          .from(comments)
          .where(and(eq(comments.handId, handId), eq(comments.userId, byId)));
  const [row] = await db
    .select({
      email: users.email,
      name: users.displayName,
      by: authors.displayName,
      boardNumber: hands.boardNumber,
      gameTitle: games.title,
    })
    .from(users)
    .innerJoin(authors, eq(authors.id, byId))
    .innerJoin(hands, eq(hands.id, handId))
    .innerJoin(games, eq(games.id, hands.gameId))
    .where(and(wantsMails(userId), exists(stillThere)));
  return row ?? null;
}
