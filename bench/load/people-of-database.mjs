/** Who takes part in a run and what they look at, from the filled database; sessions as a sign-in makes them. */
import { createHash, randomBytes } from 'node:crypto';
import { openServices } from './built-server.mjs';

const LATEST = 1_500;
const EARLIER = 1_500;
const TO_BID = 60;

/**
 * @param {Record<string, string>} settings
 * @param {{ people: number, streams: number }} wanted
 */
export async function findPeople(settings, { people, streams }) {
  const { connection } = await openServices(settings);
  /** @type {import('pg').Pool} */
  const pool = connection.pool;
  try {
    const tokens = Array.from({ length: people }, (_, person) => ({
      userId: person + 2,
      token: randomBytes(32).toString('base64url'),
    }));
    await pool.query(
      'insert into sessions (token_hash, user_id) select * from unnest($1::text[], $2::int[])',
      [
        tokens.map(({ token }) => createHash('sha256').update(token).digest('hex')),
        tokens.map(({ userId }) => userId),
      ],
    );
    const { rows: partners } = await pool.query('select user_id, partner_id from partners');
    const partnerOf = new Map(partners.map((row) => [row.user_id, row.partner_id]));
    const { rows: unbid } = await pool.query(
      `select * from (
         select part.user_id, hand.id, hand.game_id, row_number() over (partition by part.user_id order by hand.id) as number
         from participations part join hands hand on hand.game_id = part.game_id
         where part.user_id between 2 and $1 + 1
           and not exists (select from bidding_records record where record.hand_id = hand.id)) found
       where number <= $2`,
      [people, TO_BID],
    );
    /** @type {Map<number, { handId: number, gameId: number }[]>} */
    const toBid = new Map(tokens.map(({ userId }) => [userId, []]));
    for (const { user_id: userId, id: handId, game_id: gameId } of unbid)
      toBid.get(userId)?.push({ handId, gameId });
    const { rows: games } = await pool.query(
      `select game.id, coalesce(game.date, game.pbn_date)::text as day,
         (select array_agg(hand.id order by hand.place) from hands hand where hand.game_id = game.id) as hands
       from games game
       where game.id in (
         (select id from games order by id desc limit $1) union (select id from games order by hashint4(id) limit $2))
       order by game.id desc`,
      [LATEST, EARLIER],
    );
    return {
      people: tokens.map(({ userId, token }) => ({
        userId,
        cookie: `session=${token}`,
        partnerId: Number(partnerOf.get(userId)),
        toBid: toBid.get(userId) ?? [],
      })),
      games,
      watched: games.slice(0, streams).map(({ hands }) => Number(hands[0])),
    };
  } finally {
    await connection.close();
  }
}
