import { describe, expect, it } from 'vitest';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const next = 'three spades redoubled';

const profile = {
  firstName: 'Joan',
  lastName: 'Whitlock',
  displayName: 'Joan W.',
  email: 'joan@example.org',
};

describe('the profile', () => {
  it('can be changed, and returns the user', async () => {
    const browser = server.browser();
    await browser.register('before@example.org');
    const response = await browser.send('PATCH', '/api/user/profile', {
      ...profile,
      email: 'before@example.org',
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      firstName: 'Joan',
      lastName: 'Whitlock',
      displayName: 'Joan W.',
    });
    expect((await browser.send('GET', '/api/user')).json()).toEqual(response.json());
  });

  it('keeps an address verified if only its case changes', async () => {
    const browser = server.browser();
    await browser.register('letters@example.org');
    const link = new URL((await server.sentMailTo('letters@example.org')).link ?? '');
    await server.app.inject({ url: link.pathname + link.search });
    const response = await browser.send('PATCH', '/api/user/profile', {
      ...profile,
      email: 'Letters@Example.org',
    });
    expect(response.json()).toMatchObject({ email: 'Letters@Example.org', emailVerified: true });
  });

  it('refuses the address of another user', async () => {
    await server.browser().register('mine@example.org');
    const browser = server.browser();
    await browser.register('yours@example.org');
    const response = await browser.send('PATCH', '/api/user/profile', {
      ...profile,
      email: 'MINE@example.org',
      currentPassword: password,
    });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'email_taken', issues: [{ path: 'email' }] });
    expect((await browser.send('GET', '/api/user')).json()).toMatchObject({
      email: 'yours@example.org',
      pendingEmail: null,
    });
  });

  it('ignores unknown fields', async () => {
    const browser = server.browser();
    await browser.register('sly@example.org');
    const response = await browser.send('PATCH', '/api/user/profile', {
      ...profile,
      email: 'sly@example.org',
      userType: 'admin',
      emailVerified: true,
      id: 1,
    });
    expect(response.json()).toMatchObject({ userType: 'player', emailVerified: false });
  });

  it.each([
    ['firstName', '', 'First name is required'],
    ['firstName', 'x'.repeat(51), 'First name must be less than 50 characters'],
    ['lastName', ' ', 'Last name is required'],
    ['lastName', 'x'.repeat(51), 'Last name must be less than 50 characters'],
    ['displayName', '', 'Display name is required'],
    ['displayName', 'x'.repeat(21), 'Display name must be less than 20 characters'],
    ['email', 'joan', 'Please enter a valid email address'],
  ])('refuses a bad %s (%j): %s', async (field, value, sentence) => {
    const browser = server.browser();
    await browser.register();
    const response = await browser.send('PATCH', '/api/user/profile', { ...profile, [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ issues: [{ path: field, message: sentence }] });
  });

  it.each([
    ['firstName', 50],
    ['lastName', 50],
    ['displayName', 20],
  ])('accepts a %s of %i characters', async (field, length) => {
    const browser = server.browser();
    const { email } = (await browser.register()).json<{ email: string }>();
    const response = await browser.send('PATCH', '/api/user/profile', {
      ...profile,
      email,
      [field]: 'x'.repeat(length),
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('changing the password', () => {
  it('ends every other session, gives this one a new token, and sends a mail', async () => {
    const [here, elsewhere] = [server.browser(), server.browser()];
    await here.register('two@example.org');
    await elsewhere.send('POST', '/api/login', { email: 'two@example.org', password });
    const before = here.cookie() ?? '';

    const response = await here.send('PATCH', '/api/user/password', {
      currentPassword: password,
      newPassword: next,
    });
    expect(response.statusCode).toBe(204);
    expect((await here.send('GET', '/api/user')).statusCode).toBe(200);
    expect((await elsewhere.send('GET', '/api/user')).statusCode).toBe(401);
    expect((await server.app.inject({ url: '/api/user', headers: { cookie: before } })).statusCode).toBe(401);
    const login = await server
      .browser()
      .send('POST', '/api/login', { email: 'two@example.org', password: next });
    expect(login.statusCode).toBe(200);
    await server.sentMailTo('two@example.org', /was changed/);
  });

  it('ends the links that were sent to choose another', async () => {
    const browser = server.browser();
    await browser.register('link@example.org');
    await browser.send('POST', '/api/forgot-password', { email: 'link@example.org' });
    const { link } = await server.sentMailTo('link@example.org', /new password/);
    const token = new URL(link ?? '').searchParams.get('token');
    const change = { currentPassword: password, newPassword: next };
    expect((await browser.send('PATCH', '/api/user/password', change)).statusCode).toBe(204);
    const reset = { token, newPassword: 'four clubs passed' };
    const response = await server.browser().send('POST', '/api/reset-password', reset);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_token' });
  });

  it('refuses a wrong current password, beside its field', async () => {
    const browser = server.browser();
    await browser.register();
    const response = await browser.send('PATCH', '/api/user/password', {
      currentPassword: 'mistaken',
      newPassword: next,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'wrong_password', issues: [{ path: 'currentPassword' }] });
  });

  it.each([
    [{ currentPassword: '', newPassword: next }, 'currentPassword', 'Current password is required'],
    [
      { currentPassword: password, newPassword: '12345' },
      'newPassword',
      'New password must be at least 6 characters',
    ],
    [{ currentPassword: password, newPassword: 'iloveyou' }, 'newPassword', /too common/],
  ])('refuses %j beside %s', async (body, field, sentence) => {
    const browser = server.browser();
    await browser.register();
    const response = await browser.send('PATCH', '/api/user/password', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      issues: [{ path: field, message: expect.stringMatching(sentence) as string }],
    });
  });
});

describe('sessions', () => {
  it('are listed with device and last use, and all others can be ended', async () => {
    const here = server.browser();
    const { id } = (await here.register('many@example.org')).json<{ id: number }>();
    await server.database.pool.query(
      `insert into sessions (token_hash, user_id, user_agent, last_used_at) values
         ('phone', $1, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', now() - interval '2 days'),
         ('stale', $1, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', now() - interval '20 days')`,
      [id],
    );
    const sessions = (await here.send('GET', '/api/user/sessions')).json<
      { device: string; current: boolean }[]
    >();
    expect(sessions).toMatchObject([{ current: true }, { device: 'Safari on iPhone', current: false }]);
    expect(JSON.stringify(sessions)).not.toContain(here.cookie()?.split('=')[1] ?? 'nothing');

    expect((await here.send('POST', '/api/user/sessions/end-others')).statusCode).toBe(204);
    expect((await here.send('GET', '/api/user/sessions')).json()).toHaveLength(1);
    expect((await here.send('GET', '/api/user')).statusCode).toBe(200);
  });
});

describe('deleting an account', () => {
  it('removes what is personal, ends every session and frees the address', async () => {
    const [here, elsewhere] = [server.browser(), server.browser()];
    const { id } = (await here.register('bye@example.org')).json<{ id: number }>();
    await server.sentMailTo('bye@example.org');
    await elsewhere.send('POST', '/api/login', { email: 'bye@example.org', password });

    expect((await here.send('DELETE', '/api/user', { password })).statusCode).toBe(204);
    expect(here.cookie()).toBeUndefined();
    expect((await elsewhere.send('GET', '/api/user')).statusCode).toBe(401);
    const login = await server.browser().send('POST', '/api/login', { email: 'bye@example.org', password });
    expect(login.json()).toMatchObject({ code: 'wrong_credentials' });

    const { rows } = await server.database.pool.query<Record<string, unknown>>(
      'select * from users where id = $1',
      [id],
    );
    expect(rows[0]).toMatchObject({
      display_name: 'Deleted player',
      first_name: '',
      last_name: '',
      password_hash: '',
    });
    expect(JSON.stringify(rows)).not.toContain('bye@example.org');
    for (const table of ['sessions', 'email_tokens']) {
      const left = await server.database.pool.query(`select 1 from ${table} where user_id = $1`, [id]);
      expect(left.rowCount).toBe(0);
    }
    expect((await server.browser().register('bye@example.org')).statusCode).toBe(200);
  });

  it('asks for the password', async () => {
    const browser = server.browser();
    await browser.register();
    const response = await browser.send('DELETE', '/api/user', { password: 'mistaken' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'wrong_password', issues: [{ path: 'password' }] });
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(200);
  });

  it('is refused for the last active admin, also when two leave at once', async () => {
    const admins = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const browser = server.browser();
        const { id } = (await browser.register(`admin-${name}@example.org`)).json<{ id: number }>();
        await server.database.pool.query("update users set user_type = 'admin' where id = $1", [id]);
        return browser;
      }),
    );
    const answers = await Promise.all(
      admins.map((browser) => browser.send('DELETE', '/api/user', { password })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'last_admin',
    });
  });
});
