import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();

const open = (address: string) =>
  server.app.inject({ url: new URL(address).pathname + new URL(address).search });

async function registered(email: string) {
  const browser = server.browser();
  await browser.register(email);
  const message = await server.sentMailTo(email, /confirm/);
  return { browser, message, link: message.link ?? '' };
}

it('a registration sends a mail whose link verifies the address', async () => {
  const { browser, message, link } = await registered('fresh@example.org');
  expect(message.text).toContain(link);
  expect(message.html).toContain(`href="${link}"`);
  expect((await browser.send('GET', '/api/user')).json()).toMatchObject({ emailVerified: false });

  const response = await open(link);
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('/verify-email?success=true');
  expect((await browser.send('GET', '/api/user')).json()).toMatchObject({ emailVerified: true });
});

it('the link succeeds when it is opened again, as mail scanners do', async () => {
  const { link } = await registered('scanned@example.org');
  await open(link);
  expect((await open(link)).headers.location).toBe('/verify-email?success=true');
  await server.database.pool.query("update email_tokens set expires_at = now() - interval '1 minute'");
  expect((await open(link)).headers.location).toBe('/verify-email?success=true');
});

it.each([
  ['/api/verify-email', 'missing_token'],
  ['/api/verify-email?token=', 'missing_token'],
  ['/api/verify-email?token=nonsense', 'invalid_token'],
  ['/api/verify-email?token=a&token=b', 'missing_token'],
  [`/api/verify-email?token=${'x'.repeat(5000)}`, 'invalid_token'],
])('%s redirects to error=%s', async (url, code) => {
  const response = await server.app.inject({ url });
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe(`/verify-email?error=${code}`);
});

it('a link that was not opened within 24 hours has expired', async () => {
  const { browser, link } = await registered('late@example.org');
  const { rows } = await server.database.pool.query<{ hours: number }>(
    "select round(extract(epoch from expires_at - now()) / 3600)::int as hours from email_tokens where email = 'late@example.org'",
  );
  expect(rows).toEqual([{ hours: 24 }]);
  await server.database.pool.query("update email_tokens set expires_at = now() - interval '1 second'");
  expect((await open(link)).headers.location).toBe('/verify-email?error=expired_token');
  expect((await browser.send('GET', '/api/user')).json()).toMatchObject({ emailVerified: false });
});

it('an internal error redirects to a page too', async () => {
  const { link } = await registered('unlucky@example.org');
  await server.database.pool.query('alter table email_tokens rename to email_tokens_away');
  const response = await open(link);
  await server.database.pool.query('alter table email_tokens_away rename to email_tokens');
  expect(response.headers.location).toBe('/verify-email?error=server_error');
});

it('the mail can be sent again, but not for a verified address', async () => {
  const { browser, link } = await registered('again@example.org');
  const before = server.sentMails.length;
  expect((await browser.send('POST', '/api/verify-email/resend')).statusCode).toBe(204);
  await expect.poll(() => server.sentMails.length).toBe(before + 1);
  const second = server.sentMails.at(-1)?.link ?? '';
  expect(second).not.toBe(link);

  await open(second);
  expect((await browser.send('POST', '/api/verify-email/resend')).statusCode).toBe(204);
  const { rows } = await server.database.pool.query("select 1 from mails where kind = 'verify-email'");
  expect(rows).toEqual([]);
  expect(server.sentMails.filter(({ to }) => to === 'again@example.org')).toHaveLength(2);
});

it('the mail is sent once when it is requested many times at once', async () => {
  const { browser } = await registered('double@example.org');
  const before = server.sentMails.length;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => browser.send('POST', '/api/verify-email/resend')),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
  await expect.poll(async () => (await server.database.pool.query('select 1 from mails')).rowCount).toBe(0);
  expect(server.sentMails).toHaveLength(before + 1);
});

it('a mail that is still queued is not sent a second time', async () => {
  const { browser } = await registered('waiting@example.org');
  await server.database.pool.query(
    `insert into mails (kind, details, tries, last_error, due_at)
     select 'verify-email', jsonb_build_object('userId', id, 'email', email), 3, 'nobody answers', now() + interval '1 hour'
     from users where email = 'waiting@example.org'`,
  );
  expect((await browser.send('POST', '/api/verify-email/resend')).statusCode).toBe(204);
  const { rowCount } = await server.database.pool.query('delete from mails');
  expect(rowCount).toBe(1);
});

it('only the hash of a token is stored, and queued mails contain no token', async () => {
  const { link } = await registered('hashed@example.org');
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const { rows } = await server.database.pool.query<{ all: string }>(
    "select (select string_agg(t::text, '') from email_tokens t) || coalesce((select string_agg(m::text, '') from mails m), '') as all",
  );
  expect(rows[0]?.all).not.toContain(token);
});
