import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { countAttempts, uncountAttempts } from './attempt-repo.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('counting and uncounting attempts at once never deadlocks', async () => {
  const { db, pool } = database;
  const names = ['a', 'b', 'c', 'd'];
  const buckets = names.map((bucket) => ({ bucket, windowSeconds: 900 }));
  // Stored in the opposite order, in which an update would find them.
  for (const { bucket, windowSeconds } of buckets.toReversed())
    await countAttempts(db, [{ bucket, windowSeconds }]);
  await pool.query('update attempts set count = 1000');
  const pairs = Array.from({ length: 200 }, () => [countAttempts(db, buckets), uncountAttempts(db, names)]);
  const outcomes = await Promise.allSettled(pairs.flat());
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  const { rows } = await pool.query<{ count: number }>('select count from attempts order by bucket');
  expect(rows.map(({ count }) => count)).toEqual([1000, 1000, 1000, 1000]);
});
