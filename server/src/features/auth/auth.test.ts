import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();

const person = {
  email: 'joan@example.org',
  password,
  firstName: 'Joan',
  lastName: 'Whitlock',
  displayName: 'Joan W.',
};

describe('registering', () => {
  it('creates the account, signs in, and returns the user without secrets', async () => {
    const browser = server.browser();
    const response = await browser.send('POST', '/api/register', { ...person, email: ' Joan@Example.org ' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id: expect.any(Number) as number,
      email: 'Joan@Example.org',
      firstName: 'Joan',
      lastName: 'Whitlock',
      displayName: 'Joan W.',
      profileImageUrl: null,
      userType: 'player',
      isActive: true,
      deactivatedAt: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      emailVerified: false,
      pendingEmail: null,
      notifyByMail: true,
      cardStyle: { colours: 'two', ten: 'T', language: 'en', size: 'normal' },
    });
    expect((await browser.send('GET', '/api/user')).json()).toEqual(response.json());
  });

  it('refuses an address that is taken, ignoring case', async () => {
    await server.browser().register('taken@example.org');
    const response = await server
      .browser()
      .send('POST', '/api/register', { ...person, email: 'TAKEN@example.ORG' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'email_taken', issues: [{ path: 'email' }] });
  });

  it('accepts one of twenty equal registrations', async () => {
    const attempts = Array.from({ length: 20 }, () => server.browser().register('race@example.org'));
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  it('refuses a common password, with an explanation, and makes no account', async () => {
    const common = { ...person, email: 'common@example.org', password: 'Password1' };
    const response = await server.browser().send('POST', '/api/register', common);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'common_password',
      issues: [{ path: 'password', message: /too common/ }],
    });
    expect((await server.browser().register('common@example.org')).statusCode).toBe(200);
  });

  it.each([
    'eve@example.org\r\nBcc: everybody@example.org',
    'eve@example.org\neverybody@example.org',
    'eve@example.org, everybody@example.org',
    'eve@example.org;everybody@example.org',
    'Eve <eve@example.org>',
    'eve: everybody@example.org;',
  ])('refuses %j, which is more than an address', async (email) => {
    const response = await server.browser().send('POST', '/api/register', { ...person, email });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ issues: [{ path: 'email' }] });
  });

  it('ignores unknown fields', async () => {
    const response = await server
      .browser()
      .send('POST', '/api/register', { ...person, email: 'sly@example.org', userType: 'admin', id: 1 });
    expect(response.json()).toMatchObject({ userType: 'player' });
  });

  it.each([
    ['email', 'joan@', 'Please enter a valid email address'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(257), 'Password must be 256 characters or less'],
    ['firstName', '  ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['displayName', '', 'Display name is required'],
    ['displayName', 'x'.repeat(21), 'Display name must be 20 characters or less'],
    ['firstName', 'Ada\r\nBcc: all', 'Please use letters, digits and ordinary punctuation only'],
  ])('refuses a bad %s (%j) with its message', async (field, value, sentence) => {
    const response = await server.browser().send('POST', '/api/register', { ...person, [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: sentence,
      message: sentence,
      code: 'invalid_input',
      issues: [{ path: field, message: sentence }],
    });
  });

  it('keeps names in any script unchanged, markup included', async () => {
    const displayName = '<b>Łukasz</b> 伊藤';
    const response = await server
      .browser()
      .send('POST', '/api/register', { ...person, email: 'script@example.org', displayName });
    expect(response.json()).toMatchObject({ displayName });
  });
});

describe('signing in', () => {
  it('takes the address in any case and starts a session', async () => {
    await server.browser().register('case@example.org');
    const browser = server.browser();
    const response = await browser.send('POST', '/api/login', { email: 'Case@Example.ORG', password });
    expect(response.statusCode).toBe(200);
    expect((await browser.send('GET', '/api/user')).json()).toMatchObject({ email: 'case@example.org' });
  });

  it('gives the same answer for a wrong password and an unknown address', async () => {
    await server.browser().register('known@example.org');
    const wrong = await server
      .browser()
      .send('POST', '/api/login', { email: 'known@example.org', password: 'mistaken' });
    const unknown = await server
      .browser()
      .send('POST', '/api/login', { email: 'nobody@example.org', password });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ code: 'wrong_credentials' });
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('reports deactivation only to a user with the right password', async () => {
    await server.browser().register('gone@example.org');
    await deactivate('gone@example.org');
    const right = await server.browser().send('POST', '/api/login', { email: 'gone@example.org', password });
    expect(right.statusCode).toBe(403);
    expect(right.json()).toMatchObject({ code: 'account_deactivated' });
    const wrong = await server
      .browser()
      .send('POST', '/api/login', { email: 'gone@example.org', password: 'mistaken' });
    expect(wrong.json()).toMatchObject({ code: 'wrong_credentials' });
  });

  it('gives a new token and ends the session it came with', async () => {
    const browser = server.browser();
    await browser.register('rotate@example.org');
    const before = browser.cookie();
    await browser.send('POST', '/api/login', { email: 'rotate@example.org', password });
    expect(browser.cookie()).not.toBe(before);
    const old = await server.app.inject({ url: '/api/user', headers: { cookie: before ?? '' } });
    expect(old.statusCode).toBe(401);
  });
});

describe('a session', () => {
  it('is a random token in a cookie that scripts and other sites cannot use', async () => {
    const response = await server.browser().register();
    const [cookie] = response.headers['set-cookie'] as string[];
    expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('does not become Secure by a header of a proxy that is not trusted', async () => {
    await server.browser().register('proxied@example.org');
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'x-forwarded-proto': 'https' },
      payload: { email: 'proxied@example.org', password },
    });
    // How it is over https, see the test of proxies.
    expect((response.headers['set-cookie'] as string[])[0]).toMatch(/^session=(?!.*Secure)/);
  });

  it('is stored only as a hash', async () => {
    const browser = server.browser();
    await browser.register();
    const token = browser.cookie()?.split('=')[1] ?? '';
    const { rows } = await server.database.pool.query<{ token_hash: string }>(
      'select token_hash from sessions',
    );
    const stored = rows.map((row) => row.token_hash);
    expect(stored).toContain(createHash('sha256').update(token).digest('hex'));
    expect(stored.join()).not.toContain(token);
  });

  it.each([
    ['two weeks without use', "last_used_at = now() - interval '14 days 1 minute'"],
    ['thirty days in all', "created_at = now() - interval '30 days 1 minute'"],
  ])('ends after %s', async (_what, change) => {
    const browser = server.browser();
    const { id } = (await browser.register()).json<{ id: number }>();
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(200);
    await server.database.db.execute(sql.raw(`update sessions set ${change} where user_id = ${id}`));
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(401);
  });

  it('stays alive while it is used', async () => {
    const browser = server.browser();
    const { id } = (await browser.register()).json<{ id: number }>();
    await server.database.db.execute(
      sql.raw(`update sessions set last_used_at = now() - interval '13 days' where user_id = ${id}`),
    );
    await browser.send('GET', '/api/user');
    const { rows } = await server.database.pool.query<{ fresh: boolean }>(
      "select last_used_at > now() - interval '1 minute' as fresh from sessions where user_id = $1",
      [id],
    );
    expect(rows).toEqual([{ fresh: true }]);
  });

  it('ends with the next request once its user is deactivated', async () => {
    const browser = server.browser();
    await browser.register('leaving@example.org');
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(200);
    await deactivate('leaving@example.org');
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(401);
  });
});

describe('signing out', () => {
  it('deletes the session and clears the cookie', async () => {
    const browser = server.browser();
    await browser.register();
    const cookie = browser.cookie() ?? '';
    const response = await browser.send('POST', '/api/logout');
    expect(response.statusCode).toBe(204);
    expect(browser.cookie()).toBeUndefined();
    const old = await server.app.inject({ url: '/api/user', headers: { cookie } });
    expect(old.statusCode).toBe(401);
  });

  it('does nothing the second time', async () => {
    expect((await server.browser().send('POST', '/api/logout')).statusCode).toBe(204);
  });
});

it('redirects GET /api/login to the sign-in page', async () => {
  const response = await server.browser().send('GET', '/api/login');
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('/auth');
});

async function deactivate(email: string): Promise<void> {
  await server.database.pool.query('update users set deactivated_at = now() where email = $1', [email]);
}
