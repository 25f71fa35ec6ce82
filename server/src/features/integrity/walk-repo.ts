import { type Column, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import type { Key } from './check.ts';

/** Small enough not to delay other queries on the embedded database, which runs one at a time. */
const BATCH = 1_000;

interface WalkedRow {
  readonly key: Key;
  readonly values: readonly unknown[];
}

interface WalkedStep {
  readonly rows: readonly WalkedRow[];
  /** The progress so far, from 0 to 1. */
  readonly share: number;
}

/**
 * Walks a table by its primary key and yields, step by step, the rows that match `where`. The work of a
 * step is bounded by the rows it passes, not by those it finds.
 */
export async function* walk(
  db: Executor,
  table: PgTable,
  where: SQL,
  values: readonly SQL[] = [],
): AsyncGenerator<WalkedStep> {
  const key = keyColumns(table);
  const selected = sql.join(
    [sql`jsonb_build_array(${list(key)}) as "key"`, sql`jsonb_build_array(${list(values)}) as "values"`],
    sql`, `,
  );
  const shareAt = await measure(db, table, key);
  let after: Key | null = null;
  do {
    const beyond: SQL = after === null ? sql`true` : sql`(${list(key)}) > (${parameters(after)})`;
    const last: Key | null = await endOfStep(db, table, key, beyond);
    const upTo = last === null ? sql`true` : sql`(${list(key)}) <= (${parameters(last)})`;
    const { rows } = await db.execute<{ key: Key; values: unknown[] }>(
      sql`select ${selected} from ${table} where ${beyond} and ${upTo} and (${where}) order by ${list(key)}`,
    );
    yield { rows, share: last === null ? 1 : shareAt(last) };
    after = last;
  } while (after !== null);
}

/** Estimated from the key's position below the last; tables without numeric keys are short. */
async function measure(
  db: Executor,
  table: PgTable,
  [first]: readonly Column[],
): Promise<(key: Key) => number> {
  if (first?.dataType !== 'number') return () => 0;
  const { rows } = await db.execute<{ end: number | null }>(sql`select max(${first}) as "end" from ${table}`);
  const end = rows[0]?.end ?? 0;
  return ([value]) => (typeof value === 'number' && end > 0 ? value / end : 0);
}

async function endOfStep(
  db: Executor,
  table: PgTable,
  key: readonly Column[],
  beyond: SQL,
): Promise<Key | null> {
  const { rows } = await db.execute<{ key: Key }>(
    sql`select jsonb_build_array(${list(key)}) as "key" from ${table} where ${beyond}
        order by ${list(key)} offset ${BATCH - 1} limit 1`,
  );
  return rows[0]?.key ?? null;
}

/** The one record that a key names. */
export function isRecord(table: PgTable, key: Key): SQL {
  return sql`(${list(keyColumns(table))}) = (${parameters(key)})`;
}

/** Whether there was such a record of which this was still true. */
export async function remove(db: Executor, table: PgTable, key: Key, where: SQL): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`delete from ${table} where ${isRecord(table, key)} and (${where})`,
  );
  return (rowCount ?? 0) > 0;
}

/** Whether there was such a record of which this was still true. */
export async function change(
  db: Executor,
  table: PgTable,
  key: Key,
  where: SQL,
  column: Column,
  value: SQL,
): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update ${table} set ${sql.identifier(column.name)} = ${value} where ${isRecord(table, key)} and (${where})`,
  );
  return (rowCount ?? 0) > 0;
}

function keyColumns(table: PgTable): Column[] {
  const [composite] = getTableConfig(table).primaryKeys;
  const columns =
    composite?.columns ?? Object.values(getTableColumns(table)).filter(({ primary }) => primary);
  if (columns.length === 0) throw new Error(`${getTableName(table)} has no primary key.`);
  return columns;
}

const list = (parts: readonly (Column | SQL)[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );

const parameters = (key: Key): SQL =>
  sql.join(
    key.map((value) => sql`${value}`),
    sql`, `,
  );
