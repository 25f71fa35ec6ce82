import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import type { OpenOptions } from './embedded/open-embedded.ts';
import { Ear, embeddedNotices, type Notices, postgresNotices } from './notices.ts';
import * as schema from './schema.ts';
import { refuseInsideTransaction } from './transaction.ts';

export interface Connection {
  readonly engine: 'embedded' | 'postgres';
  readonly pool: Pool;
  readonly db: Database;
  readonly notices: Notices;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Told what takes long, in words for a person. */
  readonly onProgress?: (what: string) => void;
  /** Called when the database is lost for good and the process should end. */
  readonly onFailure?: (error: Error) => void;
  /** For tests: where a new embedded database is copied from, and whether its writes reach the disk. */
  readonly embedded?: Pick<OpenOptions, 'template' | 'durable'>;
}

/** Opens the one database there is: PostgreSQL where an address is given, else the embedded one. */
export async function connect(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: ConnectOptions = {},
): Promise<Connection> {
  return config.databaseUrl === null
    ? connectEmbedded(config.dataDir, options)
    : connectPostgres(config.databaseUrl, options);
}

/** Waiting longer than this for a server that does not answer helps nobody; the request is told to come back. */
const POSTGRES_PATIENCE_MS = 1_500;
/** Requests queue for the embedded database's one session; a queue this long means trouble. */
const EMBEDDED_PATIENCE_MS = 15_000;

async function connectPostgres(url: string, options: ConnectOptions): Promise<Connection> {
  const pool = makePool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: POSTGRES_PATIENCE_MS,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  options.onProgress?.('Connecting to PostgreSQL');
  const notices = postgresNotices(url);
  return {
    engine: 'postgres',
    pool,
    db: drizzle(pool, { schema }),
    notices,
    close: async () => {
      await notices.close();
      await pool.end();
    },
  };
}

async function connectEmbedded(folder: string, options: ConnectOptions): Promise<Connection> {
  // Loaded only where it is used: a server on PostgreSQL need not carry a second one.
  const { openEmbedded } = await import('./embedded/open-embedded.ts');
  const embedded = await openEmbedded({ folder, ...options, ...options.embedded });
  const ear = new Ear();
  // The driver waits for what this answers, which its types do not say.
  const listen = (client: ClientBase): unknown => ear.attach(client);
  const pool = makePool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: EMBEDDED_PATIENCE_MS,
    stream: () => embedded.connect(),
    onConnect: listen,
  });
  return {
    engine: 'embedded',
    pool,
    db: drizzle(pool, { schema }),
    notices: embeddedNotices(ear),
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
}

function makePool(config: PoolConfig): Pool {
  const pool = new GuardedPool(config);
  // An idle connection that breaks is replaced by the pool itself; unhandled, it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

class GuardedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void;
  override connect(
    callback?: (
      error: Error | undefined,
      client: PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): Promise<PoolClient> | void {
    refuseInsideTransaction();
    return callback === undefined ? super.connect() : super.connect(callback);
  }
}
