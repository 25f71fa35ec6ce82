import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeSchema } from './shared-embedded.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

async function reopen(): Promise<void> {
  await database.close();
  database = await openTestDatabase();
}

const ask = async (query: string): Promise<unknown> => (await database.pool.query(query)).rows[0];

const insertUser = (): Promise<unknown> =>
  ask(`insert into users (email, password_hash, first_name, last_name, display_name)
       values ('ada@example.org', 'x', 'Ada', 'Lark', 'Ada') returning id`);

const audit = (): Promise<unknown> =>
  ask(`insert into audit_log (action, details) values ('admin_made', '{}')`);

const startedAt = (): Promise<unknown> => ask('select pg_postmaster_start_time()::text as at');

describe('the database that test files share', () => {
  it('is empty again for the next file, and ids begin at 1', async () => {
    expect(await insertUser()).toEqual({ id: 1 });
    await audit();
    const before = await startedAt();
    await reopen();
    expect(await startedAt()).toEqual(before);
    expect(await ask('select count(*)::int from audit_log')).toEqual({ count: 0 });
    expect(await insertUser()).toEqual({ id: 1 });
    await audit();
    await expect(ask('delete from audit_log')).rejects.toThrow('can be added only');
  });

  it('keeps no settings, locks or listeners of the previous file', async () => {
    await ask(`set timezone = 'Asia/Tokyo'`);
    await ask('select pg_advisory_lock(7)');
    await reopen();
    expect(await ask(`select current_setting('timezone') as zone`)).not.toEqual({ zone: 'Asia/Tokyo' });
    expect(await ask(`select count(*)::int from pg_locks where locktype = 'advisory'`)).toEqual({ count: 0 });
  });

  it('is replaced after a file that changed the schema', async () => {
    const before = await startedAt();
    await ask('create table extra (id int)');
    await reopen();
    expect(await startedAt()).not.toEqual(before);
    expect(await ask(`select to_regclass('extra') as found`)).toEqual({ found: null });
    expect(await insertUser()).toEqual({ id: 1 });
  });

  it.each([
    'alter table users rename to users_away',
    'alter table users alter column email type varchar',
    'alter table comments drop constraint comments_user_id_users_id_fk',
    'alter table audit_log add constraint broken check (false) not valid',
    'alter table audit_log disable trigger audit_log_is_append_only',
    'drop index users_email_unique',
    'create function one() returns int language sql as $$ select 1 $$',
    'create role visitor',
    `delete from migrations where name like '0000%'`,
  ])('detects a schema change: %s', async (change) => {
    const client = await database.pool.connect();
    const before = await describeSchema(client);
    await client.query('begin');
    await client.query(change);
    expect(await describeSchema(client)).not.toBe(before);
    await client.query('rollback');
    expect(await describeSchema(client)).toBe(before);
    client.release();
  });
});

it('a file may use two databases at once', async () => {
  const second = await openTestDatabase();
  await insertUser();
  expect((await second.pool.query('select 1 from users')).rowCount).toBe(0);
  await second.close();
});
