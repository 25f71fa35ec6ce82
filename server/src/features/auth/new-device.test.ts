import { describe, expect, it } from 'vitest';
import { deleteExpiredDevices } from './device-repo.ts';
import { join } from '../../testing/club.ts';
import { passkeysOn } from '../../testing/passkeys.ts';
import { password, type TestBrowser, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const { addPasskey, signIn } = passkeysOn(server);
const SUBJECT = /New sign-in/;

const logIn = (browser: TestBrowser, email: string) =>
  browser.send('POST', '/api/login', { email, password });

const sent = (email: string, about: RegExp): number =>
  server.sentMails.filter(({ to, subject }) => to === email && about.test(subject)).length;

/** Mails are written in order: once the one asked for now is there, all before it are. */
async function toldTo(email: string): Promise<number> {
  const marker = /Choose a new password/;
  const before = sent(email, marker);
  await server.browser().send('POST', '/api/forgot-password', { email });
  await expect.poll(() => sent(email, marker), { timeout: 60_000 }).toBe(before + 1);
  return sent(email, SUBJECT);
}

const devicesOf = async (userId: number): Promise<number> =>
  (await server.database.pool.query('select 1 from known_devices where user_id = $1', [userId])).rowCount ??
  0;

describe('a sign-in', () => {
  it('in another browser is reported by mail, with browser, system and time', async () => {
    const ada = await join(server, 'Ada');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      payload: { email: ada.email, password },
    });
    expect(answer.statusCode).toBe(200);
    const { text } = await server.sentMailTo(ada.email, SUBJECT);
    expect(text).toContain('Firefox on Linux');
    expect(text).toMatch(/on \d+ \w+ \d{4} at \d\d:\d\d UTC/);
    expect(text).toContain('/forgot-password');
  });

  it('in the browser of the registration, or in one that is known, is not', async () => {
    const ada = await join(server, 'Ada');
    await ada.send('POST', '/api/logout');
    await logIn(ada.browser, ada.email);
    expect(await toldTo(ada.email)).toBe(0);
    const other = server.browser();
    await logIn(other, ada.email);
    await other.send('POST', '/api/logout');
    await logIn(other, ada.email);
    expect(await toldTo(ada.email)).toBe(1);
    expect(await devicesOf(ada.id)).toBe(2);
  });

  it('with a passkey in another browser is reported, too', async () => {
    const ada = await join(server, 'Ada');
    const passkey = await addPasskey(ada);
    expect((await signIn(passkey)).statusCode).toBe(200);
    await server.sentMailTo(ada.email, SUBJECT);
  });

  it('is not reported to those who sign in for the first time since browsers are known', async () => {
    const ada = await join(server, 'Ada');
    await server.database.pool.query('delete from known_devices where user_id = $1', [ada.id]);
    await logIn(server.browser(), ada.email);
    expect(await toldTo(ada.email)).toBe(0);
    // Nor where the browser is still signed in, without having been noted.
    const old = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { cookie: ada.browser.cookie()! },
      payload: { email: ada.email, password },
    });
    expect(old.statusCode).toBe(200);
    expect(await toldTo(ada.email)).toBe(0);
  });

  it('that fails, is not', async () => {
    const ada = await join(server, 'Ada');
    const wrong = { email: ada.email, password: 'mistaken' };
    expect((await server.browser().send('POST', '/api/login', wrong)).statusCode).toBe(401);
    expect(await toldTo(ada.email)).toBe(0);
  });
});

describe('a browser', () => {
  const setCookies = async (email: string, headers: Record<string, string> = {}) =>
    (
      await server.app.inject({ method: 'POST', url: '/api/login', headers, payload: { email, password } })
    ).cookies.find(({ name }) => name.endsWith('device'));

  it('is known by a random cookie of a year that no script reads, stored as a hash of its own for each account', async () => {
    const [ada, ben] = [await join(server, 'Ada'), await join(server, 'Ben')];
    const cookie = await setCookies(ada.email);
    expect(cookie).toMatchObject({
      name: 'device',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 365 * 24 * 60 * 60,
    });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    const again = await setCookies(ben.email, { cookie: `device=${cookie?.value}` });
    expect(again?.value).toBe(cookie?.value);
    const { rows } = await server.database.pool.query<{ device_hash: string }>(
      'select * from known_devices where user_id = any($1::int[])',
      [[ada.id, ben.id]],
    );
    expect(new Set(rows.map(({ device_hash }) => device_hash)).size).toBe(4);
    expect(JSON.stringify(rows)).not.toContain(cookie?.value);
    // What we did not make is not kept.
    expect((await setCookies(ada.email, { cookie: 'device=me' }))?.value).toMatch(/^[\w-]{43}$/);
  });

  it('is forgotten after a year, and is one of twenty at most', async () => {
    const ada = await join(server, 'Ada');
    const other = server.browser();
    await logIn(other, ada.email);
    await toldTo(ada.email);
    const { pool, db } = server.database;
    const age = `update known_devices set last_used_at = now() - interval '366 days' where user_id = $1`;
    await pool.query(age, [ada.id]);
    await deleteExpiredDevices(db);
    // One is left, by which the account is known to have been used before.
    expect(await devicesOf(ada.id)).toBe(1);
    await other.send('POST', '/api/logout');
    await logIn(other, ada.email);
    expect(await toldTo(ada.email)).toBe(2);

    await pool.query(
      `insert into known_devices (user_id, device_hash, last_used_at)
       select $1, 'old ' || n, now() - make_interval(days => n) from generate_series(1, 30) n`,
      [ada.id],
    );
    await logIn(server.browser(), ada.email);
    expect(await devicesOf(ada.id)).toBe(20);
  });
});
