import fs from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Engine, openEngine } from './engine.ts';
import { prepareTemplate, templateFolder } from './template.ts';

const { fsyncSync, openSync } = fs;

let base: string;
let database: string;
let disk: Disk;

beforeEach(async () => {
  await prepareTemplate();
  base = await mkdtemp(join(tmpdir(), 'power-'));
  database = join(base, 'db');
  await cp(templateFolder(), database, { recursive: true });
  disk = await Disk.below(database, join(base, 'disk'));
});

afterEach(async () => {
  disk.unplug();
  await rm(base, { recursive: true });
});

describe('a power cut', () => {
  it('loses nothing acknowledged, and restores nothing rolled back', async () => {
    const engine = await openEngine(database, fail);
    await engine.query('CREATE TABLE entry (id int PRIMARY KEY, body text)');
    await engine.query("INSERT INTO entry SELECT n, 'before' FROM generate_series(1, 1000) AS n");
    await engine.query('CHECKPOINT');
    await engine.query("UPDATE entry SET body = 'after' WHERE id <= 500");
    await engine.query('SELECT pg_switch_wal()');
    await engine.query('CREATE TABLE late AS SELECT 1 AS one');
    await engine.query('BEGIN');
    await engine.query('DELETE FROM entry');
    disk.unplug();

    const recovered = await openEngine(disk.folder, fail);
    expect(await countBy(recovered)).toEqual([
      { body: 'after', n: 500 },
      { body: 'before', n: 500 },
    ]);
    expect(await recovered.query('SELECT one FROM late')).toEqual([{ one: 1 }]);
    await recovered.close();
  });

  it('finds the log on disk after every commit, and only then', async () => {
    const engine = await openEngine(database, fail);
    await engine.query('CREATE TABLE entry (id int, body text)');
    for (let id = 1; id <= 5; id += 1) {
      disk.synced.length = 0;
      await engine.query('INSERT INTO entry VALUES ($1, $2)', [id, 'x']);
      expect(disk.synced).toEqual([expect.stringMatching(/^pg_wal\/[0-9A-F]{24}$/)]);
    }
    disk.synced.length = 0;
    await engine.query('SELECT count(*) FROM entry');
    expect(disk.synced).toEqual([]);
    await engine.close();
  });

  it('stops the database when the disk refuses to sync', async () => {
    const engine = await openEngine(database, fail);
    await engine.query('CREATE TABLE entry (id int, body text)');
    disk.break();
    await expect(engine.query('INSERT INTO entry VALUES (1)')).rejects.toThrow();
    expect(deaths).toEqual([expect.stringMatching(/PANIC: .*could not fsync file/)]);
  });
});

const countBy = (engine: Engine): Promise<unknown[]> =>
  engine.query('SELECT body, count(*)::int AS n FROM entry GROUP BY body ORDER BY body');

const deaths: string[] = [];
function fail(reason: string): never {
  deaths.push(reason);
  throw new Error(reason);
}

/**
 * A second folder that holds what a power cut would leave of the first: a file as it was when it was last
 * synced, and a name only once the file or its folder was. Writes that were never synced are not there.
 */
class Disk {
  readonly folder: string;
  readonly synced: string[] = [];
  readonly #original: string;
  readonly #paths = new Map<number, string>();

  static async below(original: string, folder: string): Promise<Disk> {
    await cp(original, folder, { recursive: true });
    return new Disk(original, folder);
  }

  private constructor(original: string, folder: string) {
    this.#original = original;
    this.folder = folder;
    this.#intercept(
      (path, flags, mode) => {
        const fd = openSync(path, flags, mode);
        this.#paths.set(fd, String(path));
        return fd;
      },
      (fd) => {
        fsyncSync(fd);
        this.#keep(this.#paths.get(fd) ?? '');
      },
    );
  }

  unplug(): void {
    this.#intercept(openSync, fsyncSync);
  }

  break(): void {
    this.#intercept(openSync, () => {
      throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
    });
  }

  #intercept(open: typeof openSync, sync: typeof fsyncSync): void {
    Object.assign(fs, { openSync: open, fsyncSync: sync });
    syncBuiltinESMExports();
  }

  #keep(path: string): void {
    const name = relative(this.#original, path);
    if (path === '' || name.startsWith('..')) return;
    this.synced.push(name);
    const target = join(this.folder, name);
    if (fs.statSync(path).isDirectory()) {
      fs.mkdirSync(target, { recursive: true });
      const gone = fs.readdirSync(target).filter((entry) => !fs.existsSync(join(path, entry)));
      for (const entry of gone) fs.rmSync(join(target, entry), { recursive: true });
    } else {
      fs.mkdirSync(dirname(target), { recursive: true });
      fs.copyFileSync(path, target);
    }
  }
}
