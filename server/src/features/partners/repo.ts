import { limits } from '@bridge-review/api/limits';
import type { Partner } from '@bridge-review/api/partners';
import { and, asc, eq, ilike, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { areBlocked, hasBlocked } from '../../db/blocked.ts';
import { containing } from '../../db/containing.ts';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { partners, users } from '../../db/schema.ts';

export interface PartnerKey {
  readonly userId: number;
  readonly partnerId: number;
}

const columns = {
  id: users.id,
  displayName: users.displayName,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};

const isActive = isNull(users.deactivatedAt);
const byName = [asc(sql`lower(${users.displayName})`), asc(users.id)];

/** Leaves out partners of whom one has blocked the other; it changes nothing in the list itself. */
export async function listPartners(db: Executor, userId: number): Promise<Partner[]> {
  return db
    .select(columns)
    .from(partners)
    .innerJoin(users, and(eq(users.id, partners.partnerId), isActive))
    .where(and(eq(partners.userId, userId), not(areBlocked(userId, users.id))))
    .orderBy(...byName)
    .limit(limits.partners);
}

/** The number of a user's partners other than this one. */
export async function countOthers(db: Executor, { userId, partnerId }: PartnerKey): Promise<number> {
  return db.$count(partners, and(eq(partners.userId, userId), ne(partners.partnerId, partnerId)));
}

/** Null also if that user has blocked the viewer, who is not notified. */
export async function findActive(
  db: Executor,
  userId: number,
  viewerId: number,
): Promise<(Partner & { readonly isBlocked: boolean }) | null> {
  const [row] = await db
    .select({ ...columns, isBlocked: hasBlocked(viewerId, userId) })
    .from(users)
    .where(and(eq(users.id, userId), isActive, not(hasBlocked(userId, viewerId))));
  return row ?? null;
}

export async function insertPartner(
  tx: Transaction,
  { userId, partnerId }: Authorized<'add partner', PartnerKey>,
): Promise<void> {
  await tx.insert(partners).values({ userId, partnerId }).onConflictDoNothing();
}

/** From one's own list, which is found by one's own id: there is nothing to prove. */
export async function deletePartner(db: Executor, { userId, partnerId }: PartnerKey): Promise<void> {
  await db.delete(partners).where(and(eq(partners.userId, userId), eq(partners.partnerId, partnerId)));
}

/** In both directions: a deleted user disappears from all lists. */
export async function forgetPartner(
  tx: Transaction,
  { id }: Authorized<'delete account', { readonly id: number }>,
): Promise<void> {
  await tx.delete(partners).where(or(eq(partners.userId, id), eq(partners.partnerId, id)));
}

/** As the index `users_words` has it. */
const words = sql`(${users.displayName} || ' ' || ${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`;

/**
 * If more users match than this, sorting them all by name would be most of the work and of little use.
 */
const MAX_SORTED = 500;

export async function searchUsers(
  db: Executor,
  text: string,
  except: number,
  limit: number,
): Promise<Partner[]> {
  const found = db
    .select(columns)
    .from(users)
    .where(and(isActive, ne(users.id, except), matching(text), not(areBlocked(except, users.id))))
    .limit(MAX_SORTED)
    .as('found');
  return db
    .select()
    .from(found)
    .orderBy(asc(sql`lower(${found.displayName})`), asc(found.id))
    .limit(limit);
}

/** Indexes hold three characters at a time, the one before a word included: two are looked for where a word begins. */
function matching(text: string): SQL | undefined {
  const pattern = containing(text);
  return [...text].length > 2
    ? ilike(words, pattern)
    : or(ilike(users.displayName, pattern.slice(1)), ilike(words, pattern.replace('%', '% ')));
}
