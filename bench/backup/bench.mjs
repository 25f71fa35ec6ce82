/**
 * How long a backup of a club's embedded database takes, and how long requests wait for it. `npm run bench -- backup`.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param {string} path */
const built = (path) => import(new URL(`../../server/dist/${path}`, import.meta.url).href);
const { backUp } = await built('db/backup/backup.js');
const { verifyBackup } = await built('db/backup/verify-backup.js');
const { connect } = await built('db/connect.js');
const { migrate } = await built('db/migrate.js');

const GAMES = Number(process.env.GAMES ?? 500);
const BOARDS = 36;
const TABLES = 8;

const folder = mkdtempSync(join(tmpdir(), 'bridge-bench-'));
mkdirSync(join(folder, 'backups'));
const connection = await connect({ databaseUrl: null, dataDir: join(folder, 'data') });
const { pool } = connection;
try {
  await migrate(pool);
  await fill();
  const size = await pool.query('select pg_database_size(current_database())::float8 as bytes');
  console.log(
    `${GAMES} games of ${BOARDS} boards and ${TABLES} tables: ${megabytes(size.rows[0].bytes)} in the database`,
  );
  const direct = await timed(() => backUp(pool, join(folder, 'backups/direct')));
  console.log(`a backup in one transaction would hold the session for ${direct} s`);
  const file = join(folder, 'backups/copied');
  let snapshot = /** @type {{ pool: unknown, close(): Promise<void> } | undefined} */ (undefined);
  const waits = watchWaits();
  const opened = await timed(async () => void (snapshot = await connection.snapshot()));
  const written = await timed(() => backUp(snapshot?.pool, file));
  await snapshot?.close();
  console.log(
    `copying the files and opening the copy took ${opened} s, writing and reading back ${written} s`,
  );
  console.log(`the longest that a query waited meanwhile: ${await waits.longest()} s`);
  console.log(
    `reading back alone: ${await timed(() => verifyBackup(file))} s, ${megabytes(statSync(file).size)}`,
  );
} finally {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
}

async function fill() {
  await pool.query(
    `insert into users (email, password_hash, first_name, last_name, display_name)
     select 'p' || n || '@example.org', '', 'First' || n, 'Last' || n, 'Player ' || n from generate_series(1, 200) n`,
  );
  for (let game = 1; game <= GAMES; game += 50) {
    const games = [game, Math.min(GAMES, game + 49)];
    await pool.query(
      `insert into games (uploaded_by, published_at, filename, format, title, tournament, hand_count, first_deal,
         warnings, warning_count)
       select 1 + n % 200, now(), 'game-' || n || '.pbn', 'PBN', 'Club night ' || n, 'Season', ${BOARDS}, 'deal ' || n,
         '[]', 0 from generate_series($1::int, $2::int) n`,
      games,
    );
    await pool.query(
      `insert into hands (game_id, place, board_number, dealer, vulnerability, north_hand, east_hand, south_hand,
         west_hand, fingerprint, has_bidding)
       select g.id, p, p, 'N', 'None', 'AKQ.JT9.876.5432', 'JT9.876.5432.AKQ', '876.5432.AKQ.JT9', '5432.AKQ.JT9.876',
         'deal ' || g.id || md5(p::text), false
       from games g, generate_series(1, ${BOARDS}) p where g.id between $1 and $2`,
      games,
    );
    await pool.query(
      `insert into table_results (hand_id, place, contract, declarer, tricks, auction, play)
       select h.id, p, '3NT', 'S', 9, to_jsonb(string_to_array('1C Pass 1H Pass 3NT Pass Pass Pass', ' ')),
         (select jsonb_agg(substr(md5(h.id::text || p || n), 1, 2)) from generate_series(1, 52) n)
       from hands h, generate_series(1, ${TABLES}) p where h.game_id between $1 and $2`,
      games,
    );
  }
}

/** Asks again and again, as requests do. */
function watchWaits() {
  let longest = 0;
  const stop = new AbortController();
  const watching = (async () => {
    while (!stop.signal.aborted) longest = Math.max(longest, await timed(() => pool.query('select 1')));
  })();
  return {
    async longest() {
      stop.abort();
      await watching;
      return longest;
    },
  };
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return Math.round((performance.now() - start) / 10) / 100;
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${Math.round(bytes / 1e6)} MB`;
}
