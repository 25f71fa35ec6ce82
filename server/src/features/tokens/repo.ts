import type { TokenScope } from '@bridge-review/api/token-scope';
import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { type Person, personColumns } from '../../db/person.ts';
import { personalTokens, users } from '../../db/schema.ts';
import { sessionAge } from '../../http/session-age.ts';

const { id, name, scope, createdAt, lastUsedAt } = personalTokens;
const columns = { id, name, scope, createdAt, lastUsedAt };

export type TokenRow = Pick<typeof personalTokens.$inferSelect, keyof typeof columns>;

export const listTokens = (db: Executor, userId: number): Promise<TokenRow[]> =>
  db
    .select(columns)
    .from(personalTokens)
    .where(eq(personalTokens.userId, userId))
    .orderBy(desc(createdAt), desc(id));

export async function countTokens(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ tokens: count() })
    .from(personalTokens)
    .where(eq(personalTokens.userId, userId));
  return row?.tokens ?? 0;
}

export async function insertToken(
  tx: Transaction,
  person: Authorized<'change account', Person>,
  token: { name: string; scope: TokenScope; tokenHash: string },
): Promise<TokenRow> {
  const [row] = await tx
    .insert(personalTokens)
    .values({ ...token, userId: person.id })
    .returning(columns);
  return row!;
}

/** Of an active user only. */
export async function findHolder(
  db: Executor,
  tokenHash: string,
): Promise<{ person: Person; scope: TokenScope; isStale: boolean } | null> {
  const [row] = await db
    .select({
      person: personColumns,
      scope,
      isStale: sql<boolean>`coalesce(${lastUsedAt} < ${staleBefore}, true)`,
    })
    .from(personalTokens)
    .innerJoin(users, eq(users.id, personalTokens.userId))
    .where(and(eq(personalTokens.tokenHash, tokenHash), isNull(users.deactivatedAt)));
  return row ?? null;
}

/** Use is written down as seldom as that of a session. */
const staleBefore = sql`now() - make_interval(secs => ${sessionAge.touchAfter})`;

export async function touchToken(db: Executor, tokenHash: string): Promise<void> {
  await db
    .update(personalTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(personalTokens.tokenHash, tokenHash),
        or(isNull(lastUsedAt), lt(lastUsedAt, sql`${staleBefore}`)),
      ),
    );
}

/** Whether there was such a token of this user. */
export async function deleteToken(
  tx: Transaction,
  person: Authorized<'change account', Person>,
  tokenId: number,
): Promise<boolean> {
  const gone = await tx
    .delete(personalTokens)
    .where(and(eq(id, tokenId), eq(personalTokens.userId, person.id)))
    .returning({ id });
  return gone.length > 0;
}

export async function deleteTokensOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(personalTokens).where(eq(personalTokens.userId, userId));
}
