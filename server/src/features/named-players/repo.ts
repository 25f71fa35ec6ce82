import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/database.ts';
import { games, hands, namedPlayers, tableResults } from '../../db/schema.ts';
import { isShared } from '../../db/visible-game.ts';
import type { NamedPlayer, NamedSeat } from './named-players.ts';

/** Each name with each partner once. */
export async function listNamedSeats(db: Executor, gameId: number, limit: number): Promise<NamedSeat[]> {
  const { north, east, south, west } = tableResults;
  const { rows } = await db.execute<{ name: string; partner: string | null }>(sql`
    select distinct seat.name, seat.partner
    from ${tableResults} join ${hands} on ${hands.id} = ${tableResults.handId} and ${hands.gameId} = ${gameId},
      lateral (values (${north}, ${south}), (${south}, ${north}), (${east}, ${west}), (${west}, ${east}))
        as seat (name, partner)
    where seat.name is not null
    limit ${limit}`);
  return rows;
}

export async function listNamedPlayers(db: Executor, gameId: number): Promise<NamedPlayer[]> {
  const { place, name, nameKey, number, spellings, partnerPlace } = namedPlayers;
  return db
    .select({ place, name, nameKey, number, spellings, partnerPlace })
    .from(namedPlayers)
    .where(eq(namedPlayers.gameId, gameId))
    .orderBy(asc(place));
}

export async function replaceNamedPlayers(
  tx: Transaction,
  gameId: number,
  players: readonly NamedPlayer[],
): Promise<void> {
  await tx.delete(namedPlayers).where(eq(namedPlayers.gameId, gameId));
  const rows = JSON.stringify(players.map((player) => ({ ...player, spellings: [...player.spellings] })));
  await tx.execute(sql`
    insert into ${namedPlayers} (game_id, place, name, name_key, number, spellings, partner_place)
    select ${gameId}, place, name, "nameKey", number, spellings, "partnerPlace"
    from json_to_recordset(${rows}::json)
      as player(place int, name text, "nameKey" text, number text, spellings text[], "partnerPlace" int)`);
  await tx.update(games).set({ playersListed: true }).where(eq(games.id, gameId));
}

/** False where it is gone. Two who list the same game wait for each other. */
export async function lockGame(tx: Transaction, gameId: number): Promise<boolean> {
  const rows = await tx.select({ id: games.id }).from(games).where(eq(games.id, gameId)).for('no key update');
  return rows.length > 0;
}

/** A published game of which the players are not listed; null if there is none. Nobody is looked for in samples. */
export async function findUnlisted(db: Executor): Promise<number | null> {
  const [row] = await db
    .select({ id: games.id })
    .from(games)
    .where(and(not(games.playersListed), isShared))
    .orderBy(asc(games.id))
    .limit(1);
  return row?.id ?? null;
}
