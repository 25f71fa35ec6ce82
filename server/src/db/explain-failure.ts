import type { Pool } from 'pg';
import { databaseAddresses } from './database-addresses.ts';
import { isConnectionFailure, isDiskFull } from './connection-failure.ts';
import { sqlState } from './sql-state.ts';

/** The configured database cannot be used. The message is for the operator. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError';
}

const OLDEST_POSTGRES = 15;

/** Throws a `DatabaseSetupError` where PostgreSQL does not let us in or is too old. */
export async function verifyPostgres(pool: Pool, url: string): Promise<void> {
  let version: number;
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    version = rows[0]?.version ?? 0;
  } catch (error) {
    throw new DatabaseSetupError(
      explainFailure(error, url) ?? `The database cannot be used: ${reasonOf(error)}.`,
      { cause: error },
    );
  }
  refuseOldPostgres(version);
}

/** `version` is PostgreSQL's own number, such as 150004 for 15.4. */
export function refuseOldPostgres(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST_POSTGRES) return;
  throw new DatabaseSetupError(
    `Bridge Review needs PostgreSQL ${OLDEST_POSTGRES} or newer; the server at DATABASE_URL is version ${major}.`,
  );
}

/** Runs something that needs the database and turns what an operator can fix into a `DatabaseSetupError`. */
export async function explained<T>(url: string | null, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = explainFailure(error, url);
    throw sentence === null ? error : new DatabaseSetupError(sentence, { cause: error });
  }
}

/** One sentence on why the database cannot be used; null if only a developer could fix it. */
function explainFailure(error: unknown, url: string | null): string | null {
  switch (sqlState(error)) {
    case '3D000':
      return `PostgreSQL has no database named ${databaseName(url)}; create it, or correct DATABASE_URL.`;
    case '28P01':
    case '28000':
      return 'PostgreSQL refuses the user name or the password in DATABASE_URL.';
    case '42501':
      return `The user in DATABASE_URL may not do what is needed on the database ${databaseName(url)}: ${reasonOf(error)}.`;
    default:
  }
  if (isDiskFull(error)) return 'The storage of the database is full.';
  return isConnectionFailure(error) ? `The database cannot be reached: ${reasonOf(error)}.` : null;
}

const databaseName = (url: string | null): string =>
  url === null
    ? ''
    : decodeURIComponent(new URL(databaseAddresses(url)[0] ?? '').pathname.slice(1)) || '(none)';

/** The innermost reason: drizzle's wrappers only repeat the statement, and several addresses fail together. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message.replace(/\.$/, '');
}
