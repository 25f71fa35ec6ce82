import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { type Person, personColumns } from '../../db/person.ts';
import { biddingRecords, comments, games, hands, mails, tableResults, users } from '../../db/schema.ts';

type Ids = readonly number[];
type TestUsers = readonly Authorized<'delete account', Person>[];

const idsOf = (testUsers: TestUsers): Ids => testUsers.map(({ id }) => id);

/** User types change only under the lock of administrators, so this list stays valid. */
export async function listTestUsers(db: Executor): Promise<Person[]> {
  return db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.userType, 'test'), isNull(users.deletedAt)))
    .orderBy(asc(users.id));
}

/**
 * Until the transaction ends nothing can be added to a test user's game, or by a test user anywhere.
 * Locks hands before games before users, as comments and bidding do: another order would deadlock.
 * Returns the hands of real users on which a test user has commented or recorded bidding.
 */
export async function lockAll(db: Executor, testUsers: Ids): Promise<number[]> {
  await lockHands(db, testUsers);
  await db
    .select({ id: games.id })
    .from(games)
    .where(among(games.uploadedBy, testUsers))
    .orderBy(asc(games.id))
    .for('update');
  await db
    .select({ id: users.id })
    .from(users)
    .where(among(users.id, testUsers))
    .orderBy(asc(users.id))
    .for('update');
  // Once more, for rows that were added between the first lock and the last.
  return lockHands(db, testUsers);
}

async function lockHands(db: Executor, testUsers: Ids): Promise<number[]> {
  const commented = db
    .select({ id: comments.handId })
    .from(comments)
    .where(among(comments.userId, testUsers));
  const recorded = db.select({ id: biddingRecords.handId }).from(biddingRecords).where(isOfOneOf(testUsers));
  const isTheirs = among(games.uploadedBy, testUsers);
  const rows = await db
    .select({ id: hands.id, isTheirs: sql<boolean>`${isTheirs}` })
    .from(hands)
    .innerJoin(games, eq(games.id, hands.gameId))
    .where(or(isTheirs, inArray(hands.id, commented), inArray(hands.id, recorded)))
    .orderBy(asc(hands.id))
    .for('update', { of: hands });
  return rows.filter((row) => !row.isTheirs).map(({ id }) => id);
}

/** By test users, or on their games; how many. */
export async function deleteComments(tx: Transaction, people: TestUsers): Promise<number> {
  const testUsers = idsOf(people);
  const onTheirGames = tx
    .select({ id: hands.id })
    .from(hands)
    .innerJoin(games, eq(games.id, hands.gameId))
    .where(among(games.uploadedBy, testUsers));
  const { rowCount } = await tx
    .delete(comments)
    .where(or(among(comments.userId, testUsers), inArray(comments.handId, onTheirGames)));
  return rowCount ?? 0;
}

/** Records whose players are all test users or deleted. */
export async function deleteRecordsAmong(tx: Transaction, people: TestUsers): Promise<void> {
  const testUsers = idsOf(people);
  const goneOrTestUser = tx
    .select({ id: users.id })
    .from(users)
    .where(or(among(users.id, testUsers), sql`${users.deletedAt} is not null`));
  await tx
    .delete(biddingRecords)
    .where(
      and(
        isOfOneOf(testUsers),
        inArray(biddingRecords.creatorId, goneOrTestUser),
        inArray(biddingRecords.partnerId, goneOrTestUser),
      ),
    );
}

/** With hands, results, files, players and records. What was never published was no game yet, and is not counted. */
export async function deleteGamesOf(
  tx: Transaction,
  people: TestUsers,
): Promise<{ deletedGames: number; deletedHands: number }> {
  const testUsers = idsOf(people);
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(hands)
    .innerJoin(games, eq(games.id, hands.gameId))
    .where(and(among(games.uploadedBy, testUsers), sql`${games.publishedAt} is not null`));
  const rows = await tx
    .delete(games)
    .where(among(games.uploadedBy, testUsers))
    .returning({ publishedAt: games.publishedAt });
  return {
    deletedGames: rows.filter(({ publishedAt }) => publishedAt !== null).length,
    deletedHands: counted?.count ?? 0,
  };
}

/** Recounts what is derived from comments, results and records. */
export async function updateHasBiddingOf(db: Executor, handIds: Ids): Promise<void> {
  if (handIds.length === 0) return;
  await db
    .update(hands)
    .set({
      commentCount: sql`(select count(*)::int from ${comments} where ${comments.handId} = ${hands.id})`,
      hasBidding: sql`exists (select from ${tableResults} where ${tableResults.handId} = ${hands.id} and ${tableResults.auction} is not null)
        or exists (select from ${biddingRecords} where ${biddingRecords.handId} = ${hands.id})`,
    })
    .where(among(hands.id, handIds));
}

/** Test users that a real player's record still names. */
export async function listStillReferenced(tx: Transaction, people: TestUsers): Promise<number[]> {
  const testUsers = idsOf(people);
  const rows = await tx
    .selectDistinct({ creatorId: biddingRecords.creatorId, partnerId: biddingRecords.partnerId })
    .from(biddingRecords)
    .where(isOfOneOf(testUsers));
  const named = new Set(rows.flatMap(({ creatorId, partnerId }) => [creatorId, partnerId]));
  return testUsers.filter((id) => named.has(id));
}

export async function deleteMailsTo(tx: Transaction, testUsers: TestUsers): Promise<void> {
  const ids = testUsers.map(({ id }) => String(id));
  const addresses = testUsers.map(({ email }) => email.toLowerCase());
  await tx.delete(mails).where(sql`${mails.details} ->> 'userId' = any(${sql.param(ids)}::text[])
      or lower(${mails.details} ->> 'email') = any(${sql.param(addresses)}::text[])`);
}

/** Sessions, links, partners and participations are deleted with them; participations with them lose their partner. */
export async function deleteUsers(tx: Transaction, people: TestUsers): Promise<void> {
  if (people.length > 0) await tx.delete(users).where(among(users.id, idsOf(people)));
}

const isOfOneOf = (userIds: Ids): SQL | undefined =>
  or(among(biddingRecords.creatorId, userIds), among(biddingRecords.partnerId, userIds));

/** One array and not a list of values, of which a statement can hold 65,535. */
function among(column: PgColumn, ids: Ids): SQL {
  return sql`${column} = any(${sql.param([...ids])}::int[])`;
}
