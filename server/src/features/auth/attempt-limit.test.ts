import { expect, it } from 'vitest';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer({ rateLimit: true, trustProxy: true });

const from = (address: string) => ({
  login: (email: string, tried: string) => send('/api/login', address, { email, password: tried }),
  register: (email: string) =>
    send('/api/register', address, { email, password, firstName: 'A', lastName: 'B', displayName: 'C' }),
});

const send = (url: string, address: string, payload: object) =>
  server.app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': address }, payload });

const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

async function guess(times: number, attempt: () => Promise<{ statusCode: number }>): Promise<number[]> {
  return Promise.all(Array.from({ length: times }, async () => (await attempt()).statusCode));
}

it('allows ten failed sign-ins per account and address, also all at once', async () => {
  await from('198.51.100.1').register('ten@example.org');
  const statuses = await guess(25, () => from('198.51.100.1').login('ten@example.org', 'mistaken'));
  expect(count(statuses, 401)).toBe(10);
  expect(count(statuses, 429)).toBe(15);

  const refused = await from('198.51.100.1').login('TEN@example.org', password);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'rate_limited' });
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(800);
  expect(wait).toBeLessThanOrEqual(900);

  const elsewhere = await from('198.51.100.2').login('ten@example.org', password);
  expect(elsewhere.statusCode).toBe(200);
});

it('allows attempts again after the window', async () => {
  await from('198.51.100.3').register('window@example.org');
  await guess(11, () => from('198.51.100.3').login('window@example.org', 'mistaken'));
  expect((await from('198.51.100.3').login('window@example.org', password)).statusCode).toBe(429);
  await server.database.pool.query("update attempts set expires_at = now() - interval '1 second'");
  expect((await from('198.51.100.3').login('window@example.org', password)).statusCode).toBe(200);
});

it('counts failures only, and resets after a success', async () => {
  await from('198.51.100.4').register('forgetful@example.org');
  for (let round = 0; round < 3; round += 1) {
    await guess(9, () => from('198.51.100.4').login('forgetful@example.org', 'mistaken'));
    expect((await from('198.51.100.4').login('forgetful@example.org', password)).statusCode).toBe(200);
  }
});

/** Raises the count after this many attempts, as if there had been more before. */
async function countOn(counted: number, to: number): Promise<void> {
  const changed = await server.database.pool.query(
    'update attempts set count = $2 where count = $1 and expires_at > now()',
    [counted, to],
  );
  expect(changed.rowCount).toBe(1);
}

it('allows 100 failed sign-ins per account over all addresses', async () => {
  await server.database.pool.query('delete from attempts');
  await from('198.51.100.5').register('hundred@example.org');
  const fail = (host: number) =>
    guess(10, () => from(`192.0.2.${host}`).login('hundred@example.org', 'mistaken'));
  const before = [...(await fail(1)), ...(await fail(2))];
  expect(count(before, 401)).toBe(20);
  await countOn(20, 90);
  const after = [...(await fail(3)), ...(await fail(4))];
  expect(count(after, 401)).toBe(10);
  expect(count(after, 429)).toBe(10);
});

it('allows 300 failed sign-ins per address', async () => {
  await server.database.pool.query('delete from attempts');
  const fail = (name: string) =>
    guess(10, () => from('203.0.113.7').login(`${name}@example.org`, 'mistaken'));
  const before = [...(await fail('nobody1')), ...(await fail('nobody2'))];
  expect(count(before, 401)).toBe(20);
  await countOn(20, 290);
  const after = [...(await fail('nobody3')), ...(await fail('nobody4'))];
  expect(count(after, 401)).toBe(10);
  expect(count(after, 429)).toBe(10);
});

it('allows ten wrong recovery codes per account, wherever they come from', async () => {
  const { id } = (await from('198.51.100.20').register('codes@example.org')).json<{ id: number }>();
  await server.database.pool.query('update users set second_step = true where id = $1', [id]);
  let host = 0;
  const statuses = await guess(25, () => {
    const credentials = { email: 'codes@example.org', password, recoveryCode: '0000-0000-0000-0000' };
    return send('/api/login', `192.0.2.${(host += 1)}`, credentials);
  });
  expect(count(statuses, 401)).toBe(10);
  expect(count(statuses, 429)).toBe(15);
});

it('counts refused passkeys as failed sign-ins of their address', async () => {
  await server.database.pool.query('delete from attempts');
  const text = 'bm9uZQ';
  const credential = {
    id: text,
    rawId: text,
    type: 'public-key',
    response: { clientDataJSON: text, authenticatorData: text, signature: text },
  };
  const fail = () => guess(10, () => send('/api/login/passkey', '203.0.113.17', { credential }));
  expect(count(await fail(), 400)).toBe(10);
  await countOn(10, 295);
  const after = await fail();
  expect(count(after, 400)).toBe(5);
  expect(count(after, 429)).toBe(5);
});

it('allows 600 challenges per address', async () => {
  await server.database.pool.query('delete from attempts');
  const ask = () => guess(10, () => send('/api/login/passkey/options', '203.0.113.18', {}));
  expect(count(await ask(), 200)).toBe(10);
  await countOn(10, 595);
  const after = await ask();
  expect(count(after, 200)).toBe(5);
  expect(count(after, 429)).toBe(5);
});

it('does not store refused attempts', async () => {
  await server.database.pool.query('delete from attempts');
  await guess(1, () => from('203.0.113.9').login('first@example.org', 'mistaken'));
  await server.database.pool.query('update attempts set count = 300');
  const rows = async () => (await server.database.pool.query('select 1 from attempts')).rowCount;
  expect(await rows()).toBe(3);
  for (const name of ['second', 'third', 'fourth']) {
    const { statusCode } = await from('203.0.113.9').login(`${name}@example.org`, 'mistaken');
    expect(statusCode).toBe(429);
  }
  expect(await rows()).toBe(3);
});

it('allows 100 registrations per address and hour', async () => {
  await server.database.pool.query('delete from attempts');
  const register = (first: number) =>
    Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const { statusCode } = await from('203.0.113.8').register(`many${first + index}@example.org`);
        return statusCode;
      }),
    );
  expect(count(await register(0), 200)).toBe(10);
  await countOn(10, 90);
  const after = [...(await register(10)), ...(await register(20))];
  expect(count(after, 200)).toBe(10);
  expect(count(after, 429)).toBe(10);
});

it('stores no readable address', async () => {
  const { rows } = await server.database.pool.query<{ bucket: string }>('select bucket from attempts');
  expect(rows.length).toBeGreaterThan(0);
  for (const { bucket } of rows) expect(bucket).toMatch(/^[\da-f]{64}$/);
});

it('allows three password resets per account address and hour, known or not', async () => {
  const forgot = (email: string, address: string) => send('/api/forgot-password', address, { email });
  await from('198.51.100.6').register('thrice@example.org');
  for (const email of ['thrice@example.org', 'nobody-thrice@example.org']) {
    const statuses = await guess(5, () => forgot(email, '198.51.100.6'));
    expect(count(statuses, 200)).toBe(3);
    expect(count(statuses, 429)).toBe(2);
  }
});

it('allows 60 password resets per network and hour', async () => {
  let asked = 0;
  const statuses = await guess(62, () =>
    send('/api/forgot-password', '203.0.113.60', { email: `sixty${(asked += 1)}@example.org` }),
  );
  expect(count(statuses, 200)).toBe(60);
  expect(count(statuses, 429)).toBe(2);
});

it('allows five tries per reset link and hour', async () => {
  const statuses = await guess(7, () =>
    send('/api/reset-password', '198.51.100.7', { token: 'worn-out', newPassword: password }),
  );
  expect(count(statuses, 400)).toBe(5);
  expect(count(statuses, 429)).toBe(2);
});

it('allows 60 tries of reset links per network and hour', async () => {
  let tried = 0;
  const statuses = await guess(62, () =>
    send('/api/reset-password', '203.0.113.61', { token: `made-up-${(tried += 1)}`, newPassword: '' }),
  );
  expect(count(statuses, 400)).toBe(62);
  const guesses = await guess(62, () =>
    send('/api/reset-password', '203.0.113.61', {
      token: `made-up-${(tried += 1)}`,
      newPassword: 'iloveyou',
    }),
  );
  expect(count(guesses, 400)).toBe(60);
  expect(count(guesses, 429)).toBe(2);
});

/** Every mail is sent, and what must not happen twice within a moment may happen again. */
async function aMomentLater(): Promise<void> {
  const { pool } = server.database;
  await expect.poll(async () => (await pool.query('select 1 from mails')).rowCount).toBe(0);
  await pool.query("delete from attempts where expires_at < now() + interval '1 minute'");
}

const changeAddress = (cookie: string, email: string, currentPassword = password) =>
  server.app.inject({
    method: 'PATCH',
    url: '/api/user/profile',
    headers: { cookie, 'x-forwarded-for': '198.51.100.20' },
    payload: { firstName: 'A', lastName: 'B', displayName: 'C', email, currentPassword },
  });

it('allows five address changes per user and hour, also all at once', async () => {
  const cookie = String((await from('198.51.100.20').register('mover@example.org')).headers['set-cookie']);
  await server.sentMailTo('mover@example.org');
  let asked = 0;
  const statuses = await guess(20, () => changeAddress(cookie, `stranger${(asked += 1)}@example.org`));
  expect(count(statuses, 200)).toBe(5);
  expect(count(statuses, 429)).toBe(15);
  await aMomentLater();
  expect(server.sentMails.filter(({ to }) => to.startsWith('stranger')).length).toBeLessThanOrEqual(5);
});

it('sends at most five mails an hour to an unconfirmed address, over all users', async () => {
  const cookies: string[] = [];
  for (let person = 0; person < 7; person += 1) {
    const registered = await from('198.51.100.21').register(`crowd${person}@example.org`);
    cookies.push(String(registered.headers['set-cookie']));
  }
  const statuses: number[] = [];
  for (const [index, cookie] of cookies.entries()) {
    const address = index % 2 === 0 ? 'Victim@example.org' : 'victim@Example.org';
    statuses.push((await changeAddress(cookie, address)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await aMomentLater();
  expect(server.sentMails.filter(({ to }) => /^victim@/i.test(to))).toHaveLength(5);
});

it('counts a wrong password for an address change as a failed sign-in', async () => {
  const cookie = String((await from('198.51.100.20').register('thief@example.org')).headers['set-cookie']);
  const statuses = await guess(12, () => changeAddress(cookie, 'mine@example.org', 'mistaken'));
  expect(count(statuses, 400)).toBe(10);
  expect(count(statuses, 429)).toBe(2);
  expect((await from('198.51.100.20').login('thief@example.org', password)).statusCode).toBe(429);
});

it('allows five repeated verification mails an hour', async () => {
  const cookie = String((await from('198.51.100.8').register('impatient@example.org')).headers['set-cookie']);
  // While the first mail still waits, asking again does nothing and is not counted.
  await aMomentLater();
  const statuses: number[] = [];
  for (let asked = 0; asked < 7; asked += 1) {
    const resent = await server.app.inject({
      method: 'POST',
      url: '/api/verify-email/resend',
      headers: { cookie },
    });
    statuses.push(resent.statusCode);
    await aMomentLater();
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
});

it('counts a wrong current password as a failed sign-in', async () => {
  const cookie = String((await from('198.51.100.9').register('guesser@example.org')).headers['set-cookie']);
  const statuses = await guess(12, () =>
    server.app.inject({
      method: 'PATCH',
      url: '/api/user/password',
      headers: { cookie, 'x-forwarded-for': '198.51.100.9' },
      payload: { currentPassword: 'mistaken', newPassword: password },
    }),
  );
  expect(count(statuses, 400)).toBe(10);
  expect(count(statuses, 429)).toBe(2);
});
