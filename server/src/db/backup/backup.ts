import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { ClientBase, Pool } from 'pg';
import { syncFile, syncFolder } from '../embedded/durable-folder.ts';
import { knownMigrations, requireCurrentSchema } from '../migrate.ts';
import { tablesParentsFirst } from '../tables.ts';
import { BackupError } from './backup-error.ts';
import { type Sign, VERSION } from './format.ts';
import { verifyBackup } from './verify-backup.ts';

export interface BackupCounts {
  readonly tables: number;
  readonly rows: number;
}

export interface BackupOptions {
  /** Ends it early; nothing is left behind. */
  readonly signal?: AbortSignal;
  /** For tests: what a bad disk does to the file before it is read back. */
  readonly onWritten?: (file: string) => Promise<void>;
}

/**
 * Writes a consistent snapshot of the whole database into a file. The server may keep running, if the engine
 * allows a second process. The file appears once it is complete, on the disk, and read back as a restore does.
 */
export async function backUp(pool: Pool, path: string, options: BackupOptions = {}): Promise<BackupCounts> {
  if (existsSync(path)) throw new BackupError(`${path} is already there; choose another name.`);
  const unfinished = unfinishedName(path);
  try {
    await rm(unfinished, { force: true });
    const counts = await writeSnapshot(pool, unfinished, options.signal);
    await syncFile(unfinished);
    await options.onWritten?.(unfinished);
    await readBack(unfinished, path);
    options.signal?.throwIfAborted();
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return counts;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw writable(error, path);
  }
}

/** A backup has this name until it is complete. */
export const unfinishedName = (path: string): string => `${path}.partial`;

async function writeSnapshot(pool: Pool, path: string, signal?: AbortSignal): Promise<BackupCounts> {
  const counts = { tables: 0, rows: 0 };
  const client = await pool.connect();
  try {
    await requireCurrentSchema(client);
    // The backup has private data, so only its owner may read it.
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(linesOf(client, counts), createGzip(), file, signal === undefined ? {} : { signal });
    return counts;
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

async function readBack(unfinished: string, path: string): Promise<void> {
  try {
    await verifyBackup(unfinished);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    throw new BackupError(`${path} was not as it should be when it was read back, so it was removed.`, {
      cause: error,
    });
  }
}

async function* linesOf(
  client: ClientBase,
  counts: { tables: number; rows: number },
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string): string => {
    hash.update(text);
    return text;
  };
  await client.query('begin isolation level repeatable read read only');
  await client.query(
    `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
     set local timezone = 'UTC'; set local bytea_output = 'hex'`,
  );
  yield hashed(
    written([
      'begin',
      {
        format: 'bridge-review-backup',
        version: VERSION,
        createdAt: new Date().toISOString(),
        migrations: await knownMigrations(),
      },
    ]),
  );
  for (const table of tablesParentsFirst()) {
    counts.tables += 1;
    yield hashed(written(['table', getTableName(table)]));
    for await (const rows of rowsOf(client, table)) {
      counts.rows += rows.length;
      yield hashed(rows.map((row) => `${row}\n`).join(''));
    }
    for (const line of await sequencesOf(client, table)) yield hashed(written(line));
  }
  await client.query('commit');
  yield written(['end', { rows: counts.rows, sha256: hash.digest('hex') }]);
}

const written = (line: Sign): string => `${JSON.stringify(line)}\n`;

/** A row with bytes may be half a megabyte, any other a few kilobytes. */
const rowsAtOnce = (table: PgTable): number =>
  getTableConfig(table).columns.some((column) => column.getSQLType() === 'bytea') ? 8 : 200;

async function* rowsOf(client: ClientBase, table: PgTable): AsyncGenerator<string[]> {
  const name = getTableName(table);
  await client.query(
    `declare backup no scroll cursor for select row_to_json("${name}")::text as row from "${name}"`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce(table)} from backup`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('close backup');
}

/** Ids are never reused, even those of deleted rows. */
async function sequencesOf(client: ClientBase, table: PgTable): Promise<Sign[]> {
  const lines: Sign[] = [];
  for (const column of getTableConfig(table).columns.filter(({ generatedIdentity }) => generatedIdentity)) {
    const name = getTableName(table);
    const found = await client.query<{ sequence: string }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [`"${name}"`, column.name],
    );
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value as last, is_called as called from ${found.rows[0]?.sequence}`,
    );
    const [state] = rows;
    if (state !== undefined) lines.push(['sequence', name, column.name, Number(state.last), state.called]);
  }
  return lines;
}

function writable(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error && 'syscall' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupError(`The folder of ${path} is not there.`);
  if (code === 'EACCES' || code === 'EROFS') return new BackupError(`${path} may not be written.`);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new BackupError(`There is no room left for ${path}.`);
  return error;
}
