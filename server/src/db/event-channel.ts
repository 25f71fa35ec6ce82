import { sql } from 'drizzle-orm';
import type { Client, ClientBase } from 'pg';
import { databaseClient } from './database-client.ts';
import type { Executor } from './database.ts';

/**
 * Short messages to every server on the same database, through PostgreSQL's NOTIFY. A server that is not subscribed
 * when a message is published never gets it: messages say that something changed, the tables say what it is now.
 */
export interface EventChannel {
  /** Inside a transaction, messages are delivered once it commits, and never if it does not. */
  publish(db: Executor, messages: string | readonly string[]): Promise<void>;
  /** Delivers all events published after this resolves, until `onLost`. Returns a function that unsubscribes. */
  subscribe(subscriber: Subscriber): Promise<() => void>;
}

export interface Subscriber {
  onMessage(message: string): void;
  /** Messages may have been missed and no more will come. Subscribe again and read the tables. */
  onLost(): void;
}

const CHANNEL = 'bridge_review';

const publish: EventChannel['publish'] = async (db, messages) => {
  const all = sql.param([messages].flat());
  await db.execute(sql`select pg_notify(${CHANNEL}, message) from unnest(${all}::text[]) as message`);
};

/** Listens on one connection and passes its messages on. */
export class Subscribers {
  readonly #subscribers = new Set<Subscriber>();

  async attach(client: ClientBase): Promise<void> {
    client.on('notification', ({ payload = '' }) => {
      for (const subscriber of this.#subscribers) subscriber.onMessage(payload);
    });
    client.on('end', () => this.#lost());
    await client.query(`listen ${CHANNEL}`);
  }

  add(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  #lost(): void {
    const subscribers = [...this.#subscribers];
    this.#subscribers.clear();
    for (const subscriber of subscribers) subscriber.onLost();
  }
}

/** The embedded database has one session, which publishes everything and listens itself. */
export const embeddedEventChannel = (subscribers: Subscribers): EventChannel => ({
  publish,
  subscribe: async (subscriber) => subscribers.add(subscriber),
});

const CONNECT_MS = 1_500;
const QUERY_MS = 5_000;
/** How soon a connection that broke without an error is noticed. */
const PING_MS = 20_000;

/** On PostgreSQL one connection does nothing but listen, made when first needed and again after it broke. */
export function postgresEventChannel(url: string): EventChannel & { close(): Promise<void> } {
  const subscribers = new Subscribers();
  let listening: Promise<Client> | null = null;

  const listen = async (): Promise<Client> => {
    const client = databaseClient(url, {
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      keepAlive: true,
    });
    // Without a listener an error would end the process; 'end' reports the lost connection.
    client.on('error', () => undefined);
    await client.connect();
    const ping = setInterval(() => {
      client.query('select 1').catch(() => client.end());
    }, PING_MS).unref();
    client.once('end', () => {
      clearInterval(ping);
      listening = null;
    });
    await subscribers.attach(client);
    return client;
  };

  return {
    publish,
    async subscribe(subscriber) {
      const started = (listening ??= listen());
      try {
        await started;
      } catch (error) {
        if (listening === started) listening = null;
        throw error;
      }
      return subscribers.add(subscriber);
    },
    async close() {
      const client = await listening?.catch(() => null);
      await client?.end();
    },
  };
}
