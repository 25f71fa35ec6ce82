import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let client: PoolClient;

beforeEach(async () => {
  database = await openTestDatabase({ migrated: false });
  client = await database.pool.connect();
  await client.query(
    "create table notes (id int, text text); insert into notes values (1, 'one'), (2, 'two')",
  );
});
afterEach(async () => {
  client.release();
  await database.close();
});

const ask = async (text: string, ...values: unknown[]): Promise<unknown[]> =>
  (await client.query<unknown[]>({ text, rowMode: 'array' }, values)).rows.flat();

const named = async (): Promise<string[]> =>
  (await client.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  );

const BY_ID = 'select text from notes where id = $1';

it('a statement that is asked again is planned once and answers with its own values', async () => {
  expect(await ask(BY_ID, 1)).toEqual(['one']);
  expect(await named()).toEqual([]);
  for (const [id, text] of [
    [2, 'two'],
    [1, 'one'],
    [2, 'two'],
  ])
    expect(await ask(BY_ID, id)).toEqual([text]);
  expect(await ask(BY_ID, 3)).toEqual([]);
  expect(await named()).toEqual([BY_ID]);
});

it('one that fails is asked again as before', async () => {
  const DIVIDE = 'select 12 / $1::int';
  for (const by of [1, 2]) await ask(DIVIDE, by);
  await expect(ask(DIVIDE, 0)).rejects.toThrow('division by zero');
  expect(await ask(DIVIDE, 4)).toEqual([3]);
});

it('one that comes first in a transaction that failed is asked again as before', async () => {
  await ask(BY_ID, 1);
  await client.query('begin');
  await expect(client.query('select from nowhere')).rejects.toThrow('nowhere');
  await expect(ask(BY_ID, 1)).rejects.toThrow('aborted');
  await client.query('rollback');
  expect(await ask(BY_ID, 2)).toEqual(['two']);
  expect(await named()).toEqual([BY_ID]);
});

it('the table may change meanwhile', async () => {
  for (const id of [1, 2]) await ask(BY_ID, id);
  await client.query('alter table notes add column more int; create index on notes (id)');
  expect(await ask(BY_ID, 2)).toEqual(['two']);
  await client.query('alter table notes rename to letters');
  await expect(ask(BY_ID, 2)).rejects.toThrow('does not exist');
});

it('a search is planned for each pattern', async () => {
  const SEARCH = 'select id from notes where text ilike $1';
  for (const pattern of ['%o', '%TWO%', 'tw_']) expect(await ask(SEARCH, pattern)).toEqual([2]);
  expect(await named()).toEqual([]);
});

it('not more than so many are kept', async () => {
  for (let column = 0; column < 700; column += 1) await ask(`select $1::int as once${column}`, column);
  expect(await named()).toEqual([]);
  for (let column = 0; column < 320; column += 1) {
    for (const value of [column, -column]) await ask(`select $1::int as c${column}`, value);
  }
  expect(await named()).toHaveLength(300);
  expect(await ask('select $1::int as c319', 7)).toEqual([7]);
});

it('the pool answers with names, too', async () => {
  client.release();
  const answers = await Promise.all(
    [2, 1, 3].map((id) => database.pool.query<{ n: number }>({ text: 'select $1::int as n' }, [id])),
  );
  expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 2 }], [{ n: 1 }], [{ n: 3 }]]);
  client = await database.pool.connect();
});
