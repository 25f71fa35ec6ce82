import type { Profile } from '@bridge-review/api/account';
import { type CardStyle, defaultCardStyle } from '@bridge-review/api/card-style';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { type Person, personColumns } from '../../db/person.ts';
import { mails, users } from '../../db/schema.ts';

export const updateProfile = (
  tx: Transaction,
  account: Authorized<'change account', Person>,
  profile: Partial<Omit<Profile, 'currentPassword'>>,
): Promise<Person> => updateColumns(tx, account, profile);

export const updateCardStyle = (
  tx: Transaction,
  account: Authorized<'change account', Person>,
  style: CardStyle,
): Promise<Person> => updateColumns(tx, account, columnsOf(style));

async function updateColumns(
  tx: Transaction,
  { id }: Authorized<'change account', Person>,
  columns: { readonly [Name in keyof Person]?: Person[Name] | undefined },
): Promise<Person> {
  const [person] = await tx.update(users).set(columns).where(eq(users.id, id)).returning(personColumns);
  if (person === undefined) throw new Error('The user is gone.');
  return person;
}

const columnsOf = ({ colours, ten, language, size }: CardStyle) => ({
  cardColours: colours,
  cardTen: ten,
  cardLanguage: language,
  cardSize: size,
});

export async function isTaken(db: Executor, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row !== undefined;
}

/** Held until the transaction ends, so that changes of administrators are serialized across servers. */
export async function lockAdmins(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7246110397)`);
}

/** To be asked under `lockAdmins`. */
export async function isLastActiveAdmin(db: Executor, userId: number): Promise<boolean> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'admin'), isNull(users.deactivatedAt)))
    .limit(2);
  return admins.length === 1 && admins[0]?.id === userId;
}

/** Removes personal data; the row stays, because games and comments refer to it. */
export async function forgetPerson(
  tx: Transaction,
  { id }: Authorized<'delete account', Person>,
): Promise<void> {
  await tx
    .update(users)
    .set({
      email: `deleted-${id}@deleted.invalid`,
      passwordHash: '',
      firstName: '',
      lastName: '',
      displayName: 'Deleted player',
      profileImageUrl: null,
      userType: 'player',
      emailVerifiedAt: null,
      pendingEmail: null,
      notifiedAt: null,
      ...columnsOf(defaultCardStyle),
      deactivatedAt: sql`coalesce(${users.deactivatedAt}, now())`,
      deactivationReason: null,
      approval: null,
      deletedAt: sql`now()`,
    })
    .where(eq(users.id, id));
}

export async function deleteMailsTo(db: Executor, userId: number, email: string): Promise<void> {
  await db
    .delete(mails)
    .where(
      sql`${mails.details} ->> 'userId' = ${String(userId)} or lower(${mails.details} ->> 'email') = ${email.toLowerCase()}`,
    );
}
