import type { FairJudgement } from '@bridge-review/api/analysis';
import type { Player } from '@bridge-review/api/player';
import type { Call } from '@bridge-review/bridge/call';
import type { TrickTableText } from '@bridge-review/bridge/double-dummy/trick-table';
import type { Seat } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import { isOwnRecord, ownRecordFirst } from '../../db/own-record.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { biddingRecords, games, hands, participations, tableResults, users } from '../../db/schema.ts';
import { isShared, isVisibleTo } from '../../db/visible-game.ts';
import { dealText, isWhole } from '../../db/whole-hand.ts';

/** A hand as the solver needs it. */
export interface DealtHand {
  readonly handId: number;
  readonly gameId: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  /** PBN's text of the deal. */
  readonly deal: string;
}

/**
 * Leases this hand if it is free; without one, the next free hand, from the newest game first, since its reader is
 * waiting. The lease lasts for the given seconds, so that others take over when a server dies.
 */
export async function takeHand(
  db: Executor,
  leaseSeconds: number,
  handId?: number,
): Promise<DealtHand | null> {
  const next = db
    .select({ id: hands.id })
    .from(hands)
    .innerJoin(games, and(eq(games.id, hands.gameId), isNotNull(games.publishedAt)))
    .where(
      and(
        isNull(hands.tricks),
        isWhole,
        sql`${hands.analysisDueAt} <= now()`,
        handId === undefined ? undefined : eq(hands.id, handId),
      ),
    )
    .orderBy(desc(hands.gameId), asc(hands.place))
    .limit(1)
    .for('update', { of: hands, skipLocked: true });
  const [row] = await db
    .update(hands)
    .set({ analysisDueAt: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(eq(hands.id, sql`(${next})`))
    .returning({
      handId: hands.id,
      gameId: hands.gameId,
      dealer: hands.dealer,
      vulnerability: hands.vulnerability,
      deal: dealText,
    });
  return row ?? null;
}

/** False if another server has stored it, or the board is no longer the one that was solved. */
export async function storeAnalysis(
  db: Executor,
  hand: DealtHand,
  analysis: { tricks: TrickTableText; parNS: number },
): Promise<boolean> {
  const { rowCount } = await db
    .update(hands)
    .set(analysis)
    .where(
      and(
        eq(hands.id, hand.handId),
        isNull(hands.tricks),
        eq(hands.dealer, hand.dealer),
        eq(hands.vulnerability, hand.vulnerability),
        sql`${dealText} = ${hand.deal}`,
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Leases the hand for the given seconds from now; 0 releases it. */
export async function lease(db: Executor, handId: number, seconds: number): Promise<void> {
  await db
    .update(hands)
    .set({ analysisDueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(eq(hands.id, handId), isNull(hands.tricks)));
}

/** What is known of a hand, and of a user's part in it. */
export interface HandAnalysisRow extends KnownPart {
  /** Null until it is analysed, and where the stored table is damaged. */
  readonly tricks: TrickTableText | null;
  readonly isWhole: boolean;
  readonly isAnalysed: boolean;
  /** Of the user's record; null without one, or while it waits. */
  readonly fair: FairJudgement | null;
  readonly isFairWaiting: boolean;
}

const analysisByHand = preparedOnce((db) => {
  const userId = sql.placeholder('userId');
  const own = db
    .select({
      side: biddingRecords.side,
      fair: biddingRecords.fair,
      isFairWaiting: sql<boolean>`${biddingRecords.fairDueAt} is not null`.as('is_fair_waiting'),
    })
    .from(biddingRecords)
    .where(and(eq(biddingRecords.handId, hands.id), isOwnRecord(userId)))
    .orderBy(...ownRecordFirst(userId, participations.partnerId))
    .limit(1)
    .as('own');
  return db
    .select({
      tricks: hands.tricks,
      isWhole: sql<boolean>`${isWhole}`,
      isAnalysed: sql<boolean>`${hands.tricks} is not null`,
      side: own.side,
      seat: participations.seat,
      namedOn: namedOn(userId),
      fair: own.fair,
      isFairWaiting: sql<boolean>`coalesce(${own.isFairWaiting}, false)`,
    })
    .from(hands)
    .innerJoin(games, and(eq(games.id, hands.gameId), isVisibleTo(userId)))
    .leftJoin(participations, and(eq(participations.gameId, hands.gameId), eq(participations.userId, userId)))
    .leftJoinLateral(own, sql`true`)
    .where(eq(hands.id, sql.placeholder('handId')));
});

/** Null if there is no such hand for this user. */
export async function findAnalysis(
  db: Executor,
  handId: number,
  userId: number,
): Promise<HandAnalysisRow | null> {
  const [row] = await analysisByHand(db).execute({ handId, userId });
  return row ?? null;
}

export async function countAnalysed(
  db: Executor,
  gameId: number,
  userId: number,
): Promise<{ total: number; analysed: number } | null> {
  const [row] = await db
    .select({
      total: sql<number>`count(${hands.id}) filter (where ${isWhole})::int`,
      analysed: sql<number>`count(${hands.tricks})::int`,
    })
    .from(games)
    .leftJoin(hands, eq(hands.gameId, games.id))
    .where(and(eq(games.id, gameId), isVisibleTo(userId)))
    .groupBy(games.id);
  return row ?? null;
}

/** A record of a hand that has been analysed, with all that its verdict depends on. */
/** From which the side of a user's partnership follows. */
export interface KnownPart {
  /** Set on the record. */
  readonly side: Side | null;
  /** Named for the game. */
  readonly seat: Seat | null;
  /** Sides on which the file names the user. */
  readonly namedOn: readonly Side[];
}

export interface AnalysedRecord extends KnownPart {
  readonly handId: number;
  readonly gameId: number;
  readonly title: string;
  /** Null where neither the uploader nor the file says when it was played. */
  readonly date: string | null;
  readonly boardNumber: number;
  readonly dealer: DealtHand['dealer'];
  readonly vulnerability: DealtHand['vulnerability'];
  readonly tricks: TrickTableText;
  readonly parNS: number;
  readonly calls: readonly Call[];
  readonly fair: FairJudgement | null;
  /** The partner the user bid it with. */
  readonly partner: Player | null;
}

/** On how many boards of each game a user's partnership has a record, and how many of these are not analysed yet. */
export async function countRecords(
  db: Executor,
  userId: number,
  gameIds: readonly number[],
): Promise<{ gameId: number; bid: number; waiting: number }[]> {
  return db
    .select({
      gameId: hands.gameId,
      bid: sql<number>`count(distinct ${hands.id})::int`,
      waiting: sql<number>`count(distinct ${hands.id}) filter (where ${hands.tricks} is null and ${isWhole})::int`,
    })
    .from(biddingRecords)
    .innerJoin(hands, eq(hands.id, biddingRecords.handId))
    .where(and(isOwnRecord(userId), inArray(hands.gameId, [...gameIds])))
    .groupBy(hands.gameId);
}

/**
 * Of this user, as creator or else as partner; a hand counts once, unless its table is damaged. In the order of games
 * and boards. A sample counts only by itself.
 */
export async function listAnalysedRecords(
  db: Executor,
  userId: number,
  of: { gameIds: readonly number[] } | 'all games',
): Promise<AnalysedRecord[]> {
  const rows = await db
    .selectDistinctOn([biddingRecords.handId], {
      handId: hands.id,
      gameId: hands.gameId,
      title: games.title,
      date: sql<string | null>`coalesce(${games.date}, ${games.pbnDate})::text`,
      boardNumber: hands.boardNumber,
      place: hands.place,
      dealer: hands.dealer,
      vulnerability: hands.vulnerability,
      tricks: hands.tricks,
      parNS: sql<number>`${hands.parNS}`,
      calls: biddingRecords.calls,
      side: biddingRecords.side,
      fair: biddingRecords.fair,
      seat: participations.seat,
      namedOn: namedOn(userId),
      partner: { id: others.id, displayName: others.displayName },
    })
    .from(biddingRecords)
    .innerJoin(hands, and(eq(hands.id, biddingRecords.handId), isNotNull(hands.tricks)))
    .innerJoin(games, eq(games.id, hands.gameId))
    .leftJoin(participations, and(eq(participations.gameId, hands.gameId), eq(participations.userId, userId)))
    .leftJoin(others, eq(others.id, otherPlayer(userId)))
    .where(and(isOwnRecord(userId), of === 'all games' ? isShared : inArray(hands.gameId, [...of.gameIds])))
    .orderBy(biddingRecords.handId, ...ownRecordFirst(userId, participations.partnerId));
  return rows
    .flatMap(({ tricks, ...row }) => (tricks === null ? [] : [{ ...row, tricks }]))
    .toSorted((one, other) => one.gameId - other.gameId || one.place - other.place);
}

const others = alias(users, 'others');

/** Of the two players of a record, the one who is not this user. */
const otherPlayer = (userId: number): SQL =>
  sql`case when ${biddingRecords.creatorId} = ${userId} then ${biddingRecords.partnerId} else ${biddingRecords.creatorId} end`;

/** A game with records of a user that can be judged. */
export interface JudgeableGame {
  readonly gameId: number;
  readonly records: number;
}

/** Games with analysed records of a user, the latest first and those without a day last; samples are none. */
export async function listJudgeableGames(
  db: Executor,
  userId: number,
  { since, limit }: { since: string | undefined; limit: number },
): Promise<JudgeableGame[]> {
  const day = sql`coalesce(${games.date}, ${games.pbnDate})`;
  return db
    .select({ gameId: games.id, records: sql<number>`count(*)::int` })
    .from(biddingRecords)
    .innerJoin(hands, and(eq(hands.id, biddingRecords.handId), isNotNull(hands.tricks)))
    .innerJoin(games, and(eq(games.id, hands.gameId), isShared))
    .where(and(isOwnRecord(userId), since === undefined ? undefined : sql`${day} >= ${since}::date`))
    .groupBy(games.id)
    .orderBy(sql`${day} desc nulls last`, desc(games.id))
    .limit(limit);
}

/** `{NS}`, `{EW}`, both or none: on which sides of the hand the file names the user. */
function namedOn(userId: number | Placeholder): SQL<Side[]> {
  const is = (column: PgColumn): SQL => sql`lower(trim(${column})) = any(${namesOf(userId)})`;
  const found = (one: PgColumn, other: PgColumn): SQL =>
    sql`exists (select from ${tableResults} where ${tableResults.handId} = ${hands.id} and (${is(one)} or ${is(other)}))`;
  return sql<Side[]>`array_remove(array[
    case when ${found(tableResults.north, tableResults.south)} then 'NS' end,
    case when ${found(tableResults.east, tableResults.west)} then 'EW' end], null)`;
}

/** What a file may call the user. The database looks them up once for each query, however many hands it reads. */
const namesOf = (userId: number | Placeholder): SQL => {
  const { displayName, firstName, lastName } = users;
  return sql`array(
    select lower(name) from ${users}, unnest(array[${displayName}, trim(${firstName} || ' ' || ${lastName})]) as name
    where ${users.id} = ${userId} and name <> '')`;
};
