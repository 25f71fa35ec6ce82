import { expect, it } from 'vitest';
import { password, useTestServer } from '../../testing/test-server.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const server = useTestServer({}, { passwordCost: 'production' });

/** OWASP's advice for argon2id. Other tests use a lower cost, so the real one is checked here. */
const PRODUCTION_COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

const storedHashes = async (): Promise<string[]> =>
  (
    await server.database.pool.query<{ hash: string }>('select password_hash as hash from users order by id')
  ).rows.map(({ hash }) => hash);

it('every way to set a password hashes it at production cost', async () => {
  const browser = server.browser();
  await browser.register('ada@example.org');
  const [registered] = await storedHashes();
  expect(registered).toMatch(PRODUCTION_COST);

  await browser.send('PATCH', '/api/user/password', {
    currentPassword: password,
    newPassword: 'three spades redoubled',
  });
  const [changed] = await storedHashes();
  expect(changed).not.toBe(registered);
  expect(changed).toMatch(PRODUCTION_COST);

  await browser.send('POST', '/api/forgot-password', { email: 'ada@example.org' });
  const { link } = await server.sentMailTo('ada@example.org', /new password/);
  const token = new URL(link ?? '').searchParams.get('token') ?? '';
  await server.browser().send('POST', '/api/reset-password', { token, newPassword: password });
  const [reset] = await storedHashes();
  expect(reset).not.toBe(changed);
  expect(reset).toMatch(PRODUCTION_COST);

  await ensureFirstAdmin(server.database.db, { email: 'ida@example.org', password });
  expect((await storedHashes()).at(-1)).toMatch(PRODUCTION_COST);
});
