import { expect, it } from 'vitest';
import { password, useTestServer } from '../testing/test-server.ts';

const server = useTestServer({ trustProxy: true, publicUrl: 'https://bridge.example.org' });

const unaware = useTestServer({ publicUrl: 'https://bridge.example.org' });

const registration = { password, firstName: 'Ada', lastName: 'Lark', displayName: 'Ada' };
const overHttps = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };

it('behind an https proxy the cookie is Secure and bound to the host', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/register',
    headers: overHttps,
    payload: { ...registration, email: 'secure@example.org' },
  });
  const [cookie = '', device] = response.headers['set-cookie'] as string[];
  expect(cookie).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(device).toMatch(
    /^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const name = cookie.split(';', 1)[0] ?? '';
  const user = await server.app.inject({ url: '/api/user', headers: { ...overHttps, cookie: name } });
  expect(user.statusCode).toBe(200);
});

it('with an https PUBLIC_URL the cookie is Secure, whatever the proxy settings', async () => {
  const response = await unaware.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { ...registration, email: 'unaware@example.org' },
  });
  const [cookie = ''] = response.headers['set-cookie'] as string[];
  expect(cookie).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const name = cookie.split(';', 1)[0] ?? '';
  expect((await unaware.app.inject({ url: '/api/user', headers: { cookie: name } })).statusCode).toBe(200);
});

it('over https a cookie that any http page could have set is not a session', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/register',
    headers: overHttps,
    payload: { ...registration, email: 'planted@example.org' },
  });
  const token = response.cookies[0]?.value ?? '';
  const user = await server.app.inject({
    url: '/api/user',
    headers: { ...overHttps, cookie: `session=${token}` },
  });
  expect(user.statusCode).toBe(401);
});

it('sends HSTS', async () => {
  const { headers } = await server.app.inject({ url: '/healthz', headers: overHttps });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});
