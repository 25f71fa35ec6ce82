import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { emailTokens } from '../../db/schema.ts';

export async function insertEmailToken(
  db: Executor,
  token: { tokenHash: string; kind: 'verify' | 'reset'; userId: number; email: string; seconds: number },
): Promise<void> {
  const { seconds, ...row } = token;
  await db.insert(emailTokens).values({ ...row, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

/** Consumes a reset token: only one caller ever gets the row. */
export async function takeResetToken(
  db: Executor,
  tokenHash: string,
): Promise<{ userId: number; email: string } | null> {
  const [row] = await db
    .delete(emailTokens)
    .where(
      and(
        eq(emailTokens.tokenHash, tokenHash),
        eq(emailTokens.kind, 'reset'),
        gt(emailTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: emailTokens.userId, email: emailTokens.email });
  return row ?? null;
}

interface VerifyToken {
  readonly userId: number;
  readonly email: string;
  readonly expired: boolean;
  readonly used: boolean;
}

export async function findVerifyToken(db: Executor, tokenHash: string): Promise<VerifyToken | null> {
  const [row] = await db
    .select({
      userId: emailTokens.userId,
      email: emailTokens.email,
      expired: sql<boolean>`${emailTokens.expiresAt} <= now()`,
      used: sql<boolean>`${emailTokens.usedAt} is not null`,
    })
    .from(emailTokens)
    .where(and(eq(emailTokens.tokenHash, tokenHash), eq(emailTokens.kind, 'verify')));
  return row ?? null;
}

export async function markTokenUsed(db: Executor, tokenHash: string): Promise<void> {
  await db
    .update(emailTokens)
    .set({ usedAt: sql`now()` })
    .where(eq(emailTokens.tokenHash, tokenHash));
}

export async function deleteTokensOf(db: Executor, userId: number, kind?: 'verify' | 'reset'): Promise<void> {
  await db
    .delete(emailTokens)
    .where(and(eq(emailTokens.userId, userId), kind === undefined ? undefined : eq(emailTokens.kind, kind)));
}

/** All links but the one that was just followed. */
export async function deleteOtherTokensOf(db: Executor, userId: number, kept: string): Promise<void> {
  await db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), ne(emailTokens.tokenHash, kept)));
}

/** Kept for a while after expiry, so that a late click gets 'expired' and not 'invalid'. */
export async function deleteExpiredTokens(db: Executor): Promise<void> {
  await db.delete(emailTokens).where(lte(emailTokens.expiresAt, sql`now() - interval '30 days'`));
}
