// A PostgreSQL server for tests and benchmarks: created in a temporary folder, listening on a local socket only, removed
// afterwards; or kept in a folder that is given.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * @typedef {object} Cluster
 * @property {(database?: string) => string} url
 * @property {string} folder
 * @property {() => number | undefined} pid of the parent of all its processes
 * @property {() => Promise<void>} stop for good: the folder is removed, unless it was given
 * @property {() => Promise<void>} shutDown as `pg_ctl stop -m fast` does; `start` brings it back
 * @property {() => Promise<void>} kill as a power cut would
 * @property {() => Promise<void>} start
 * @property {() => Promise<void>} freeze stops every process of the server where it stands
 * @property {() => Promise<void>} thaw
 * @property {(primary: Cluster) => Promise<void>} follow gives up its data and becomes a standby of another
 */

/** The folder of PostgreSQL's programs, newest first; null if it is not installed. */
export function findPostgres() {
  /** @type {string[]} */
  const places = [];
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian)) {
    const versions = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a));
    places.push(...versions.map((version) => join(debian, version, 'bin')));
  }
  places.push(...(process.env.PATH ?? '').split(':'));
  return (
    places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'pg_ctl'))) ?? null
  );
}

/**
 * @param {{ durable?: boolean, environment?: Record<string, string>, keep?: string }} [options] tests of durability want
 *   every write on the disk; others do not. The environment is that of the server, beside the usual. `keep` is a folder,
 *   with a short path, in which the data stays for the next time.
 * @returns {Promise<Cluster>}
 */
export async function startCluster({ durable = false, environment = {}, keep } = {}) {
  const bin = findPostgres();
  if (bin === null) throw new Error('PostgreSQL is not installed.');
  if (keep !== undefined) mkdirSync(keep, { recursive: true });
  const folder = keep ?? mkdtempSync(join(tmpdir(), 'bridge-pg-'));
  const owner = ownerOf();
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const as = owner === null ? {} : { uid: owner.uid, gid: owner.gid };

  const words = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions'];
  if (!existsSync(data)) await run(join(bin, 'initdb'), ['-D', data, ...words], { cwd: folder, ...as });

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  const settings = durable
    ? []
    : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const start = async () => {
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=200', ...settings],
      { cwd: folder, stdio: 'ignore', env: { ...process.env, ...environment }, ...as },
    );
    await untilReady(bin, folder);
  };
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    const child = server;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
    server = undefined;
  };
  /** @param {NodeJS.Signals} signal */
  const signalAll = async (signal) => {
    const parent = String(server?.pid);
    // The parent first: it must not make new processes, nor miss those that stop.
    process.kill(Number(parent), signal);
    const { stdout } = await run('pgrep', ['-P', parent]);
    for (const pid of stdout.trim().split('\n')) process.kill(Number(pid), signal);
  };
  await start();

  const follow = async (/** @type {Cluster} */ primary) => {
    await end('SIGKILL');
    rmSync(data, { recursive: true, force: true });
    await run(
      join(bin, 'pg_basebackup'),
      ['-D', data, '-h', primary.folder, '-U', 'postgres', '-R', '-X', 'stream', '-c', 'fast'],
      { cwd: folder, ...as },
    );
    await start();
  };

  return {
    folder,
    url: (database = 'postgres') =>
      `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    pid: () => server?.pid,
    start,
    shutDown: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    follow,
    async stop() {
      await end('SIGINT');
      if (keep === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} bin
 * @param {string} folder
 */
async function untilReady(bin, folder) {
  for (let tries = 0; tries < 300; tries += 1) {
    const ready = await run(join(bin, 'pg_isready'), ['-h', folder, '-q']).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('PostgreSQL did not start.');
}

/** PostgreSQL refuses to run as root; its packages bring a user of their own. */
function ownerOf() {
  if (userInfo().uid !== 0) return null;
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
