import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError } from './folder-lock.ts';
import { type EmbeddedDatabase, openEmbedded } from './open-embedded.ts';
import { prepareTemplate } from './template.ts';

let base: string;
let folder: string;

beforeAll(() => prepareTemplate());
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'embedded-'));
  folder = join(base, 'data');
});
afterEach(() => rm(base, { recursive: true }));

async function ask(embedded: EmbeddedDatabase, ...statements: string[]): Promise<unknown[]> {
  const client = new Client({ stream: () => embedded.connect() });
  await client.connect();
  let rows: unknown[] = [];
  for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
  await client.end();
  return rows;
}

/** How PostgreSQL says that it has nothing to recover at the next start. */
const SHUT_DOWN = 1;
const stateOf = async (): Promise<number> =>
  (await readFile(join(folder, 'db/global/pg_control'))).readUInt32LE(16);

describe('closing', () => {
  it('keeps written data, and stops cleanly', async () => {
    const first = await openEmbedded({ folder });
    await ask(first, 'CREATE TABLE kept (a int)', 'INSERT INTO kept VALUES (1), (2)');
    expect(await stateOf()).not.toBe(SHUT_DOWN);
    await first.close();
    expect(await stateOf()).toBe(SHUT_DOWN);

    const second = await openEmbedded({ folder });
    expect(await ask(second, 'SELECT a FROM kept ORDER BY a')).toEqual([{ a: 1 }, { a: 2 }]);
    await second.close();
  });

  it('can be called several times, and waits for the running statement', async () => {
    const embedded = await openEmbedded({ folder });
    await ask(embedded, 'CREATE TABLE kept (a int)');
    const client = new Client({ stream: () => embedded.connect() });
    client.on('error', () => undefined);
    await client.connect();
    const answer = client
      .query(
        `DO $$ BEGIN
           WHILE (pg_stat_file('go', true)).size IS NULL LOOP PERFORM pg_sleep(0.01); END LOOP;
           INSERT INTO kept VALUES (1);
         END $$`,
      )
      .catch((error: Error) => error.message);
    const closed = Promise.all([embedded.close(), embedded.close()]);
    await writeFile(join(folder, 'db/go'), '');
    await closed;
    await embedded.close();
    expect(await answer).toBe('The embedded database is closed.');
    expect(await stateOf()).toBe(SHUT_DOWN);

    const again = await openEmbedded({ folder });
    expect(await ask(again, 'SELECT a FROM kept')).toEqual([{ a: 1 }]);
    await again.close();
  });

  it('refuses later connections, and those still waiting', async () => {
    const embedded = await openEmbedded({ folder });
    const [served, waiting, late] = [1, 2, 3].map(() => new Client({ stream: () => embedded.connect() })) as [
      Client,
      Client,
      Client,
    ];
    served.on('error', () => undefined);
    await served.connect();
    const refused = waiting.connect().catch((error: Error) => error.message);
    await served.query('SELECT 1');
    await embedded.close();
    expect(await refused).toBe('The embedded database is closed.');
    await expect(late.connect()).rejects.toThrow('The embedded database is closed.');
  });
});

describe('the folder', () => {
  it('cannot be opened twice, in this process or in another', async () => {
    const embedded = await openEmbedded({ folder });
    await expect(openEmbedded({ folder })).rejects.toThrow(FolderInUseError);
    expect(await firstWord(startChild('hold'))).toEqual({
      refused: `FolderInUseError: ${new FolderInUseError(folder, process.pid).message}`,
    });
    expect(await ask(embedded, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await embedded.close();
  });

  it('is free when its process is killed', async () => {
    const child = startChild('hold');
    expect(await firstWord(child)).toEqual({ opened: true });
    await expect(openEmbedded({ folder })).rejects.toThrow(`(process ${child.pid})`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await openEmbedded({ folder })).close();
  });

  it('is free after a failed open, which gives a reason', async () => {
    await (await openEmbedded({ folder })).close();
    await rename(join(folder, 'db/pg_wal'), join(base, 'pg_wal'));
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(openEmbedded({ folder })).rejects.toThrow(
        'required WAL directory "pg_wal" does not exist',
      );
    }
    await rename(join(base, 'pg_wal'), join(folder, 'db/pg_wal'));
    await (await openEmbedded({ folder })).close();
  });

  it('is left unchanged if its db holds something else', async () => {
    await mkdir(join(folder, 'db'), { recursive: true });
    await writeFile(join(folder, 'db/thesis.txt'), 'mine');
    await expect(openEmbedded({ folder })).rejects.toThrow('is not a database: PG_VERSION is missing');
    expect(await readFile(join(folder, 'db/thesis.txt'), 'utf8')).toBe('mine');
  });
});

describe('a database that stops unexpectedly', () => {
  it('fails pending and later queries, notifies its owner, and loses nothing', async () => {
    const failures: Error[] = [];
    const embedded = await openEmbedded({ folder, onFailure: (error) => failures.push(error) });
    await ask(embedded, 'CREATE TABLE kept (a int)', 'INSERT INTO kept VALUES (1)');
    const client = new Client({ stream: () => embedded.connect() });
    const lost = new Promise((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    const waiting = new Client({ stream: () => embedded.connect() });
    await client.connect();
    const refused = waiting.connect().catch((error: Error) => error.message);

    // Without its log PostgreSQL panics at the next write that needs a new log segment.
    await rename(join(folder, 'db/pg_wal'), join(base, 'pg_wal'));
    const write = client
      .query('SELECT pg_switch_wal()')
      .then(() => client.query('INSERT INTO kept VALUES (2)'));
    await expect(write).rejects.toThrow('The embedded database stopped: ');
    await lost;

    expect(await refused).toMatch('The embedded database stopped: ');
    expect(failures.map(({ message }) => message)).toEqual([
      expect.stringMatching(/PANIC: +could not create file/),
    ]);
    const late = new Client({ stream: () => embedded.connect() });
    await expect(late.connect()).rejects.toThrow('The embedded database stopped');
    await embedded.close();

    await cp(join(base, 'pg_wal'), join(folder, 'db/pg_wal'), { recursive: true });
    const again = await openEmbedded({ folder });
    expect(await ask(again, 'SELECT a FROM kept')).toEqual([{ a: 1 }]);
    await again.close();
  });
});

function startChild(task: 'hold' | 'write') {
  const script = fileURLToPath(new URL('./child.mjs', import.meta.url));
  return spawn(process.execPath, [script, task, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function firstWord(child: ReturnType<typeof startChild>): Promise<unknown> {
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return JSON.parse(line);
}
