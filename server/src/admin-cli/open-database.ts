import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { connect, type Connection } from '../db/connect.ts';
import { explained, verifyPostgres } from '../db/explain-failure.ts';
import { requireCurrentSchema } from '../db/migrate.ts';

/** A mistake in the command or its settings; the message is for the operator. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Runs `work` on the database that the server uses, which must be there and up to date. */
export async function onDatabase<T>(
  config: Config,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  // Opening would create a new database in the wrong place.
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'db', 'PG_VERSION'))) {
    throw new RefusedError(
      `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    );
  }
  return onAnyDatabase(config, async (connection) => {
    await requireCurrentSchema(connection.pool);
    return work(connection);
  });
}

/** The same on a database that may be empty, or not there yet. */
export async function onAnyDatabase<T>(
  config: Config,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const { databaseUrl } = config;
  const connection = await connect(config);
  try {
    if (databaseUrl !== null) await verifyPostgres(connection.pool, databaseUrl);
    return await explained(databaseUrl, () => work(connection));
  } finally {
    await connection.close();
  }
}
