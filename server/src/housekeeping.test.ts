import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeExpired } from './features/auth/expired.ts';
import { startHousekeeping } from './housekeeping.ts';
import { makeLogger } from './http/logger.ts';
import { join } from './testing/club.ts';
import { useTestServer } from './testing/test-server.ts';

const server = useTestServer();
const HOUR_MS = 60 * 60 * 1000;
const log = makeLogger('silent');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('what has expired is removed at once and every hour, and nothing else', async () => {
  const { id, email } = await join(server, 'Ada');
  // Its link is made when it is sent.
  await server.sentMailTo(email);
  const { pool, db } = server.database;
  await pool.query('delete from attempts; delete from sessions; delete from email_tokens');
  const plant = async (): Promise<void> => {
    await pool.query(`insert into attempts (bucket, count, expires_at) values
      ('over', 3, now()), ('counts', 3, now() + interval '1 minute')
      on conflict (bucket) do nothing`);
    await pool.query(
      `insert into sessions (token_hash, user_id, created_at, last_used_at) values
        ('unused', $1, now() - interval '15 days', now() - interval '14 days 1 minute'),
        ('old', $1, now() - interval '30 days 1 minute', now()),
        ('used', $1, now() - interval '29 days', now() - interval '13 days')
        on conflict (token_hash) do nothing`,
      [id],
    );
    // A late click is told that the link has expired.
    await pool.query(
      `insert into email_tokens (token_hash, kind, user_id, email, expires_at) values
        ('forgotten', 'reset', $1, 'ada@example.org', now() - interval '31 days'),
        ('late', 'reset', $1, 'ada@example.org', now() - interval '29 days')
        on conflict (token_hash) do nothing`,
      [id],
    );
  };
  const left = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ name: string }>(`select bucket as name from attempts
      union all select token_hash from sessions union all select token_hash from email_tokens order by 1`);
    return rows.map(({ name }) => name);
  };

  await plant();
  const housekeeping = startHousekeeping([{ name: 'expired', run: () => removeExpired(db) }], log);
  await expect.poll(left).toEqual(['counts', 'late', 'used']);
  await plant();
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(await left()).toHaveLength(7);
  vi.advanceTimersByTime(1);
  await housekeeping.stop();
  expect(await left()).toEqual(['counts', 'late', 'used']);
});

it('a chore that fails keeps no other from being done, and is tried again', async () => {
  const done: string[] = [];
  const chore = (name: string, isBroken: boolean) => ({
    name,
    run: async () => {
      done.push(name);
      if (isBroken) throw new Error('on purpose');
    },
  });
  const housekeeping = startHousekeeping([chore('broken', true), chore('whole', false)], log);
  vi.advanceTimersByTime(HOUR_MS);
  await housekeeping.stop();
  expect(done).toEqual(['broken', 'whole', 'broken', 'whole']);
});
