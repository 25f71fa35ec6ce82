import { PAGE_USER_HEADER } from '@bridge-review/api/page-user';
import { allRoutes } from '@bridge-review/api/routes';
import { describe, expect, it } from 'vitest';
import { password, useTestServer } from '../testing/test-server.ts';

const server = useTestServer({ supportEmail: 'help@club.example' });

const failure = (code: string) => ({
  error: expect.any(String) as string,
  message: expect.any(String) as string,
  code,
});

describe('invalid requests', () => {
  it.each([
    ['broken JSON', 'application/json', '{"email": ', 400, 'broken_json'],
    ['an empty body that is called JSON', 'application/json', '', 400, 'broken_json'],
    ['JSON that is no object', 'application/json', '[1]', 400, 'invalid_input'],
    ['JSON that pollutes prototypes', 'application/json', '{"__proto__": {"a": 1}}', 400, 'broken_json'],
    ['another content type', 'text/plain', 'hello', 415, 'wrong_content_type'],
    ['a form', 'application/x-www-form-urlencoded', 'email=a', 415, 'wrong_content_type'],
    ['a body over the limit', 'application/json', `{"email":"${'x'.repeat(70_000)}"}`, 413, 'too_large'],
  ])('%s is refused in JSON', async (_what, type, payload, status, code) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject(failure(code));
    const { error, message } = response.json<{ error: string; message: string }>();
    expect(error).toBe(message);
  });

  it.each([
    '/api/nothing',
    '/api/',
    '/api/user/1/2',
    '/api/%00',
    '/api/user%2f..',
    `/api/${'x'.repeat(3000)}`,
  ])('an unknown API path (%s) is a 404 in JSON', async (url) => {
    const response = await server.app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject(failure('not_found'));
  });

  it('a malformed path is a 400 in JSON', async () => {
    const response = await server.app.inject({ url: '/api/%zz' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject(failure('malformed'));
  });

  it('an unsupported method is a 404 in JSON', async () => {
    const response = await server.app.inject({ method: 'DELETE', url: '/api/login' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject(failure('not_found'));
  });
});

describe('where a request comes from', () => {
  const login = (headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { host: 'bridge.example.org', ...headers },
      payload: { email: 'nobody@example.org', password },
    });

  it.each([
    ['the same origin', { 'sec-fetch-site': 'same-origin' }],
    ['no browser at all', {}],
    ['an Origin that is the host itself', { origin: 'https://bridge.example.org' }],
    ['an Origin that is PUBLIC_URL', { origin: 'http://127.0.0.1:3000' }],
    [
      'the same origin by Sec-Fetch-Site, whatever Origin says',
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
    ],
  ])('%s may act', async (_what, headers) => {
    expect((await login(headers)).statusCode).toBe(401);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of the site', { 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['another Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
    ['another port of the host', { origin: 'http://bridge.example.org:8080' }],
  ])('%s may not', async (_what, headers) => {
    const response = await login(headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject(failure('foreign_origin'));
  });

  it('does not matter for reading', async () => {
    const response = await server.app.inject({
      url: '/healthz',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('headers', () => {
  it('set the security policies', async () => {
    const { headers } = await server.app.inject({ url: '/api/user' });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self' 'wasm-unsafe-eval';worker-src 'self';style-src 'self' 'unsafe-inline';" +
        "img-src 'self' data: https:;font-src 'self';connect-src 'self';manifest-src 'self';base-uri 'none';" +
        "form-action 'self';frame-ancestors 'none'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('carry a request id that clients cannot choose', async () => {
    const first = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': 'mine' } });
    const second = await server.app.inject({ url: '/api/nothing' });
    expect(first.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(second.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });
});

describe('the log', () => {
  it('has the request id on every line of a request, and neither secrets nor addresses', async () => {
    server.log.length = 0;
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/register?token=very-secret',
      headers: { cookie: 'session=abc', 'user-agent': 'Test/1' },
      payload: { email: 'logged@example.org', password, firstName: 'A', lastName: 'B', displayName: 'C' },
    });
    expect(response.statusCode).toBe(200);
    const lines = server.log.filter(({ reqId }) => reqId === response.headers['x-request-id']);
    expect(lines).toMatchObject([{ method: 'POST', path: '/api/register', status: 200 }]);
    expect(server.log).toHaveLength(lines.length);
    const text = JSON.stringify(server.log);
    for (const secret of ['logged@example.org', password, 'very-secret', 'session=abc', 'argon2']) {
      expect(text).not.toContain(secret);
    }
  });

  it('describes an internal error without the values that caused it', async () => {
    server.log.length = 0;
    await server.database.pool.query('alter table users rename to users_away');
    const response = await server
      .browser()
      .send('POST', '/api/login', { email: 'hidden@example.org', password: 'top secret' });
    await server.database.pool.query('alter table users_away rename to users');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject(failure('internal'));
    const text = JSON.stringify(server.log.filter(({ level }) => level === 50));
    expect(text).toContain('users');
    expect(text).not.toContain('hidden@example.org');
    expect(text).not.toContain('top secret');
  });
});

describe('health', () => {
  it('is alive and ready', async () => {
    expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await server.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  });
});

describe('the API documents', () => {
  it('list every route of the table', async () => {
    const document = (await server.app.inject({ url: '/api/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const named = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(named.toSorted()).toEqual(allRoutes.map(([name]) => name).toSorted());
    expect(document).toHaveProperty([
      'paths',
      '/api/register',
      'post',
      'requestBody',
      'content',
      'application/json',
    ]);
  });

  it.each(['/api/openapi.json', '/api/docs'])('define the header of the page user once: %s', async (url) => {
    expect((await server.app.inject({ url })).body.split(PAGE_USER_HEADER)).toHaveLength(2);
  });

  it('are available as a page', async () => {
    const page = await server.app.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const [, { method, path }] of allRoutes) {
      expect(page.body).toContain(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    }
  });
});
