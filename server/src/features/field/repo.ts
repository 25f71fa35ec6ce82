import type { FieldBoard, FieldGroup, FieldMeasure, FieldStats } from '@bridge-review/api/field';
import type { Player } from '@bridge-review/api/player';
import type { Sums } from '@bridge-review/bridge/sampling/estimate';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { games, hands, participations, playedBoards, users } from '../../db/schema.ts';
import { isShared } from '../../db/visible-game.ts';

const { userId, gameId, handId, declarer, strain, role, kind, level, lead, player, percent, imps } =
  playedBoards;

const day = sql`coalesce(${games.date}, ${games.pbnDate})`;
const month = sql<string>`to_char(${day}, 'YYYY-MM')`;

/** The digit of the table of tricks: declarers N S E W, each in NT S H D C. */
const doubleDummy = sql`strpos('0123456789abcd', substr(${hands.tricks},
  5 * strpos('NSEW', ${declarer}) - 5 + array_position(array['NT', 'S', 'H', 'D', 'C'], ${strain}), 1)) - 1`;

/** Tricks above double dummy for the user's side; null where either is not known. */
const tricksGained = sql<number>`case ${role} when 'declaring' then 1 else -1 end
  * (${playedBoards.tricks} - (${doubleDummy}))`;

const valueOf: Readonly<Record<FieldMeasure, SQL>> = {
  percent: sql`${percent}`,
  imps: sql`${imps}`,
  tricks: tricksGained,
};

interface Filters {
  readonly since?: string | undefined;
  readonly partner?: number | undefined;
}

const ownBoards = (user: number, { since, partner }: Filters): SQL | undefined =>
  and(
    eq(userId, user),
    isShared,
    since === undefined ? undefined : sql`${day} >= ${since}::date`,
    partner === undefined ? undefined : eq(participations.partnerId, partner),
  );

/** The boards of a user with their game, their hand, and the partner. */
const joined = sql`${playedBoards}
  join ${participations} on ${participations.gameId} = ${gameId} and ${participations.userId} = ${userId}
  join ${games} on ${games.id} = ${gameId}
  join ${hands} on ${hands.id} = ${handId}`;

/** Sums over the boards of one group; what the groups are not by is null. */
export interface FieldSums extends Readonly<Record<FieldMeasure, Sums>> {
  /** Contracts with who played them, partners, or months; each by role as well. */
  readonly by: 'contract' | 'partner' | 'month';
  readonly role: FieldStats['roles'][number]['role'] | null;
  readonly player: FieldStats['roles'][number]['by'];
  readonly kind: FieldStats['kinds'][number]['kind'] | null;
  readonly level: number | null;
  readonly strain: FieldStats['strains'][number]['strain'] | null;
  readonly lead: FieldStats['leads'][number]['lead'] | null;
  readonly partnerId: number | null;
  readonly month: string | null;
}

type SumColumns = readonly [count: number, sum: number, squares: number];
type SummedRow = Omit<FieldSums, FieldMeasure> & Readonly<Record<FieldMeasure, SumColumns>>;

/** The database adds up, and only sums are read: a few hundred, however many boards there are. */
export async function sumBoards(db: Executor, user: number, filters: Filters): Promise<FieldSums[]> {
  const { rows } = await db.execute<SummedRow & Record<string, unknown>>(sql`
    with boards as (
      select ${role} as role, ${player} as player, ${kind} as kind, ${level} as level, ${strain} as strain,
        ${lead} as lead, ${participations.partnerId} as partner_id, ${month} as month,
        ${valueOf.percent} as percent, ${valueOf.imps} as imps, (${valueOf.tricks})::float8 as tricks
      from ${joined} where ${ownBoards(user, filters)}
    )
    select case when grouping(partner_id) = 0 then 'partner' when grouping(month) = 0 then 'month' else 'contract' end as "by",
      role, player, kind, level, strain, lead, partner_id as "partnerId", month,
      ${sumsOf('percent')} as percent, ${sumsOf('imps')} as imps, ${sumsOf('tricks')} as tricks
    from boards
    group by grouping sets ((role, player, kind, level, strain, lead), (role, partner_id), (role, month))`);
  return rows.map((row) => ({
    ...row,
    percent: fromColumns(row.percent),
    imps: fromColumns(row.imps),
    tricks: fromColumns(row.tricks),
  }));
}

const sumsOf = (name: FieldMeasure): SQL => {
  const value = sql.identifier(name);
  return sql`array[count(${value}), coalesce(sum(${value}), 0), coalesce(sum(${value} * ${value}), 0)]::float8[]`;
};

const fromColumns = ([count, sum, squares]: SumColumns): Sums => ({ count, sum, squares });

/** Games of which a board counts. */
export async function countGames(db: Executor, user: number, filters: Filters): Promise<number> {
  const [row] = await db
    .select({ games: sql<number>`count(distinct ${gameId})::int` })
    .from(playedBoards)
    .innerJoin(participations, and(eq(participations.gameId, gameId), eq(participations.userId, userId)))
    .innerJoin(games, eq(games.id, gameId))
    .where(ownBoards(user, filters));
  return row?.games ?? 0;
}

/** Games of this user that are not worked out yet, or again. */
export async function countWaiting(db: Executor, user: number): Promise<number> {
  const [row] = await db
    .select({ waiting: sql<number>`count(*)::int` })
    .from(participations)
    .innerJoin(games, and(eq(games.id, participations.gameId), isShared))
    .where(and(eq(participations.userId, user), isNotNull(participations.boardsDueAt)));
  return row?.waiting ?? 0;
}

/** With whom this user played, however long ago. */
export async function listPartners(db: Executor, user: number, limit: number): Promise<Player[]> {
  const boards = db
    .select({ partnerId: participations.partnerId, boards: sql<number>`count(*)`.as('boards') })
    .from(playedBoards)
    .innerJoin(participations, and(eq(participations.gameId, gameId), eq(participations.userId, userId)))
    .where(eq(userId, user))
    .groupBy(participations.partnerId)
    .as('played_with');
  return db
    .select({ id: users.id, displayName: users.displayName })
    .from(boards)
    .innerJoin(users, eq(users.id, boards.partnerId))
    .orderBy(sql`${boards.boards} desc`, users.id)
    .limit(limit);
}

export const findPlayers = (db: Executor, ids: readonly number[]): Promise<Player[]> =>
  db
    .select({ id: users.id, displayName: users.displayName })
    .from(users)
    .where(inArray(users.id, [...ids]));

/** The latest game first, in it the order of the file. */
const newestFirst = sql`coalesce(${day}, '0001-01-01'::date)`;

/** The boards of a group that have the measure, after that of the cursor. */
export async function listBoards(
  db: Executor,
  user: number,
  group: FieldGroup,
  { limit, cursor }: { readonly limit: number; readonly cursor: number | null },
): Promise<FieldBoard[]> {
  const value = valueOf[group.measure];
  const is = (column: SQL | typeof kind, wanted: string | number | undefined): SQL | undefined =>
    wanted === undefined ? undefined : sql`${column} = ${wanted}`;
  const after =
    cursor === null
      ? undefined
      : sql`(${newestFirst}, ${games.id}, -${hands.place}) < (
          select coalesce(last_game.date, last_game.pbn_date, '0001-01-01'::date), last_game.id, -last_hand.place
          from hands last_hand join games last_game on last_game.id = last_hand.game_id
          where last_hand.id = ${cursor})`;
  const { rows } = await db.execute<FieldBoard & Record<string, unknown>>(sql`
    select ${hands.id} as "handId", ${games.id} as "gameId", ${games.title} as title,
      ${hands.boardNumber} as "boardNumber", ${hands.dealer} as dealer, ${hands.vulnerability} as vulnerability,
      ${playedBoards.side} as side, ${playedBoards.contract} as contract, ${declarer} as declarer,
      ${playedBoards.tricks} as tricks, ${playedBoards.scoreNS} as "scoreNS", (${value})::float8 as value
    from ${joined}
    where ${and(
      ownBoards(user, group),
      sql`${value} is not null`,
      is(sql`${role}`, group.role),
      is(sql`${player}`, group.by),
      is(kind, group.kind),
      is(sql`${level}`, group.level),
      is(sql`${strain}`, group.strain),
      is(sql`${lead}`, group.lead),
      group.fromMonth === undefined ? undefined : sql`${month} >= ${group.fromMonth}`,
      group.toMonth === undefined ? undefined : sql`${month} <= ${group.toMonth}`,
      after,
    )}
    order by ${newestFirst} desc, ${games.id} desc, ${hands.place}
    limit ${limit}`);
  return rows;
}
