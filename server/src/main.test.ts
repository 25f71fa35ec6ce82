import { once } from 'node:events';
import { chmod, mkdir, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Client } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { startCluster } from '../../scripts/postgres-cluster.mjs';
import { adminMain } from './admin-cli/main.ts';
import { needsPostgres } from './testing/needs-postgres.ts';
import { registerOverHttp } from './testing/register-over-http.ts';
import { errorMessage, useStartedProduct } from './testing/started-product.ts';

const product = useStartedProduct();
const { start, startAndFail, emptyDatabase } = product;

/** What does not depend on the database is tested once, without PostgreSQL. */
const onPostgres = inject('postgres') !== null;
const GIVEN_ADMIN = { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'two hearts doubled' };

describe('a start', () => {
  it('prints the address and, once, the password of the new admin, which is not logged', async () => {
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

  it.skipIf(onPostgres)('names a bad setting in one sentence, and nothing starts', async () => {
    const { code, stderr } = await startAndFail({ PORT: 'many' });
    expect(code).toBe(1);
    expect(stderr).toBe('Bridge Review cannot start: PORT must be a port number, such as 3000.\n');
  });

  describe.skipIf(onPostgres)('on a wrong DATA_DIR says so in one sentence:', () => {
    const refusal = async (dataDir: string, as = {}): Promise<string> => {
      const { code, stderr } = await startAndFail({ PORT: '0', DATA_DIR: dataDir }, as);
      expect(code).toBe(1);
      return errorMessage(stderr).replace(dataDir, 'DIR');
    };

    it('a file', async () => {
      const file = join(product.folder, 'file');
      await writeFile(file, 'a text');
      expect(await refusal(file)).toBe('DIR is not a folder; set DATA_DIR to one.');
      expect(await refusal(join(file, 'below'))).toBe('DIR is not a folder; set DATA_DIR to one.');
    });

    it('a folder with other files, which stays unchanged', async () => {
      const other = join(product.folder, 'other');
      await mkdir(other);
      await writeFile(join(other, 'holiday.jpg'), '');
      expect(await refusal(other)).toBe(
        'DIR holds other files and no database of Bridge Review; set DATA_DIR to a folder that is empty or new.',
      );
      expect(await readdir(other)).toEqual(['holiday.jpg']);
    });

    it('a folder of another owner', async () => {
      const other = join(product.folder, 'private');
      await mkdir(other, { mode: process.getuid?.() === 0 ? 0o755 : 0o500 });
      await chmod(product.folder, 0o755);
      // Root may write everywhere, so it starts the server as nobody.
      const as = process.getuid?.() === 0 ? { uid: 65_534 } : {};
      expect(await refusal(other, as)).toBe(
        'DIR may not be written by this user; change its owner or set DATA_DIR to another folder.',
      );
    });

    it('a database of another program', async () => {
      const other = join(product.folder, 'postgres');
      await mkdir(join(other, 'db'), { recursive: true });
      await writeFile(join(other, 'db', 'PG_VERSION'), '9.6\n');
      expect(await refusal(other)).toMatch(
        /^The database in DIR\/db is damaged \(.+\), so nothing was started: move \S+ away and .+\.$/,
      );
    });
  });

  // The database is opened five times.
  it.skipIf(onPostgres)(
    'on a damaged database is refused, and what it says to do helps',
    { timeout: 600_000 },
    async () => {
      const first = await start(GIVEN_ADMIN);
      const registered = await registerOverHttp(first.url, 'ann@example.org');
      expect(registered.status).toBe(200);
      expect(await first.stop()).toBe(0);
      const { folder } = product;
      const file = join(folder, 'outbox', 'club.backup');
      const admin = (...args: string[]) => adminMain(args, { DATA_DIR: folder }, new PassThrough().resume());
      expect(await admin('backup', file)).toBe(0);
      await truncate(join(folder, 'db', 'base', '5', '1259'), 8_192);

      const { code, stderr } = await startAndFail({ PORT: '0' });
      expect(code).toBe(1);
      const way = /move (.+) away and restore the last backup .+ with npm run admin -- restore (.+)\.$/;
      const [, away, backup] = way.exec(errorMessage(stderr)) ?? [];
      expect([away, backup]).toEqual([join(folder, 'db'), file]);
      await rename(join(folder, 'db'), `${folder}.damaged`);
      expect(await admin('restore', file)).toBe(0);
      await rm(`${folder}.damaged`, { recursive: true });
      const again = await start(GIVEN_ADMIN);
      expect((await registerOverHttp(again.url, 'ann@example.org')).status).toBe(409);
    },
  );

  describe.skipIf(onPostgres)('in one sentence', () => {
    it.each([
      ['HOST', '203.0.113.77', /^HOST 203\.0\.113\.77 is no address of this machine\.$/],
      ['TRUST_PROXY', 'abc', /^Bridge Review cannot start: TRUST_PROXY must be .+\.$/],
    ])('names an invalid %s', async (name, value, sentence) => {
      const { code, stderr } = await startAndFail({ PORT: '0', ...GIVEN_ADMIN, [name]: value });
      expect(code).toBe(1);
      expect(errorMessage(stderr)).toMatch(sentence);
    });
  });

  it.skipIf(onPostgres)('says that a port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as { port: number };
    const { code, stderr } = await startAndFail({
      PORT: String(port),
      ...GIVEN_ADMIN,
    });
    holder.close();
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(
      `Port ${port} is already in use; stop what uses it or set PORT to another.`,
    );
  });

  it.skipIf(onPostgres)('is refused on a data folder that is in use, in one sentence', async () => {
    const first = await start();
    const { code, stderr } = await startAndFail({ PORT: '0' });
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(
      /^Another Bridge Review server .*is already using .+; stop it or choose another DATA_DIR\.$/,
    );
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it('may happen several times at once on one PostgreSQL database', needsPostgres(), async () => {
    const all = await Promise.all([start(), start(), start()]);
    for (const server of all) expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await expect
      .poll(() => all.filter((server) => server.output().includes('shown only this once')).length)
      .toBe(1);
  });

  describe('says in one sentence that PostgreSQL', needsPostgres(), () => {
    const refusal = async (databaseUrl: string): Promise<string> => {
      const { code, stderr } = await startAndFail({ DATABASE_URL: databaseUrl });
      expect(code).toBe(1);
      return errorMessage(stderr);
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

    it('has no such user, or another password', async () => {
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

    it('does not let the user create tables', async () => {
      const database = await emptyDatabase();
      await database.pool.query('create role visitor login').catch(() => undefined);
      const url = new URL(database.settings.databaseUrl ?? '');
      url.username = 'visitor';
      expect(await refusal(url.href)).toMatch(
        /^The user in DATABASE_URL may not do what is needed on the database test_\w+: permission denied for schema public\.$/,
      );
    });
  });
});
