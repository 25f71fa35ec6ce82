/**
 * Games under load, on both databases: how an upload of 10 MB affects other requests, how lists, searches and
 * hands grow with the number of games, and how much of a bare server's throughput is left. `npm run bench -- games`.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres, startCluster } from '../../scripts/postgres-cluster.mjs';
import { generatePbn } from '../pbn/generate.mjs';
import { during, load, quantile, times } from './load.mjs';

const UPLOAD_BYTES = 10_000_000;
const targets = { p99: 3, stallMs: 250, growth: 1.5, throughput: 0.7 };
let missed = 0;

await onEngine('the embedded database', {});
if (findPostgres() === null) {
  console.log('PostgreSQL is not installed: measured on the embedded database alone.');
} else {
  const cluster = await startCluster({ durable: true });
  try {
    await onEngine('PostgreSQL', { DATABASE_URL: cluster.url() });
  } finally {
    await cluster.stop();
  }
}
console.log(missed === 0 ? 'Every target was reached.' : `${missed} targets were missed.`);
process.exit(missed === 0 ? 0 : 1);

/** @param {string} name @param {Record<string, string>} settings */
async function onEngine(name, settings) {
  const folder = mkdtempSync(join(tmpdir(), 'bridge-bench-'));
  const server = await startServer({ ...settings, DATA_DIR: folder });
  console.log(`\nOn ${name}`);
  await growth(server);
  await throughput(server);
  await upload(server, name);
  await server.job('stop');
  rmSync(folder, { recursive: true, force: true });
}

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */

/** @param {Record<string, string>} settings */
async function startServer(settings) {
  const child = fork(fileURLToPath(new URL('server.mjs', import.meta.url)), {
    env: { ...process.env, ...settings },
  });
  const next = () => new Promise((done) => child.once('message', done));
  const { product, bare, cookie } = await next();
  return {
    product,
    bare,
    cookie,
    /** @param {string} job @param {object} [input] */
    async job(job, input) {
      const done = job === 'stop' ? new Promise((ended) => child.once('exit', ended)) : next();
      child.send({ job, input });
      await done;
    },
  };
}

/** One after the other, since what a single reader waits for is what must not grow. @param {Server} server */
async function growth(server) {
  const paths = { list: '/api/games', search: '/api/games?q=zanzibar', hand: '/api/hands/500' };
  /** @type {Record<string, number[]>} */
  const quickest = { list: [], search: [], hand: [] };
  const sizes = [1_000, 10_000, 100_000];
  for (const games of sizes) {
    await server.job('fill', { games });
    for (const [what, path] of Object.entries(paths)) {
      await load(server.product + path, server.cookie, { atOnce: 1, until: times(50) });
      const taken = await load(server.product + path, server.cookie, { atOnce: 1, until: times(300) });
      // The fastest tenth is least disturbed by whatever else the machine does.
      quickest[what]?.push(quantile(taken, 0.1));
    }
  }
  for (const [what, [first = 0, middle = 0, last = 0]] of Object.entries(quickest)) {
    judge(
      last / first <= targets.growth,
      `${what}: ${[first, middle, last].map((ms) => ms.toFixed(2)).join(', ')} ms with ${sizes.map((size) => size.toLocaleString('en')).join(', ')} games: grows ${(last / first).toFixed(2)} times (at most ${targets.growth})`,
    );
  }
}

/** Taking turns, so that a busy machine slows both alike. @param {Server} server */
async function throughput(server) {
  for (const path of ['/api/games', '/api/hands/500']) {
    /** @type {Record<'product' | 'bare', number[]>} */
    const perSecond = { product: [], bare: [] };
    for (let round = 0; round < 8; round += 1) {
      for (const which of /** @type {const} */ (['product', 'bare'])) {
        const taken = await load(server[which] + path, server.cookie, { atOnce: 16, until: during(1_000) });
        if (round > 0) perSecond[which].push(taken.length);
      }
    }
    const [ours, bare] = [quantile(perSecond.product, 0.5), quantile(perSecond.bare, 0.5)];
    judge(
      ours / bare >= targets.throughput,
      `${path}: ${ours} requests a second, a bare handler ${bare}: ${(ours / bare).toFixed(2)} of it (at least ${targets.throughput})`,
    );
  }
}

/** @param {Server} server @param {string} name */
async function upload(server, name) {
  const path = `${server.product}/api/hands/500`;
  const readers = { atOnce: 4 };
  await load(path, server.cookie, { ...readers, until: during(1_000) });
  const quiet = await load(path, server.cookie, { ...readers, until: during(5_000) });
  const form = new FormData();
  form.append('file', new Blob([generatePbn(UPLOAD_BYTES)]), 'large.pbn');
  let landed = false;
  const start = performance.now();
  const sent = fetch(`${server.product}/api/games/upload`, {
    method: 'POST',
    headers: { cookie: server.cookie },
    body: form,
  }).then(async (response) => {
    const { hands } = await response.json();
    landed = true;
    return { status: response.status, hands: hands?.length };
  });
  const busy = await load(path, server.cookie, { ...readers, until: () => landed });
  const { status, hands } = await sent;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `  upload of 10 MB: status ${status}, ${hands} hands, ${seconds} s, ${busy.length} requests meanwhile`,
  );
  const [before, during99] = [quantile(quiet, 0.99), quantile(busy, 0.99)];
  const longest = Math.max(...busy);
  const figures = `p99 ${before.toFixed(1)} ms idle, ${during99.toFixed(1)} ms during the upload (${(during99 / before).toFixed(2)} times), longest ${longest.toFixed(0)} ms`;
  if (name === 'PostgreSQL')
    judge(during99 / before <= targets.p99, `${figures} (p99 at most ${targets.p99} times)`);
  else judge(longest <= targets.stallMs, `${figures} (longest at most ${targets.stallMs} ms)`);
}

/** @param {boolean} reached @param {string} what */
function judge(reached, what) {
  if (!reached) missed += 1;
  console.log(`  ${reached ? 'reached' : 'MISSED '}  ${what}`);
}
