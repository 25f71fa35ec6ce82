/**
 * Fills an empty database with games as years of use leave them. Some are uploaded as the product does it; all others are
 * copies of those with other deals, titles and days, made by the database itself. What follows from something else, the
 * stored file included, follows in the copies too: `verify-seed.mjs` checks that.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDeal } from '@bridge-review/bridge/deal';
import { solveTable } from '@bridge-review/bridge/double-dummy/solve-table';
import { formatTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { playerKey } from '@bridge-review/bridge/player-name';
import { unwrap } from '@bridge-review/bridge/result';
import { dealOf as dealByNumber, kinds } from '../dd/deals.mjs';
import { built, openServices } from './built-server.mjs';
import { EVENTS, heading, nameOf, templateGame, textOf, TOWNS } from './template-games.mjs';
import { dealRow, VARIATIONS, variationsOf } from './varied-deals.mjs';

export const PASSWORD = 'two hearts doubled';
const SOLVED = 200;
const DEALS = SOLVED * VARIATIONS;
const NAMES = 5_000;
/** Of so many days are the games. */
const DAYS = 3_650;
const GAMES_AT_ONCE = 500;

/** How many games are uploaded, each by somebody else; the others are copies. @param {number} games */
const templateCount = (games) => Math.max(200, Math.round(games / 100));

/** Users but the administrator, whose ids follow. @param {number} games */
const personCount = (games) => Math.min(NAMES - 1, Math.max(1_000, Math.round(games / 20)));

/** The administrator is the first. @param {number} person */
const userIdOf = (person) => person + 2;

/** @typedef {{ games: number, unanalysed: number, folder: string }} Wanted `folder` is where analysed deals are kept */
/** @typedef {(what: string, done: number, of: number) => void} OnProgress */

/**
 * @param {Record<string, string>} settings of the server, for its database
 * @param {Wanted} wanted
 * @param {OnProgress} onProgress
 */
export async function seed(settings, { games, unanalysed, folder }, onProgress) {
  const deals = analysedDeals(join(folder, 'analysed-deals.json'), onProgress);
  const { connection, services } = await openServices(settings);
  const { pool, db } = connection;
  try {
    await makePeople(pool, db, games);
    await uploadTemplates({ pool, db, services }, { games, deals, onProgress });
    await prepareCopies(pool, games, deals);
    await copyGames(pool, games, onProgress);
    await discuss(pool, games, onProgress);
    await unhurried(
      pool,
      `update hands set tricks = null, par_ns = null
       where id in (select id from hands order by game_id desc, place desc limit ${unanalysed})`,
    );
    for (const table of ['games', 'hands', 'table_results', 'comments', 'bidding_records'])
      await pool.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
      );
    for (const table of ['seed_games', 'seed_tables', 'seed_deals']) await pool.query(`drop table ${table}`);
    onProgress('Vacuum', 0, 1);
    await unhurried(pool, 'vacuum analyze');
    onProgress('Vacuum', 1, 1);
  } finally {
    await connection.close();
  }
}

/** @typedef {import('./varied-deals.mjs').DealRow} DealRow */

/** Solving takes longest, so they are kept. @param {string} file @param {OnProgress} onProgress @returns {DealRow[]} */
function analysedDeals(file, onProgress) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const [random] = kinds;
  if (random === undefined) throw new Error('There are no deals.');
  const rows = Array.from({ length: SOLVED }, (_, number) => {
    onProgress('Deals to solve', number, SOLVED);
    const deal = dealByNumber(random, number);
    const tricks = formatTricks(solveTable(unwrap(parseDeal(deal))));
    return variationsOf({ deal, tricks }).map(dealRow);
  }).flat();
  writeFileSync(file, JSON.stringify(rows));
  return rows;
}

/** The place among the deals; the database computes the same. @param {number} game @param {number} place */
const dealNumber = (game, place) => (game * 7_919 + place * 104_729) % DEALS;
const DEAL_NUMBER = `(game.id::bigint * 7919 + hand.place * 104729) % ${DEALS}`;

/** @typedef {import('pg').Pool} Pool */

/** @param {Pool} pool @param {unknown} db @param {number} games */
async function makePeople(pool, db, games) {
  const { ensureFirstAdmin } = await built('features/auth/first-admin.js');
  const { passwordHashing } = await built('features/auth/password-hash.js');
  await ensureFirstAdmin(db, { email: 'admin@example.org', password: PASSWORD });
  const people = Array.from({ length: personCount(games) }, (_, person) => {
    const { first, last } = nameOf(person);
    const name = `${first} ${last}`;
    return { first, last, name, email: `${first}.${last}@example.org`.toLowerCase(), key: playerKey(name) };
  });
  await pool.query(
    `insert into users (email, password_hash, first_name, last_name, display_name, email_verified_at)
     select email, $2, first, last, name, now()
     from rows from (json_to_recordset($1::json) as (email text, first text, last text, name text)) with ordinality
       as person (email, first, last, name, number)
     order by number`,
    [JSON.stringify(people), await passwordHashing().hashPassword(PASSWORD)],
  );
  // All have said that their name in files is theirs.
  await pool.query(
    `insert into identities (user_id, known_by, name, name_key)
     select users.id, 'name', person.name, person.key
     from json_to_recordset($1::json) as person (name text, key text, email text) join users using (email)`,
    [JSON.stringify(people)],
  );
  const templates = templateCount(games);
  await pool.query(
    `insert into partners (user_id, partner_id)
     select n + 2, n + 2 + $1 from generate_series(0, $1 - 1) n
     union all select n + 2 + $1, n + 2 from generate_series(0, $1 - 1) n`,
    [templates],
  );
}

/** @param {number} id @param {number} games */
function factsOf(id, games) {
  const town = String(TOWNS[(id * 37) % TOWNS.length]);
  const title = `${town} ${EVENTS[id % EVENTS.length]} ${1 + Math.floor(id / TOWNS.length)}`;
  const at = new Date(Date.now() - ((games - id + 1) / games) * DAYS * 86_400_000);
  const day = new Date(at.getTime() - 20 * 3_600_000).toISOString().slice(0, 10);
  return { town, title, day, at: at.toISOString() };
}

/** Eight people: the uploader and the partner first as North and South. @param {number} person @param {number} templates */
function playersOf(person, templates) {
  const other = (/** @type {number} */ index) =>
    2 * templates + ((person * 6 + index) % (NAMES - 2 * templates));
  return [person, other(0), templates + person, other(1), other(2), other(3), other(4), other(5)].map(
    (each) => {
      const { first, last } = nameOf(each);
      return `${first} ${last}`;
    },
  );
}

/**
 * @param {{ pool: Pool, db: unknown, services: any }} product
 * @param {{ games: number, deals: readonly DealRow[], onProgress: OnProgress }} options
 */
async function uploadTemplates({ pool, db, services }, { games, deals, onProgress }) {
  await pool.query(
    'create table seed_tables (template int, number int, place int, before text, after text, primary key (template, number))',
  );
  const templates = templateCount(games);
  const never = new AbortController().signal;
  for (let id = 1; id <= templates; id += 1) {
    const person = id - 1;
    const game = templateGame(id, playersOf(person, templates));
    const facts = factsOf(id, games);
    const text = textOf(heading(facts), game, (place) => {
      const { north, east, south, west } = /** @type {DealRow} */ (deals[dealNumber(id, place)]);
      return `N:${north} ${east} ${south} ${west}`;
    });
    const file = { name: `game-${id}.pbn`, type: 'text/plain', bytes: new TextEncoder().encode(text) };
    const [uploader, partner] = [userIdOf(person), userIdOf(templates + person)];
    const stored = await services.uploads.upload(uploader, file, true, never);
    if (stored !== id) throw new Error(`The database is not empty: game ${id} has the id ${stored}.`);
    await services.participation.mark(id, uploader, { partnerId: partner, seat: 'N' });
    await services.participation.mark(id, partner, { partnerId: uploader, seat: 'S' });
    await pool.query(
      `insert into seed_tables select $1, number, place, before, after
       from rows from (json_to_recordset($2::json) as (place int, before text, after text)) with ordinality
         as t (place, before, after, number)`,
      [id, JSON.stringify(game.tables)],
    );
    await pool.query('update games set uploaded_at = $2, published_at = $2 where id = $1', [id, facts.at]);
    onProgress('Uploads', id, templates);
  }
  await countBoards(db, services);
  await services.reader.stop();
}

/** What the server works out in the background of games that were played. @param {unknown} db @param {any} services */
async function countBoards(db, { hands }) {
  const { takeGame, storeBoards } = await built('features/field/due-repo.js');
  const { playedBoard } = await built('features/field/played-board.js');
  const { inTransaction } = await built('db/transaction.js');
  for (let game = await takeGame(db, 60); game !== null; game = await takeGame(db, 60)) {
    const due = game;
    const tables = await hands.ownTables(due.gameId, due.viewer);
    const boards = [...tables].flatMap(([handId, table]) => {
      const board = playedBoard(table, due.seat);
      return board === null ? [] : [{ ...board, handId }];
    });
    await inTransaction(db, (/** @type {unknown} */ tx) => storeBoards(tx, due, boards));
  }
}

/** @param {Pool} pool @param {number} games @param {readonly DealRow[]} deals */
async function prepareCopies(pool, games, deals) {
  await pool.query(
    'create table seed_deals (id int primary key, north text, east text, south text, west text, fingerprint text, tricks text, par int[])',
  );
  await inSlices(deals, 2_000, (rows, from) =>
    pool.query(
      `insert into seed_deals select $2 + number - 1, north, east, south, west, fingerprint, tricks, par
       from rows from (json_to_recordset($1::json) as (north text, east text, south text, west text, fingerprint text, tricks text, par int[]))
         with ordinality as deal (north, east, south, west, fingerprint, tricks, par, number)`,
      [JSON.stringify(rows), from],
    ),
  );
  const templates = templateCount(games);
  await pool.query(
    'create table seed_games (id int primary key, template int, title text, town text, day date, at timestamptz, head text)',
  );
  const all = Array.from({ length: games }, (_, index) => {
    const id = index + 1;
    const facts = factsOf(id, games);
    return { id, template: 1 + ((id - 1) % templates), ...facts, head: heading(facts) };
  });
  await inSlices(all, 2_000, (rows) =>
    pool.query(
      `insert into seed_games select * from json_to_recordset($1::json)
         as game (id int, template int, title text, town text, day date, at timestamptz, head text)`,
      [JSON.stringify(rows)],
    ),
  );
  // Of the templates as of all others.
  await unhurried(
    pool,
    `update hands hand set tricks = deal.tricks, par_ns = deal.par[1 + (hand.board_number - 1) % 16], comment_count = ${COMMENTS}
     from seed_games game, seed_deals deal where hand.game_id = game.id and deal.id = ${DEAL_NUMBER}`,
  );
  await unhurried(pool, 'analyze');
}

/** Without the time limit of the server's queries. @param {Pool} pool @param {string} statement */
async function unhurried(pool, statement) {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(statement);
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}

/** @template T @param {readonly T[]} all @param {number} size @param {(slice: readonly T[], from: number) => Promise<unknown>} work */
async function inSlices(all, size, work) {
  for (let from = 0; from < all.length; from += size) await work(all.slice(from, from + size), from);
}

/** @param {Pool} pool @param {string} table @param {readonly string[]} except @returns {Promise<string[]>} */
async function columnsOf(pool, table, except) {
  const { rows } = await pool.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name <> all($2) order by ordinal_position`,
    [table, except],
  );
  return rows.map(({ name }) => name);
}

/** Half of the games were played by those who uploaded them. */
const WAS_PLAYED = 'game.id % 2 = 0';
/** Every tenth hand was talked about. */
const COMMENTS = `case when (game.id + hand.place) % 10 = 3 then 3 else 0 end`;
/** The text of a deal has always the same length. */
const DEAL_LENGTH = 'N:'.length + 52 + 4 * 3 + 3;

/** @param {Pool} pool @param {number} games @param {OnProgress} onProgress */
async function copyGames(pool, games, onProgress) {
  const list = (/** @type {readonly string[]} */ names, of = '') =>
    names.map((name) => `${of}"${name}"`).join(', ');
  const results = await columnsOf(pool, 'table_results', ['id', 'hand_id']);
  const players = await columnsOf(pool, 'named_players', ['game_id']);
  const parts = await columnsOf(pool, 'participations', ['game_id', 'created_at']);
  const boards = await columnsOf(pool, 'played_boards', ['game_id', 'hand_id']);
  const steps = [
    `insert into games (id, uploaded_by, uploaded_at, published_at, filename, format, title, date, location, tournament,
       round, pbn_date, pbn_event, pbn_site, hand_count, file_bytes, first_deal, stated_ranking, stated_teams, warnings,
       warning_count, players_listed)
     overriding system value
     select game.id, t.uploaded_by, game.at, game.at, 'game-' || game.id || '.pbn', t.format, game.title, game.day,
       game.town, game.title, t.round, game.day, game.title, game.town, t.hand_count,
       octet_length(game.head) + (select sum(octet_length(before) + octet_length(after) + ${DEAL_LENGTH})
         from seed_tables where seed_tables.template = game.template),
       deal.fingerprint, t.stated_ranking, t.stated_teams, t.warnings, t.warning_count, true
     from seed_games game join games t on t.id = game.template join hands hand on hand.game_id = t.id and hand.place = 1
       join seed_deals deal on deal.id = ${DEAL_NUMBER}
     where game.id between $1 and $2 order by game.id`,
    `insert into hands (game_id, place, board_number, dealer, vulnerability, north_hand, east_hand, south_hand, west_hand,
       fingerprint, scoring, final_contract, declarer, has_bidding, comment_count, tricks, par_ns)
     select game.id, hand.place, hand.board_number, hand.dealer, hand.vulnerability, deal.north, deal.east, deal.south,
       deal.west, deal.fingerprint, hand.scoring, hand.final_contract, hand.declarer, hand.has_bidding, ${COMMENTS},
       deal.tricks, deal.par[1 + (hand.board_number - 1) % 16]
     from seed_games game join hands hand on hand.game_id = game.template
       join seed_deals deal on deal.id = ${DEAL_NUMBER}
     where game.id between $1 and $2 order by game.id, hand.place`,
    `insert into file_pieces (game_id, piece, bytes)
     select game.id, 0, convert_to(game.head || string_agg(
       before || 'N:' || north_hand || ' ' || east_hand || ' ' || south_hand || ' ' || west_hand || after, '' order by number), 'UTF8')
     from seed_games game join seed_tables on seed_tables.template = game.template
       join hands hand on hand.game_id = game.id and hand.place = seed_tables.place
     where game.id between $1 and $2 group by game.id, game.head`,
    `insert into table_results (hand_id, ${list(results)})
     select hand.id, ${list(results, 'result.')}
     from seed_games game join hands old on old.game_id = game.template join table_results result on result.hand_id = old.id
       join hands hand on hand.game_id = game.id and hand.place = old.place
     where game.id between $1 and $2 order by hand.id, result.place`,
    `insert into named_players (game_id, ${list(players)})
     select game.id, ${list(players, 'player.')} from seed_games game join named_players player on player.game_id = game.template
     where game.id between $1 and $2`,
    `insert into participations (game_id, created_at, ${list(parts)})
     select game.id, game.at, ${list(parts, 'part.')} from seed_games game join participations part on part.game_id = game.template
     where game.id between $1 and $2 and ${WAS_PLAYED}`,
    `insert into played_boards (game_id, hand_id, ${list(boards)})
     select game.id, hand.id, ${list(boards, 'board.')}
     from seed_games game join hands old on old.game_id = game.template join played_boards board on board.hand_id = old.id
       join hands hand on hand.game_id = game.id and hand.place = old.place
     where game.id between $1 and $2 and ${WAS_PLAYED}`,
  ];
  await inBatches(pool, { from: templateCount(games) + 1, to: games, steps, what: 'Copies' }, onProgress);
}

/** Comments, and how half of the boards of played games were bid. @param {Pool} pool @param {number} games @param {OnProgress} onProgress */
async function discuss(pool, games, onProgress) {
  const people = personCount(games);
  const words = [
    'We should have been in game.',
    'Why not lead a trump?',
    'I would double that.',
    'The heart finesse works.',
  ];
  const steps = [
    `insert into comments (hand_id, user_id, content, created_at)
     select hand.id, 2 + (hand.id * 13 + n * 7) % ${people},
       (array[${words.map((each) => `'${each}'`).join(', ')}])[1 + (hand.id + n) % ${words.length}], game.at + n * interval '1 hour'
     from seed_games game join hands hand on hand.game_id = game.id, generate_series(1, ${COMMENTS}) n
     where game.id between $1 and $2 order by hand.id, n`,
    `insert into bidding_records (hand_id, creator_id, partner_id, calls, side, fair_due_at, created_at, updated_at)
     select hand.id, part.user_id, part.partner_id, result.auction -> 'calls', 'NS', null, game.at, game.at
     from seed_games game join games g on g.id = game.id
       join participations part on part.game_id = game.id and part.seat = 'N'
       join hands hand on hand.game_id = game.id and hand.place * 2 <= g.hand_count
       join table_results result on result.hand_id = hand.id and result.place = 1
     where game.id between $1 and $2 order by hand.id`,
  ];
  await inBatches(pool, { from: 1, to: games, steps, what: 'Discussions' }, onProgress);
}

/**
 * @param {Pool} pool
 * @param {{ from: number, to: number, steps: readonly string[], what: string }} work
 * @param {OnProgress} onProgress
 */
async function inBatches(pool, { from, to, steps, what }, onProgress) {
  for (let first = from; first <= to; first += GAMES_AT_ONCE) {
    const last = Math.min(to, first + GAMES_AT_ONCE - 1);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('set local statement_timeout = 0');
      for (const step of steps) await client.query(step, [first, last]);
      await client.query('commit');
    } finally {
      client.release();
    }
    onProgress(what, last, to);
  }
}
