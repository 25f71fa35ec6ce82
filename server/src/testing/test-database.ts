import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Connection, connect } from '../db/connect.ts';
import { runSql } from './run-sql.ts';
import { connectToSharedEmbedded } from './shared-embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server of the tests' own; null means the embedded database. */
    postgres: string | null;
    /** What a new database with the newest schema is copied from: its name on PostgreSQL, else its folder. */
    migratedTemplate: string;
  }
}

export interface TestDatabase extends Connection {
  /** The settings with which a server opens this database. */
  readonly settings: { readonly databaseUrl: string | null; readonly dataDir: string };
}

export interface TestDatabaseOptions {
  /** False for a database without tables. */
  readonly migrated?: boolean;
  /** True if `settings` must lead another program to the database. On PostgreSQL they always do. */
  readonly own?: boolean;
}

/**
 * A database for one test file, on the engine that the test project names. Embedded, it is the worker's, emptied, unless
 * the file wants its own. Its writes do not wait for the disk: what is promised about that is tested in `db/embedded`,
 * and with servers in processes of their own.
 */
export async function openTestDatabase({
  migrated = true,
  own = !migrated,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject('postgres');
  const dataDir = await mkdtemp(join(tmpdir(), 'bridge-test-'));
  if (server !== null) return createDatabase(server, dataDir, migrated ? inject('migratedTemplate') : null);
  const settings = { databaseUrl: null, dataDir };
  const template = migrated ? { template: inject('migratedTemplate') } : {};
  const shared = own ? null : await connectToSharedEmbedded(inject('migratedTemplate'));
  const connection = shared ?? (await connect(settings, { embedded: { ...template, durable: false } }));
  return {
    ...connection,
    settings,
    close: async () => {
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** That a silent PostgreSQL is noticed within a second is tested with a server of its own, `database-failures.long.test.ts`. */
const PING_TIMEOUT_MS = 20_000;

async function createDatabase(
  server: string,
  dataDir: string,
  template: string | null,
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(server, `create database ${name}${template === null ? '' : ` template ${template}`}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const settings = { databaseUrl: url.href, dataDir };
  const connection = await connect(settings, { pingTimeoutMs: PING_TIMEOUT_MS });
  return {
    ...connection,
    settings,
    close: async () => {
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
      await runSql(server, `drop database ${name} with (force)`);
    },
  };
}
