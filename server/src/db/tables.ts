import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** Every table of the schema, those that others refer to before those others. */
export function tablesParentsFirst(): PgTable[] {
  const sorted = new Set<PgTable>();
  const visit = (table: PgTable): void => {
    if (sorted.has(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) visit(foreignTable);
    }
    sorted.add(table);
  };
  for (const value of Object.values(schema as Record<string, unknown>)) if (is(value, PgTable)) visit(value);
  return [...sorted];
}
