import { and, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { personColumns } from '../../db/person.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Viewer } from '../../http/handler.ts';
import { sessionAge } from '../../http/session-age.ts';

export async function insertSession(
  db: Executor,
  session: { tokenHash: string; userId: number; userAgent: string | null; withPasskey: boolean },
): Promise<void> {
  await db.insert(sessions).values(session);
}

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

const sessionByHash = preparedOnce((db) =>
  db
    .select({
      person: personColumns,
      withPasskey: sessions.withPasskey,
      stale: sql<boolean>`${sessions.lastUsedAt} < ${ago(sessionAge.touchAfter)}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.createdAt, ago(sessionAge.absolute)),
        gt(sessions.lastUsedAt, ago(sessionAge.idle)),
        isNull(users.deactivatedAt),
      ),
    ),
);

/** The session and its user in one query; the session must be fresh and the user active. */
export async function findSession(
  db: Executor,
  tokenHash: string,
): Promise<(Viewer & { stale: boolean }) | null> {
  const [row] = await sessionByHash(db).execute({ tokenHash });
  return row === undefined ? null : { ...row, sessionHash: tokenHash };
}

export async function touchSession(db: Executor, tokenHash: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(sessions.tokenHash, tokenHash));
}

/** Whose session it was; null if there is no such one. */
export async function deleteSession(db: Executor, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ userId: sessions.userId });
  return row?.userId ?? null;
}

export async function deleteExpiredSessions(db: Executor): Promise<void> {
  await db
    .delete(sessions)
    .where(
      or(lte(sessions.createdAt, ago(sessionAge.absolute)), lte(sessions.lastUsedAt, ago(sessionAge.idle))),
    );
}

export interface SessionRow {
  readonly tokenHash: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** A longer list would not be read; all sessions can be ended at once. */
const SESSIONS_LISTED = 100;

export async function listSessions(db: Executor, userId: number): Promise<SessionRow[]> {
  const { tokenHash, userAgent, createdAt, lastUsedAt } = sessions;
  return db
    .select({ tokenHash, userAgent, createdAt, lastUsedAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.createdAt, ago(sessionAge.absolute)),
        gt(sessions.lastUsedAt, ago(sessionAge.idle)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt))
    .limit(SESSIONS_LISTED);
}

/** Every session of the user, or every one but the one kept. */
export async function deleteSessionsOf(db: Executor, userId: number, kept?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), kept === undefined ? undefined : ne(sessions.tokenHash, kept)));
}
