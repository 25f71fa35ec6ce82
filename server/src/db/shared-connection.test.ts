import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Connection, connect } from './connect.ts';

let folder: string;
let connection: Connection;
let pool: Pool;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bridge-shared-'));
  connection = await connect({ databaseUrl: null, dataDir: folder }, { embedded: { durable: false } });
  ({ pool } = connection);
});
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => pool.query('create table if not exists notes (text text); truncate notes'));

const count = async (): Promise<number> =>
  (await pool.query<{ count: number }>('select count(*)::int from notes')).rows[0]!.count;

it('answers many queries at once, each with its own result', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, number) => pool.query<{ n: number }>('select $1::int as n', [number])),
  );
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 200 }, (_, number) => number));
});

it('fails a query alone', async () => {
  const [one, wrong, other] = await Promise.allSettled([
    pool.query("insert into notes values ('one')"),
    pool.query('select from nowhere'),
    pool.query("insert into notes values ('other')"),
  ]);
  expect([one?.status, wrong?.status, other?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await count()).toBe(2);
});

it('keeps queries out of the transaction of somebody else', async () => {
  const before = [count(), count()];
  const client = await pool.connect();
  await client.query('begin');
  await client.query("insert into notes values ('undone')");
  const meanwhile = [count(), pool.query("insert into notes values ('kept')"), count()];
  await client.query('rollback');
  client.release();
  expect(await Promise.all(before)).toEqual([0, 0]);
  expect(await meanwhile[0]).toBe(0);
  expect(await meanwhile[2]).toBe(1);
});

it('lets whoever wants the connection alone have their turn, however many queries keep coming', async () => {
  const over = new AbortController();
  const asking = Array.from({ length: 5 }, async () => {
    while (!over.signal.aborted) await count();
  });
  const client = await pool.connect();
  client.release();
  over.abort();
  await Promise.all(asking);
  expect(pool.idleCount).toBe(1);
});
