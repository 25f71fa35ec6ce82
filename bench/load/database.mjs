/** The filled database of a run: a copy, so that what is kept stays as it was filled. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres, startCluster } from '../../scripts/postgres-cluster.mjs';
import { openServices } from './built-server.mjs';
import { seed } from './seed.mjs';
import { verifySeed } from './verify-seed.mjs';

/** @typedef {{ settings: Record<string, string>, postgres: number | null, close: () => Promise<void> }} RunDatabase `postgres` is a process id */
/** @typedef {{ games: number, unanalysed: number, folder: string, isChecked: boolean }} Wanted */

/** @param {Wanted} wanted @param {import('./seed.mjs').OnProgress} onProgress @returns {Promise<RunDatabase>} */
export async function postgresDatabase(wanted, onProgress) {
  if (findPostgres() === null) throw new Error('PostgreSQL is not installed.');
  const keep = join(wanted.folder, 'postgres');
  const filled = `filled_${wanted.games}`;
  // While it is filled nothing needs to reach the disk.
  const filling = await startCluster({ keep });
  try {
    if (!(await exists(filling, filled))) {
      await statement(filling, 'drop database if exists filling');
      await statement(filling, 'create database filling');
      const settings = { DATABASE_URL: filling.url('filling'), DATA_DIR: wanted.folder };
      await fill(settings, wanted, 'sample', onProgress);
      await statement(filling, `alter database filling rename to ${filled}`);
    }
    // A run that was cut off may have left it closed. Migrations since.
    await statement(filling, `alter database ${filled} with allow_connections true`);
    const { connection } = await openServices({
      DATABASE_URL: filling.url(filled),
      DATA_DIR: wanted.folder,
    });
    await connection.close();
    onProgress('A copy', 0, 1);
    await statement(filling, 'drop database if exists run');
    // Nobody may look at it meanwhile, not even a vacuum of PostgreSQL's own.
    await statement(filling, `alter database ${filled} with allow_connections false`);
    await statement(
      filling,
      `select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = '${filled}'`,
    );
    await statement(filling, `create database run template ${filled} strategy file_copy`);
    await statement(filling, `alter database ${filled} with allow_connections true`);
    onProgress('A copy', 1, 1);
  } finally {
    await filling.stop();
  }
  const cluster = await startCluster({ durable: true, keep });
  return {
    settings: { DATABASE_URL: cluster.url('run'), DATA_DIR: join(wanted.folder, 'data') },
    postgres: cluster.pid() ?? null,
    close: () => cluster.stop(),
  };
}

/** @param {Wanted} wanted @param {import('./seed.mjs').OnProgress} onProgress @returns {Promise<RunDatabase>} */
export async function embeddedDatabase(wanted, onProgress) {
  const filled = join(wanted.folder, `embedded-${wanted.games}`);
  if (!existsSync(filled)) {
    const filling = join(wanted.folder, 'embedded-filling');
    rmSync(filling, { recursive: true, force: true });
    mkdirSync(filling, { recursive: true });
    await fill({ DATA_DIR: filling }, wanted, 'all', onProgress);
    renameSync(filling, filled);
  }
  const run = join(wanted.folder, 'embedded-run');
  rmSync(run, { recursive: true, force: true });
  cpSync(filled, run, { recursive: true });
  return { settings: { DATA_DIR: run }, postgres: null, close: () => Promise.resolve() };
}

/**
 * @param {Record<string, string>} settings
 * @param {Wanted} wanted
 * @param {'all' | 'sample'} checked
 * @param {import('./seed.mjs').OnProgress} onProgress
 */
async function fill(settings, wanted, checked, onProgress) {
  await seed(settings, wanted, onProgress);
  if (!wanted.isChecked) return;
  const problems = await verifySeed(settings, checked, onProgress);
  if (problems.length > 0)
    throw new Error(`The filled database is not sound:\n${problems.slice(0, 20).join('\n')}`);
}

/** @typedef {import('../../scripts/postgres-cluster.mjs').Cluster} Cluster */

/** @param {Cluster} cluster @param {string} sql @returns {Promise<pg.QueryResult>} */
async function statement(cluster, sql) {
  const client = new pg.Client({ connectionString: cluster.url() });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

/** @param {Cluster} cluster @param {string} database */
const exists = async (cluster, database) =>
  (await statement(cluster, `select from pg_database where datname = '${database}'`)).rowCount === 1;
