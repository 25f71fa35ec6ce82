/**
 * The product in a process of its own, and beside it, on the same database connection, a bare Fastify server that
 * does no more than look up the session and run the same query. The parent fills the database through it.
 */
import { createHash, randomBytes } from 'node:crypto';
import Fastify from 'fastify';

/**
 * A module of the built server. The build writes no types beside its code, so the names it exports are not checked.
 *
 * @param {string} path
 */
const built = (path) => import(new URL(`../../server/dist/${path}`, import.meta.url).href);
const { buildApp } = await built('app.js');
const { readConfig } = await built('config.js');
const { connect } = await built('db/connect.js');
const { migrate } = await built('db/migrate.js');
const { findSession } = await built('features/auth/session-repo.js');
const { listGames } = await built('features/games/repo.js');
const { findHand } = await built('features/hands/repo.js');
const { makeTransport } = await built('features/mail/transport.js');
const { makeLogger } = await built('http/logger.js');
const { makeServices } = await built('services.js');

const config = { ...readConfig({ ...process.env, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }) };
const connection = await connect(config);
const { pool, db } = connection;
await migrate(pool);

const token = randomBytes(32).toString('base64url');
const tokenHash = createHash('sha256').update(token).digest('hex');
await pool.query(
  `insert into users (email, password_hash, first_name, last_name, display_name)
   select 'p' || n || '@example.org', '', 'First' || n, 'Last' || n, 'Player ' || n from generate_series(1, 1000) n`,
);
await pool.query('insert into sessions (token_hash, user_id) values ($1, 1)', [tokenHash]);

const logger = makeLogger('silent');
const services = makeServices({
  config,
  connection,
  logger,
  transport: makeTransport(config, () => undefined),
  links: config,
});
const app = await buildApp({ config, connection, logger, readiness: { stopping: false }, services });

/** What the least possible server does with the same two queries, its answers written by `JSON.stringify`. */
const bare = Fastify();
bare.route({
  method: 'GET',
  url: '/api/games',
  handler: async (request) => {
    await session(request);
    return (await listGames(db, { limit: 200, after: null, text: null, sort: 'uploaded', of: null })).rows;
  },
});
bare.route({
  method: 'GET',
  url: '/api/hands/:id',
  handler: async (request) => {
    const { person } = await session(request);
    return findHand(db, Number(/** @type {{ id: string }} */ (request.params).id), person.id);
  },
});

/** @param {import('fastify').FastifyRequest} request */
async function session({ headers }) {
  const given = /session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const found = await findSession(db, createHash('sha256').update(given).digest('hex'));
  if (found === null) throw new Error('Not signed in.');
  return found;
}

const jobs = {
  /** @param {{ games: number }} to as many games as that, of three hands each; one in a thousand is called Zanzibar */
  async fill({ games }) {
    const { rows } = await pool.query('select coalesce(max(id), 0)::int as last from games');
    for (let start = rows[0].last + 1; start <= games; start += 1000) {
      await pool.query(
        `insert into games (uploaded_by, published_at, filename, format, title, tournament, hand_count, first_deal,
           warnings, warning_count)
         select 1 + n % 1000, now(), 'game-' || n || '.pbn', 'PBN',
           case when n % 1000 = 500 then 'Zanzibar ' else 'Club night ' end || n, 'Season ' || n % 97, 3,
           'deal ' || n, '[]', 0
         from generate_series($1::int, $2::int) n`,
        [start, Math.min(games, start + 999)],
      );
    }
    await pool.query(
      `insert into hands (game_id, place, board_number, dealer, vulnerability, north_hand, east_hand, south_hand,
         west_hand, fingerprint, has_bidding)
       select g.id, p, p, 'N', 'None', 'AKQ.JT9.876.5432', 'JT9.876.5432.AKQ', '876.5432.AKQ.JT9', '5432.AKQ.JT9.876',
         'deal ' || g.id, false
       from games g, generate_series(1, 3) p where g.id > $1`,
      [rows[0].last],
    );
    await pool.query('vacuum analyze games');
    await pool.query('vacuum analyze hands');
  },
  async stop() {
    await app.close();
    await bare.close();
    await connection.close();
    process.exit(0);
  },
};

process.on('message', (/** @type {{ job: 'fill' | 'stop', input: { games: number } }} */ { job, input }) => {
  void jobs[job](input).then(() => process.send?.({ done: job }));
});
process.send?.({
  product: await app.listen({ port: 0 }),
  bare: await bare.listen({ port: 0 }),
  cookie: `session=${token}`,
});
