import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
): Promise<{ code: number | null; words: string }> {
  const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, words };
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

  it('says that a port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as { port: number };
    const { code, words } = await startAndFail({
      PORT: String(port),
      ADMIN_EMAIL: 'a@b.example',
      ADMIN_PASSWORD: 'two hearts doubled',
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

  it.skipIf(inject('postgres') === null)('says that PostgreSQL cannot be reached', async () => {
    const { code, words } = await startAndFail({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
    expect(code).toBe(1);
    expect(words.trimEnd().split('\n').at(-1)).toMatch(/^The database cannot be reached: .*ECONNREFUSED/);
  });
});

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
