import type { Seat } from '@bridge-review/bridge/seat';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { hands, participations, playedBoards, users } from '../../db/schema.ts';

/** What came of a board at the user's own table. */
export type PlayedBoard = Omit<typeof playedBoards.$inferInsert, 'gameId' | 'userId' | 'handId'>;

/** A game of a user whose boards are to be worked out. */
export interface DueGame {
  readonly gameId: number;
  readonly viewer: Pick<Person, 'id' | 'displayName' | 'firstName' | 'lastName'>;
  readonly seat: Seat | null;
  readonly version: number;
}

const { gameId, userId, boardsDueAt, boardsVersion } = participations;
const isOf = (game: DueGame) => and(eq(gameId, game.gameId), eq(userId, game.viewer.id));

/** Leases what has been due for the longest time for the given seconds. */
export async function takeGame(db: Executor, leaseSeconds: number): Promise<DueGame | null> {
  const next = db
    .select({ gameId, userId })
    .from(participations)
    .where(sql`${boardsDueAt} <= now()`)
    .orderBy(asc(boardsDueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [leased] = await db
    .update(participations)
    .set({ boardsDueAt: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(sql`(${gameId}, ${userId}) = (${next})`)
    .returning({ gameId, userId, seat: participations.seat, version: boardsVersion });
  if (leased === undefined) return null;
  const { id, displayName, firstName, lastName } = users;
  const [viewer] = await db
    .select({ id, displayName, firstName, lastName })
    .from(users)
    .where(eq(id, leased.userId));
  return viewer === undefined
    ? null
    : { gameId: leased.gameId, viewer, seat: leased.seat, version: leased.version };
}

/** Leases the game for the given seconds from now, unless it is due again for another reason; 0 releases it. */
export async function lease(db: Executor, game: DueGame, seconds: number): Promise<void> {
  await db
    .update(participations)
    .set({ boardsDueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(isOf(game), eq(boardsVersion, game.version)));
}

/** So many rows are written at once. */
const BATCH = 500;

/**
 * Replaces the boards of a game. False, and nothing is stored, if something has changed meanwhile that they depend on:
 * then the game is due again. The hands are locked first, as whoever changes results does.
 */
export async function storeBoards(
  tx: Transaction,
  game: DueGame,
  boards: readonly (PlayedBoard & { readonly handId: number })[],
): Promise<boolean> {
  await tx
    .select({ id: hands.id })
    .from(hands)
    .where(eq(hands.gameId, game.gameId))
    .orderBy(asc(hands.id))
    .for('key share');
  const { rowCount } = await tx
    .update(participations)
    .set({ boardsDueAt: null })
    .where(and(isOf(game), eq(boardsVersion, game.version)));
  if ((rowCount ?? 0) === 0) return false;
  const key = { gameId: game.gameId, userId: game.viewer.id };
  await tx
    .delete(playedBoards)
    .where(and(eq(playedBoards.gameId, key.gameId), eq(playedBoards.userId, key.userId)));
  for (let start = 0; start < boards.length; start += BATCH) {
    await tx
      .insert(playedBoards)
      .values(boards.slice(start, start + BATCH).map((board) => ({ ...board, ...key })));
  }
  return true;
}
