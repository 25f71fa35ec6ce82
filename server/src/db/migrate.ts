import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ClientBase, Pool } from 'pg';

/** Any number that no other program uses as an advisory lock on the same database. */
const LOCK = 7_246_110_395;

const FOLDER = new URL('../../migrations/', import.meta.url);

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Migration {
  readonly name: string;
  readonly hash: string;
  readonly statements: readonly string[];
}

/**
 * Migrates the database to the newest schema and returns the names of the applied migrations.
 * Servers that start at once take turns; if a migration fails, all of this run are rolled back.
 */
export async function migrate(pool: Pool, folder: URL = FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      return await applyPending(client, migrations);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

export interface MigrationName {
  readonly name: string;
  readonly hash: string;
}

/** The migrations of this version of the product, in order. */
export async function knownMigrations(folder: URL = FOLDER): Promise<MigrationName[]> {
  return (await readMigrations(folder)).map(({ name, hash }) => ({ name, hash }));
}

/** Throws if the database does not have exactly the schema of this version. Changes nothing. */
export async function requireCurrentSchema(client: Pick<ClientBase, 'query'>): Promise<void> {
  const migrations = await readMigrations(FOLDER);
  const { rows: tables } = await client.query<{ there: boolean }>(
    `select to_regclass('migrations') is not null as there`,
  );
  if (tables[0]?.there !== true) throw new MigrationError('This is not a database of Bridge Review.');
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  refuseUnknownMigrations(applied, migrations);
  if (migrations.some(({ name }) => !applied.has(name))) {
    throw new MigrationError(
      'The database was made by an older version of Bridge Review. Start the server once, which brings it up to date.',
    );
  }
}

async function applyPending(client: ClientBase, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  refuseUnknownMigrations(applied, migrations);

  const pending = migrations.filter(({ name }) => !applied.has(name));
  await client.query('begin');
  for (const migration of pending) await apply(client, migration);
  await client.query('commit');
  return pending.map(({ name }) => name);
}

async function apply(client: ClientBase, migration: Migration): Promise<void> {
  try {
    for (const statement of migration.statements) await client.query(statement);
    await client.query('insert into migrations (name, hash) values ($1, $2)', [
      migration.name,
      migration.hash,
    ]);
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(
      `Migration ${migration.name} failed: ${reason}. The database was left as it was before.`,
      { cause: error },
    );
  }
}

function refuseUnknownMigrations(
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): void {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of applied) {
    if (!known.has(name)) {
      throw new MigrationError(
        `The database has migration ${name}, which this version of Bridge Review does not know. It was made by a newer version; please run that one.`,
      );
    }
    if (known.get(name) !== hash) {
      throw new MigrationError(`Migration ${name} was changed after it had been applied to this database.`);
    }
  }
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8')) as {
    entries: { tag: string }[];
  };
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      // A checkout on Windows may have other line ends; that is no change of the migration.
      const text = (await readFile(fileURLToPath(new URL(`${tag}.sql`, folder)), 'utf8')).replaceAll(
        '\r\n',
        '\n',
      );
      return {
        name: tag,
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== ''),
      };
    }),
  );
}
