import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { startCluster } from '../../scripts/postgres-cluster.mjs';
import { type RunningServer, startServer } from '../../scripts/running-server.mjs';
import { readEvents } from './testing/event-reader.ts';
import { madePbn } from './testing/made-game.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

/** The product as `npm start` runs it, in a process of its own. */
let folder: string;
let database: TestDatabase | undefined;
let servers: RunningServer[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bridge-main-'));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGKILL')));
  servers = [];
  await database?.close();
  database = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}): Promise<RunningServer> {
  if (inject('postgres') !== null) database ??= await openTestDatabase({ migrated: false });
  const url = database?.settings.databaseUrl;
  const server = await startServer({
    DATA_DIR: folder,
    ...(url === undefined || url === null ? {} : { DATABASE_URL: url }),
    ...settings,
  });
  servers.push(server);
  return server;
}

/** A start that is expected to fail: its words and its exit code. */
async function startAndFail(
  settings: Record<string, string>,
  as: { readonly uid?: number } = {},
): Promise<{ code: number | null; words: string }> {
  const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...as,
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, words };
}

/** The last line, without a stack. Before it may stand what a slow machine is busy with. */
function sentenceOf(words: string): string {
  const lines = words.trimEnd().split('\n');
  expect(lines.filter((line) => !line.endsWith(' …'))).toHaveLength(1);
  return lines.at(-1) ?? '';
}

const register = (server: RunningServer, email: string) =>
  fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'two hearts doubled',
      firstName: 'A',
      lastName: 'B',
      displayName: 'C',
    }),
  });

const GIVEN_ADMIN = { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'two hearts doubled' };

describe('a start', () => {
  it('prints the address and, once, the password of the admin it made, which is not in the log', async () => {
    const first = await start();
    expect(first.output()).toContain(`Bridge Review is ready at ${first.url}`);
    await expect.poll(() => first.output()).toContain('shown only this once');
    const password = /Its password is (\S+)/.exec(first.output())?.[1] ?? '';
    const log = first
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(log.join('\n')).not.toContain(password);

    const login = await fetch(`${first.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@bridge.local', password }),
    });
    expect(await login.json()).toMatchObject({ userType: 'admin' });
    expect(await first.stop()).toBe(0);

    const second = await start();
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    expect(second.output()).not.toContain('administrator');
  });

  it('names a bad setting in one sentence, and nothing starts', async () => {
    const { code, words } = await startAndFail({ PORT: 'many' });
    expect(code).toBe(1);
    expect(words).toBe('Bridge Review cannot start: PORT must be a port number, such as 3000.\n');
  });

  describe.skipIf(inject('postgres') !== null)('on a wrong DATA_DIR says so in one sentence:', () => {
    const refusal = async (dataDir: string, as = {}): Promise<string> => {
      const { code, words } = await startAndFail({ PORT: '0', DATA_DIR: dataDir }, as);
      expect(code).toBe(1);
      return sentenceOf(words).replace(dataDir, 'DIR');
    };

    it('a file', async () => {
      const file = join(folder, 'file');
      await writeFile(file, 'a text');
      expect(await refusal(file)).toBe('DIR is not a folder; set DATA_DIR to one.');
      expect(await refusal(join(file, 'below'))).toBe('DIR is not a folder; set DATA_DIR to one.');
    });

    it('a folder of something else, and nothing is added to it', async () => {
      const other = join(folder, 'other');
      await mkdir(other);
      await writeFile(join(other, 'holiday.jpg'), '');
      expect(await refusal(other)).toBe(
        'DIR holds other files and no database of Bridge Review; set DATA_DIR to a folder that is empty or new.',
      );
      expect(await readdir(other)).toEqual(['holiday.jpg']);
    });

    it('a folder that belongs to somebody else', async () => {
      const other = join(folder, 'private');
      await mkdir(other, { mode: process.getuid?.() === 0 ? 0o755 : 0o500 });
      await chmod(folder, 0o755);
      // Root may write everywhere, so it starts the server as nobody.
      const as = process.getuid?.() === 0 ? { uid: 65_534 } : {};
      expect(await refusal(other, as)).toBe(
        'DIR may not be written by this user; change its owner or set DATA_DIR to another folder.',
      );
    });

    it('a database of another program', async () => {
      const other = join(folder, 'postgres');
      await mkdir(join(other, 'db'), { recursive: true });
      await writeFile(join(other, 'db', 'PG_VERSION'), '9.6\n');
      expect(await refusal(other)).toMatch(/^The embedded database stopped: .+\.$/);
    });
  });

  it.each([
    ['HOST', '203.0.113.77', /^HOST 203\.0\.113\.77 is no address of this machine\.$/],
    ['TRUST_PROXY', 'abc', /^Bridge Review cannot start: TRUST_PROXY must be .+\.$/],
  ])('names a %s that cannot be', async (name, value, sentence) => {
    const { code, words } = await startAndFail({ PORT: '0', ...GIVEN_ADMIN, [name]: value });
    expect(code).toBe(1);
    expect(sentenceOf(words)).toMatch(sentence);
  });

  it('says that a port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as { port: number };
    const { code, words } = await startAndFail({
      PORT: String(port),
      ...GIVEN_ADMIN,
    });
    holder.close();
    expect(code).toBe(1);
    expect(words.trimEnd().split('\n').at(-1)).toBe(
      `Port ${port} is already in use; stop what uses it or set PORT to another.`,
    );
  });

  it.skipIf(inject('postgres') !== null)(
    'is refused on a data folder that is in use, in one sentence',
    async () => {
      const first = await start();
      const { code, words } = await startAndFail({ PORT: '0' });
      expect(code).toBe(1);
      expect(words.trim()).toMatch(
        /^Another Bridge Review server .*is already using .+; stop it or choose another DATA_DIR\.$/,
      );
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    },
  );

  it.skipIf(inject('postgres') === null)(
    'may happen several times at once on one PostgreSQL database',
    async () => {
      database = await openTestDatabase({ migrated: false });
      const all = await Promise.all([start(), start(), start()]);
      for (const server of all) expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      await expect
        .poll(() => all.filter((server) => server.output().includes('shown only this once')).length)
        .toBe(1);
    },
  );

  describe.skipIf(inject('postgres') === null)('says in one sentence that PostgreSQL', () => {
    const refusal = async (databaseUrl: string): Promise<string> => {
      const { code, words } = await startAndFail({ DATABASE_URL: databaseUrl });
      expect(code).toBe(1);
      return sentenceOf(words);
    };

    it.each(['127.0.0.1', 'localhost'])('cannot be reached at %s', async (host) => {
      expect(await refusal(`postgres://nobody@${host}:1/nothing`)).toMatch(
        /^The database cannot be reached: .*ECONNREFUSED.*\.$/,
      );
    });

    it('has no such database', async () => {
      const url = new URL(inject('postgres') ?? '');
      url.pathname = '/no_such_club';
      expect(await refusal(url.href)).toBe(
        'PostgreSQL has no database named no_such_club; create it, or correct DATABASE_URL.',
      );
    });

    it('knows no such user, or another password', async () => {
      const cluster = await startCluster();
      try {
        const client = new Client(cluster.url());
        await client.connect();
        await client.query(`create role club login password 'right'`);
        await writeFile(
          join(cluster.folder, 'data', 'pg_hba.conf'),
          'local all club scram-sha-256\nlocal all all trust\n',
        );
        await client.query('select pg_reload_conf()');
        const sentence = 'PostgreSQL refuses the user name or the password in DATABASE_URL.';
        const url = cluster.url();
        await expect.poll(() => refusal(url.replace('postgres@', 'club:wrong@'))).toBe(sentence);
        expect(await refusal(url.replace('postgres@', 'stranger@'))).toBe(sentence);
        await client.end();
      } finally {
        await cluster.stop();
      }
    });

    it('lets the user make no tables', async () => {
      database = await openTestDatabase({ migrated: false });
      await database.pool.query('create role visitor login').catch(() => undefined);
      const url = new URL(database.settings.databaseUrl ?? '');
      url.username = 'visitor';
      expect(await refusal(url.href)).toMatch(
        /^The user in DATABASE_URL may not do what is needed on the database test_\w+: permission denied for schema public\.$/,
      );
    });
  });
});

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
  it('ends streams of events, which would never end by themselves', async () => {
    const server = await start();
    const registered = await register(server, 'listener@example.org');
    const cookie = registered.headers.get('set-cookie')?.split(';', 1)[0];
    const form = new FormData();
    form.append('file', new File([madePbn({ seed: 7, boards: 1 })], 'one.pbn'));
    const uploaded = await fetch(`${server.url}/api/games/upload`, {
      method: 'POST',
      headers: { cookie: cookie ?? '' },
      body: form,
    });
    const { hands } = (await uploaded.json()) as { hands: { id: number }[] };
    const reader = await readEvents(`${server.url}/api/hands/${hands[0]?.id}/events`, cookie);
    expect(reader.status).toBe(200);
    expect(await server.stop('SIGTERM')).toBe(0);
    await reader.ended;
  });

  it('closes connections without a request while one that has begun is still answered', async () => {
    const server = await start();
    const begun = await connectTo(server, POST_LOGIN);
    const unused = await Promise.all(WITHOUT_REQUEST.map((bytes) => connectTo(server, bytes)));
    // Somebody else's request shows that the server has seen all of them.
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const closed = unused.map((socket) => once(socket.resume(), 'close'));
    const stopped = server.stop('SIGTERM');
    await Promise.all(closed);
    begun.write(BODY);
    expect(await text(begun)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await stopped).toBe(0);
    expect(server.output()).toContain('"step":"database","msg":"shutdown step done"');
  });

  it('does not wait for a connection that stopped in the middle of a body', async () => {
    const server = await start();
    const socket = await connectTo(server, POST_LOGIN);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(server.output()).toContain('"step":"database","msg":"shutdown step done"');
    socket.destroy();
  });

  it('answers what is under way, keeps what was answered, and exits with 0', async () => {
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

it.skipIf(inject('postgres') !== null || process.platform === 'win32')(
  'a SIGTERM to npm reaches the server, though npm starts it through a shell',
  async () => {
    const child = spawn('npm', ['start'], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, PORT: '0', DATA_DIR: folder },
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

describe.skipIf(inject('postgres') === null)('while the database is away', () => {
  it('answers 503 with Retry-After and the health check goes on; afterwards all is well by itself', async () => {
    const cluster = await startCluster({ durable: true });
    try {
      const server = await startServer({ DATA_DIR: folder, DATABASE_URL: cluster.url() });
      servers.push(server);
      expect((await register(server, 'before@example.org')).status).toBe(200);

      await cluster.kill();
      for (const path of ['/readyz', '/api/login']) {
        const answer =
          path === '/readyz'
            ? await fetch(server.url + path)
            : await fetch(server.url + path, {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ email: 'before@example.org', password: 'two hearts doubled' }),
              });
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await answer.json()).toMatchObject({ code: 'unavailable' });
      }
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

      await cluster.start();
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect((await register(server, 'after@example.org')).status).toBe(200);
    } finally {
      await cluster.stop();
    }
  });
});
