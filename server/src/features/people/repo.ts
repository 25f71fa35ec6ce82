import type { Objector } from '@bridge-review/api/people';
import type { Player } from '@bridge-review/api/player';
import type { Seat } from '@bridge-review/bridge/seat';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import {
  games,
  hands,
  identities,
  identityObjections,
  namedPlayers,
  pairChoices,
  participations,
  tableResults,
  users,
} from '../../db/schema.ts';
import { isShared, isVisibleTo } from '../../db/visible-game.ts';

export interface GameRow {
  readonly id: number;
  readonly title: string;
  readonly uploadedBy: number;
  readonly isSample: boolean;
}

/** Null where there is no such game for this user. */
export async function findGame(db: Executor, gameId: number, viewerId: number): Promise<GameRow | null> {
  const { id, title, uploadedBy, isSample } = games;
  const [row] = await db
    .select({ id, title, uploadedBy, isSample })
    .from(games)
    .where(and(eq(id, gameId), isVisibleTo(viewerId)));
  return row ?? null;
}

type Said = Readonly<Record<'nameKey' | 'number', PgColumn>>;
type SaidByUser = Said & Readonly<Record<'userId' | 'gameId' | 'knownBy', PgColumn>>;

/** Of namesakes, those with another number are other people. */
const hasName = ({ nameKey, number }: Said): SQL =>
  sql`(${nameKey} = ${namedPlayers.nameKey} and coalesce(${number} = ${namedPlayers.number}, true))`;

const BETWEEN_WORDS = sql.raw(`'[ ,.;-]+'`);

/** Federations give the same numbers, so a word of the name must be the same, too; an initial is no word. */
const hasNumber = ({ nameKey, number }: Said): SQL => sql`(
  ${number} = ${namedPlayers.number} and exists (
    select from regexp_split_to_table(${nameKey}, ${BETWEEN_WORDS}) as word
    where length(word) > 1 and word = any(regexp_split_to_array(${namedPlayers.nameKey}, ${BETWEEN_WORDS}))))`;

/** Whether what a user says is about this player. */
const isAbout = (said: SaidByUser): SQL => sql`(
  coalesce(${said.gameId} = ${namedPlayers.gameId}, true)
  and case ${said.knownBy} when 'name' then ${hasName(said)} else ${hasNumber(said)} end)`;

/** The same, as indexes answer it. */
const isFound = (said: SaidByUser): SQL =>
  sql`(${said.nameKey} = ${namedPlayers.nameKey} or ${said.number} = ${namedPlayers.number}) and ${isAbout(said)}`;

const isObjection = (said: SaidByUser): SQL => sql`
  ${identityObjections.userId} = ${said.userId}
  and coalesce(${identityObjections.gameId} = ${namedPlayers.gameId}, true)
  and (${hasName(identityObjections)} or ${hasNumber(identityObjections)})`;

const isContradicted = (said: SaidByUser): SQL =>
  sql`exists (select from ${identityObjections} where ${isObjection(said)})`;

const others = alias(identities, 'others');
const otherUsers = alias(users, 'other_users');

/** Who else says that they are this player and is not contradicted: the first before, or after. */
const otherPerson = (when: SQL): SQL<Player | null> => sql`(
  select json_build_object('id', ${otherUsers.id}, 'displayName', ${otherUsers.displayName})
  from ${identities} ${others} join ${users} ${otherUsers} on ${otherUsers.id} = ${others.userId} and ${otherUsers.deactivatedAt} is null
  where ${others.userId} <> ${identities.userId} and ${when} and ${isFound(others)} and not ${isContradicted(others)}
  order by ${others.id} limit 1)`;

/** What a user says of a player of a game. */
export interface StatementRow {
  readonly identityId: number;
  readonly gameId: number;
  readonly place: number;
  readonly name: string;
  readonly number: string | null;
  readonly nameKey: string;
  readonly spellings: readonly string[];
  readonly person: Player;
  readonly inAllGames: boolean;
  /** Who contradicts, in this game or in all. */
  readonly contradictedBy: readonly Objector[];
  readonly contradictedEverywhere: boolean;
}

/** More than a game has names. */
const MAX_STATEMENTS = 2_000;

/** All that active users say of players of these games, or of one place in each, the first first. */
export async function listStatements(
  db: Executor,
  where: SQL | undefined,
  limit = MAX_STATEMENTS,
): Promise<StatementRow[]> {
  const { place, name, number, nameKey, spellings, gameId } = namedPlayers;
  return db
    .select({
      identityId: identities.id,
      gameId,
      place,
      name,
      number,
      nameKey,
      spellings,
      person: { id: users.id, displayName: users.displayName },
      inAllGames: isNull(identities.gameId) as SQL<boolean>,
      contradictedBy: sql<Objector[]>`array(
        select distinct ${identityObjections.saidBy} from ${identityObjections}
        where ${isObjection(identities)} order by 1)`,
      contradictedEverywhere: sql<boolean>`exists (
        select from ${identityObjections}
        where ${isObjection(identities)} and ${identityObjections.gameId} is null)`,
    })
    .from(namedPlayers)
    .innerJoin(identities, isFound(identities))
    .innerJoin(users, and(eq(users.id, identities.userId), isNull(users.deactivatedAt)))
    .where(where)
    .orderBy(asc(gameId), asc(place), asc(identities.id))
    .limit(limit);
}

export const inGame = (gameId: number): SQL => eq(namedPlayers.gameId, gameId);

export const ofIdentity = (gameId: number, identityId: number): SQL | undefined =>
  and(inGame(gameId), eq(identities.id, identityId));

/** One place in each of these games. */
export const atPlaces = (places: readonly { readonly gameId: number; readonly place: number }[]): SQL => {
  const gameIds = sql.param(places.map(({ gameId }) => gameId));
  const at = sql.param(places.map(({ place }) => place));
  return sql`(${namedPlayers.gameId}, ${namedPlayers.place}) in (select * from unnest(${gameIds}::int[], ${at}::int[]))`;
};

/** Names that several players of the game have. */
export async function listNamesakes(db: Executor, gameId: number): Promise<ReadonlySet<string>> {
  const { nameKey } = namedPlayers;
  const rows = await db
    .select({ nameKey })
    .from(namedPlayers)
    .where(inGame(gameId))
    .groupBy(nameKey)
    .having(sql`count(*) > 1`);
  return new Set(rows.map((row) => row.nameKey));
}

export async function listNumbers(
  db: Executor,
  gameId: number,
  limit: number,
): Promise<{ readonly name: string; readonly number: string }[]> {
  const { name, number, place } = namedPlayers;
  const rows = await db
    .select({ name, number })
    .from(namedPlayers)
    .where(and(inGame(gameId), isNotNull(number)))
    .orderBy(asc(place))
    .limit(limit);
  return rows.flatMap((row) => (row.number === null ? [] : { name: row.name, number: row.number }));
}

/** A game that has a name of a user. */
export interface AppearanceRow {
  readonly identityId: number;
  readonly gameId: number;
  readonly title: string;
  readonly date: string | null;
  readonly place: number;
  readonly name: string;
  readonly spellings: readonly string[];
  readonly partner: { readonly place: number; readonly name: string } | null;
  readonly contradictedBy: Objector | null;
  readonly before: Player | null;
  readonly after: Player | null;
  /** Whether the user has answered what their part in the game was. */
  readonly isAnswered: boolean;
}

const partnerPlayers = alias(namedPlayers, 'partner_players');

/** The games that have a name of this user, the latest first; those of one game or of these, if they are given. */
export async function listAppearances(
  db: Executor,
  userId: number,
  limit: number,
  gameIds?: readonly number[],
): Promise<AppearanceRow[]> {
  const { id, title, date, pbnDate } = games;
  const { place, name, spellings } = namedPlayers;
  const day = sql<string | null>`coalesce(${date}, ${pbnDate})`;
  const isOfGame = (table: typeof participations | typeof pairChoices): SQL =>
    sql`exists (select from ${table} where ${table.gameId} = ${id} and ${table.userId} = ${userId})`;
  const rows = await db
    .select({
      identityId: identities.id,
      gameId: id,
      title,
      date: sql<string | null>`${day}::text`,
      place,
      name,
      spellings,
      partnerPlace: partnerPlayers.place,
      partnerName: partnerPlayers.name,
      contradictedBy: sql<Objector | null>`(
        select ${identityObjections.saidBy} from ${identityObjections}
        where ${isObjection(identities)} order by ${identityObjections.saidBy} <> 'self', 1 limit 1)`,
      before: otherPerson(sql`${others.id} < ${identities.id}`),
      after: otherPerson(sql`${others.id} > ${identities.id}`),
      isAnswered: sql<boolean>`${isOfGame(participations)} or ${isOfGame(pairChoices)}`,
    })
    .from(identities)
    .innerJoin(namedPlayers, isFound(identities))
    .innerJoin(games, and(eq(id, namedPlayers.gameId), isShared))
    .leftJoin(
      partnerPlayers,
      and(eq(partnerPlayers.gameId, id), eq(partnerPlayers.place, namedPlayers.partnerPlace)),
    )
    .where(
      and(
        eq(identities.userId, userId),
        gameIds === undefined ? undefined : inArray(namedPlayers.gameId, [...gameIds]),
      ),
    )
    .orderBy(sql`${day} desc nulls last`, desc(id), asc(place), asc(identities.id))
    .limit(limit);
  return rows.map(({ partnerPlace, partnerName, ...row }) => ({
    ...row,
    partner:
      partnerPlace === null || partnerName === null ? null : { place: partnerPlace, name: partnerName },
  }));
}

interface FoundPlayer {
  readonly place: number;
  readonly name: string;
  readonly nameKey: string;
  readonly number: string | null;
}

/** The player whom the tables of the game name so, whatever the number; null where nobody is, or several are. */
export async function findPlayerNamed(
  db: Executor,
  gameId: number,
  { spelling, key }: { readonly spelling: string; readonly key: string },
): Promise<FoundPlayer | null> {
  const { place, name, nameKey, number, spellings } = namedPlayers;
  const isSpelled = sql<boolean>`${spelling} = any(${spellings})`;
  const rows = await db
    .select({ place, name, nameKey, number, isSpelled })
    .from(namedPlayers)
    .where(and(inGame(gameId), eq(nameKey, key)))
    .limit(MAX_STATEMENTS);
  return rows.find((row) => row.isSpelled) ?? (rows.length === 1 ? (rows[0] ?? null) : null);
}

/** The player who sat there, and the name as that table has it; null where nobody is named. */
export async function findPlayerAt(
  db: Executor,
  gameId: number,
  { tableId, seat }: { readonly tableId: number; readonly seat: Seat },
): Promise<FoundPlayer | null> {
  const { north, east, south, west } = tableResults;
  const spelling = { N: north, E: east, S: south, W: west }[seat];
  const { place, name, nameKey, number } = namedPlayers;
  const [row] = await db
    .select({ place, name, nameKey, number })
    .from(tableResults)
    .innerJoin(hands, and(eq(hands.id, tableResults.handId), eq(hands.gameId, gameId)))
    .innerJoin(namedPlayers, and(inGame(gameId), sql`${spelling} = any(${namedPlayers.spellings})`))
    .where(eq(tableResults.id, tableId));
  return row ?? null;
}
