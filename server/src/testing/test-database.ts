import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Connection, connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server of the tests' own; null means the embedded database. */
    postgres: string | null;
  }
}

export interface TestDatabase extends Connection {
  /** What a server needs to be told to open this database. */
  readonly settings: { readonly databaseUrl: string | null; readonly dataDir: string };
}

/** A database of the test file's own, on the engine that the test project names. */
export async function openTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const server = inject('postgres');
  const database = server === null ? await openFolder() : await createDatabase(server);
  if (migrated) await migrate(database.pool);
  return database;
}

async function openFolder(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bridge-test-'));
  const settings = { databaseUrl: null, dataDir };
  const connection = await connect(settings);
  return {
    ...connection,
    settings,
    close: async () => {
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createDatabase(server: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'bridge-test-'));
  const settings = { databaseUrl: url.href, dataDir };
  const connection = await connect(settings);
  return {
    ...connection,
    settings,
    close: async () => {
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
      await run(server, `drop database ${name} with (force)`);
    },
  };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
