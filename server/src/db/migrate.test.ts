// The types of drizzle-kit's programming interface do not resolve for the linter.
/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-argument, typescript/no-unsafe-member-access */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate, MigrationError } from './migrate.ts';
import * as schema from './schema.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

let database: TestDatabase;
let copy: string;

beforeEach(async () => {
  database = await openTestDatabase({ migrated: false });
  copy = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(FOLDER, copy, { recursive: true });
});
afterEach(async () => {
  await database.close();
  await rm(copy, { recursive: true });
});

const copyUrl = () => pathToFileURL(`${copy}/`);

async function add(name: string, text: string): Promise<void> {
  const path = join(copy, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  journal.entries.push({ tag: name });
  await writeFile(path, JSON.stringify(journal));
  await writeFile(join(copy, `${name}.sql`), text);
}

/** The copy as it was before the named migration. */
async function removeFrom(name: string): Promise<void> {
  const path = join(copy, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const index = journal.entries.findIndex(({ tag }) => tag === name);
  expect(index).toBeGreaterThan(0);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
}

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

it('applies new migrations once, also when several servers start together', async () => {
  expect(await migrate(database.pool)).not.toEqual([]);
  expect(await tables()).toContain('users');
  expect(await migrate(database.pool)).toEqual([]);

  // A small one: the embedded database serves one at a time, and the others wait for so long and no longer.
  await add('0901_extra', 'create table extra (id int);');
  const runs = await Promise.all([1, 2, 3].map(() => migrate(database.pool, copyUrl())));
  expect(runs.flat()).toEqual(['0901_extra']);
  expect(await tables()).toContain('extra');
});

it('leaves the old state when a migration fails, and says which one and why', async () => {
  await migrate(database.pool);
  const before = await tables();
  await add('0901_good', 'create table extra (id int);');
  await add(
    '0902_bad',
    'create table more (id int);--> statement-breakpoint\ninsert into nowhere values (1);',
  );
  await expect(migrate(database.pool, copyUrl())).rejects.toThrow(
    'Migration 0902_bad failed: relation "nowhere" does not exist. The database was left as it was before.',
  );
  expect(await tables()).toEqual(before);
  expect(await migrate(database.pool)).toEqual([]);
});

it('refuses a database that a newer version has migrated', async () => {
  await add('0901_newer', 'create table newer (id int);');
  await migrate(database.pool, copyUrl());
  await expect(migrate(database.pool)).rejects.toThrow(/0901_newer.*newer version/);
});

it('refuses a migration that was changed after it had been applied', async () => {
  await add('0901_note', 'create table note (id int);');
  await migrate(database.pool, copyUrl());
  await writeFile(join(copy, '0901_note.sql'), 'create table note (id bigint);');
  await expect(migrate(database.pool, copyUrl())).rejects.toThrow(MigrationError);
});

it('renames the kind of queued mails about partners', async () => {
  await removeFrom('0029_partner-notifications');
  await migrate(database.pool, copyUrl());
  await database.pool.query(
    `insert into mails (kind, details) values ('partner-news', '{"userId": 1}'), ('invitation', '{}')`,
  );
  await migrate(database.pool);
  const { rows } = await database.pool.query('select kind, details from mails order by id');
  expect(rows).toEqual([
    { kind: 'partner-notifications', details: { userId: 1 } },
    { kind: 'invitation', details: {} },
  ]);
});

it('renames the meanings of calls in stored judgements', async () => {
  await removeFrom('0030_meanings-of-fair-judgements');
  await migrate(database.pool, copyUrl());
  // Records without their hands and users.
  await database.pool.query(
    `set session_replication_role = replica;
     insert into bidding_records (hand_id, creator_id, partner_id, calls, fair) values
       (1, 1, 2, '[]', '{"seed": 7, "heard": [{"seat": "E", "text": "Pass"}]}'), (2, 1, 2, '[]', '{"seed": 8}'),
       (3, 1, 2, '[]', null);
     reset session_replication_role`,
  );
  await migrate(database.pool);
  const { rows } = await database.pool.query<{ fair: unknown }>(
    'select fair from bidding_records order by hand_id',
  );
  expect(rows.map(({ fair }) => fair)).toEqual([
    { seed: 7, meanings: [{ seat: 'E', text: 'Pass' }] },
    { seed: 8 },
    null,
  ]);
});

it('has migrations that match the schema exactly', async () => {
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', FOLDER), 'utf8')) as {
    entries: { idx: number }[];
  };
  const last = String(journal.entries.length - 1).padStart(4, '0');
  const snapshot = JSON.parse(
    await readFile(new URL(`meta/${last}_snapshot.json`, FOLDER), 'utf8'),
  ) as ReturnType<typeof generateDrizzleJson>;
  const missing = await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id));
  expect(missing).toEqual([]);
});
