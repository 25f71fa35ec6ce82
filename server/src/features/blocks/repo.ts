import { blockLimits } from '@bridge-review/api/blocks';
import type { Player } from '@bridge-review/api/player';
import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import { areBlocked } from '../../db/blocked.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { blocks, users } from '../../db/schema.ts';

export interface BlockKey {
  readonly userId: number;
  readonly blockedId: number;
}

export interface BlockRow extends Player {
  readonly since: Date;
}

const columns = { id: users.id, displayName: users.displayName, since: blocks.createdAt };

/** The last first; deactivated people too. */
export async function listBlocked(db: Executor, userId: number): Promise<BlockRow[]> {
  return db
    .select(columns)
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.userId, userId))
    .orderBy(desc(blocks.createdAt), desc(users.id))
    .limit(blockLimits.people);
}

export async function findBlocked(db: Executor, { userId, blockedId }: BlockKey): Promise<BlockRow | null> {
  const [row] = await db
    .select(columns)
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)));
  return row ?? null;
}

/** How many others than this one. */
export async function countOthers(db: Executor, { userId, blockedId }: BlockKey): Promise<number> {
  return db.$count(blocks, and(eq(blocks.userId, userId), ne(blocks.blockedId, blockedId)));
}

/** Two requests of one user do not add one too many. Held until the transaction ends. */
export async function lockListOf(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('blocks of ' || ${userId}::text, 0))`);
}

/**
 * Those of them who have an account, deactivated or not. It is not deleted meanwhile; two who block each other at the
 * same time do not wait for each other.
 */
export async function holdPeople(tx: Transaction, userIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNull(users.deletedAt)))
    .for('share');
  return rows.map(({ id }) => id);
}

export async function insertBlock(
  tx: Transaction,
  { userId, blockedId }: Authorized<'block person', BlockKey>,
): Promise<void> {
  await tx.insert(blocks).values({ userId, blockedId }).onConflictDoNothing();
}

/** From one's own list, which is found by one's own id: there is nothing to prove. */
export async function deleteBlock(db: Executor, { userId, blockedId }: BlockKey): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)));
}

/** Those of the given users who have blocked this user, or whom this user has blocked. */
export async function listBlockedAmong(
  db: Executor,
  userId: number,
  among: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...among]), areBlocked(userId, users.id)));
  return rows.map(({ id }) => id);
}

/** In both directions: a deleted user disappears from all lists. */
export async function forgetPerson(
  tx: Transaction,
  { id }: Authorized<'delete account', { readonly id: number }>,
): Promise<void> {
  await tx.delete(blocks).where(or(eq(blocks.userId, id), eq(blocks.blockedId, id)));
}
