import type { Pool, PoolClient } from 'pg';
import { refuseInsideTransaction } from './transaction.ts';

interface Turn {
  readonly client: Promise<PoolClient>;
  hasBegun: boolean;
  queries: number;
}

/** Later ones wait for the connection, and not for longer than the pool allows. */
const MOST = 500;

/**
 * `query` of a pool with one connection. Queries outside of transactions are sent on without waiting for the answers to
 * those before them, so that the database has the next one at hand while this thread reads the last answer. Whoever
 * asks the pool for the connection has it alone, in their turn: queries that come later wait until it is back.
 */
export function sharedConnection(pool: Pool): Pool['query'] {
  let turn: Turn | null = null;

  const join = (): Turn => {
    if (turn !== null && (!turn.hasBegun || (pool.waitingCount === 0 && turn.queries < MOST))) return turn;
    const next: Turn = { client: pool.connect(), hasBegun: false, queries: 0 };
    const begin = (): void => void (next.hasBegun = true);
    next.client.then(begin, begin);
    turn = next;
    return next;
  };

  const query = async (...asked: unknown[]): Promise<unknown> => {
    refuseInsideTransaction();
    const joined = join();
    joined.queries += 1;
    try {
      const client = await joined.client;
      return await (client.query as (...asked: unknown[]) => Promise<unknown>).apply(client, asked);
    } finally {
      joined.queries -= 1;
      if (joined.queries === 0) leave(joined);
    }
  };

  const leave = (ended: Turn): void => {
    if (turn === ended) turn = null;
    ended.client.then(release, ignore);
  };
  return query as Pool['query'];
}

const release = (client: PoolClient): void => client.release();
/** Its error has reached those who waited for it. */
const ignore = (): void => undefined;
