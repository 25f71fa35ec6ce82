import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer({ rateLimit: true });
let port: number;

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});

/** Sends a request line as it is, which no HTTP client does, and reads the answer to its end. */
async function get(target: string, cookie = ''): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: bridge.example\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
  );
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

const forms = [
  '/api/user',
  '/%61pi/user',
  '/%61%70%69/%75ser?x=1',
  'http://bridge.example/api/user',
  'https://another.example:8443/api/user',
  'http://bridge.example/%61pi/user',
];

it.each(forms)('GET %s is answered with no-store', async (target) => {
  const browser = server.browser();
  await browser.register();
  const { status, head, body } = await get(target, browser.cookie());
  expect(status).toBe(200);
  expect(body).toContain('displayName');
  expect(head).toContain('\r\ncache-control: no-store');
});

it.each(['/%61pi/nothing', 'http://bridge.example/api/nothing', '/api/%6eothing'])(
  'an unknown path, GET %s, is a 404 in JSON with no-store',
  async (target) => {
    const { status, head, body } = await get(target);
    expect(status).toBe(404);
    expect(head).toContain('\r\ncache-control: no-store');
    expect(body).toContain('not_found');
  },
);

it('refuses a user with too many calls in every form of the URL', async () => {
  const browser = server.browser();
  await browser.register();
  for (let block = 0; block < 60; block += 1) {
    await Promise.all(Array.from({ length: 25 }, () => browser.send('GET', '/api/user')));
  }
  for (const target of forms) expect((await get(target, browser.cookie())).status).toBe(429);
});

it('counts all forms of unknown URLs together', async () => {
  for (let block = 0; block < 60; block += 1) {
    await Promise.all(Array.from({ length: 25 }, () => server.app.inject('/%61pi/missing')));
  }
  for (const target of ['/api/missing', '/%61pi/other', 'http://bridge.example/api/missing']) {
    expect((await get(target)).status).toBe(429);
  }
});
