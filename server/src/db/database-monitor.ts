import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Client, Pool, PoolClient } from 'pg';
import { DatabaseSilentError } from './connection-failure.ts';
import { databaseClient } from './database-client.ts';

/**
 * Watches PostgreSQL over a separate connection. A slow query is no failure while the server still answers there,
 * so legitimately slow queries are not cut off; when it stops answering, all pending queries fail at once instead
 * of waiting for a network timeout.
 */
export interface DatabaseMonitor {
  /** Waits for a connection; a `DatabaseSilentError` at once where PostgreSQL answers nothing. */
  connected(connect: () => Promise<PoolClient>): Promise<PoolClient>;
  /** Calls back each time the database answers again after it was unreachable or silent. */
  onReturn(listener: () => void): void;
  close(): Promise<void>;
}

/** A query that waits longer than this triggers a check whether PostgreSQL still answers. */
const SLOW_MS = 400;
/** Together with the time above an answer to a request still comes within two seconds. */
const PING_TIMEOUT_MS = 1_000;
const TICK_MS = 100;
const RETRY_MS = 250;

/** Silent: it holds its connections open and answers nothing. */
type State = 'up' | 'away' | 'silent';

/** A connection in use, or a request waiting for one. */
interface Pending {
  readonly since: number;
  giveUp(): void;
}

export function monitorDatabase(pool: Pool, url: string, pingTimeoutMs = PING_TIMEOUT_MS): DatabaseMonitor {
  const pending = new Map<object, Pending>();
  const listeners: (() => void)[] = [];
  const closing = new AbortController();
  let state: State = 'up';
  let watching: Promise<void> | null = null;
  let line: Client | null = null;
  let lastAnswer = -Infinity;

  const ask = async (): Promise<void> => {
    line ??= await openLine(url, pingTimeoutMs, (client) => {
      if (line !== client) return;
      line = null;
      if (state === 'up') state = 'away';
      watch();
    });
    await line.query('select 1');
  };

  const ping = async (): Promise<State> => {
    try {
      await withTimeout(ask(), pingTimeoutMs);
      lastAnswer = performance.now();
      return 'up';
    } catch (error) {
      const client = line;
      line = null;
      void client?.end();
      return error instanceof SilenceError ? 'silent' : 'away';
    }
  };

  const look = async (): Promise<void> => {
    const before = state;
    const after = await ping();
    if (closing.signal.aborted) return;
    state = after;
    if (after === 'silent') for (const { giveUp } of pending.values()) giveUp();
    if (after === 'up' && before !== 'up') for (const listener of listeners) listener();
  };

  const isSlow = (): boolean => {
    const limit = performance.now() - SLOW_MS;
    return lastAnswer < limit && [...pending.values()].some(({ since }) => since < limit);
  };

  const watchWhileNeeded = async (): Promise<void> => {
    for (;;) {
      if (closing.signal.aborted || (state === 'up' && pending.size === 0)) return;
      if (state !== 'up' || isSlow()) await look();
      await sleep(state === 'up' ? TICK_MS : RETRY_MS, undefined, { ref: false, signal: closing.signal });
    }
  };

  const watch = (): void => {
    watching ??= watchWhileNeeded()
      .catch(() => undefined)
      .finally(() => {
        watching = null;
        if (!closing.signal.aborted && pending.size > 0) watch();
      });
  };

  pool.on('acquire', (client) => {
    // Its query fails now, and the connection is never used again. The pool's clients are full clients,
    // although its types do not say so.
    const giveUp = (): void => void (client as PoolClient & Client).end();
    pending.set(client, { since: performance.now(), giveUp });
    watch();
  });
  pool.on('release', (_error, client) => void pending.delete(client));
  // Opened before it is needed: a server that hangs accepts no new connections.
  pool.once('connect', () => void look());

  const connected: DatabaseMonitor['connected'] = (connect) =>
    new Promise((resolve, reject) => {
      if (state === 'silent') return reject(new DatabaseSilentError());
      const waiter = {};
      pending.set(waiter, {
        since: performance.now(),
        giveUp: () => leave(() => reject(new DatabaseSilentError())),
      });
      watch();
      const leave = (end: () => void): void => {
        if (pending.delete(waiter)) end();
      };
      connect().then(
        (client) => {
          // A caller that has given up does not release it.
          if (pending.has(waiter)) leave(() => resolve(client));
          else client.release();
        },
        (error: Error) => leave(() => reject(error)),
      );
    });

  return {
    connected,
    onReturn: (listener) => void listeners.push(listener),
    async close() {
      closing.abort();
      await watching;
      const client = line;
      line = null;
      await client?.end();
    },
  };
}

async function openLine(
  url: string,
  pingTimeoutMs: number,
  onEnd: (client: Client) => void,
): Promise<Client> {
  const client = databaseClient(url, {
    connectionTimeoutMillis: 2 * pingTimeoutMs,
    keepAlive: true,
  });
  // Without a listener an error would end the process; 'end' reports the lost connection.
  client.on('error', () => undefined);
  await client.connect();
  client.once('end', () => onEnd(client));
  return client;
}

class SilenceError extends Error {
  override readonly name = 'SilenceError';
}

async function withTimeout(answer: Promise<void>, timeoutMs: number): Promise<void> {
  const done = new AbortController();
  const late = async (): Promise<never> => {
    await sleep(timeoutMs, undefined, { signal: done.signal });
    // An answer that has already arrived counts, even if this busy process reads it late.
    await nextTurn(undefined, { signal: done.signal });
    throw new SilenceError('PostgreSQL does not answer.');
  };
  try {
    await Promise.race([answer, late()]);
  } finally {
    done.abort();
  }
}
