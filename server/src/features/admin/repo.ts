import type { AdminStats } from '@bridge-review/api/admin';
import type { Page } from '@bridge-review/api/route';
import type { UserType } from '@bridge-review/api/user';
import { and, desc, eq, ilike, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../db/containing.ts';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { type Person, personColumns } from '../../db/person.ts';
import { games, users } from '../../db/schema.ts';
import { isShared } from '../../db/visible-game.ts';

/** Excludes users who deleted their account, whose rows remain. */
const isNotDeleted = isNull(users.deletedAt);

/** Samples do not count. */
export async function countAll(db: Executor): Promise<Omit<AdminStats, 'storage' | 'reported'>> {
  const [people] = await db
    .select({
      count: sql<number>`count(*)::int`,
      activeAdmins: sql<number>`count(*) filter (where ${users.userType} = 'admin' and ${users.deactivatedAt} is null)::int`,
      waiting: sql<number>`count(*) filter (where ${users.approval} = 'waiting')::int`,
    })
    .from(users)
    .where(isNotDeleted);
  const [played] = await db
    .select({
      games: sql<number>`count(*)::int`,
      hands: sql<number>`coalesce(sum(${games.handCount}), 0)::int`,
    })
    .from(games)
    .where(isShared);
  return {
    totalUsers: people?.count ?? 0,
    totalGames: played?.games ?? 0,
    totalHands: played?.hands ?? 0,
    activeAdmins: people?.activeAdmins ?? 0,
    waiting: people?.waiting ?? 0,
  };
}

export interface UsersWanted {
  readonly limit: number;
  /** Joined before this one only. */
  readonly before: number | null;
  readonly text: string | null;
}

/** As the index `users_words` has it. */
const words = sql`(${users.displayName} || ' ' || ${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`;

/**
 * No index helps with fewer than three letters, but the planner tries one if its statistics are poor. So it is
 * kept from trying and scans all users; comparing with the C collation takes half the time.
 */
const hasWords = (text: string): SQL =>
  /^[ -~]{1,2}$/.test(text)
    ? ilike(sql`(${words} collate "C")`, containing(text))
    : ilike(words, containing(text));

/** Newest first. */
export async function listUsers(db: Executor, wanted: UsersWanted): Promise<Page<Person>> {
  const rows = await db
    .select(personColumns)
    .from(users)
    .where(
      and(
        isNotDeleted,
        wanted.before === null ? undefined : lt(users.id, wanted.before),
        wanted.text === null ? undefined : hasWords(wanted.text),
      ),
    )
    .orderBy(desc(users.id))
    .limit(wanted.limit + 1);
  const last = rows[wanted.limit - 1];
  return {
    rows: rows.slice(0, wanted.limit),
    next: rows.length > wanted.limit && last !== undefined ? String(last.id) : null,
  };
}

/** Locks this user until the transaction ends. */
export async function findForChange(db: Executor, userId: number): Promise<Person | null> {
  const [row] = await db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, userId), isNotDeleted))
    .for('update');
  return row ?? null;
}

type ChangeableUser = Authorized<'change user', Person>;

export const deactivate = (tx: Transaction, user: ChangeableUser, reason: string | null): Promise<Person> =>
  change(tx, user, { deactivatedAt: sql`now()`, deactivationReason: reason });

export const reactivate = (tx: Transaction, user: ChangeableUser): Promise<Person> =>
  change(tx, user, { deactivatedAt: null, deactivationReason: null });

export const setUserType = (tx: Transaction, user: ChangeableUser, userType: UserType): Promise<Person> =>
  change(tx, user, { userType });

async function change(
  tx: Transaction,
  { id }: ChangeableUser,
  values: Parameters<ReturnType<typeof tx.update<typeof users>>['set']>[0],
): Promise<Person> {
  const [row] = await tx.update(users).set(values).where(eq(users.id, id)).returning(personColumns);
  if (row === undefined) throw new Error('The user is gone.');
  return row;
}
