import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteLastBackup } from '../backup/last-backup.ts';
import { openEmbedded } from './open-embedded.ts';
import { checksumOf, isWholePage, PAGE_BYTES } from './page-checksum.ts';
import { prepareTemplate, templateFolder } from './template.ts';

let base: string;
/** Data folders after a clean stop, and as a kill leaves them. */
let stopped: string;
let killed: string;
/** Where the rows and their index are, below `db`. */
let table: string;
let index: string;

beforeAll(async () => {
  await prepareTemplate();
  base = await mkdtemp(join(tmpdir(), 'damage-'));
  [stopped, killed] = [join(base, 'stopped'), join(base, 'killed')];
  const embedded = await openEmbedded({ folder: stopped });
  const client = new Client({ stream: () => embedded.connect() });
  await client.connect();
  await client.query('CREATE TABLE kept (id int PRIMARY KEY, body text)');
  await client.query(`INSERT INTO kept SELECT n, repeat('x', 500) FROM generate_series(1, 200) AS n`);
  await client.query('CHECKPOINT');
  const { rows } = await client.query<{ rows: string; index: string }>(
    `SELECT pg_relation_filepath('kept') AS rows, pg_relation_filepath('kept_pkey') AS index`,
  );
  [table, index] = [rows[0]!.rows, rows[0]!.index];
  await cp(stopped, killed, { recursive: true });
  await client.end();
  await embedded.close();
});
afterAll(() => rm(base, { recursive: true }));

/** What a start says to a copy of the folder after some damage. */
async function startAfter(from: string, damage: (database: string) => Promise<unknown>): Promise<string> {
  const folder = await mkdtemp(join(base, 'copy-'));
  await cp(from, folder, { recursive: true });
  await damage(join(folder, 'db'));
  try {
    await (await openEmbedded({ folder })).close();
    return 'started';
  } catch (error) {
    return String(error).replaceAll(folder, 'DATA');
  }
}

const change = async (file: string, at: number): Promise<void> => {
  const bytes = await readFile(file);
  bytes[at]! ^= 0x10;
  await writeFile(file, bytes);
};

const wayOut =
  'so nothing was started: move DATA/db away and restore your newest backup with npm run admin -- restore FILE (no backup was made of this folder that we know of).';

describe('a start on damaged files is refused, with the place and the way out:', () => {
  it.each<[string, () => string, (database: string) => Promise<unknown>, () => RegExp | string]>([
    [
      'a bit of a row has changed',
      () => stopped,
      (database) => change(join(database, table), PAGE_BYTES + 5_000),
      () => `block 1 of ${table} is not as it was written`,
    ],
    [
      'a bit of an index has changed since a kill',
      () => killed,
      (database) => change(join(database, index), PAGE_BYTES + 7_000),
      () => `block 1 of ${index} is not as it was written`,
    ],
    [
      'the end of a table is cut off',
      () => stopped,
      (database) => truncate(join(database, table), PAGE_BYTES),
      () => new RegExp(`${table} has 8192 bytes and had \\d+`),
    ],
    [
      'a table is missing since a kill',
      () => killed,
      (database) => rm(join(database, table)),
      () => `${table} is missing`,
    ],
    [
      'it is no longer known which transactions were committed',
      () => stopped,
      (database) => change(join(database, 'pg_xact/0000'), 100),
      () => 'pg_xact/0000 is not as it was left',
    ],
    [
      'the file about all others is damaged',
      () => stopped,
      (database) => change(join(database, 'global/pg_control'), 40),
      () => /incorrect checksum in control file|pg_control/,
    ],
    [
      'a system table is damaged since a kill',
      () => killed,
      (database) => change(join(database, 'base/5/1259'), 4_000),
      () => /1259|invalid page/,
    ],
  ])('%s', async (_name, from, damage, reason) => {
    const sentence = await startAfter(from(), damage);
    expect(sentence).toMatch(reason());
    expect(sentence).toMatch(/^EmbeddedDatabaseError: The database in DATA\/db is damaged \(/);
    expect(sentence).toContain(wayOut);
  });

  it('and names the last backup', async () => {
    const sentence = await startAfter(stopped, async (database) => {
      await noteLastBackup(join(database, '..'), '/backups/club.backup');
      await rm(join(database, table));
    });
    expect(sentence).toMatch(
      /restore the last backup \(made on \d{4}-\d\d-\d\d at \d\d:\d\d UTC\) with npm run admin -- restore \/backups\/club\.backup\.$/,
    );
  });
});

it('whole files are opened, also as a kill leaves them, and with half a page at the end of one', async () => {
  expect(await startAfter(stopped, async () => undefined)).toBe('started');
  expect(
    await startAfter(killed, (database) =>
      writeFile(join(database, table), Buffer.alloc(100, 1), { flag: 'a' }),
    ),
  ).toBe('started');
});

it('a start that was killed before it began to write is no damage', async () => {
  const caches = ['global/pg_internal.init', 'base/5/pg_internal.init'];
  for (const taken of [caches.slice(0, 1), caches]) {
    const takeAway = (database: string) => Promise.all(taken.map((cache) => rm(join(database, cache))));
    expect(await startAfter(stopped, takeAway), taken.join(' and ')).toBe('started');
  }
});

it('the checksum is that of PostgreSQL, for every page of a new database', async () => {
  for (const relation of ['base/5/1259', 'base/5/2619', 'base/5/1247', 'global/1262']) {
    const file = await readFile(join(templateFolder(), relation));
    for (let block = 0; block * PAGE_BYTES < file.length; block += 1) {
      const page = Buffer.from(file.subarray(block * PAGE_BYTES, (block + 1) * PAGE_BYTES));
      expect(isWholePage(page, block), `${relation} ${block}`).toBe(true);
      expect(checksumOf(page, block + 1)).not.toBe(checksumOf(page, block));
    }
  }
});
