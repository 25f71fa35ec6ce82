import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';
import { prepareTemplate, templateFolder, templateIsReady } from './template.ts';

let base: string;
let folder: string;

beforeAll(() => prepareTemplate());
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'data-'));
  folder = join(base, 'data');
});
afterEach(() => rm(base, { recursive: true }));

/** Opens, runs a query and closes. Returns the progress messages. */
async function open(template?: string): Promise<string[]> {
  const said: string[] = [];
  const embedded = await openEmbedded({
    folder,
    onProgress: (what) => said.push(what),
    ...(template === undefined ? {} : { template }),
  });
  const client = new Client({ stream: () => embedded.connect() });
  await client.connect();
  expect((await client.query('SELECT 1 + 1 AS two')).rows).toEqual([{ two: 2 }]);
  await client.end();
  await embedded.close();
  return said;
}

/** Readable by its owner only. Windows has no such modes. */
async function expectPrivate(): Promise<void> {
  if (process.platform === 'win32') return;
  for (const path of ['', 'db', 'db/PG_VERSION', 'db/base', 'db/global/pg_control', 'lock']) {
    expect((await stat(join(folder, path))).mode & 0o077, path).toBe(0);
  }
}

describe('a first start', () => {
  it('copies the template and leaves it unchanged', async () => {
    const before = await readdir(templateFolder(), { recursive: true });
    expect(await open()).toEqual(['Making a new database', 'Starting the database']);
    expect(await open()).toEqual(['Starting the database']);
    expect(await readdir(templateFolder(), { recursive: true })).toEqual(before);
    await expectPrivate();
    expect((await readdir(folder)).toSorted()).toEqual(['db', 'lock']);
  });

  it('creates a database if there is no template', async () => {
    expect(await open(join(base, 'nothing'))).toEqual([
      'Making a new database (takes some seconds)',
      'Starting the database',
    ]);
    expect((await readdir(folder)).toSorted()).toEqual(['db', 'lock']);
    await expectPrivate();
  });

  it('does not use an incomplete copy as a database', async () => {
    await mkdir(folder);
    await cp(templateFolder(), join(folder, 'db.new'), { recursive: true });
    await rm(join(folder, 'db.new/base'), { recursive: true });
    await writeFile(join(folder, 'db.new/leftover'), '');
    await open();
    expect((await readdir(folder)).toSorted()).toEqual(['db', 'lock']);
    expect(await readdir(join(folder, 'db'))).not.toContain('leftover');
  });

  it('also removes an incomplete copy beside a database', async () => {
    await open();
    await mkdir(join(folder, 'db.new'));
    await open();
    expect((await readdir(folder)).toSorted()).toEqual(['db', 'lock']);
  });
});

describe('the template', () => {
  it('is made once, by the first process, and replaces an interrupted build', async () => {
    const template = join(base, 'template');
    await mkdir(`${template}.new`);
    await writeFile(join(`${template}.new`, 'PG_VERSION'), '1');
    expect(await templateIsReady(template)).toBe(false);
    const said: string[] = [];
    await Promise.all([1, 2].map(() => prepareTemplate(template, (what) => said.push(what))));
    expect(said).toEqual(['Making an empty database (takes some seconds)']);
    expect(await templateIsReady(template)).toBe(true);
    expect(await readFile(join(template, 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect((await readdir(base)).toSorted()).toEqual(['lock', 'template']);
    expect(await open(template)).toEqual(['Making a new database', 'Starting the database']);
  });

  it.runIf(process.platform !== 'win32')('can be read by the user the server runs as', async () => {
    for (const path of ['', 'PG_VERSION', 'base', 'global/pg_control']) {
      expect((await stat(join(templateFolder(), path))).mode & 0o044, path).toBe(0o044);
    }
  });
});
