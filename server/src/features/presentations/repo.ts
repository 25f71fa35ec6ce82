import type { PresentationNote } from '@bridge-review/api/presentations';
import type { Page } from '@bridge-review/api/route';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { hands, presentationNotes } from '../../db/schema.ts';

export interface NotesWanted {
  readonly limit: number;
  /** Of boards with a higher id only. */
  readonly after: number | null;
}

/** A user's notes on the boards of a game. */
export async function listNotes(
  db: Executor,
  gameId: number,
  userId: number,
  { limit, after }: NotesWanted,
): Promise<Page<PresentationNote>> {
  const rows = await db
    .select({ handId: presentationNotes.handId, text: presentationNotes.text })
    .from(presentationNotes)
    .innerJoin(hands, and(eq(hands.id, presentationNotes.handId), eq(hands.gameId, gameId)))
    .where(
      and(
        eq(presentationNotes.userId, userId),
        after === null ? undefined : gt(presentationNotes.handId, after),
      ),
    )
    .orderBy(asc(presentationNotes.handId))
    .limit(limit + 1);
  const last = rows[limit - 1];
  return {
    rows: rows.slice(0, limit),
    next: rows.length > limit && last !== undefined ? String(last.handId) : null,
  };
}

export interface NoteKey {
  readonly handId: number;
  readonly userId: number;
}

export async function storeNote(
  tx: Transaction,
  { userId, handId }: Authorized<'write presentation note', NoteKey>,
  text: string,
): Promise<void> {
  await tx
    .insert(presentationNotes)
    .values({ userId, handId, text })
    .onConflictDoUpdate({
      target: [presentationNotes.userId, presentationNotes.handId],
      set: { text, updatedAt: sql`now()` },
    });
}

export async function deleteNote(
  tx: Transaction,
  { userId, handId }: Authorized<'write presentation note', NoteKey>,
): Promise<void> {
  await tx
    .delete(presentationNotes)
    .where(and(eq(presentationNotes.userId, userId), eq(presentationNotes.handId, handId)));
}

export async function forgetNotes(
  tx: Transaction,
  { id }: Authorized<'delete account', { readonly id: number }>,
): Promise<void> {
  await tx.delete(presentationNotes).where(eq(presentationNotes.userId, id));
}
