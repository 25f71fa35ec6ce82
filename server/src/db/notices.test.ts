import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connect } from './connect.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ migrated: false });
});
afterAll(() => database.close());

/** Follows the notices of a connection. */
async function listenOn({ notices }: Pick<TestDatabase, 'notices'>) {
  const heard: string[] = [];
  let losses = 0;
  const stop = await notices.hear({ heard: (notice) => heard.push(notice), lost: () => (losses += 1) });
  return { heard, stop, losses: () => losses };
}

it('a notice is heard once its transaction has committed', async () => {
  const { heard, stop } = await listenOn(database);
  await inTransaction(database.db, async (tx) => {
    await database.notices.publish(tx, 'one');
    await tx.execute('select 1');
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual(['one']);
  stop();
});

it('a notice of a transaction that fails is never heard', async () => {
  const { heard, stop } = await listenOn(database);
  const failing = inTransaction(database.db, async (tx) => {
    await database.notices.publish(tx, 'never');
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  await database.notices.publish(database.db, 'after');
  await expect.poll(() => heard).toEqual(['after']);
  stop();
});

it('who has stopped hears nothing more, and others still do', async () => {
  const one = await listenOn(database);
  const other = await listenOn(database);
  one.stop();
  await database.notices.publish(database.db, 'ø ♠');
  await expect.poll(() => other.heard).toEqual(['ø ♠']);
  expect(one.heard).toEqual([]);
  other.stop();
});

describe.runIf(inject('postgres') !== null)('on PostgreSQL', () => {
  it('another server hears it too', async () => {
    const second = await connect(database.settings);
    const { heard } = await listenOn(second);
    await database.notices.publish(database.db, 'across');
    await expect.poll(() => heard).toEqual(['across']);
    await second.close();
  });

  it('a line that breaks is told, and a new one is made for whoever listens again', async () => {
    const { losses } = await listenOn(database);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %'`,
    );
    await expect.poll(losses).toBe(1);
    const again = await listenOn(database);
    await database.notices.publish(database.db, 'back');
    await expect.poll(() => again.heard).toEqual(['back']);
    expect(losses()).toBe(1);
  });

  it('many who listen at once share one connection', async () => {
    const second = await connect(database.settings);
    await Promise.all(Array.from({ length: 10 }, () => listenOn(second)));
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and query ilike 'listen %'`,
    );
    // This one and the one of the tests before.
    expect(rows[0]?.count).toBe(2);
    await second.close();
  });

  it('a database that is away is an error now and none later', async () => {
    const url = new URL(database.settings.databaseUrl ?? '');
    url.port = '1';
    const away = await connect({ ...database.settings, databaseUrl: url.href });
    await expect(listenOn(away)).rejects.toThrow();
    await expect(listenOn(away)).rejects.toThrow();
    await away.close();
  });
});
