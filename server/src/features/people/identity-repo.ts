/** What users say of who is who: who they are themselves, and who somebody is not. */
import type { Objector } from '@bridge-review/api/people';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { games, identities, identityObjections } from '../../db/schema.ts';

/** Of two who say so at the same time, the second finds the first. Held until the transaction ends. */
export async function lockIdentities(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('identities', 0))`);
}

export async function countIdentities(db: Executor, userId: number): Promise<number> {
  return db.$count(identities, eq(identities.userId, userId));
}

export interface IdentityRow {
  readonly id: number;
  readonly userId: number;
  readonly gameId: number | null;
  readonly knownBy: 'name' | 'number';
  readonly name: string;
  readonly nameKey: string;
  readonly number: string | null;
}

type NewIdentity = Omit<IdentityRow, 'id'>;

const identityColumns = {
  id: identities.id,
  userId: identities.userId,
  gameId: identities.gameId,
  knownBy: identities.knownBy,
  name: identities.name,
  nameKey: identities.nameKey,
  number: identities.number,
};

/** Null where it is not there. */
export async function findSameIdentity(db: Executor, wanted: NewIdentity): Promise<number | null> {
  const { id, userId, gameId, knownBy, nameKey, number } = identities;
  const [row] = await db
    .select({ id })
    .from(identities)
    .where(
      and(
        eq(userId, wanted.userId),
        sql`${gameId} is not distinct from ${wanted.gameId}`,
        eq(knownBy, wanted.knownBy),
        eq(nameKey, wanted.nameKey),
        sql`${number} is not distinct from ${wanted.number}`,
      ),
    );
  return row?.id ?? null;
}

export async function insertIdentity(
  tx: Transaction,
  { id: gameId }: Authorized<'name oneself in game', { readonly id: number }>,
  wanted: NewIdentity,
): Promise<number> {
  if (wanted.gameId !== null && wanted.gameId !== gameId) throw new Error('The proof is of another game.');
  const [row] = await tx.insert(identities).values(wanted).returning({ id: identities.id });
  if (row === undefined) throw new Error('An insert returned no row.');
  return row.id;
}

export async function findIdentity(db: Executor, identityId: number): Promise<IdentityRow | null> {
  const [row] = await db.select(identityColumns).from(identities).where(eq(identities.id, identityId));
  return row ?? null;
}

export async function listIdentities(
  db: Executor,
  userId: number,
): Promise<(IdentityRow & { readonly gameTitle: string | null })[]> {
  return db
    .select({ ...identityColumns, gameTitle: games.title })
    .from(identities)
    .leftJoin(games, eq(games.id, identities.gameId))
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.id));
}

/** Whether there was one. */
export async function deleteIdentity(
  tx: Transaction,
  { id }: Authorized<'withdraw name', { readonly id: number }>,
): Promise<boolean> {
  const rows = await tx.delete(identities).where(eq(identities.id, id)).returning({ id: identities.id });
  return rows.length > 0;
}

/** What is said against a user: in one game, or in all. */
export interface ObjectionKey {
  readonly userId: number;
  readonly gameId: number | null;
  readonly saidBy: Objector;
  readonly names: readonly { readonly nameKey: string; readonly number: string | null }[];
}

/** Whether it is new. */
export async function insertObjections(
  tx: Transaction,
  { userId, gameId, saidBy, names }: Authorized<'object to name', ObjectionKey>,
): Promise<boolean> {
  const rows = await tx
    .insert(identityObjections)
    .values(names.map(({ nameKey, number }) => ({ userId, gameId, saidBy, nameKey, number })))
    .onConflictDoNothing()
    .returning({ id: identityObjections.id });
  return rows.length > 0;
}

/** Whether there was one. An admin takes back what the uploader said, too. */
export async function deleteObjections(
  tx: Transaction,
  { userId, gameId, saidBy, names }: Authorized<'object to name', ObjectionKey>,
): Promise<boolean> {
  const speakers: Objector[] = saidBy === 'admin' ? ['admin', 'uploader'] : [saidBy];
  const rows = await tx
    .delete(identityObjections)
    .where(
      and(
        eq(identityObjections.userId, userId),
        sql`${identityObjections.gameId} is not distinct from ${gameId}`,
        inArray(identityObjections.saidBy, speakers),
        inArray(
          identityObjections.nameKey,
          names.map(({ nameKey }) => nameKey),
        ),
      ),
    )
    .returning({ id: identityObjections.id });
  return rows.length > 0;
}

export async function forgetPerson(
  tx: Transaction,
  { id }: Authorized<'delete account', { readonly id: number }>,
): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, id));
  await tx.delete(identityObjections).where(eq(identityObjections.userId, id));
}
