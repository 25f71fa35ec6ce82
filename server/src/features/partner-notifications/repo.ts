import { and, eq, exists, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hasBlocked } from '../../db/blocked.ts';
import type { Executor } from '../../db/database.ts';
import { biddingRecords, comments, games, hands, users } from '../../db/schema.ts';

/** Not about somebody whom they have blocked. */
const wantsMails = (userId: number, byId: number): SQL | undefined =>
  and(
    eq(users.id, userId),
    eq(users.notifyByMail, true),
    isNotNull(users.emailVerifiedAt),
    isNull(users.deactivatedAt),
    not(hasBlocked(userId, byId)),
  );

/**
 * When a mail to this user may be sent: at once, or an hour after the last one. Null if one is already queued, or if
 * they want none, or none about this person. The call itself reserves the time.
 */
export async function scheduleNotification(db: Executor, userId: number, byId: number): Promise<Date | null> {
  const { notifiedAt } = users;
  const hour = sql`interval '1 hour'`;
  // Not `now()`, when the transaction began: one that began later may have come first.
  const clock = sql`date_trunc('milliseconds', clock_timestamp())`;
  const [row] = await db
    .update(users)
    .set({
      notifiedAt: sql`case when ${notifiedAt} > ${clock} - ${hour} then ${notifiedAt} + ${hour} else ${clock} end`,
    })
    .where(and(wantsMails(userId, byId), or(isNull(notifiedAt), lte(notifiedAt, clock))))
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
    .where(and(wantsMails(userId, byId), exists(stillThere)));
  return row ?? null;
}
