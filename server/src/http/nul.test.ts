import { allRoutes } from '@bridge-review/api/routes';
import { messages } from '@bridge-review/api/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestBrowser, useTestServer } from '../testing/test-server.ts';

const server = useTestServer();
let admin: TestBrowser;

beforeAll(async () => {
  admin = server.browser();
  const { id } = (await admin.register()).json<{ id: number }>();
  await server.database.pool.query("update users set user_type = 'admin' where id = $1", [id]);
});

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** All routes but those that end the session or the account. */
const table = allRoutes.filter(([name, { method }]) => name !== 'auth.logout' && method !== 'DELETE');

describe('a NUL, which no text in the database can hold,', () => {
  it.each(table)('causes no internal error in any field of %s', async (_name, route) => {
    const path = route.path.replaceAll(/:\w+/g, '1');
    for (const field of fieldsOf(route.query)) {
      expect((await admin.send(route.method, `${path}?${field}=a%00b`)).statusCode).toBeLessThan(500);
    }
    const body = Object.fromEntries(fieldsOf(route.body).map((field) => [field, 'a\0b']));
    if (route.body !== undefined) {
      expect((await admin.send(route.method, path, body)).statusCode).toBeLessThan(500);
    }
    const odd = await admin.send(route.method, route.path.replaceAll(/:\w+/g, '%00'));
    expect(odd.statusCode).toBeLessThan(500);
  });

  it.each([
    ['a search for games', 'GET', '/api/games?q=a%00b', undefined, 'q'],
    ['a search for users', 'GET', '/api/users/search?query=a%00b', undefined, 'query'],
    ['a search by an admin', 'GET', '/api/admin/users?q=%00', undefined, 'q'],
    [
      'a sign-in',
      'POST',
      '/api/login',
      { email: 'ada@example.org', password: 'two hearts\0doubled' },
      'password',
    ],
  ] as const)('is refused in %s with a message', async (_what, method, url, body, path) => {
    const answer = await admin.send(method, url, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      message: messages.unprintable,
      issues: [{ path, message: messages.unprintable }],
    });
  });

  it('is refused in the fields beside an uploaded file', async () => {
    const answer = await admin.upload('x', { fields: { userId: 'a\0b' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'userId', message: messages.unprintable }] });
  });
});
