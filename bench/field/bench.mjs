/**
 * How long the results of somebody with 1,000 games take: 25,000 boards, each played at nine tables. First what the
 * server works out in the background, for one game, then the answers that the page waits for, on the embedded database
 * or, with `DATABASE_URL`, on that one. `npm run bench -- field`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const GAMES = 1000;
const BOARDS = 25;
const TABLES = 9;
const RUNS = 9;
const TARGET_MS = 1000;

/**
 * A module of the built server. The build writes no types beside its code, so the names it exports are not checked.
 *
 * @param {string} path
 */
const built = (path) => import(new URL(`../../server/dist/${path}`, import.meta.url).href);
const { readConfig } = await built('config.js');
const { connect } = await built('db/connect.js');
const { migrate } = await built('db/migrate.js');
const { fieldService } = await built('features/field/service.js');
const { handService } = await built('features/hands/service.js');
const { playedBoard } = await built('features/field/played-board.js');
const dueRepo = await built('features/field/due-repo.js');
const { inTransaction } = await built('db/transaction.js');

/** On a busy machine a thread that waits for a core looks like one that is blocked: Linux tells how long it worked. */
const WORKED = '/proc/thread-self/schedstat';
const workedMs = () =>
  existsSync(WORKED) ? Number(readFileSync(WORKED, 'utf8').split(' ', 1)[0]) / 1e6 : NaN;

const folder = mkdtempSync(join(tmpdir(), 'bridge-bench-'));
const connection = await connect(readConfig({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'silent' }));
const { pool, db } = connection;
await migrate(pool);
await pool.query(
  `insert into users (email, password_hash, first_name, last_name, display_name)
   select 'p' || n || '@example.org', '', 'First' || n, 'Last' || n, 'Player ' || n from generate_series(1, 4) n`,
);
await pool.query(
  `insert into games (uploaded_by, published_at, filename, format, title, date, hand_count, first_deal, warnings, warning_count)
   select 1, now(), 'game.pbn', 'PBN', 'Club night ' || n, '2007-01-01'::date + n * 7, $2, 'deal', '[]', 0
   from generate_series(1, $1::int) n`,
  [GAMES, BOARDS],
);
await pool.query(
  `insert into hands (game_id, place, board_number, dealer, vulnerability, fingerprint, has_bidding, tricks, par_ns)
   select g.id, n, n, 'N', 'None', 'deal', false, '88889888897777477774', 110 from games g, generate_series(1, $1::int) n`,
  [BOARDS],
);
// Marked before the results come, so that they are due.
await pool.query(
  `insert into participations (game_id, user_id, partner_id, seat) select id, 1, 2 + id % 3, 'N' from games`,
);
for (let from = 1; from <= GAMES; from += 50) {
  await pool.query(
    `insert into table_results (hand_id, place, north, south, east, west, contract, declarer, tricks)
     select h.id, t, case when t = 1 then 'First1 Last1' else 'North ' || t end, 'South ' || t, 'East ' || t, 'West ' || t,
       (array['3NT', '4S', '2H', '5D', '1NT', '6C', '3D'])[1 + (t * 3 + h.id) % 7],
       (array['N', 'E', 'S', 'W'])[1 + (t + h.id) % 4], 6 + (t * 5 + h.id) % 6
     from hands h, generate_series(1, $3::int) t where h.game_id between $1 and $2`,
    [from, from + 49, TABLES],
  );
}

const hands = handService(db);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const begun = performance.now();
for (let game = await dueRepo.takeGame(db, 60); game !== null; game = await dueRepo.takeGame(db, 60)) {
  const tables = await hands.ownTables(game.gameId, game.viewer);
  const boards = [...tables].flatMap(([handId, table]) => {
    const board = playedBoard(table, game.seat);
    return board === null ? [] : [{ ...board, handId }];
  });
  const due = game;
  await inTransaction(db, (/** @type {unknown} */ tx) => dueRepo.storeBoards(tx, due, boards));
}
console.log(`worked out: ${((performance.now() - begun) / GAMES).toFixed(1)} ms a game`);
await pool.query('vacuum analyze');

const field = fieldService({ db, onWaiting: () => undefined });
let failed = false;
for (const [name, ask] of /** @type {const} */ ([
  ['figures', () => field.stats(1, {})],
  ['one partner', () => field.stats(1, { partner: 3, measure: 'tricks' })],
  ['boards', () => field.boards(1, { measure: 'percent', strain: 'S' }, { limit: 50, cursor: null })],
])) {
  delay.reset();
  const worked = workedMs();
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  const median = times.toSorted((one, other) => one - other)[RUNS >> 1] ?? 0;
  failed ||= median > TARGET_MS;
  console.log(
    `${name}: ${median.toFixed(0)} ms of ${GAMES * BOARDS} boards; this thread worked ${((workedMs() - worked) / RUNS).toFixed(0)} ms for each; event loop at most ${(delay.max / 1e6).toFixed(0)} ms`,
  );
}
await connection.close();
rmSync(folder, { recursive: true, force: true });
console.log(failed ? `More than ${TARGET_MS} ms.` : `At most ${TARGET_MS} ms.`);
process.exit(failed ? 1 : 0);
