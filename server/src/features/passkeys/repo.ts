import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { knownDevices, passkeyChallenges, passkeys, sessions, siteSettings, users } from '../../db/schema.ts';

type Account = Authorized<'change sign-in', Person>;
export type PasskeyRow = typeof passkeys.$inferSelect;

export const listPasskeys = (db: Executor, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

export async function countPasskeys(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.count ?? 0;
}

export type VerifiedPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

export async function insertPasskey(
  tx: Transaction,
  { id }: Account,
  passkey: VerifiedPasskey & { readonly name: string },
): Promise<void> {
  await tx.insert(passkeys).values({ ...passkey, userId: id });
}

/** Whether this user has such a passkey. */
export async function renamePasskey(
  tx: Transaction,
  { id }: Authorized<'change account', Person>,
  passkeyId: number,
  name: string,
): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** The name of the passkey; null if this user has no such one. */
export async function deletePasskey(
  tx: Transaction,
  { id }: Account,
  passkeyId: number,
): Promise<string | null> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, id)))
    .returning({ name: passkeys.name });
  return row?.name ?? null;
}

export async function findOwner(db: Executor, credentialId: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return row?.userId ?? null;
}

/** To be asked once the user's row is locked, so that its counter is compared and written by one at a time. */
export async function findPasskey(
  tx: Transaction,
  userId: number,
  credentialId: string,
): Promise<PasskeyRow | null> {
  const [row] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.userId, userId)));
  return row ?? null;
}

export async function noteUse(tx: Transaction, passkeyId: number, counter: number): Promise<void> {
  await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, passkeyId));
}

/** The user's handle, which is made with their first passkey. */
export async function ensureHandle(tx: Transaction, { id }: Account, fresh: string): Promise<string> {
  const [row] = await tx
    .update(users)
    .set({ passkeyHandle: sql`coalesce(${users.passkeyHandle}, ${fresh})` })
    .where(eq(users.id, id))
    .returning({ handle: users.passkeyHandle });
  return row?.handle ?? fresh;
}

export async function setSecondStep(tx: Transaction, { id }: Account, isOn: boolean): Promise<void> {
  await tx.update(users).set({ secondStep: isOn }).where(eq(users.id, id));
}

export async function markSession(tx: Transaction, _by: Account, sessionHash: string): Promise<void> {
  await tx.update(sessions).set({ withPasskey: true }).where(eq(sessions.tokenHash, sessionHash));
}

/** Together with recovery codes this is all by which the user is known beside the password. */
export async function forgetPasskeys(tx: Transaction, userId: number): Promise<number> {
  const removed = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
  await tx.update(users).set({ secondStep: false, passkeyHandle: null }).where(eq(users.id, userId));
  return removed.length;
}

const CHALLENGE_SECONDS = 5 * 60;
/** Of all that are open at once; beyond, the oldest are dropped. */
const CHALLENGES = 10_000;

/** A session has one challenge at a time. */
export async function insertChallenge(
  db: Executor,
  challenge: string,
  sessionHash: string | null,
): Promise<void> {
  if (sessionHash !== null) {
    await db.delete(passkeyChallenges).where(eq(passkeyChallenges.sessionHash, sessionHash));
  }
  await deleteExpiredChallenges(db);
  await db.insert(passkeyChallenges).values({
    challenge,
    sessionHash,
    expiresAt: sql`now() + make_interval(secs => ${CHALLENGE_SECONDS})`,
  });
  await db.execute(sql`delete from ${passkeyChallenges} where ${passkeyChallenges.challenge} in (
    select challenge from ${passkeyChallenges} order by expires_at desc, challenge offset ${CHALLENGES})`);
}

/** Takes the challenge out, whatever becomes of it: of two who come with it, one gets it. */
export async function takeChallenge(
  db: Executor,
  challenge: string,
  sessionHash: string | null,
): Promise<boolean> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.challenge, challenge))
    .returning({
      sessionHash: passkeyChallenges.sessionHash,
      expired: sql<boolean>`${passkeyChallenges.expiresAt} <= now()`,
    });
  return row !== undefined && !row.expired && row.sessionHash === sessionHash;
}

export async function deleteExpiredChallenges(db: Executor): Promise<void> {
  await db.delete(passkeyChallenges).where(sql`${passkeyChallenges.expiresAt} <= now()`);
}

export async function findDemand(db: Executor): Promise<boolean> {
  const [row] = await db.select({ isOn: siteSettings.adminsNeedPasskey }).from(siteSettings);
  return row?.isOn ?? false;
}

/** Without `by`, from the command line. */
export async function storeDemand(
  tx: Transaction,
  _by: Authorized<'change site', Person> | null,
  isOn: boolean,
): Promise<void> {
  await tx
    .insert(siteSettings)
    .values({ id: 1, adminsNeedPasskey: isOn })
    .onConflictDoUpdate({ target: siteSettings.id, set: { adminsNeedPasskey: isOn } });
}

export async function countAdminsWithout(db: Executor): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(users)
    .where(
      and(
        eq(users.userType, 'admin'),
        isNull(users.deactivatedAt),
        sql`not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`,
      ),
    );
  return row?.count ?? 0;
}
