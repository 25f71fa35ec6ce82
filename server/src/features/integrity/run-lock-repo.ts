import type { PoolClient } from 'pg';
import type { Connection } from '../../db/connect.ts';

/** Any number that nothing else uses as an advisory lock on the same database. */
const LOCK = 3_905_172_846;

/**
 * Keeps other servers on the same database from running at the same time; null where one is. The embedded database
 * belongs to this process alone, and its one session is not ours to keep.
 */
export async function lockRuns({
  engine,
  pool,
}: Pick<Connection, 'engine' | 'pool'>): Promise<(() => Promise<void>) | null> {
  if (engine === 'embedded') return () => Promise.resolve();
  const client = await pool.connect();
  // If the connection breaks, the lock is lost; the run itself continues and does no harm.
  client.on('error', ignore);
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      LOCK,
    ]);
    if (rows[0]?.locked === true) return () => unlock(client);
  } catch (error) {
    giveBack(client, 'broken');
    throw error;
  }
  giveBack(client, 'whole');
  return null;
}

const ignore = (): void => undefined;

/** A connection that is closed holds no lock either, but only once the other end has noticed. */
async function unlock(client: PoolClient): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    giveBack(client, 'whole');
  } catch {
    giveBack(client, 'broken');
  }
}

function giveBack(client: PoolClient, state: 'whole' | 'broken'): void {
  client.off('error', ignore);
  client.release(state === 'broken');
}
