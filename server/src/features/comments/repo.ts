import type { Page } from '@bridge-review/api/route';
import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import { hasBlocked } from '../../db/blocked.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { comments, games, hands, participations, users } from '../../db/schema.ts';
import { isVisibleTo } from '../../db/visible-game.ts';

export interface CommentRow {
  readonly id: number;
  readonly handId: number;
  readonly userId: number;
  /** Null if there is no such user. */
  readonly userName: string | null;
  readonly content: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  /** Whether the viewer has blocked its author. */
  readonly isBlocked: boolean;
}

const columnsFor = (viewerId: number) => ({
  id: comments.id,
  handId: comments.handId,
  userId: comments.userId,
  userName: users.displayName,
  content: comments.content,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  isBlocked: hasBlocked(viewerId, comments.userId),
});

export interface CommentsWanted {
  readonly limit: number;
  /** Earlier than this one only. */
  readonly before: number | null;
}

/** The latest comments, oldest first, optionally of these authors only. The next page has earlier ones. */
export async function listComments(
  db: Executor,
  { handId, viewerId }: { readonly handId: number; readonly viewerId: number },
  authors: readonly number[] | null,
  { limit, before }: CommentsWanted,
): Promise<Page<CommentRow>> {
  const rows = await db
    .select(columnsFor(viewerId))
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .where(
      and(
        eq(comments.handId, handId),
        before === null ? undefined : lt(comments.id, before),
        authors === null ? undefined : inArray(comments.userId, [...authors]),
      ),
    )
    .orderBy(desc(comments.id))
    .limit(limit + 1);
  const earliest = rows[limit - 1];
  return {
    rows: rows.slice(0, limit).toReversed(),
    next: rows.length > limit && earliest !== undefined ? String(earliest.id) : null,
  };
}

export async function findComment(
  db: Executor,
  commentId: number,
  viewerId: number,
): Promise<CommentRow | null> {
  const [row] = await db
    .select(columnsFor(viewerId))
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .innerJoin(hands, eq(hands.id, comments.handId))
    .innerJoin(games, and(eq(games.id, hands.gameId), isVisibleTo(viewerId)))
    .where(eq(comments.id, commentId));
  return row ?? null;
}

/** The hand that is commented on, and by whom. */
export interface CommentKey {
  readonly handId: number;
  readonly userId: number;
}

export async function insertComment(
  tx: Transaction,
  { handId, userId }: Authorized<'comment on hand', CommentKey>,
  content: string,
): Promise<number> {
  const [row] = await tx.insert(comments).values({ handId, userId, content }).returning({ id: comments.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.id;
}

/** The same; until the transaction ends it can be edited and not deleted. */
export async function holdComment(
  tx: Transaction,
  commentId: number,
  viewerId: number,
): Promise<CommentRow | null> {
  await tx.select({ id: comments.id }).from(comments).where(eq(comments.id, commentId)).for('key share');
  return findComment(tx, commentId, viewerId);
}

export type ChangeableComment = Authorized<'change comment', { readonly id: number }>;

/** Returns whether the text has changed; the same text is no edit. */
export async function updateComment(
  tx: Transaction,
  { id }: ChangeableComment,
  content: string,
): Promise<boolean> {
  const rows = await tx
    .update(comments)
    .set({ content, editedAt: sql`now()` })
    .where(and(eq(comments.id, id), ne(comments.content, content)))
    .returning({ id: comments.id });
  return rows.length > 0;
}

/** Whether there was one. */
export async function deleteComment(tx: Transaction, { id }: ChangeableComment): Promise<boolean> {
  const rows = await tx.delete(comments).where(eq(comments.id, id)).returning({ id: comments.id });
  return rows.length > 0;
}

/** Earlier commenters on the hand who named this user as their partner for its game. */
export async function listAnswered(
  db: Executor,
  { handId, gameId, userId }: { readonly handId: number; readonly gameId: number; readonly userId: number },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: comments.userId })
    .from(comments)
    .innerJoin(
      participations,
      and(eq(participations.userId, comments.userId), eq(participations.gameId, gameId)),
    )
    .where(and(eq(comments.handId, handId), eq(participations.partnerId, userId)))
    .orderBy(asc(comments.userId));
  return rows.map((row) => row.userId);
}
