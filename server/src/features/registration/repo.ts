import { type ApprovalState, type RegistrationMode } from '@bridge-review/api/registration-mode';
import type { Page } from '@bridge-review/api/route';
import { and, asc, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { type Person, personColumns } from '../../db/person.ts';
import { siteSettings, users } from '../../db/schema.ts';

/** Null while no administrator has chosen. */
export async function findMode(db: Executor): Promise<RegistrationMode | null> {
  const [row] = await db.select({ mode: siteSettings.registration }).from(siteSettings);
  return row?.mode ?? null;
}

/** Registrations hold it together, a change of the mode alone: after the change nobody registers as before it. */
export async function lockMode(tx: Transaction, forChange = false): Promise<void> {
  await tx.execute(
    forChange
      ? sql`select pg_advisory_xact_lock(7246110398)`
      : sql`select pg_advisory_xact_lock_shared(7246110398)`,
  );
}

export async function storeMode(
  tx: Transaction,
  _by: Authorized<'change site', Person>,
  mode: RegistrationMode,
): Promise<void> {
  await tx
    .insert(siteSettings)
    .values({ id: 1, registration: mode })
    .onConflictDoUpdate({ target: siteSettings.id, set: { registration: mode } });
}

const isOfState = (state: ApprovalState) => and(eq(users.approval, state), isNull(users.deletedAt));

export async function countWaiting(db: Executor): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(users).where(isOfState('waiting'));
  return row?.waiting ?? 0;
}

/** Who waits longest first; of those declined the last. */
export async function listApplicants(
  db: Executor,
  state: ApprovalState,
  limit: number,
  cursor: number | null,
): Promise<Page<Person>> {
  const isWaiting = state === 'waiting';
  const rows = await db
    .select(personColumns)
    .from(users)
    .where(
      and(
        isOfState(state),
        cursor === null ? undefined : isWaiting ? gt(users.id, cursor) : sql`${users.id} < ${cursor}`,
      ),
    )
    .orderBy(isWaiting ? asc(users.id) : desc(users.id))
    .limit(limit + 1);
  const last = rows[limit - 1];
  return {
    rows: rows.slice(0, limit),
    next: rows.length > limit && last !== undefined ? String(last.id) : null,
  };
}

/** Locks this user until the transaction ends. */
export async function findForDecision(tx: Transaction, userId: number): Promise<Person | null> {
  const [row] = await tx
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update');
  return row ?? null;
}

type Applicant = Authorized<'decide on registration', Person>;

export async function letIn(tx: Transaction, { id }: Applicant): Promise<void> {
  await tx
    .update(users)
    .set({ approval: null, deactivatedAt: null, deactivationReason: null })
    .where(eq(users.id, id));
}

export async function decline(tx: Transaction, { id }: Applicant): Promise<void> {
  await tx
    .update(users)
    .set({ approval: 'declined', deactivatedAt: sql`now()` })
    .where(eq(users.id, id));
}

/** Accounts that were never let in own nothing, so their rows can go. */
export async function deleteStale(db: Executor): Promise<void> {
  const monthAgo = sql`now() - interval '30 days'`;
  await db
    .delete(users)
    .where(
      or(
        and(eq(users.approval, 'declined'), lte(users.deactivatedAt, monthAgo)),
        and(eq(users.approval, 'waiting'), isNull(users.emailVerifiedAt), lte(users.createdAt, monthAgo)),
      ),
    );
}

export async function findPerson(db: Executor, userId: number): Promise<Person | null> {
  const [row] = await db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}
