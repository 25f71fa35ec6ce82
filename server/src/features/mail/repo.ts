import { and, asc, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { mails } from '../../db/schema.ts';
import type { Mail } from './mail.ts';

export interface DueMail {
  readonly id: number;
  readonly createdAt: Date;
  readonly mail: Mail;
  readonly tries: number;
}

export async function insertMail(db: Executor, { kind, ...details }: Mail, dueAt?: Date): Promise<void> {
  await db.insert(mails).values({ kind, details, ...(dueAt === undefined ? {} : { dueAt }) });
}

/** Whether just this mail has yet to be sent; one that a server is about to hand over for the first time counts as sent. */
export async function isWaiting(db: Executor, { kind, ...details }: Mail): Promise<boolean> {
  const [row] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.kind, kind),
        sql`${mails.details} @> ${JSON.stringify(details)}::jsonb`,
        isNull(mails.refusedAt),
        or(eq(mails.tries, 0), isNotNull(mails.lastError)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/**
 * Leases one mail that is due. No lock is held meanwhile: if this server dies, the mail becomes due again.
 */
export async function takeDueMail(db: Executor, leaseSeconds: number): Promise<DueMail | null> {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.refusedAt), lte(mails.dueAt, sql`now()`)))
    .orderBy(asc(mails.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(mails)
    .set({ dueAt: sql`now() + make_interval(secs => ${leaseSeconds})`, tries: sql`${mails.tries} + 1` })
    .where(eq(mails.id, next))
    .returning({
      id: mails.id,
      kind: mails.kind,
      details: mails.details,
      tries: mails.tries,
      createdAt: mails.createdAt,
    });
  if (row === undefined) return null;
  const { id, tries, createdAt } = row;
  return { id, tries, createdAt, mail: { kind: row.kind, ...(row.details as object) } as Mail };
}

export async function deleteMail(db: Executor, id: number): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}

export async function postponeMail(db: Executor, id: number, seconds: number, reason: string): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: sql`now() + make_interval(secs => ${seconds})`, lastError: reason })
    .where(eq(mails.id, id));
}

export async function refuseMail(db: Executor, id: number, reason: string): Promise<void> {
  await db
    .update(mails)
    .set({ refusedAt: sql`now()`, lastError: reason })
    .where(eq(mails.id, id));
}

export interface MailProblems {
  /** Mails that were not taken and are tried again. */
  readonly waiting: number;
  /** Mails that were refused for good, lately. */
  readonly refused: number;
  /** Why the last of those that are tried again was not taken. */
  readonly lastError: string | null;
}

export async function findProblems(db: Executor): Promise<MailProblems> {
  const isTriedAgain = and(isNull(mails.refusedAt), isNotNull(mails.lastError));
  const [counted] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isTriedAgain})::int`,
      refused: sql<number>`count(*) filter (where ${mails.refusedAt} > now() - interval '30 days')::int`,
    })
    .from(mails);
  const [last] = await db
    .select({ lastError: mails.lastError })
    .from(mails)
    .where(isTriedAgain)
    .orderBy(desc(mails.id))
    .limit(1);
  return {
    waiting: counted?.waiting ?? 0,
    refused: counted?.refused ?? 0,
    lastError: last?.lastError ?? null,
  };
}
