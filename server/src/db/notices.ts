import { sql } from 'drizzle-orm';
import { Client, type ClientBase } from 'pg';
import type { Executor } from './database.ts';

/**
 * Short texts that every server on the same database hears, through PostgreSQL's NOTIFY. A server that
 * is not listening when something is said never learns of it: notices tell that something changed, and
 * what it is now stands in the tables.
 */
export interface Notices {
  /** Part of a transaction, it is heard once that commits, and never if it does not. */
  publish(db: Executor, notices: string | readonly string[]): Promise<void>;
  /** Whatever is said after this resolves is heard, until `lost`; what it answers stops it. */
  hear(listener: NoticeListener): Promise<() => void>;
}

export interface NoticeListener {
  heard(notice: string): void;
  /** Some may have been missed, and none will be heard any more. Hear again and look at the tables. */
  lost(): void;
}

const CHANNEL = 'bridge_review';

const publish: Notices['publish'] = async (db, notices) => {
  const all = sql.param([notices].flat());
  await db.execute(sql`select pg_notify(${CHANNEL}, notice) from unnest(${all}::text[]) as notice`);
};

/** What listens on a connection and passes on what it hears. */
export class Ear {
  readonly #listeners = new Set<NoticeListener>();

  async attach(client: ClientBase): Promise<void> {
    client.on('notification', ({ payload = '' }) => {
      for (const listener of this.#listeners) listener.heard(payload);
    });
    client.on('end', () => this.#lost());
    await client.query(`listen ${CHANNEL}`);
  }

  add(listener: NoticeListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #lost(): void {
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener.lost();
  }
}

/** The embedded database has one session, which says everything and hears itself: `ear` listens there. */
export const embeddedNotices = (ear: Ear): Notices => ({
  publish,
  hear: async (listener) => ear.add(listener),
});

const CONNECT_MS = 1_500;
const QUERY_MS = 5_000;
/** A line that is cut without a word is noticed this soon. */
const PING_MS = 20_000;

/** On PostgreSQL one connection does nothing but listen, made when first needed and again after it broke. */
export function postgresNotices(url: string): Notices & { close(): Promise<void> } {
  const ear = new Ear();
  let listening: Promise<Client> | null = null;

  const listen = async (): Promise<Client> => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      keepAlive: true,
    });
    // Without a listener an error would end the process; that the line is gone is told by 'end'.
    client.on('error', () => undefined);
    await client.connect();
    const ping = setInterval(() => {
      client.query('select 1').catch(() => client.end());
    }, PING_MS).unref();
    client.once('end', () => {
      clearInterval(ping);
      listening = null;
    });
    await ear.attach(client);
    return client;
  };

  return {
    publish,
    async hear(listener) {
      const started = (listening ??= listen());
      try {
        await started;
      } catch (error) {
        if (listening === started) listening = null;
        throw error;
      }
      return ear.add(listener);
    },
    async close() {
      const client = await listening?.catch(() => null);
      await client?.end();
    },
  };
}
