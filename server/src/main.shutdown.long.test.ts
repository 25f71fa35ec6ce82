import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import type { RunningServer } from '../../scripts/running-server.mjs';
import { readEvents } from './testing/event-reader.ts';
import { generatePbn } from './testing/generated-game.ts';
import { registerOverHttp, sessionCookieOf } from './testing/register-over-http.ts';
import { useStartedProduct } from './testing/started-product.ts';

const product = useStartedProduct();
const { start } = product;

/** What happens to connections does not depend on the database, and is tested once, without PostgreSQL. */
const onPostgres = inject('postgres') !== null;

const register = (server: RunningServer, email: string) => registerOverHttp(server.url, email);

const BODY = JSON.stringify({ email: '', password: '' });
const POST_LOGIN = [
  'POST /api/login HTTP/1.1',
  'Host: club',
  'Content-Type: application/json',
  `Content-Length: ${BODY.length}`,
  '',
  '',
].join('\r\n');

/** A connection over which the bytes were sent, and answered where they are a whole request. */
async function connectTo(server: RunningServer, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = createConnection(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  if (bytes.startsWith('GET') && bytes.endsWith('\r\n\r\n')) await once(socket, 'data');
  return socket;
}

/** From connections that sent nothing, that stopped in the middle of a request, and that wait for their next. */
const WITHOUT_REQUEST = [
  '',
  'GET /healthz HTTP/1.1\r\nHost: club',
  'GET /healthz HTTP/1.1\r\nHost: club\r\n\r\n',
];

describe('a shutdown', () => {
  it('ends event streams', async () => {
    const server = await start();
    const registered = await register(server, 'listener@example.org');
    const cookie = sessionCookieOf(registered);
    const form = new FormData();
    form.append('file', new File([generatePbn({ seed: 7, boards: 1 })], 'one.pbn'));
    const uploaded = await fetch(`${server.url}/api/games/upload`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    const { hands } = (await uploaded.json()) as { hands: { id: number }[] };
    const reader = await readEvents(`${server.url}/api/hands/${hands[0]?.id}/events`, cookie);
    expect(reader.status).toBe(200);
    expect(await server.stop('SIGTERM')).toBe(0);
    await reader.ended;
  });

  it.skipIf(onPostgres)('closes idle connections while a running request is still answered', async () => {
    const server = await start();
    const begun = await connectTo(server, POST_LOGIN);
    const unused = await Promise.all(WITHOUT_REQUEST.map((bytes) => connectTo(server, bytes)));
    // Another request shows that the server has seen all of them.
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const closed = unused.map((socket) => once(socket.resume(), 'close'));
    const stopped = server.stop('SIGTERM');
    await Promise.all(closed);
    begun.write(BODY);
    expect(await text(begun)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await stopped).toBe(0);
    expect(server.output()).toContain('"step":"database","msg":"shutdown step done"');
  });

  it.skipIf(onPostgres)('does not wait for a connection that stalled in the middle of a body', async () => {
    const server = await start();
    const socket = await connectTo(server, POST_LOGIN);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(server.output()).toContain('"step":"database","msg":"shutdown step done"');
    socket.destroy();
  });

  it.skipIf(onPostgres)('takes requests while it waits for a proxy to notice', async () => {
    const server = await start({ SHUTDOWN_DELAY_MS: '60000' });
    const stopped = server.stop('SIGTERM');
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    const registered = await register(server, 'late@example.org');
    expect(registered.status).toBe(200);
    expect(registered.headers.get('connection')).toBe('close');
    // A second signal ends the wait, and all else.
    server.process.kill('SIGTERM');
    expect(await stopped).toBe(1);
  });

  it('answers running requests, keeps their data, and exits with 0', async () => {
    const first = await start();
    const answers = Array.from({ length: 8 }, (_, index) => register(first, `last${index}@example.org`));
    await Promise.race(answers);
    const stopped = first.stop('SIGTERM');
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual(Array<number>(8).fill(200));
    expect(await stopped).toBe(0);

    const again = await start();
    for (let index = 0; index < 8; index += 1) {
      expect((await register(again, `last${index}@example.org`)).status).toBe(409);
    }
  });
});

it.skipIf(onPostgres || process.platform === 'win32')(
  'a SIGTERM to npm reaches the server, though npm starts it through a shell',
  async () => {
    const child = spawn('npm', ['start'], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, PORT: '0', DATA_DIR: product.folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    await expect.poll(() => /ready at (\S+)/.exec(output)?.[1], { timeout: 60_000 }).toBeDefined();
    const url = /ready at (\S+)/.exec(output)?.[1] ?? '';
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    await expect
      .poll(() => output, { timeout: 30_000 })
      .toContain('"step":"database","msg":"shutdown step done"');
  },
);
