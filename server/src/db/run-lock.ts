import type { PoolClient } from 'pg';
import type { Connection } from './connect.ts';

/** Any numbers that nothing else uses as advisory locks on the same database. */
const LOCKS = { integrity: 3_905_172_846, backup: 3_905_172_847 };

/**
 * Keeps other servers on the same database from the same work at the same time; null if one is at it. The embedded database
 * has only this process, and its only session must not be blocked.
 */
export async function lockRuns(
  { engine, pool }: Pick<Connection, 'engine' | 'pool'>,
  work: keyof typeof LOCKS,
): Promise<(() => Promise<void>) | null> {
  if (engine === 'embedded') return () => Promise.resolve();
  const client = await pool.connect();
  // If the connection breaks, the lock is lost; the run itself continues and does no harm.
  client.on('error', ignore);
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      LOCKS[work],
    ]);
    if (rows[0]?.locked === true) return () => unlock(client, LOCKS[work]);
  } catch (error) {
    giveBack(client, 'broken');
    throw error;
  }
  giveBack(client, 'whole');
  return null;
}

const ignore = (): void => undefined;

/** Closing the connection would also release the lock, but only once the server notices. */
async function unlock(client: PoolClient, lock: number): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock($1)', [lock]);
    giveBack(client, 'whole');
  } catch {
    giveBack(client, 'broken');
  }
}

function giveBack(client: PoolClient, state: 'whole' | 'broken'): void {
  client.off('error', ignore);
  client.release(state === 'broken');
}
