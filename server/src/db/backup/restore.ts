import { getTableName } from 'drizzle-orm';
import type { ClientBase, Pool } from 'pg';
import { migrate } from '../migrate.ts';
import { tablesParentsFirst } from '../tables.ts';
import type { BackupCounts } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { readBackup, type Sign } from './format.ts';

/**
 * Puts a backup into an empty database: all of it or nothing. The file should have been verified, so that a
 * damaged one is refused before anything is touched; if it is damaged since, everything is taken back.
 */
export async function restore(pool: Pool, path: string): Promise<BackupCounts> {
  await refuseUnlessEmpty(pool);
  await migrate(pool);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    // A server that is started meanwhile waits, and finds everything or nothing.
    await client.query(`lock table ${tableNames().map(quoted).join(', ')} in access exclusive mode`);
    await refuseUnlessEmpty(client);
    const counts = await insertAll(client, path);
    await client.query('commit');
    await client.query('analyze');
    return counts;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

const tableNames = (): string[] => tablesParentsFirst().map((table) => getTableName(table));

const quoted = (name: string): string => `"${name}"`;

/** An empty database may have no tables yet. */
async function refuseUnlessEmpty(client: Pick<ClientBase, 'query'>): Promise<void> {
  for (const name of tableNames()) {
    const { rows: tables } = await client.query<{ there: boolean }>(
      'select to_regclass($1) is not null as there',
      [quoted(name)],
    );
    if (tables[0]?.there !== true) continue;
    const { rows } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rows.length === 0) continue;
    throw new BackupError(
      'The database already holds data, and a backup is restored into an empty one only. Nothing was changed. Give another DATA_DIR or DATABASE_URL.',
    );
  }
}

const BATCH_CHARACTERS = 512 * 1024;

async function insertAll(client: ClientBase, path: string): Promise<BackupCounts> {
  const counts = { tables: 0, rows: 0 };
  const known = new Set(tableNames());
  let table: string | null = null;
  let batch: string[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0 && table !== null) await insert(client, table, batch);
    counts.rows += batch.length;
    batch = [];
    size = 0;
  };
  for await (const line of readBackup(path)) {
    if ('row' in line) {
      batch.push(line.row);
      size += line.row.length;
      if (size >= BATCH_CHARACTERS) await flush();
      continue;
    }
    await flush();
    if (line.sign[0] === 'table') {
      table = knownTable(line.sign[1], known);
      counts.tables += 1;
    }
    if (line.sign[0] === 'sequence') await setSequence(client, line.sign, known);
  }
  return counts;
}

function knownTable(name: string, known: ReadonlySet<string>): string {
  if (!known.has(name)) throw new BackupError(`The backup has a table ${name} that is not known here.`);
  return name;
}

async function insert(client: ClientBase, table: string, rows: readonly string[]): Promise<void> {
  try {
    await client.query(
      `insert into ${quoted(table)} overriding system value
       select * from json_populate_recordset(null::${quoted(table)}, $1::json)`,
      [`[${rows.join(',')}]`],
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The rows of ${table} were refused: ${reason}. Nothing was restored.`, {
      cause: error,
    });
  }
}

async function setSequence(
  client: ClientBase,
  [, table, column, last, called]: Extract<Sign, readonly ['sequence', ...unknown[]]>,
  known: ReadonlySet<string>,
): Promise<void> {
  await client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [
    quoted(knownTable(table, known)),
    column,
    last,
    called,
  ]);
}
