/**
 * Many people at once, on years of games. `npm run bench -- load`: 200 people who act every four seconds, 50 open event
 * streams and two uploads a minute, against 100,000 games on PostgreSQL for ten minutes.
 *
 *     --embedded      on the embedded database, with 10,000 games
 *     --games N       another number of games
 *     --minutes N     another time; memory is judged from ten minutes on
 *     --people N      another number of people
 *     --servers 2     two servers behind nginx, restarted one after the other in the middle of it
 *     --folder DIR    keeps the filled database there for the next run; LOAD_FOLDER is the same
 *
 * The people, the database and the server share the machine: the figures say how much of it each had.
 */
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { progressOn } from './progress.mjs';
import { upload } from './actions.mjs';
import { behaveAsOne } from './as-one.mjs';
import { embeddedDatabase, postgresDatabase } from './database.mjs';
import { hasNginx } from './nginx.mjs';
import { findPeople } from './people-of-database.mjs';
import { printFigures } from './figures.mjs';
import { sampleFigures } from './samples.mjs';
import { startServers } from './servers.mjs';

const { values: given } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    games: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '200' },
    servers: { type: 'string', default: '1' },
    folder: { type: 'string', default: process.env.LOAD_FOLDER ?? '' },
    // For those who work on the filling itself.
    unchecked: { type: 'boolean', default: false },
  },
});
const isEmbedded = given.embedded;
const games = Number(given.games ?? (isEmbedded ? 10_000 : 100_000));
const minutes = Number(given.minutes);
const servers = Number(given.servers);
if (servers > 1 && (isEmbedded || !hasNginx())) {
  console.log(
    isEmbedded ? 'Two servers need PostgreSQL.' : 'nginx is not installed: two servers are not measured.',
  );
  process.exit(isEmbedded ? 2 : 0);
}

/** Event streams, and how often files are uploaded. */
const STREAMS = 50;
const UPLOAD_EVERY_MS = 30_000;
const EVERY_MS = 4_000;
const WARM_UP_MS = 20_000;
/** Nobody else works with this user. */
const IDLE_USER = 'ada.ashford@example.org';

const folder = given.folder === '' ? mkdtempSync(join(tmpdir(), 'bridge-load-')) : resolve(given.folder);
mkdirSync(folder, { recursive: true });
const progress = progressOn(process.stdout);
const database = await (isEmbedded ? embeddedDatabase : postgresDatabase)(
  { games, unanalysed: 1_000, folder, isChecked: !given.unchecked },
  progress.show,
);
let missed = 1;
try {
  missed = await run();
} finally {
  await database.close();
  if (given.folder === '') rmSync(folder, { recursive: true, force: true });
}
console.log(missed === 0 ? 'Every target was reached.' : `${missed} targets were missed.`);
process.exit(missed === 0 ? 0 : 1);

async function run() {
  const found = await findPeople(database.settings, { people: Number(given.people), streams: STREAMS });
  const started = await startServers(database.settings, servers);
  const child = fork(fileURLToPath(new URL('people.mjs', import.meta.url)), { serialization: 'advanced' });
  try {
    const isOne =
      servers === 1
        ? []
        : await behaveAsOne(String(started.urls[0]), String(started.urls[1]), {
            email: IDLE_USER,
            hand: Number(found.games.at(-1)?.hands[0]),
            upload: /** @type {FormData} */ (upload(0).body),
          });
    const samples = sampleFigures({
      servers: started,
      postgres: database.postgres,
      people: Number(child.pid),
      warmUpMs: WARM_UP_MS,
    });
    const plan = {
      ...found,
      url: started.url,
      everyMs: EVERY_MS,
      warmUpMs: WARM_UP_MS,
      forMs: minutes * 60_000,
      uploadEveryMs: UPLOAD_EVERY_MS,
      firstUpload: 1,
    };
    const restarting =
      servers === 1 ? Promise.resolve([]) : started.restartInTurn(WARM_UP_MS + (minutes * 60_000) / 2);
    const load = loadavg()[0] ?? 0;
    const figures = await new Promise((done, failed) => {
      child.on('message', (/** @type {{ kind: string }} */ message) => {
        if (message.kind === 'done') done(message);
        else progress.line(message);
      });
      child.once('exit', (code) => failed(new Error(`The people ended with code ${code}.`)));
      child.send(plan);
    });
    return printFigures({
      figures,
      isOne,
      restarts: await restarting,
      samples: samples.stop(),
      load: [load, loadavg()[0] ?? 0],
      isEmbedded,
      minutes,
      games,
    });
  } finally {
    child.kill();
    await started.stop();
  }
}
