import type { DuplicateGame, Game, GameCounts, GameDetails, GameEdit } from '@bridge-review/api/games';
import { idInPath } from '@bridge-review/api/id';
import type { Page } from '@bridge-review/api/route';
import { and, asc, desc, eq, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { containing } from '../../db/containing.ts';
import { isOwnRecord } from '../../db/own-record.ts';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { biddingRecords, games, hands, participations, users } from '../../db/schema.ts';
import type { SourceList } from '../../db/source-list.ts';
import { isShared, isVisibleTo } from '../../db/visible-game.ts';

const columns = {
  id: games.id,
  title: games.title,
  tournament: games.tournament,
  uploadedBy: games.uploadedBy,
  uploaderName: users.displayName,
  filename: games.filename,
  date: games.date,
  pbnDate: games.pbnDate,
  pbnEvent: games.pbnEvent,
  pbnSite: games.pbnSite,
  location: games.location,
  round: games.round,
  uploadedAt: games.uploadedAt,
  isSample: games.isSample,
};

const detailColumns = {
  ...columns,
  format: games.format,
  sources: games.sources,
  handCount: games.handCount,
  warnings: sql<
    GameDetails['warnings']
  >`case when ${games.warningsDismissedAt} is null then ${games.warnings} else '[]' end`,
  warningCount: sql<number>`case when ${games.warningsDismissedAt} is null then ${games.warningCount} else 0 end`,
};

const listColumns = { ...columns, handCount: games.handCount };

type GameRow = Omit<Game, 'uploadedAt'> & { readonly uploadedAt: Date };
export type ListedGameRow = GameRow & { readonly handCount: number };
export type GameDetailsRow = Omit<GameDetails, 'uploadedAt' | 'sourceCount' | 'joined'> & {
  readonly uploadedAt: Date;
  readonly sources: SourceList | null;
};

export interface GamesWanted {
  readonly limit: number;
  /** The last game of the page before. */
  readonly after: { readonly id: number; readonly played?: string | undefined } | null;
  readonly text: string | null;
  readonly sort: 'uploaded' | 'played';
  /** Only the games of this user. */
  readonly of: number | null;
}

/** Stands for the day of a game that has none, so that these come last. */
const NO_DAY = '0001-01-01';
const playedOn = sql<string>`coalesce(${games.date}, ${games.pbnDate}, ${sql.raw(`'${NO_DAY}'::date`)})`;

/** Latest first. */
export async function listGames(db: Executor, wanted: GamesWanted): Promise<Page<ListedGameRow>> {
  const { limit, after, text, sort } = wanted;
  const order = sort === 'played' ? sql`${playedOn} desc, ${games.id} desc` : desc(games.id);
  const candidate = and(
    wanted.of === null ? isShared : ofUser(db, wanted.of),
    after === null ? undefined : comesAfter(after, sort),
  );
  const rows = await db
    .select(listColumns)
    .from(games)
    .innerJoin(users, eq(users.id, games.uploadedBy))
    .where(
      and(
        candidate,
        text === null ? undefined : matching(text, candidate, sql`order by ${order} limit ${limit + 1}`),
      ),
    )
    .orderBy(order)
    .limit(limit + 1);
  const last = rows[limit - 1];
  const more = rows.length > limit && last !== undefined;
  return {
    rows: rows.slice(0, limit),
    next: more
      ? sort === 'played'
        ? `${last.date ?? last.pbnDate ?? NO_DAY}.${last.id}`
        : String(last.id)
      : null,
  };
}

const comesAfter = (
  { id, played = NO_DAY }: NonNullable<GamesWanted['after']>,
  sort: GamesWanted['sort'],
): SQL => (sort === 'played' ? sql`(${playedOn}, ${games.id}) < (${played}::date, ${id})` : lt(games.id, id));

/** Uploaded or played by a user, or played by somebody who named the user as partner; and the user's sample. */
const ofUser = (db: Executor, userId: number): SQL | undefined =>
  and(isVisibleTo(userId), inArray(games.id, gamesOf(db, userId)));

const gamesOf = (db: Executor, userId: number) =>
  union(
    db.select({ id: games.id }).from(games).where(eq(games.uploadedBy, userId)),
    db.select({ id: participations.gameId }).from(participations).where(eq(participations.userId, userId)),
    db.select({ id: participations.gameId }).from(participations).where(eq(participations.partnerId, userId)),
  );

/** Samples do not count. */
export async function countShared(db: Executor): Promise<number> {
  const [row] = await db.select({ count }).from(games).where(isShared);
  return row?.count ?? 0;
}

/** A sample is told apart and does not count. */
export async function countOwn(db: Executor, userId: number): Promise<Omit<GameCounts, 'all'>> {
  const mine = db
    .select({ count })
    .from(games)
    .where(and(isShared, ofUser(db, userId)));
  const played = and(eq(participations.userId, userId), eq(participations.gameId, games.id));
  const boards = db
    .select({ count: sql`coalesce(sum(${games.handCount}), 0)::int` })
    .from(participations)
    .innerJoin(games, and(played, isShared));
  const bid = db
    .select({ count: sql`count(distinct ${hands.id})::int` })
    .from(participations)
    .innerJoin(games, and(played, isShared))
    .innerJoin(hands, eq(hands.gameId, games.id))
    .innerJoin(biddingRecords, and(eq(biddingRecords.handId, hands.id), isOwnRecord(userId)));
  const sample = db
    .select({ id: games.id })
    .from(games)
    .where(and(games.isSample, eq(games.uploadedBy, userId)));
  const { rows } = await db.execute<{ mine: number; sample: boolean; boards: number; bid: number }>(
    sql`select (${mine}) as mine, exists (${sample}) as sample, (${boards}) as boards, (${bid}) as bid`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A count returned no row.');
  return { mine: row.mine, hasSample: row.sample, boards: row.boards, toBid: row.boards - row.bid };
}

const count = sql<number>`count(*)::int`;

/** As the index `games_words` has it. */
const words = sql`(${games.title} || ${sql.raw("E'\\n'")} || coalesce(${games.tournament}, ''))`;

/**
 * No index helps with fewer than three letters. All games are compared then, until enough are found; with the C collation
 * that takes a third of the time.
 */
const hasWords = (text: string): SQL =>
  /^[ -~]{1,2}$/.test(text)
    ? ilike(sql`(${words} collate "C")`, containing(text))
    : ilike(words, containing(text));

/**
 * By the game's texts, or by its uploader's name or id. Each search uses its own index, since no index supports an
 * `or` over two tables; the latest of each are enough for a page.
 */
function matching(text: string, candidate: SQL | undefined, latest: SQL): SQL {
  const wanted = containing(text);
  return sql`${games.id} in (
    (select ${games.id} from ${games}
     where ${candidate} and ${hasWords(text)} ${latest})
    union
    (select ${games.id} from ${games} join ${users} on ${users.id} = ${games.uploadedBy}
     where ${candidate} and ${users.displayName} ilike ${wanted} ${latest})
    ${ofUploader(text, candidate, latest)})`;
}

/** Matches the uploader's full id: parts of a number would find unrelated games. */
function ofUploader(text: string, candidate: SQL | undefined, latest: SQL): SQL {
  const uploader = idInPath.safeParse(text);
  if (!uploader.success) return sql``;
  return sql`union
    (select ${games.id} from ${games} where ${candidate} and ${games.uploadedBy} = ${uploader.data} ${latest})`;
}

export async function findGame(db: Executor, gameId: number, userId: number): Promise<GameDetailsRow | null> {
  const [row] = await db
    .select(detailColumns)
    .from(games)
    .innerJoin(users, eq(users.id, games.uploadedBy))
    .where(and(eq(games.id, gameId), isVisibleTo(userId)));
  return row ?? null;
}

/** The oldest game that begins with this deal; a sample is no duplicate. */
export async function findDuplicate(db: Executor, firstDeal: string): Promise<DuplicateGame | null> {
  const [row] = await db
    .select({
      id: games.id,
      title: games.title,
      tournament: games.tournament,
      date: games.date,
      filename: games.filename,
    })
    .from(games)
    .where(and(eq(games.firstDeal, firstDeal), isShared))
    .orderBy(asc(games.id))
    .limit(1);
  return row ?? null;
}

type EditableGame = Authorized<'edit game', { readonly id: number }>;

export async function updateGame(tx: Transaction, { id }: EditableGame, edit: GameEdit): Promise<void> {
  await tx.update(games).set(edit).where(eq(games.id, id));
}

export async function dismissWarnings(tx: Transaction, { id }: EditableGame): Promise<void> {
  await tx
    .update(games)
    .set({ warningsDismissedAt: sql`coalesce(${games.warningsDismissedAt}, now())` })
    .where(eq(games.id, id));
}

/** Whether there was one to delete. Its hands, results and file go with it. */
export async function deleteGame(
  tx: Transaction,
  { id }: Authorized<'delete game', { readonly id: number }>,
): Promise<boolean> {
  const rows = await tx.delete(games).where(eq(games.id, id)).returning({ id: games.id });
  return rows.length > 0;
}

export async function deleteSampleOf(
  tx: Transaction,
  { id }: Authorized<'delete account', { readonly id: number }>,
): Promise<void> {
  await tx.delete(games).where(and(games.isSample, eq(games.uploadedBy, id)));
}
