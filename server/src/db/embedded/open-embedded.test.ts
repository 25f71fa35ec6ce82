import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type Notification, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, openEmbedded } from './open-embedded.ts';
import { prepareTemplate } from './template.ts';

let folder: string;
let embedded: EmbeddedDatabase;
let pool: Pool;

beforeAll(async () => {
  await prepareTemplate();
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  embedded = await openEmbedded({ folder });
  pool = new Pool({ max: 1, idleTimeoutMillis: 0, stream: () => embedded.connect() });
  await pool.query('CREATE TABLE note (id int PRIMARY KEY, body text)');
});

afterAll(async () => {
  await pool.end();
  await embedded.close();
  await rm(folder, { recursive: true });
});

const rowsOf = async (sql: string, values?: unknown[]): Promise<unknown[]> =>
  (await pool.query<Record<string, unknown>>(sql, values)).rows;

/** A client next to the pool's: it is served when the pool's has left. */
const newClient = (): Client => new Client({ stream: () => embedded.connect() });

async function freeTheSession(): Promise<void> {
  await pool.end();
  pool = new Pool({ max: 1, idleTimeoutMillis: 0, stream: () => embedded.connect() });
}

it('syncs to disk unless switched off', async () => {
  expect(await rowsOf('SHOW fsync')).toEqual([{ fsync: 'on' }]);
});

describe('queries', () => {
  it('answers with and without parameters', async () => {
    expect(await rowsOf('SELECT 1 AS one, NULL AS nothing')).toEqual([{ one: 1, nothing: null }]);
    expect(await rowsOf('SELECT $1::int + 1 AS next, $2::text AS word', [41, 'naïve ♠'])).toEqual([
      { next: 42, word: 'naïve ♠' },
    ]);
  });

  it('answers several statements at once', async () => {
    const results = (await pool.query('SELECT 1 AS a; SELECT 2 AS b')) as unknown as { rows: unknown[] }[];
    expect(results.map(({ rows }) => rows)).toEqual([[{ a: 1 }], [{ b: 2 }]]);
  });

  it('reuses prepared statements', async () => {
    const query = { name: 'double', text: 'SELECT $1::int * 2 AS twice' };
    for (const value of [1, 2, 3]) {
      expect((await pool.query({ ...query, values: [value] })).rows).toEqual([{ twice: value * 2 }]);
    }
    expect(
      await rowsOf("SELECT count(*)::int AS n FROM pg_prepared_statements WHERE name = 'double'"),
    ).toEqual([{ n: 1 }]);
  });

  it('reads a result in portions', async () => {
    const query = { text: 'SELECT * FROM generate_series(1, 10) AS n', rows: 3 };
    expect((await pool.query(query)).rows).toHaveLength(10);
  });

  it('serves many callers with a pool of one', async () => {
    const asked = Array.from({ length: 200 }, (_, n) => n);
    const answers = await Promise.all(asked.map((n) => rowsOf('SELECT $1::int AS n', [n])));
    expect(answers).toEqual(asked.map((n) => [{ n }]));
  });

  it('stores text by code point, in UTF-8', async () => {
    expect(
      await rowsOf(
        'SELECT pg_encoding_to_char(encoding) AS encoding, datcollate FROM pg_database WHERE datname = current_database()',
      ),
    ).toEqual([{ encoding: 'UTF8', datcollate: 'C' }]);
  });
});

describe('big values', () => {
  const megabytes = 10;
  const big = Buffer.alloc(megabytes * 1024 * 1024, 'bridge ');

  it('are stored and read unchanged', async () => {
    await pool.query('CREATE TABLE file (content bytea)');
    await pool.query('INSERT INTO file VALUES ($1)', [big]);
    const { rows } = await pool.query<{ content: Buffer }>('SELECT content FROM file');
    expect(rows[0]?.content.equals(big)).toBe(true);
  });

  it('can be read as many rows too', async () => {
    const { rows } = await pool.query<{ n: number }>('SELECT n FROM generate_series(1, 100000) AS n');
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 100_000 }, (_, index) => index + 1));
  });
});

describe('errors', () => {
  it('carry their SQLSTATE and the constraint', async () => {
    await pool.query("INSERT INTO note VALUES (1, 'first')");
    await expect(pool.query("INSERT INTO note VALUES ($1, 'again')", [1])).rejects.toMatchObject({
      code: '23505',
      constraint: 'note_pkey',
    });
    await expect(pool.query('SELEKT 1')).rejects.toMatchObject({ code: '42601' });
    await expect(pool.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
  });

  it('leave the connection usable', async () => {
    const client = await pool.connect();
    await expect(client.query('SELECT 1 / $1::int', [0])).rejects.toThrow('division by zero');
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    client.release();
  });

  it('replace a stack overflow if a statement nests too deep', async () => {
    const sum = Array(20_000).fill('1').join(' + ');
    await expect(pool.query(`SELECT ${sum}`)).rejects.toMatchObject({ code: '54001' });
    expect(await rowsOf('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it.each([
    ['plain', 'COPY note FROM STDIN', undefined],
    ['prepared', 'COPY note FROM STDIN', []],
  ])('refuse COPY FROM STDIN, %s, and nothing else', async (_, sql, values) => {
    const client = await pool.connect();
    await expect(
      client.query({ text: sql, ...(values && { values, queryMode: 'extended' }) }),
    ).rejects.toMatchObject({ code: '57014' });
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    client.release();
  });
});

describe('transactions', () => {
  it('commit and roll back', async () => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query("INSERT INTO note VALUES (10, 'kept')");
    await client.query('COMMIT');
    await client.query('BEGIN');
    await client.query("INSERT INTO note VALUES (11, 'dropped')");
    await client.query('ROLLBACK');
    client.release();
    expect(await rowsOf('SELECT id FROM note WHERE id IN (10, 11)')).toEqual([{ id: 10 }]);
  });

  it('refuse further statements after an error, until rolled back', async () => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await expect(client.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
    await expect(client.query('SELECT 1')).rejects.toMatchObject({ code: '25P02' });
    await client.query('ROLLBACK');
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    client.release();
  });
});

describe('connections', () => {
  it('leave nothing behind when destroyed during a transaction', async () => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query("INSERT INTO note VALUES (20, 'never committed')");
    const lost = client.query('SELECT pg_sleep(0.05)').catch((error: Error) => error.message);
    client.release(true);
    expect(await lost).toMatch('Connection terminated');
    expect(await rowsOf('SELECT id FROM note WHERE id = 20')).toEqual([]);
  });

  it('leave no settings, statements, temporary tables, locks or roles behind', async () => {
    await freeTheSession();
    const first = newClient();
    await first.connect();
    await first.query("SET TimeZone = 'Asia/Tokyo'");
    await first.query('CREATE TEMP TABLE scratch (a int)');
    await first.query('PREPARE leftover AS SELECT 1');
    await first.query('SELECT pg_advisory_lock(7)');
    await first.query('CREATE ROLE visitor');
    await first.query('SET ROLE visitor');
    await first.end();

    expect(
      await rowsOf(`
        SELECT current_setting('TimeZone') AS zone, to_regclass('scratch') AS scratch, current_user AS who,
          (SELECT count(*)::int FROM pg_prepared_statements) AS statements,
          (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory') AS locks`),
    ).toEqual([{ zone: 'UTC', scratch: null, who: 'postgres', statements: 0, locks: 0 }]);
  });

  it('recover from a client that left between a failed statement and its Sync', async () => {
    await freeTheSession();
    const stream = embedded.connect();
    const rude = new Client({ stream: () => stream });
    await rude.connect();
    await rude.query("SET TimeZone = 'Asia/Tokyo'");
    stream.write(message('P', Buffer.from('\0SELEKT 1\0\0\0')));
    rude.on('error', () => undefined);
    stream.destroy();
    expect(await rowsOf("SELECT current_setting('TimeZone') AS zone")).toEqual([{ zone: 'UTC' }]);
  });

  it('wait for their turn and never mix', async () => {
    await freeTheSession();
    const [first, second] = [newClient(), newClient()];
    await first.connect();
    await first.query('BEGIN');
    await first.query("INSERT INTO note VALUES (30, 'in a transaction')");
    const order: string[] = [];
    const secondSees = second
      .connect()
      .then(() => order.push('second connected'))
      .then(() => second.query('SELECT id FROM note WHERE id = 30'));
    await first.query('SELECT pg_sleep(0.05)');
    await first.query('COMMIT');
    order.push('first committed');
    await first.end();
    expect((await secondSees).rows).toEqual([{ id: 30 }]);
    expect(order).toEqual(['first committed', 'second connected']);
    await second.end();
  });

  it('stop waiting when destroyed, without disturbing the queue', async () => {
    await freeTheSession();
    const [first, third] = [newClient(), newClient()];
    const stream = embedded.connect();
    const impatient = new Client({ stream: () => stream });
    await first.connect();
    const given = impatient.connect().catch((error: Error) => error.message);
    const thirdConnected = third.connect();
    await first.query('SELECT 1');
    stream.destroy();
    expect(await given).toMatch('Connection terminated');
    await first.end();
    await thirdConnected;
    expect((await third.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await third.end();
  });

  it('work without a user name, which many services lack', async () => {
    await freeTheSession();
    const nobody = new Client({ user: '', database: '', stream: () => embedded.connect() });
    await nobody.connect();
    expect((await nobody.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await nobody.end();
  });
});

describe('notifications', () => {
  it('reach a listening client until it disconnects', async () => {
    const client = await pool.connect();
    const received: Notification[] = [];
    client.on('notification', (notification) => received.push(notification));
    await client.query('LISTEN games');
    await client.query("NOTIFY games, 'first'");
    await client.query('BEGIN');
    await client.query('SELECT pg_notify($1, $2)', ['games', 'second']);
    expect(received.map(({ payload }) => payload)).toEqual(['first']);
    await client.query('COMMIT');
    expect(received.map(({ payload }) => payload)).toEqual(['first', 'second']);
    client.release(true);
    expect(await rowsOf('SELECT * FROM pg_listening_channels()')).toEqual([]);
  });
});

describe('the main thread', () => {
  it('stays free while a statement runs', async () => {
    const order: string[] = [];
    // It ends only because this thread, meanwhile, gets to write the file that it waits for.
    const statement = pool
      .query(
        `DO $$ BEGIN
           WHILE (pg_stat_file('go', true)).size IS NULL LOOP PERFORM pg_sleep(0.01); END LOOP;
         END $$`,
      )
      .then(() => order.push('statement over'));
    for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    order.push('100 turns');
    await writeFile(join(folder, 'db', 'go'), '');
    await statement;
    expect(order).toEqual(['100 turns', 'statement over']);
  });
});

function message(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(5, type);
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}
