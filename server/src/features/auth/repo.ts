import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { type Person, personColumns } from '../../db/person.ts';
import { passkeys, personalTokens, recoveryCodes, sessions, users } from '../../db/schema.ts';

type NewUser = Pick<
  typeof users.$inferInsert,
  | 'email'
  | 'passwordHash'
  | 'firstName'
  | 'lastName'
  | 'displayName'
  | 'userType'
  | 'emailVerifiedAt'
  | 'approval'
>;

/** Who waits for approval is not active yet. */
export async function insertUser(db: Executor, user: NewUser): Promise<Person> {
  const deactivatedAt = user.approval ? sql`now()` : null;
  const [row] = await db
    .insert(users)
    .values({ ...user, deactivatedAt })
    .returning(personColumns);
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

export async function findActiveUser(db: Executor, userId: number): Promise<Person | null> {
  const [row] = await db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)));
  return row ?? null;
}

/** Who waits for approval can confirm an address, and nothing else. */
const isActiveOrWaiting = or(isNull(users.deactivatedAt), eq(users.approval, 'waiting'));

export async function findActiveOrWaiting(db: Executor, userId: number): Promise<Person | null> {
  const [row] = await db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, userId), isActiveOrWaiting));
  return row ?? null;
}

/** The current user row, locked until the transaction ends. */
export async function lockUser(
  db: Executor,
  userId: number,
): Promise<{ person: Person; passwordHash: string } | null> {
  const [row] = await db
    .select({ person: personColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row ?? null;
}

export async function findPasswordHash(db: Executor, userId: number): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.passwordHash ?? null;
}

/** Drops a pending address: an attacker who knew the old password may have requested it. */
export async function updatePassword(
  tx: Transaction,
  { id }: Authorized<'change account', Person>,
  passwordHash: string,
): Promise<void> {
  await tx.update(users).set({ passwordHash, pendingEmail: null }).where(eq(users.id, id));
}

/** An account, and the address that a link to it went to. */
export interface LinkedAddress {
  readonly person: Person;
  readonly email: string;
}

type Confirmable = Authorized<'confirm address', LinkedAddress>;

export async function markEmailVerified(tx: Transaction, { person, email }: Confirmable): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(and(eq(users.id, person.id), eq(users.email, email), isActiveOrWaiting))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** The pending address becomes the address. Fails on `users_email_unique` if another user has it by now. */
export async function confirmPendingEmail(tx: Transaction, { person, email }: Confirmable): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ email, pendingEmail: null, emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, person.id), eq(users.pendingEmail, email), isNull(users.deactivatedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Another user has it by now. */
export async function dropPendingEmail(tx: Transaction, { person, email }: Confirmable): Promise<void> {
  await tx
    .update(users)
    .set({ pendingEmail: null })
    .where(and(eq(users.id, person.id), eq(users.pendingEmail, email)));
}

export async function setPendingEmail(
  tx: Transaction,
  { id }: Authorized<'change account', Person>,
  email: string | null,
): Promise<Person> {
  const [row] = await tx
    .update(users)
    .set({ pendingEmail: email })
    .where(eq(users.id, id))
    .returning(personColumns);
  if (row === undefined) throw new Error('The user is gone.');
  return row;
}

export async function hasPasskeys(db: Executor, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return row !== undefined;
}

export async function anyAdmin(db: Executor): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.userType, 'admin')).limit(1);
  return row !== undefined;
}

/** Makes the account an admin with a new password, and ends all by which it was signed in to before. */
export async function takeOverAsAdmin(db: Executor, userId: number, passwordHash: string): Promise<void> {
  await db
    .update(users)
    .set({
      userType: 'admin',
      deactivatedAt: null,
      deactivationReason: null,
      approval: null,
      passwordHash,
      pendingEmail: null,
      secondStep: false,
    })
    .where(eq(users.id, userId));
  for (const table of [sessions, personalTokens, passkeys, recoveryCodes]) {
    await db.delete(table).where(eq(table.userId, userId));
  }
}

/** Held until the transaction ends: servers that start at once make the first admin in turn. */
export async function lockFirstAdmin(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7246110396)`);
}
