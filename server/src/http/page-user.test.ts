import { PAGE_USER_HEADER } from '@bridge-review/api/page-user';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverMessages } from '../server-messages.ts';
import { type TestBrowser, useTestServer } from '../testing/test-server.ts';

const server = useTestServer();
let ann: TestBrowser;
let annId: number;

beforeAll(async () => {
  ann = server.browser();
  annId = (await ann.register()).json<{ id: number }>().id;
});

const send = (method: 'GET' | 'POST', url: string, pageUser?: string) =>
  server.app.inject({
    method,
    url,
    headers: {
      cookie: ann.cookie() ?? '',
      ...(pageUser === undefined ? {} : { [PAGE_USER_HEADER]: pageUser }),
    },
  });

describe('a request from the page of another user', () => {
  it.each([
    ['GET', '/api/user/stats'],
    ['POST', '/api/games/upload'],
    ['POST', '/api/logout'],
    ['GET', '/api/admin/stats'],
  ] as const)('is refused before anything else: %s %s', async (method, url) => {
    for (const pageUser of [String(annId + 1), `0${annId}`, 'nobody', '']) {
      const response = await send(method, url, pageUser);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'other_user', message: serverMessages.otherUser });
    }
    expect((await send('GET', '/api/user')).statusCode).toBe(200);
  });
});

it('a request from the page of the signed-in user is accepted, and so is one without the header', async () => {
  expect((await send('GET', '/api/user/stats', String(annId))).statusCode).toBe(200);
  expect((await send('GET', '/api/user/stats')).statusCode).toBe(200);
});

it('the page user has no effect without a session', async () => {
  const headers = { [PAGE_USER_HEADER]: String(annId) };
  const nobody = await server.app.inject({ method: 'GET', url: '/api/user/stats', headers });
  expect(nobody.statusCode).toBe(401);
  const logout = await server.app.inject({ method: 'POST', url: '/api/logout', headers });
  expect(logout.statusCode).toBe(204);
});
