import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { hands, tableResults } from './schema.ts';

/**
 * Rows that go to the database as one JSON text, under the names of their columns. A table says which of its columns
 * such rows leave out; all others are required, so that a new column does not compile until it is filled.
 */
const leftOutOfHands = ['id', 'gameId', 'commentCount', 'tricks', 'parNS', 'analysisDueAt'] as const;
const leftOutOfResults = ['id', 'handId'] as const;

/** A hand as a file yields it. */
export type HandRow = RowOf<typeof hands, (typeof leftOutOfHands)[number]>;
type TableResultRow = RowOf<typeof tableResults, (typeof leftOutOfResults)[number]>;
/** A table's result as a file yields it, with the place of its hand in the game. */
export type ResultRow = TableResultRow & { readonly hand: number };

export const handRows: BulkRows<HandRow> = bulkRows(hands, leftOutOfHands);
export const resultRows: BulkRows<TableResultRow> = bulkRows(tableResults, leftOutOfResults);

interface BulkRows<Row> {
  readonly names: readonly (keyof Row & string)[];
  /** The columns as SQL, separated by commas and qualified with `of` if it is given. */
  list(of?: string): SQL;
  /** The rows in a JSON text, to be selected from under this name; `more` are columns they have beside the table's. */
  from(json: string, name: string, more?: SQL): SQL;
}

/** What is only written may be readonly, however deep. */
type Unchanged<T> = T extends string | number | boolean | null
  ? T
  : { readonly [Key in keyof T]: Unchanged<T[Key]> };
type Columns<Table extends PgTable> = Table['_']['columns'];

type RowOf<Table extends PgTable, Left extends string> = {
  readonly [
    Key in Exclude<keyof Columns<Table>, Left> &
      keyof Table['$inferSelect'] as Columns<Table>[Key]['_']['name']
  ]: Unchanged<Table['$inferSelect'][Key]>;
};

function bulkRows<Table extends PgTable, Left extends keyof Columns<Table> & string>(
  table: Table,
  left: readonly Left[],
): BulkRows<RowOf<Table, Left>> {
  const leftOut: readonly string[] = left;
  const columns = Object.entries<PgColumn>(getTableColumns(table))
    .filter(([key]) => !leftOut.includes(key))
    .map(([, column]) => column);
  const rows: BulkRows<RowOf<Table, Left>> = {
    names: columns.map(({ name }) => name as keyof RowOf<Table, Left> & string),
    list: (of) => columnList(rows.names, of),
    from(json, name, more) {
      const types = columns.map(
        (column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
      );
      const all = more === undefined ? types : [more, ...types];
      return sql`json_to_recordset(${json}::json) as ${sql.identifier(name)}(${sql.join(all, sql`, `)})`;
    },
  };
  return rows;
}

export const columnList = (names: readonly string[], of?: string): SQL =>
  sql.join(
    names.map((name) =>
      of === undefined ? sql.identifier(name) : sql`${sql.identifier(of)}.${sql.identifier(name)}`,
    ),
    sql`, `,
  );
