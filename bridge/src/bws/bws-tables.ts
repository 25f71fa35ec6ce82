/**
 * The tables of an Access database as plain rows. What opens the database stands outside of this package's readers.
 *
 * @module
 */

/** A row by the names of its columns; a column that the table does not have is missing. */
export type BwsRow = Readonly<Record<string, unknown>>;

/** An open database. */
export interface BwsTables {
  /** None for a table that is not there, null for one that is damaged. Only the columns that are asked for are read. */
  rows(table: string, columns: readonly string[]): readonly BwsRow[] | null;
}
