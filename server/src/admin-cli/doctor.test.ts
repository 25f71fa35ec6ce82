import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backUp } from '../db/backup/backup.ts';
import { connect } from '../db/connect.ts';
import { ensureFirstAdmin } from '../features/auth/first-admin.ts';
import { backupFiles } from '../features/backups/backup-files.ts';
import { needsPostgres } from '../testing/needs-postgres.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { useTestServer } from '../testing/test-server.ts';
import { adminMain } from './main.ts';

const server = useTestServer({}, { own: true });
const onPostgres = inject('postgres') !== null;
/** Of no use to the tests' own PostgreSQL, which forgets with the power. */
const EXPECTED = onPostgres ? ['durability'] : [];
let folder: string;
let settings: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bridge-doctor-'));
  const { databaseUrl } = server.database.settings;
  const dataDir = join(folder, 'data');
  await ensureFirstAdmin(server.database.db, { email: 'ida@example.org', password: 'three notrump' });
  if (databaseUrl === null) {
    await mkdir(dataDir, { mode: 0o700 });
    const template = { embedded: { template: inject('migratedTemplate'), durable: false } };
    const connection = await connect({ databaseUrl, dataDir }, template);
    await ensureFirstAdmin(connection.db, { email: 'ida@example.org', password: 'three notrump' });
    await connection.close();
  }
  settings = {
    PORT: '1',
    DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Printed {
  readonly findings: { name: string; text: string }[];
  readonly notes: string[];
}

async function doctor(
  more: Record<string, string> = {},
): Promise<Printed & { code: number; names: string[] }> {
  const out = new PassThrough();
  const code = await adminMain(['doctor', '--json'], { ...settings, ...more }, out, new PassThrough());
  const { findings, notes } = JSON.parse((out.read() as Buffer).toString()) as Printed;
  return { code, findings, notes, names: findings.map(({ name }) => name) };
}

const fresh = ['mail', 'address', 'registration', 'backup', 'support'];

describe('the doctor', () => {
  it('names what a new set-up lacks, in words, and says what it could not see', async () => {
    const { code, names, notes } = await doctor();
    expect({ code, names }).toEqual({ code: 3, names: [...fresh, ...EXPECTED] });
    expect(notes).toEqual([expect.stringMatching(/^No server answers at http:\/\/127\.0\.0\.1:1,/)]);
    const out = new PassThrough();
    await adminMain(['doctor'], settings, out, new PassThrough());
    const words = (out.read() as Buffer).toString();
    expect(words).toContain('missing\tEmail: Emails reach nobody');
    expect(words).toContain('\tSMTP_URL=smtp://user:password@mail.example.org:587\n');
    expect(words).toMatch(/\n\d things to look at\.\n$/);
  });

  it('tries the mail server, and shows no password', async () => {
    const smtp = await startSmtpServer();
    const works = await doctor({ SMTP_URL: smtp.url, MAIL_FROM: 'a@example.org' });
    expect(works.names).not.toContain('mail-server');
    expect(works.names).not.toContain('mail');
    await smtp.stop();
    const { findings } = await doctor({ SMTP_URL: smtp.url.replace('//', '//club:opening-lead@') });
    const found = findings.find(({ name }) => name === 'mail-server');
    expect(found?.text).toContain('ECONNREFUSED');
    expect(JSON.stringify(findings)).not.toContain('opening-lead');
  });

  it('opens PUBLIC_URL where a server runs', async () => {
    const running = createServer((request, response) => {
      response.statusCode = request.url === '/readyz' ? 503 : 200;
      response.end('{"status":"ok"}');
    }).listen(0, '127.0.0.1');
    await once(running, 'listening');
    const port = String((running.address() as AddressInfo).port);
    const { names, notes } = await doctor({ PORT: port, PUBLIC_URL: 'https://no-such-name.invalid' });
    expect(names).toEqual(expect.arrayContaining(['readiness', 'public-url', 'untrusted-proxy']));
    expect(notes).toEqual([]);
    running.close();
  });

  it('finds the password that stands in the settings', async () => {
    const admin = { ADMIN_EMAIL: 'ida@example.org', ADMIN_PASSWORD: 'three notrump' };
    expect((await doctor(admin)).names).toContain('admin-password');
    expect((await doctor({ ...admin, ADMIN_PASSWORD: 'changed since' })).names).not.toContain(
      'admin-password',
    );
  });

  it('reads the newest backup', async () => {
    const backups = join(folder, 'backups');
    await mkdir(backups);
    const file = backupFiles(backups, 'http://127.0.0.1:1').nameAt(new Date());
    await backUp(server.database.pool, file);
    expect((await doctor({ BACKUP_DIR: backups })).names).not.toContain('newest-backup');
    await writeFile(file, 'scratched');
    expect((await doctor({ BACKUP_DIR: backups })).names).toContain('newest-backup');
    expect(await readdir(backups)).toHaveLength(1);
  });

  it('says why the database cannot be looked at', async () => {
    const { names, findings } = await doctor({ DATABASE_URL: 'postgres://club:secret@127.0.0.1:1/club' });
    expect(names).toEqual(['database']);
    expect(findings[0]?.text).toMatch(/^The database cannot be reached/);
    expect(JSON.stringify(findings)).not.toContain('secret');
  });

  it.skipIf(onPostgres)(
    'beside a server on the embedded database says so, and looks at the rest',
    async () => {
      const { names, notes } = await doctor({
        DATA_DIR: server.database.settings.dataDir,
        PUBLIC_URL: 'https://bridge.example.org',
      });
      expect(names).toEqual(['untrusted-proxy']);
      expect(notes.at(-1)).toMatch(/^What is in the database was not looked at, as a server is using/);
    },
  );

  it('says that the schema is older than the product', needsPostgres(), async () => {
    const { pool } = server.database;
    const { rows } = await pool.query<{ name: string; hash: string }>(
      'delete from migrations where name = (select max(name) from migrations) returning name, hash',
    );
    const { findings } = await doctor();
    expect(findings.find(({ name }) => name === 'database')?.text).toContain('made by an older version');
    await pool.query('insert into migrations (name, hash) values ($1, $2)', [rows[0]!.name, rows[0]!.hash]);
    await pool.query(`insert into migrations (name, hash) values ('9999_future', 'x')`);
    expect((await doctor()).findings.find(({ name }) => name === 'database')?.text).toContain(
      'newer version',
    );
    await pool.query(`delete from migrations where name = '9999_future'`);
  });
});
