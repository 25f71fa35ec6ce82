import { rm } from 'node:fs/promises';
import { callbackify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import { clientOf } from './database-client.ts';
import type { Database } from './database.ts';
import { monitorDatabase } from './database-monitor.ts';
import type { EmbeddedDatabase, OpenOptions } from './embedded/open-embedded.ts';
import {
  Subscribers,
  embeddedEventChannel,
  type EventChannel,
  postgresEventChannel,
} from './event-channel.ts';
import { nameStatements } from './named-statements.ts';
import * as schema from './schema.ts';
import { sharedConnection } from './shared-connection.ts';
import { refuseInsideTransaction } from './transaction.ts';

export interface Connection {
  readonly engine: 'embedded' | 'postgres';
  readonly pool: Pool;
  readonly db: Database;
  readonly eventChannel: EventChannel;
  /** Calls back each time the database answers again after it was unreachable. */
  onReturn(listener: () => void): void;
  /** For reading all of it without keeping others waiting. Close it afterwards. */
  snapshot(): Promise<Snapshot>;
  close(): Promise<void>;
}

/** What a long transaction reads: a database in which no other transaction waits for it. */
interface Snapshot {
  readonly pool: Pool;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Called with a message for the operator when something takes long. */
  readonly onProgress?: (what: string) => void;
  /** Called when the database is lost for good and the process should end. */
  readonly onFailure?: (error: Error) => void;
  /** For tests of something else: how long PostgreSQL may be silent on a machine that is busy with other tests. */
  readonly pingTimeoutMs?: number;
  /** For tests: where a new embedded database is copied from, and whether its writes reach the disk. */
  readonly embedded?: Pick<OpenOptions, 'template' | 'durable'>;
}

/** Opens PostgreSQL if a URL is given, else the embedded database. */
export async function connect(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: ConnectOptions = {},
): Promise<Connection> {
  return config.databaseUrl === null
    ? connectEmbedded(config.dataDir, options)
    : connectPostgres(config.databaseUrl, options);
}

/** For an overloaded server. The monitor notices one that does not answer at all sooner. */
const POSTGRES_TIMEOUT_MS = 5_000;
/** Requests queue for the embedded database's one session; a queue this long means trouble. */
const EMBEDDED_TIMEOUT_MS = 15_000;

async function connectPostgres(url: string, options: ConnectOptions): Promise<Connection> {
  const pool = makePool({
    Client: clientOf(url),
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: POSTGRES_TIMEOUT_MS,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  options.onProgress?.('Connecting to PostgreSQL');
  const eventChannel = postgresEventChannel(url);
  const monitor = monitorDatabase(pool, url, options.pingTimeoutMs);
  pool.guard = (connecting) => monitor.connected(connecting);
  return {
    engine: 'postgres',
    pool,
    db: drizzle(pool, { schema }),
    eventChannel,
    onReturn: (listener) => monitor.onReturn(listener),
    // Transactions do not wait for one that reads.
    snapshot: async () => ({ pool, close: async () => undefined }),
    close: async () => {
      await eventChannel.close();
      await pool.end();
      await monitor.close();
    },
  };
}

async function connectEmbedded(folder: string, options: ConnectOptions): Promise<Connection> {
  // Loaded only if used: a server on PostgreSQL does not need it.
  const { openEmbedded } = await import('./embedded/open-embedded.ts');
  return embeddedConnection(await openEmbedded({ folder, ...options, ...options.embedded }));
}

/** The connection to an embedded database that is open. Closing it closes the database. */
export function embeddedConnection(embedded: EmbeddedDatabase): Connection {
  const subscribers = new Subscribers();
  // The driver awaits the result, although its types do not say so.
  const listen = (client: ClientBase): unknown => subscribers.attach(client);
  const pool = makePool({
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: EMBEDDED_TIMEOUT_MS,
    stream: () => embedded.connect(),
    onConnect: listen,
  });
  pool.query = sharedConnection(pool);
  return {
    engine: 'embedded',
    pool,
    db: drizzle(pool, { schema }),
    eventChannel: embeddedEventChannel(subscribers),
    // It is part of this process: either both are there or neither.
    onReturn: () => undefined,
    snapshot: async () => openCopy(await copyBetweenTransactions(pool, embedded)),
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
}

/** Whoever holds the one connection is alone with the files; requests wait for as long as copying takes. */
async function copyBetweenTransactions(pool: Pool, embedded: EmbeddedDatabase): Promise<string> {
  const client = await pool.connect();
  try {
    return await embedded.copyFiles();
  } finally {
    client.release();
  }
}

async function openCopy(folder: string): Promise<Snapshot> {
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const { pool, close } = await connectEmbedded(folder, { embedded: { durable: false } });
    return {
      pool,
      close: async () => {
        await close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

function makePool(config: PoolConfig): GuardedPool {
  const pool = new GuardedPool(config);
  // The pool replaces a broken connection, and queries on it fail. But an unhandled error event ends the process,
  // and the pool listens to idle connections only, so each connection gets a listener.
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    nameStatements(client);
  });
  return pool;
}

const ignore = (): void => undefined;

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

class GuardedPool extends Pool {
  /** All requests for a connection come through here. */
  guard = (take: () => Promise<PoolClient>): Promise<PoolClient> => take();

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    refuseInsideTransaction();
    const client = this.guard(() => super.connect());
    if (callback === undefined) return client;
    callbackify(() => client)((error: Error | null, connected: PoolClient | undefined) =>
      callback(error ?? undefined, connected, () => connected?.release()),
    );
  }
}
