import type { DuplicateGame, GameDetails, GameEdit } from '@bridge-review/api/games';
import { idInPath } from '@bridge-review/api/id';
import type { Page } from '@bridge-review/api/route';
import { and, asc, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../db/containing.ts';
import type { Authorized } from '../../authorized.ts';
import type { Executor, Transaction } from '../../db/database.ts';
import { games, users } from '../../db/schema.ts';

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
};

const detailColumns = {
  ...columns,
  format: games.format,
  handCount: games.handCount,
  warnings: sql<
    GameDetails['warnings']
  >`case when ${games.warningsDismissedAt} is null then ${games.warnings} else '[]' end`,
  warningCount: sql<number>`case when ${games.warningsDismissedAt} is null then ${games.warningCount} else 0 end`,
};

/** What others must not see yet is not there for them. */
const published = isNotNull(games.publishedAt);

export type GameRow = Omit<
  GameDetails,
  'uploadedAt' | 'format' | 'handCount' | 'warnings' | 'warningCount'
> & {
  readonly uploadedAt: Date;
};
export type GameDetailsRow = Omit<GameDetails, 'uploadedAt'> & { readonly uploadedAt: Date };

export interface GamesWanted {
  readonly limit: number;
  /** Older than this one only. */
  readonly before: number | null;
  readonly text: string | null;
}

/** Newest first. */
export async function listGames(db: Executor, wanted: GamesWanted): Promise<Page<GameRow>> {
  const older = wanted.before === null ? undefined : lt(games.id, wanted.before);
  const rows = await db
    .select(columns)
    .from(games)
    .innerJoin(users, eq(users.id, games.uploadedBy))
    .where(
      and(published, older, wanted.text === null ? undefined : matching(wanted.text, older, wanted.limit)),
    )
    .orderBy(desc(games.id))
    .limit(wanted.limit + 1);
  const last = rows[wanted.limit - 1];
  return {
    rows: rows.slice(0, wanted.limit),
    next: rows.length > wanted.limit && last !== undefined ? String(last.id) : null,
  };
}

/**
 * By the game's texts, or by its uploader's name or id. Each search uses its own index, since no index supports an
 * `or` over two tables; the newest of each are enough for a page.
 */
function matching(text: string, older: SQL | undefined, limit: number): SQL {
  const wanted = containing(text);
  const newest = sql`order by ${games.id} desc limit ${limit + 1}`;
  const fresh = and(published, older);
  return sql`${games.id} in (
    (select ${games.id} from ${games}
     where ${fresh} and (${games.title} ilike ${wanted} or ${games.tournament} ilike ${wanted}) ${newest})
    union
    (select ${games.id} from ${games} join ${users} on ${users.id} = ${games.uploadedBy}
     where ${fresh} and ${users.displayName} ilike ${wanted} ${newest})
    ${ofUploader(text, fresh, newest)})`;
}

/** Matches the uploader's full id: parts of a number would find unrelated games. */
function ofUploader(text: string, fresh: SQL | undefined, newest: SQL): SQL {
  const uploader = idInPath.safeParse(text);
  if (!uploader.success) return sql``;
  return sql`union
    (select ${games.id} from ${games} where ${fresh} and ${games.uploadedBy} = ${uploader.data} ${newest})`;
}

export async function findGame(db: Executor, gameId: number): Promise<GameDetailsRow | null> {
  const [row] = await db
    .select(detailColumns)
    .from(games)
    .innerJoin(users, eq(users.id, games.uploadedBy))
    .where(and(eq(games.id, gameId), published));
  return row ?? null;
}

/** The oldest game that begins with this deal. */
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
    .where(and(eq(games.firstDeal, firstDeal), published))
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
