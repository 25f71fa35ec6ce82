import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { isConnectionFailure } from './connection-failure.ts';
import type { Database, Transaction } from './database.ts';
import * as schema from './schema.ts';
import { sqlState } from './sql-state.ts';

const ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

const open = new AsyncLocalStorage<true>();

/**
 * Runs `work` in a transaction. It is retried after a serialization failure or a deadlock, so it must not have other
 * side effects.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(db, work);
    } catch (error) {
      const state = sqlState(error);
      if ((state !== SERIALIZATION_FAILURE && state !== DEADLOCK) || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Drizzle's own transactions leak a connection if it breaks before the transaction has begun.
 * Here it is always released, and not reused after an error.
 */
async function attemptTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let broken = false;
  try {
    // Awaited inside, since drizzle's queries start only when they are awaited.
    return await onClient(client).transaction((tx) =>
      open.run(true, async () => {
        const result = await work(tx);
        return result;
      }),
    );
  } catch (error) {
    broken = isConnectionFailure(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

const byClient = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();

function onClient(client: PoolClient): NodePgDatabase<typeof schema> {
  const known = byClient.get(client) ?? drizzle(client, { schema });
  byClient.set(client, known);
  return known;
}

/**
 * Requesting a connection from the pool inside a transaction deadlocks if the pool has only one
 * connection. This turns the mistake into an error on both engines.
 */
export function refuseInsideTransaction(): void {
  if (open.getStore() === true) {
    throw new Error('The pool was used inside a transaction; pass the transaction on instead.');
  }
}
