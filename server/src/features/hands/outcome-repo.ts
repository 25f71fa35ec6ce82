import type { GameHand } from '@bridge-review/api/hands';
import type { Card } from '@bridge-review/bridge/card';
import { sides } from '@bridge-review/bridge/side';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { openingLead } from '../../db/opening-lead.ts';
import { hands, pairChoices, tableResults } from '../../db/schema.ts';
import type { TableOutcome } from './repo.ts';

type Played = Pick<TableOutcome, 'contract' | 'declarer' | 'tricks' | 'scoreNS'>;

/** What so many tables of a board made of it. */
export interface CountedOutcome extends Played {
  readonly handId: number;
  readonly vulnerability: GameHand['vulnerability'];
  readonly scoring: string | null;
  readonly tables: number;
}

export interface SeatedOutcome extends Omit<TableOutcome, 'record'> {
  readonly handId: number;
  readonly lead: Card | null;
}

const { north, east, south, west, contract, declarer, tricks, scoreNS } = tableResults;
const ofGame = (gameId: number) => and(eq(hands.id, tableResults.handId), eq(hands.gameId, gameId));

/** Counted by the database: a game has 50,000 tables and a few thousand outcomes. Null where there are more tables than the limit. */
export async function countOutcomes(
  db: Executor,
  gameId: number,
  limit: number,
): Promise<CountedOutcome[] | null> {
  const { vulnerability, scoring } = hands;
  const tables = db
    .select({ handId: tableResults.handId, vulnerability, scoring, contract, declarer, tricks, scoreNS })
    .from(tableResults)
    .innerJoin(hands, ofGame(gameId))
    .limit(limit + 1)
    .as('tables');
  const columns = {
    handId: tables.handId,
    vulnerability: tables.vulnerability,
    scoring: tables.scoring,
    contract: tables.contract,
    declarer: tables.declarer,
    tricks: tables.tricks,
    scoreNS: tables.scoreNS,
  };
  const rows = await db
    .select({ ...columns, tables: sql<number>`count(*)::int` })
    .from(tables)
    .groupBy(...Object.values(columns));
  return rows.reduce((sum, row) => sum + row.tables, 0) > limit ? null : rows;
}

/**
 * Names at the tables of a game, as the file spells them, among which are all that have one of these keys (`playerKey`).
 * The database compares letters of ASCII only, and passes on every table that has others.
 */
export async function listPlayers(
  db: Executor,
  gameId: number,
  keys: ReadonlySet<string>,
  limit: number,
): Promise<string[]> {
  const names = sql`concat_ws(' ', ${north}, ${east}, ${south}, ${west})`;
  const patterns = [...keys].map(
    (key) => `%${key.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll(' ', '%')}%`,
  );
  const rows = await db
    .selectDistinct({ name: sql<string | null>`unnest(array[${north}, ${east}, ${south}, ${west}])` })
    .from(tableResults)
    .innerJoin(hands, ofGame(gameId))
    .where(
      or(
        ...patterns.map((pattern) => sql`${names} collate "C" ilike ${pattern}`),
        sql`octet_length(${names}) > char_length(${names})`,
      ),
    )
    .limit(limit);
  return rows.flatMap(({ name }) => name ?? []);
}

/** The tables of the pair that this user has chosen, and those with one of these names, in the order of the file. */
export async function listSeatedOutcomes(
  db: Executor,
  gameId: number,
  userId: number,
  names: readonly string[],
  limit: number,
): Promise<SeatedOutcome[]> {
  const sideAt = await findChosenSides(db, gameId, userId);
  const { id, handId } = tableResults;
  const rows = await db
    .select({ id, handId, north, east, south, west, contract, declarer, tricks, scoreNS, lead: openingLead })
    .from(tableResults)
    .innerJoin(hands, ofGame(gameId))
    .where(
      or(
        inArray(id, [...sideAt.keys()]),
        ...[north, east, south, west].map((seat) => inArray(seat, [...names])),
      ),
    )
    .orderBy(asc(hands.place), asc(tableResults.place))
    .limit(limit);
  return rows.map((row) => ({ ...row, chosenSide: sideAt.get(row.id) ?? null }));
}

/** The side of the pair at its tables, as this user said of the whole game. */
async function findChosenSides(
  db: Executor,
  gameId: number,
  userId: number,
): Promise<ReadonlyMap<number, TableOutcome['chosenSide']>> {
  const [choice] = await db
    .select({ NS: pairChoices.tablesNS, EW: pairChoices.tablesEW })
    .from(pairChoices)
    .where(and(eq(pairChoices.gameId, gameId), eq(pairChoices.userId, userId)));
  return new Map(sides.flatMap((side) => (choice?.[side] ?? []).map((id) => [id, side] as const)));
}
