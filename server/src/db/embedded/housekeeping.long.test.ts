import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyDurably } from './durable-folder.ts';
import { type Engine, openEngine } from './engine.ts';
import { Housekeeping } from './housekeeping.ts';
import { prepareTemplate, templateFolder } from './template.ts';

let base: string;
let engine: Engine;
let now = 0;

beforeEach(async () => {
  await prepareTemplate();
  base = await mkdtemp(join(tmpdir(), 'housekeeping-'));
  await copyDurably(templateFolder(), join(base, 'db'));
  engine = await openEngine(join(base, 'db'), (reason) => {
    throw new Error(reason);
  });
});

afterEach(async () => {
  await engine.close();
  await rm(base, { recursive: true });
});

const one = async <Row>(sql: string): Promise<Row | undefined> => (await engine.query<Row>(sql))[0];

describe('housekeeping', () => {
  it('shortens the log once it is long, but not at every check', async () => {
    const redo = async () =>
      (await one<{ lsn: string }>('SELECT redo_lsn AS lsn FROM pg_control_checkpoint()'))?.lsn;
    const housekeeping = new Housekeeping(engine, () => now);
    await engine.query('CREATE TABLE big (body text)');
    const atFirst = await redo();
    now += 60_000;
    await housekeeping.afterWork();
    expect(await redo()).toBe(atFirst);

    await engine.query('INSERT INTO big SELECT repeat(md5(n::text), 50) FROM generate_series(1, 45000) AS n');
    await housekeeping.afterWork();
    expect(await redo()).toBe(atFirst);
    now += 60_000;
    await housekeeping.afterWork();
    expect(await redo()).not.toBe(atFirst);
  });

  it('vacuums and analyses one table per check', async () => {
    const dead = () => one<{ n: number }>('SELECT sum(n_dead_tup)::int AS n FROM pg_stat_user_tables');
    const housekeeping = new Housekeeping(engine, () => now);
    for (const table of ['"Odd name"', 'other']) {
      await engine.query(`CREATE TABLE ${table} (a int)`);
      await engine.query(`INSERT INTO ${table} SELECT generate_series(1, 1000)`);
      await engine.query(`DELETE FROM ${table} WHERE a <= 500`);
    }
    await engine.query('SELECT pg_stat_force_next_flush()');
    expect(await dead()).toEqual({ n: 1000 });
    for (const left of [500, 0]) {
      now += 60_000;
      await housekeeping.afterWork();
      expect(await dead()).toEqual({ n: left });
    }
    expect(await one("SELECT reltuples::int AS n FROM pg_class WHERE relname = 'other'")).toEqual({ n: 500 });
  });

  it('leaves a large table alone that has changed little since a start', async () => {
    const housekeeping = new Housekeeping(engine, () => now);
    await engine.query('CREATE TABLE large (a int)');
    await engine.query('INSERT INTO large SELECT generate_series(1, 10000)');
    await engine.query('VACUUM (ANALYZE) large');
    const vacuumedAfter = async (changes: number): Promise<boolean> => {
      // As after a start, which begins to count anew.
      await engine.query('SELECT pg_stat_force_next_flush()');
      await engine.query('SELECT pg_stat_reset()');
      await engine.query(`UPDATE large SET a = -a WHERE abs(a) <= ${changes}`);
      await engine.query('SELECT pg_stat_force_next_flush()');
      now += 60_000;
      await housekeeping.afterWork();
      const at = await one<{ last: Date | null }>('SELECT last_vacuum AS last FROM pg_stat_user_tables');
      return at?.last !== null;
    };
    expect(await vacuumedAfter(900)).toBe(false);
    expect(await vacuumedAfter(1_200)).toBe(true);
  });

  it('does no harm if the client’s role lacks permission', async () => {
    const housekeeping = new Housekeeping(engine, () => now);
    await engine.query('CREATE ROLE visitor');
    await engine.query('SET ROLE visitor');
    now += 60_000;
    await housekeeping.afterWork();
    expect(await one('SELECT current_user AS who')).toEqual({ who: 'visitor' });
  });
});
