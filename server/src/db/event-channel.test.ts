import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needsPostgres } from '../testing/needs-postgres.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connect } from './connect.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ migrated: false });
});
afterAll(() => database.close());

/** Subscribes on a connection. */
async function subscribeOn({ eventChannel }: Pick<TestDatabase, 'eventChannel'>) {
  const received: string[] = [];
  let losses = 0;
  const unsubscribe = await eventChannel.subscribe({
    onMessage: (message) => received.push(message),
    onLost: () => (losses += 1),
  });
  return { received, unsubscribe, losses: () => losses };
}

it('an event is received once its transaction has committed', async () => {
  const { received, unsubscribe } = await subscribeOn(database);
  await inTransaction(database.db, async (tx) => {
    await database.eventChannel.publish(tx, 'one');
    await tx.execute('select 1');
    expect(received).toEqual([]);
  });
  await expect.poll(() => received).toEqual(['one']);
  unsubscribe();
});

it('an event of a failed transaction is never received', async () => {
  const { received, unsubscribe } = await subscribeOn(database);
  const failing = inTransaction(database.db, async (tx) => {
    await database.eventChannel.publish(tx, 'never');
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  await database.eventChannel.publish(database.db, 'after');
  await expect.poll(() => received).toEqual(['after']);
  unsubscribe();
});

it('a subscriber that has stopped receives nothing, and others still do', async () => {
  const one = await subscribeOn(database);
  const other = await subscribeOn(database);
  one.unsubscribe();
  await database.eventChannel.publish(database.db, 'ø ♠');
  await expect.poll(() => other.received).toEqual(['ø ♠']);
  expect(one.received).toEqual([]);
  other.unsubscribe();
});

describe('on PostgreSQL', needsPostgres(), () => {
  it('another server receives events too', async () => {
    const second = await connect(database.settings);
    const { received } = await subscribeOn(second);
    await database.eventChannel.publish(database.db, 'across');
    await expect.poll(() => received).toEqual(['across']);
    await second.close();
  });

  it('a broken connection is reported, and a new subscription opens another', async () => {
    const { losses } = await subscribeOn(database);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %'`,
    );
    await expect.poll(losses).toBe(1);
    const again = await subscribeOn(database);
    await database.eventChannel.publish(database.db, 'back');
    await expect.poll(() => again.received).toEqual(['back']);
    expect(losses()).toBe(1);
  });

  it('many subscribers share one connection', async () => {
    const second = await connect(database.settings);
    await Promise.all(Array.from({ length: 10 }, () => subscribeOn(second)));
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and query ilike 'listen %'`,
    );
    // This one and the one of the tests before.
    expect(rows[0]?.count).toBe(2);
    await second.close();
  });

  it('an unreachable database is an error for each subscription', async () => {
    const url = new URL(database.settings.databaseUrl ?? '');
    url.port = '1';
    const away = await connect({ ...database.settings, databaseUrl: url.href });
    await expect(subscribeOn(away)).rejects.toThrow();
    await expect(subscribeOn(away)).rejects.toThrow();
    await away.close();
  });
});
