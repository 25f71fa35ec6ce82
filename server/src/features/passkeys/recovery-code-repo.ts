import { and, count, eq, min } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { recoveryCodes } from '../../db/schema.ts';

export async function replaceCodes(
  tx: Transaction,
  { id }: Authorized<'change sign-in', Person>,
  hashes: readonly string[],
): Promise<void> {
  await deleteCodesOf(tx, id);
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId: id, codeHash })));
}

/** Whether it was there: of two who come with a code, one takes it. */
export async function takeCode(tx: Transaction, userId: number, codeHash: string): Promise<boolean> {
  const rows = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function countCodes(
  db: Executor,
  userId: number,
): Promise<{ readonly left: number; readonly madeAt: Date | null }> {
  const [row] = await db
    .select({ left: count(), madeAt: min(recoveryCodes.createdAt) })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row ?? { left: 0, madeAt: null };
}

export async function deleteCodesOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
