import { and, eq, getTableColumns, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Person, Viewer } from '../../http/handler.ts';
import { sessionAge } from './session-age.ts';

const { passwordHash: _hidden, ...personColumns } = getTableColumns(users);

type NewUser = Pick<
  typeof users.$inferInsert,
  'email' | 'passwordHash' | 'firstName' | 'lastName' | 'displayName' | 'userType' | 'emailVerifiedAt'
>;

export async function insertUser(db: Executor, user: NewUser): Promise<Person> {
  const [row] = await db.insert(users).values(user).returning(personColumns);
  if (row === undefined) throw new Error('An insert returned no row.');
  return row;
}

export async function findUserByEmail(
  db: Executor,
  email: string,
): Promise<{ person: Person; passwordHash: string } | null> {
  const [row] = await db
    .select({ person: personColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row ?? null;
}

export async function anyAdmin(db: Executor): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.userType, 'admin')).limit(1);
  return row !== undefined;
}

/** The account becomes an admin's with a new password; whoever was signed in to it no longer is. */
export async function takeOverAsAdmin(db: Executor, userId: number, passwordHash: string): Promise<void> {
  await db
    .update(users)
    .set({ userType: 'admin', deactivatedAt: null, passwordHash })
    .where(eq(users.id, userId));
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Held until the transaction ends: servers that start at once make the first admin in turn. */
export async function lockFirstAdmin(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7246110396)`);
}

export async function insertSession(
  db: Executor,
  session: { tokenHash: string; userId: number; userAgent: string | null },
): Promise<void> {
  await db.insert(sessions).values(session);
}

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

/** The session and its user in one query; the session must be fresh and the user active. */
export async function findSession(
  db: Executor,
  tokenHash: string,
): Promise<(Viewer & { stale: boolean }) | null> {
  const [row] = await db
    .select({
      person: personColumns,
      stale: sql<boolean>`${sessions.lastUsedAt} < ${ago(sessionAge.touchAfter)}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.createdAt, ago(sessionAge.absolute)),
        gt(sessions.lastUsedAt, ago(sessionAge.idle)),
        isNull(users.deactivatedAt),
      ),
    );
  return row === undefined ? null : { ...row, sessionHash: tokenHash };
}

export async function touchSession(db: Executor, tokenHash: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(db: Executor): Promise<void> {
  await db
    .delete(sessions)
    .where(
      or(lte(sessions.createdAt, ago(sessionAge.absolute)), lte(sessions.lastUsedAt, ago(sessionAge.idle))),
    );
}
