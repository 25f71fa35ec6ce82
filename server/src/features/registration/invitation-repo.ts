import { type NewInvitation, registrationLimits } from '@bridge-review/api/registration';
import { and, count, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { invitations, invitationTokens, invitationUses, users } from '../../db/schema.ts';

const isOpen = and(
  isNull(invitations.withdrawnAt),
  gt(invitations.expiresAt, sql`now()`),
  lt(invitations.used, invitations.people),
);

const isFor = (email: string) =>
  or(isNull(invitations.email), eq(sql`lower(${invitations.email})`, email.toLowerCase()));

const withToken = (tokenHash: string) =>
  sql`${invitations.id} = (select ${invitationTokens.invitationId} from ${invitationTokens} where ${invitationTokens.tokenHash} = ${tokenHash})`;

/** Null unless it can be used, by this address if one is given. */
export async function findUsable(
  db: Executor,
  tokenHash: string,
  email?: string,
): Promise<{ id: number; email: string | null } | null> {
  const [row] = await db
    .select({ id: invitations.id, email: invitations.email })
    .from(invitations)
    .where(and(withToken(tokenHash), isOpen, email === undefined ? undefined : isFor(email)));
  return row ?? null;
}

/** Counts one registration. The row stays locked until the transaction ends: of two for the last place one gets it. */
export async function takePlace(tx: Transaction, tokenHash: string, email: string): Promise<number | null> {
  const [row] = await tx
    .update(invitations)
    .set({ used: sql`${invitations.used} + 1` })
    .where(and(withToken(tokenHash), isOpen, isFor(email)))
    .returning({ id: invitations.id });
  return row?.id ?? null;
}

export async function insertUse(tx: Transaction, invitationId: number, userId: number): Promise<void> {
  await tx.insert(invitationUses).values({ invitationId, userId });
}

export async function countOpen(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ open: count() }).from(invitations).where(isOpen);
  return row?.open ?? 0;
}

export async function insertInvitation(
  tx: Transaction,
  by: Authorized<'change site', Person>,
  { label, email, people, days }: NewInvitation,
): Promise<number> {
  const [row] = await tx
    .insert(invitations)
    .values({
      createdBy: by.id,
      label,
      email,
      people,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ id: invitations.id });
  return row!.id;
}

export async function insertToken(db: Executor, invitationId: number, tokenHash: string): Promise<void> {
  await db.insert(invitationTokens).values({ invitationId, tokenHash });
}

export interface InvitationRow {
  readonly id: number;
  readonly label: string | null;
  readonly email: string | null;
  readonly people: number;
  readonly used: number;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly state: 'open' | 'used' | 'expired' | 'withdrawn';
  readonly usedBy: readonly string[];
}

const isNotDeleted = isNull(users.deletedAt);

/** All, or the one of that id: those that can be used first, so that each of them can be withdrawn; newest first. */
export async function listInvitations(db: Executor, id?: number): Promise<InvitationRow[]> {
  const rows = await db
    .select({
      id: invitations.id,
      label: invitations.label,
      email: invitations.email,
      people: invitations.people,
      used: invitations.used,
      createdBy: users.displayName,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      state: sql<InvitationRow['state']>`case
        when ${invitations.withdrawnAt} is not null then 'withdrawn'
        when ${invitations.used} >= ${invitations.people} then 'used'
        when ${invitations.expiresAt} <= now() then 'expired'
        else 'open' end`,
    })
    .from(invitations)
    .leftJoin(users, and(eq(users.id, invitations.createdBy), isNotDeleted))
    .where(id === undefined ? undefined : eq(invitations.id, id))
    .orderBy(desc(sql`(${isOpen})`), desc(invitations.id))
    .limit(registrationLimits.listed);
  const names = await namesOfUsers(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, usedBy: names.get(row.id) ?? [] }));
}

/** The first of those who registered with each. */
async function namesOfUsers(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      invitationId: invitationUses.invitationId,
      names: sql<
        string[]
      >`(array_agg(${users.displayName} order by ${users.id}))[1:${sql.raw(String(registrationLimits.namesListed))}]`,
    })
    .from(invitationUses)
    .innerJoin(users, and(eq(users.id, invitationUses.userId), isNotDeleted))
    .where(inArray(invitationUses.invitationId, [...ids]))
    .groupBy(invitationUses.invitationId);
  return new Map(rows.map((row) => [row.invitationId, row.names]));
}

/** False for one that was withdrawn before. */
export async function withdraw(
  tx: Transaction,
  _by: Authorized<'change site', Person>,
  id: number,
): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(invitations.id, id), isNull(invitations.withdrawnAt)))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

export async function exists(tx: Transaction, id: number): Promise<boolean> {
  const [row] = await tx.select({ id: invitations.id }).from(invitations).where(eq(invitations.id, id));
  return row !== undefined;
}

/** For the mail: null once the invitation cannot be used any more. */
export async function findOpen(
  db: Executor,
  id: number,
): Promise<{ email: string; expiresAt: Date; by: string | null } | null> {
  const [row] = await db
    .select({ email: invitations.email, expiresAt: invitations.expiresAt, by: users.displayName })
    .from(invitations)
    .leftJoin(users, and(eq(users.id, invitations.createdBy), isNotDeleted))
    .where(and(eq(invitations.id, id), isOpen));
  return row === undefined || row.email === null ? null : { ...row, email: row.email };
}

/** An invitation tells who invited and who came; it is kept for a while after it has ended. */
export async function deleteOld(db: Executor): Promise<void> {
  await db.delete(invitations).where(lte(invitations.expiresAt, sql`now() - interval '90 days'`));
}

/** What invitations know of a person whose account is deleted. */
export async function forgetPerson(
  tx: Transaction,
  { id, email }: Authorized<'delete account', Person>,
): Promise<void> {
  await tx.delete(invitationUses).where(eq(invitationUses.userId, id));
  await tx.delete(invitations).where(eq(sql`lower(${invitations.email})`, email.toLowerCase()));
}
