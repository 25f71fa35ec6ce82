import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres, startCluster } from '../scripts/postgres-cluster.mjs';
import { startServer } from '../scripts/running-server.mjs';
import { admin } from './people.ts';
import { test as base } from './test.ts';

export interface OwnServer {
  readonly url: string;
  /** Says something to the database behind the server's back. */
  sql(statement: string): Promise<string>;
}

/**
 * A server that no other test file uses, for tests that affect the whole site: administrators, test users,
 * records that contradict each other. On PostgreSQL, since the embedded database allows no second process.
 */
export const test = base.extend<object, { ownServer: OwnServer }>({
  ownServer: [
    // Playwright wants to see by name what a fixture uses; this one uses none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const cluster = await startCluster();
      const folder = await mkdtemp(join(tmpdir(), 'bridge-e2e-own-'));
      const server = await startServer({
        RATE_LIMIT: 'off',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        DATABASE_URL: cluster.url(),
        DATA_DIR: folder,
      });
      await use({ url: server.url, sql: (statement) => runSql(cluster.folder, statement) });
      await server.stop();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.url),
});

export const havePostgres = findPostgres() !== null;

const run = promisify(execFile);

async function runSql(folder: string, statement: string): Promise<string> {
  const program = join(findPostgres() ?? '', 'psql');
  const { stdout } = await run(program, ['-h', folder, '-U', 'postgres', '-XqtAc', statement]);
  return stdout.trim();
}
