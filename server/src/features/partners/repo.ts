import type { Partner } from '@bridge-review/api/partners';
import { and, asc, eq, ilike, isNull, ne, or, sql } from 'drizzle-orm';
import { containing } from '../../db/containing.ts';
import type { Executor } from '../../db/database.ts';
import { partners, users } from '../../db/schema.ts';

const columns = {
  id: users.id,
  displayName: users.displayName,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};

const isActive = isNull(users.deactivatedAt);
const byName = [asc(sql`lower(${users.displayName})`), asc(users.id)];

export async function listPartners(db: Executor, userId: number): Promise<Partner[]> {
  return db
    .select(columns)
    .from(partners)
    .innerJoin(users, and(eq(users.id, partners.partnerId), isActive))
    .where(eq(partners.userId, userId))
    .orderBy(...byName);
}

export async function findActive(db: Executor, userId: number): Promise<Partner | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, userId), isActive));
  return row ?? null;
}

export async function insertPartner(db: Executor, userId: number, partnerId: number): Promise<void> {
  await db.insert(partners).values({ userId, partnerId }).onConflictDoNothing();
}

export async function deletePartner(db: Executor, userId: number, partnerId: number): Promise<void> {
  await db.delete(partners).where(and(eq(partners.userId, userId), eq(partners.partnerId, partnerId)));
}

/** In both directions: nobody keeps a partner who is not there any more. */
export async function forgetPartner(db: Executor, userId: number): Promise<void> {
  await db.delete(partners).where(or(eq(partners.userId, userId), eq(partners.partnerId, userId)));
}

/** As the index `users_words` has it. */
const words = sql`(${users.displayName} || ' ' || ${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`;

export async function searchUsers(
  db: Executor,
  text: string,
  except: number,
  limit: number,
): Promise<Partner[]> {
  return db
    .select(columns)
    .from(users)
    .where(and(isActive, ne(users.id, except), ilike(words, containing(text))))
    .orderBy(...byName)
    .limit(limit);
}
