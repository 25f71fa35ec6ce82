import { describe, expect, it } from 'vitest';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const next = 'three spades redoubled';

const forgot = (email: string) => server.browser().send('POST', '/api/forgot-password', { email });
const reset = (token: string, newPassword = next) =>
  server.browser().send('POST', '/api/reset-password', { token, newPassword });
const signIn = async (email: string, tried: string) =>
  (await server.browser().send('POST', '/api/login', { email, password: tried })).statusCode;

async function tokenFor(email: string): Promise<string> {
  await forgot(email);
  const message = await server.sentMailTo(email, /new password/);
  return new URL(message.link ?? '').searchParams.get('token') ?? '';
}

describe('forgetting a password', () => {
  it('gives the same answer for known and unknown addresses, and mails only the known one', async () => {
    await server.browser().register('known@example.org');
    const known = await forgot('Known@example.org');
    const unknown = await forgot('unknown@example.org');
    expect(known.statusCode).toBe(200);
    expect(unknown.statusCode).toBe(200);
    expect(known.json()).toEqual(unknown.json());
    const message = await server.sentMailTo('known@example.org', /new password/);
    expect(message.link).toMatch(/\/reset-password\?token=[\w-]{43}$/);
    await expect.poll(async () => (await server.database.pool.query('select 1 from mails')).rowCount).toBe(0);
    expect(server.sentMails.filter(({ to }) => to === 'unknown@example.org')).toEqual([]);
  });

  it('does not mail deactivated users', async () => {
    await server.browser().register('away@example.org');
    await server.sentMailTo('away@example.org');
    await server.database.pool.query(
      "update users set deactivated_at = now() where email = 'away@example.org'",
    );
    expect((await forgot('away@example.org')).statusCode).toBe(200);
    await expect.poll(async () => (await server.database.pool.query('select 1 from mails')).rowCount).toBe(0);
    expect(
      server.sentMails.filter(({ to, subject }) => to === 'away@example.org' && /new password/.test(subject)),
    ).toEqual([]);
  });

  it('refuses an invalid address', async () => {
    const response = await forgot('nobody');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'Please enter a valid email address' });
  });
});

describe('a new password', () => {
  it('is set with the token from the mail, and ends every session', async () => {
    const browser = server.browser();
    await browser.register('forgetful@example.org');
    const response = await reset(await tokenFor('forgetful@example.org'));
    expect(response.statusCode).toBe(200);
    expect(await signIn('forgetful@example.org', password)).toBe(401);
    expect(await signIn('forgetful@example.org', next)).toBe(200);
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(401);
  });

  it('verifies the address', async () => {
    await server.browser().register('proof@example.org');
    await reset(await tokenFor('proof@example.org'));
    const browser = server.browser();
    const response = await browser.send('POST', '/api/login', { email: 'proof@example.org', password: next });
    expect(response.json()).toMatchObject({ emailVerified: true });
  });

  it('is reported by mail', async () => {
    await server.browser().register('told@example.org');
    await reset(await tokenFor('told@example.org'));
    expect((await server.sentMailTo('told@example.org', /was changed/)).text).toContain(
      'has just been changed',
    );
  });

  it('can be set once, also with twenty attempts at once', async () => {
    await server.browser().register('once@example.org');
    const token = await tokenFor('once@example.org');
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => reset(token)))).map(
      (answer) => answer.statusCode,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(19);
  });

  it('invalidates earlier links', async () => {
    await server.browser().register('links@example.org');
    const first = await tokenFor('links@example.org');
    const before = server.sentMails.length;
    await forgot('links@example.org');
    await expect.poll(() => server.sentMails.length).toBe(before + 1);
    const second = new URL(server.sentMails.at(-1)?.link ?? '').searchParams.get('token') ?? '';
    expect((await reset(second)).statusCode).toBe(200);
    expect((await reset(first)).statusCode).toBe(400);
  });

  it('is refused after 30 minutes', async () => {
    await server.browser().register('slow@example.org');
    const token = await tokenFor('slow@example.org');
    const { rows } = await server.database.pool.query<{ minutes: number }>(
      "select round(extract(epoch from expires_at - now()) / 60)::int as minutes from email_tokens where email = 'slow@example.org' and kind = 'reset'",
    );
    expect(rows).toEqual([{ minutes: 30 }]);
    await server.database.pool.query(
      "update email_tokens set expires_at = now() - interval '1 second' where kind = 'reset'",
    );
    const response = await reset(token);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_token', message: 'Invalid reset token' });
  });

  it.each([
    ['', next, 'Invalid reset token'],
    ['nonsense', next, 'Invalid reset token'],
    ['with a NUL \0', next, 'Invalid reset token'],
    ['\0', next, 'Invalid reset token'],
    ['x', next, 'Invalid reset token'],
    ['x'.repeat(3000), next, 'Invalid reset token'],
    ['<script>alert(1)</script>', next, 'Invalid reset token'],
    ['nonsense', '12345', 'Password must be at least 6 characters long'],
  ])('is refused with token %j and password %j: %s', async (token, chosen, sentence) => {
    const response = await reset(token, chosen);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: sentence });
  });

  it('may not be a common one, and a refusal does not use up the link', async () => {
    await server.browser().register('common@example.org');
    const token = await tokenFor('common@example.org');
    const response = await reset(token, 'Password1');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'common_password', issues: [{ path: 'newPassword' }] });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('cannot be set with a verification link', async () => {
    await server.browser().register('mixed@example.org');
    const message = await server.sentMailTo('mixed@example.org', /confirm/);
    const token = new URL(message.link ?? '').searchParams.get('token') ?? '';
    expect((await reset(token)).statusCode).toBe(400);
  });
});
