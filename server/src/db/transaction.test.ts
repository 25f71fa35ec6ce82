import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table notes (id int)');
});
afterAll(() => database.close());

const notes = async () => (await database.pool.query('select id from notes')).rowCount;

it('commits everything or nothing', async () => {
  await expect(
    inTransaction(database.db, async (tx) => {
      await tx.execute(sql`insert into notes values (1)`);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await notes()).toBe(0);
});

it('retries after a serialization failure', async () => {
  let tries = 0;
  const result = await inTransaction(database.db, async (tx) => {
    tries += 1;
    if (tries < 3) await tx.execute(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
    return 'done';
  });
  expect(result).toBe('done');
  expect(tries).toBe(3);
});

it('gives up after several attempts', async () => {
  await expect(
    inTransaction(database.db, (tx) =>
      tx.execute(sql`do $$ begin raise exception 'lost' using errcode = '40P01'; end $$`),
    ),
  ).rejects.toThrow();
});

it('refuses the pool inside a transaction, which could deadlock', async () => {
  await expect(inTransaction(database.db, () => database.pool.query('select 1'))).rejects.toThrow(
    /pool was used inside a transaction/,
  );
  expect((await database.pool.query('select 1')).rowCount).toBe(1);
});
