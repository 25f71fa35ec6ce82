import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needs } from '@bridge-review/bridge/testing/needs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from '../../../scripts/running-server.mjs';
import { generatePbn } from '../testing/generated-game.ts';

const NAME = 'bridge.example.org';
const deployed = (file: string): string =>
  readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');

interface Ports {
  readonly http: number;
  readonly https: number;
  readonly product: number;
}

/** Each is started with the file of `deploy/`, in which only ports and the certificate are others. */
const proxies: Readonly<Record<string, (folder: string, ports: Ports) => readonly string[]>> = {
  nginx(folder, { http, https, product }) {
    const site = deployed('nginx.conf')
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
      .replaceAll(`/etc/letsencrypt/live/${NAME}`, folder)
      .replace('127.0.0.1:3000', `127.0.0.1:${product}`);
    for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name));
    const paths = `client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;`;
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${user} daemon off; pid ${folder}/pid; error_log stderr;\nevents {}\nhttp { access_log off; ${paths}\n${site}\n}`,
    );
    return ['nginx', '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  },
  caddy(folder, { http, https, product }) {
    const site = deployed('Caddyfile')
      .replace(`${NAME} {`, `${NAME} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`)
      .replace('127.0.0.1:3000', `127.0.0.1:${product}`);
    writeFileSync(
      join(folder, 'Caddyfile'),
      `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tstorage file_system ${folder}/caddy\n}\n${site}`,
    );
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
};

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, [program === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.each(Object.entries(proxies))('behind %s (skipped where it is not installed)', (name, prepare) => {
  const isThere = isInstalled(name);
  const installed = needs(`${name}, which is not installed`, isThere);
  let folder: string;
  let ports: Ports;
  let product: RunningServer | undefined;
  let proxy: ChildProcess | undefined;
  let cookie = '';
  let handId = 0;

  beforeAll(async () => {
    if (!isThere) return;
    folder = mkdtempSync(join(tmpdir(), 'bridge-proxy-'));
    const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
    const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
    const newKey = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
    execFileSync('openssl', [...newKey, ...subject, ...files], { stdio: 'ignore' });
    ports = { http: await freePort(), https: await freePort(), product: await freePort() };
    product = await startServer({
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: `https://${NAME}`,
      TRUST_PROXY: '1',
      PORT: `${ports.product}`,
    });
    const [program = '', ...args] = prepare(folder, ports);
    proxy = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: folder } });
    await vi.waitFor(async () => {
      const { status } = await send('GET', '/healthz');
      if (status !== 200) throw new Error(`The proxy answers ${status}.`);
    }, 60_000);
  });
  afterAll(async () => {
    if (!isThere) return;
    if (proxy !== undefined && proxy.exitCode === null) {
      proxy.kill();
      await once(proxy, 'exit');
    }
    await product?.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const options = (path: string, more: RequestOptions = {}): RequestOptions => ({
    host: '127.0.0.1',
    port: ports.https,
    servername: NAME,
    ca: readFileSync(join(folder, 'fullchain.pem')),
    agent: false,
    path,
    ...more,
    headers: { host: NAME, origin: `https://${NAME}`, ...(cookie === '' ? {} : { cookie }), ...more.headers },
  });

  async function send(
    method: string,
    path: string,
    body?: object,
    more: RequestOptions = {},
  ): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
    const form = body instanceof FormData ? new Response(body) : null;
    const payload = form === null ? JSON.stringify(body) : Buffer.from(await form.arrayBuffer());
    const type = form?.headers.get('content-type') ?? 'application/json';
    const outgoing = request(
      options(path, {
        ...more,
        method,
        headers: {
          ...more.headers,
          ...(body === undefined
            ? {}
            : { 'content-type': type, 'content-length': Buffer.byteLength(payload) }),
        },
      }),
    );
    outgoing.end(body === undefined ? undefined : payload);
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of incoming.setEncoding('utf8')) text += String(chunk);
    return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: text };
  }

  const person = { password: 'two hearts doubled', firstName: 'Ada', lastName: 'Lark', displayName: 'Ada' };

  it('http leads to https, which the product asks browsers to remember', installed, async () => {
    const [answer] = (await once(
      get({ host: '127.0.0.1', port: ports.http, path: '/games?page=2', headers: { host: NAME } }),
      'response',
    )) as [IncomingMessage];
    answer.resume();
    expect([301, 308]).toContain(answer.statusCode);
    expect(answer.headers.location).toMatch(
      new RegExp(`^https://${NAME.replaceAll('.', String.raw`\.`)}(:${ports.https})?/games\\?page=2$`),
    );
    const { headers } = await send('GET', '/auth');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('one registers and stays signed in with a cookie that is Secure', installed, async () => {
    const { status, headers } = await send('POST', '/api/register', { ...person, email: 'ada@example.org' });
    expect(status).toBe(200);
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-session=.*; Secure; SameSite=Lax$/);
    cookie = headers['set-cookie']![0]!.split(';', 1)[0]!;
    expect((await send('GET', '/api/user')).status).toBe(200);
  });

  it('the largest upload gets through, and a larger one is refused by the product', installed, async () => {
    const file = (bytes: number): FormData => {
      const board = generatePbn({ seed: 3, boards: 1 });
      const line = `% ${'x'.repeat(97)}\n`;
      const form = new FormData();
      form.append(
        'file',
        new File([board, line.repeat(Math.floor((bytes - board.length) / line.length))], 'a.pbn'),
      );
      return form;
    };
    const uploaded = await send('POST', '/api/games/upload', file(10 * 1024 * 1024));
    expect(uploaded.status).toBe(200);
    handId = (JSON.parse(uploaded.body) as { hands: { id: number }[] }).hands[0]!.id;
    const refused = await send('POST', '/api/games/upload', file(11 * 1024 * 1024));
    expect({ status: refused.status, code: (JSON.parse(refused.body) as { code: string }).code }).toEqual({
      status: 413,
      code: 'too_large',
    });
  });

  it('events arrive at once, and the stream stays open', installed, async () => {
    const path = `/api/hands/${handId}`;
    const outgoing = request(options(`${path}/events`, { headers: { accept: 'text/event-stream' } }));
    outgoing.end();
    const [stream] = (await once(outgoing, 'response')) as [IncomingMessage];
    let text = '';
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    expect(stream.statusCode).toBe(200);
    for (const count of [1, 2, 3]) {
      await send('POST', `${path}/comments`, { content: `Thought ${count}` });
      const events = (): number => text.split('"comments"').length - 1;
      await expect.poll(events).toBeGreaterThanOrEqual(count);
    }
    // A sign of life, which keeps proxies from closing it, comes every 25 seconds.
    await expect.poll(() => text, { timeout: 120_000 }).toMatch(/^:/m);
    expect(stream.destroyed).toBe(false);
    outgoing.destroy();
  });

  it('limits count the visitor’s own address, whatever the visitor says', installed, async () => {
    const guess = async (localAddress: string, pretended: string): Promise<number> =>
      (
        await send(
          'POST',
          '/api/login',
          { email: 'ada@example.org', password: 'wrong guess' },
          { localAddress, headers: { 'x-forwarded-for': pretended } },
        )
      ).status;
    const guesses: number[] = [];
    for (let count = 0; count < 11; count += 1) guesses.push(await guess('127.0.0.2', `198.51.100.${count}`));
    expect(guesses).toEqual([...Array<number>(10).fill(401), 429]);
    expect(await guess('127.0.0.3', '127.0.0.2')).toBe(401);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
