import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { type Person, personColumns } from './person.ts';
import { users } from './schema.ts';

const isActiveAdmin = and(eq(users.userType, 'admin'), isNull(users.deactivatedAt), isNull(users.deletedAt));

/** More mails about the same thing help nobody. */
const MOST = 20;

/** Administrators who are notified by mail of what only they can do. */
export async function listActiveAdmins(db: Executor): Promise<{ id: number; email: string }[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isActiveAdmin)
    .orderBy(asc(users.id))
    .limit(MOST);
}

/** Null if it is no administrator any more. */
export async function findActiveAdmin(db: Executor, userId: number): Promise<Person | null> {
  const [row] = await db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, userId), isActiveAdmin));
  return row ?? null;
}
