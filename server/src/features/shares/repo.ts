import type { Share, ShownParts } from '@bridge-review/api/shares';
import type { HandText } from '@bridge-review/bridge/hand';
import type { Seat } from '@bridge-review/bridge/seat';
import { and, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { comments, games, hands, shares, users } from '../../db/schema.ts';
import { isVisibleTo } from '../../db/visible-game.ts';

/** What somebody wants to share: a board, or without one a game. */
export interface ShareableThing {
  readonly gameId: number;
  readonly board: ShareableBoard | null;
}

interface ShareableBoard {
  readonly id: number;
  readonly dealer: Seat;
  readonly hands: Readonly<Record<Seat, HandText | null>>;
}

/** Null where there is no such board for this user. */
export async function findBoard(
  db: Executor,
  handId: number,
  userId: number,
): Promise<(ShareableThing & { readonly board: ShareableBoard }) | null> {
  const [row] = await db
    .select({
      gameId: hands.gameId,
      dealer: hands.dealer,
      N: hands.northHand,
      E: hands.eastHand,
      S: hands.southHand,
      W: hands.westHand,
    })
    .from(hands)
    .innerJoin(games, and(eq(games.id, hands.gameId), isVisibleTo(userId)))
    .where(eq(hands.id, handId));
  if (row === undefined) return null;
  const { gameId, dealer, ...cards } = row;
  return { gameId, board: { id: handId, dealer, hands: cards } };
}

/** Null where there is no such game for this user. */
export async function findGame(db: Executor, gameId: number, userId: number): Promise<ShareableThing | null> {
  const [row] = await db
    .select({ gameId: games.id })
    .from(games)
    .where(and(eq(games.id, gameId), isVisibleTo(userId)));
  return row === undefined ? null : { ...row, board: null };
}

/** What a link shows, whether it is stored or only tried. */
export interface ShareContent {
  readonly gameId: number;
  readonly handId: number | null;
  readonly tableId: number | null;
  readonly recordId: number | null;
  readonly shown: ShownParts;
  readonly questionBefore: number | null;
  readonly message: string | null;
  readonly lastCommentId: number;
  readonly expiresAt: Date | null;
}

const content = {
  gameId: shares.gameId,
  handId: shares.handId,
  tableId: shares.tableId,
  recordId: shares.recordId,
  shown: shares.shown,
  questionBefore: shares.questionBefore,
  message: shares.message,
  lastCommentId: shares.lastCommentId,
  expiresAt: shares.expiresAt,
};

const isOpen = or(isNull(shares.expiresAt), gt(shares.expiresAt, sql`now()`));

/** Who shares: what they see decides what a visitor may. */
export interface Sharer {
  readonly id: number;
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Of an active user, and still open; one query for all links, so that those which are gone take no other time. */
export async function findOpenShare(
  db: Executor,
  tokenHash: string,
): Promise<{ content: ShareContent; sharer: Sharer } | null> {
  const [row] = await db
    .select({
      content,
      sharer: {
        id: users.id,
        displayName: users.displayName,
        firstName: users.firstName,
        lastName: users.lastName,
      },
    })
    .from(shares)
    .innerJoin(users, and(eq(users.id, shares.userId), isNull(users.deactivatedAt)))
    .where(and(eq(shares.tokenHash, tokenHash), isOpen));
  return row ?? null;
}

export const findLastCommentId = async (db: Executor): Promise<number> => {
  const [row] = await db.select({ id: sql<number>`coalesce(max(${comments.id}), 0)` }).from(comments);
  return row?.id ?? 0;
};

/** Held until the transaction ends, so that two requests at once do not make one link too many. */
export async function lockOwner(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function countOpenShares(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(shares)
    .where(and(eq(shares.userId, userId), isOpen));
  return row?.open ?? 0;
}

export async function insertShare(
  tx: Transaction,
  thing: Authorized<'share', ShareableThing>,
  { userId, tokenHash, ...wanted }: { userId: number; tokenHash: string } & ShareContent,
): Promise<number> {
  const [row] = await tx
    .insert(shares)
    .values({ ...wanted, gameId: thing.gameId, handId: thing.board?.id ?? null, userId, tokenHash })
    .returning({ id: shares.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.id;
}

const listed = {
  id: shares.id,
  gameId: shares.gameId,
  title: games.title,
  handId: shares.handId,
  boardNumber: hands.boardNumber,
  isQuestion: sql<boolean>`${shares.questionBefore} is not null`,
  createdAt: shares.createdAt,
  expiresAt: shares.expiresAt,
};

export type ListedShare = Omit<Share, 'createdAt' | 'expiresAt'> & {
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
};

export const listOpenShares = (db: Executor, userId: number): Promise<ListedShare[]> =>
  db
    .select(listed)
    .from(shares)
    .innerJoin(games, eq(games.id, shares.gameId))
    .leftJoin(hands, eq(hands.id, shares.handId))
    .where(and(eq(shares.userId, userId), isOpen))
    .orderBy(desc(shares.id));

/** One of this user's own; null where there is none. */
export async function findOwnShare(
  db: Executor,
  shareId: number,
  userId: number,
): Promise<{ readonly id: number } | null> {
  const [row] = await db
    .select({ id: shares.id })
    .from(shares)
    .where(and(eq(shares.id, shareId), eq(shares.userId, userId)));
  return row ?? null;
}

/** Whether it was there. */
export async function deleteShare(
  tx: Transaction,
  { id }: Authorized<'withdraw share', { readonly id: number }>,
): Promise<boolean> {
  const gone = await tx.delete(shares).where(eq(shares.id, id)).returning({ id: shares.id });
  return gone.length > 0;
}

export async function deleteSharesOf(
  tx: Transaction,
  { id }: Authorized<'delete account', { readonly id: number }>,
): Promise<void> {
  await tx.delete(shares).where(eq(shares.userId, id));
}

export async function deleteExpiredShares(db: Executor): Promise<void> {
  await db.delete(shares).where(lte(shares.expiresAt, sql`now()`));
}
