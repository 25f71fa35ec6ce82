import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needs } from '@bridge-review/bridge/testing/needs';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import { joinAs } from '../../testing/admins.ts';
import { needsPostgres } from '../../testing/needs-postgres.ts';
import { runSql } from '../../testing/run-sql.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { contentFindings, postgresFindings } from './database-findings-repo.ts';

const server = useTestServer();
const postgres = inject('postgres');
const named = (findings: readonly { name: string; state: string }[]): string[] =>
  findings.map(({ name, state }) => `${state} ${name}`);

describe('what is in the database', () => {
  const found = async (): Promise<string[]> => named(await contentFindings(server.database.pool));
  afterEach(() => server.database.pool.query('delete from mails; delete from site_settings'));

  it('no administrator', async () => {
    expect(await found()).toEqual(['wrong no-admin']);
    const { id } = await joinAs(server, 'admin');
    await server.database.pool.query('delete from mails');
    expect(await found()).toEqual([]);
    await server.database.pool.query('update users set deactivated_at = now() where id = $1', [id]);
    expect(await found()).toEqual(['wrong no-admin']);
    await server.database.pool.query('update users set deactivated_at = null where id = $1', [id]);
  });

  it('mails that no server takes', async () => {
    await server.services.mail.stop();
    await server.database.pool.query(
      `insert into mails (kind, details, due_at) values ('reset-password', '{}', now() - interval '20 minutes')`,
    );
    expect(await found()).toEqual(['wrong stuck-mails']);
  });

  it('a check that found issues, or was long ago', async () => {
    const { pool } = server.database;
    await pool.query('insert into site_settings (integrity_checked_at, integrity_issues) values (now(), 2)');
    expect(await found()).toEqual(['wrong integrity']);
    await pool.query('update site_settings set integrity_issues = 0');
    expect(await found()).toEqual([]);
    await pool.query(`update site_settings set integrity_checked_at = now() - interval '100 days'`);
    expect(await found()).toEqual(['missing integrity']);
  });
});

describe('how PostgreSQL is set up', needsPostgres(), () => {
  const withPgbouncer = needs('pgbouncer, which is not installed', hasPgbouncer());
  const url = (database: string, change: (address: URL) => void = () => undefined): string => {
    const address = new URL(postgres!);
    address.pathname = `/${database}`;
    change(address);
    return address.href;
  };

  /** Without durability, which the tests' own server has not. */
  async function found(databaseUrl: string, now?: () => number): Promise<string[]> {
    const connection = await connect({ databaseUrl, dataDir: '' });
    try {
      const names = named(await postgresFindings(connection.pool, databaseUrl, now));
      expect(names).toContain('wrong durability');
      return names.filter((name) => name !== 'wrong durability');
    } finally {
      await connection.close();
    }
  }

  async function onNewDatabase(options: string, work: (databaseUrl: string, name: string) => Promise<void>) {
    const name = `mistake_${Math.random().toString(36).slice(2)}`;
    await runSql(postgres!, `create database ${name} template template0 ${options}`);
    try {
      await work(url(name), name);
    } finally {
      await runSql(postgres!, `drop database ${name} with (force)`);
    }
  }

  it('no extension, and a clock that is off', async () => {
    await onNewDatabase('', async (databaseUrl) => {
      expect(await found(databaseUrl)).toEqual(['wrong pg-trgm']);
      await runSql(databaseUrl, 'create extension pg_trgm');
      expect(await found(databaseUrl)).toEqual([]);
      expect(await found(databaseUrl, () => Date.now() + 3_600_000)).toEqual(['missing clock']);
    });
  });

  it('an encoding or a locale that lacks letters', async () => {
    await onNewDatabase(`encoding 'SQL_ASCII' locale 'C'`, async (databaseUrl) => {
      expect(await found(databaseUrl)).toContain('wrong encoding');
    });
    await onNewDatabase(`encoding 'UTF8' locale 'C'`, async (databaseUrl) => {
      expect(await found(databaseUrl)).toContain('missing collation');
    });
  });

  it('too few connections', async () => {
    await runSql(postgres!, 'create role few login connection limit 8');
    try {
      await onNewDatabase('owner few', async (databaseUrl) => {
        const few = new URL(databaseUrl);
        few.username = 'few';
        expect(await found(few.href)).toContain('wrong connections');
      });
    } finally {
      await runSql(postgres!, 'drop role few');
    }
  });

  it('a pool in transaction mode in front (needs pgbouncer)', withPgbouncer, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bridge-pgbouncer-'));
    const host = new URL(postgres!).searchParams.get('host') ?? '';
    const start = async (mode: string) => {
      await writeFile(
        join(folder, 'pgbouncer.ini'),
        `[databases]\n* = host=${host} user=postgres\n[pgbouncer]\nlisten_addr =\nunix_socket_dir = ${folder}\nlisten_port = 5432\nauth_type = any\npool_mode = ${mode}\nignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout\n`,
      );
      // It refuses to run as root.
      const as = process.getuid?.() === 0 ? ownerOfTests() : {};
      const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...as });
      const through = url('postgres', (address) => address.searchParams.set('host', folder));
      await expect
        .poll(() =>
          runSql(through, 'select 1').then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      return {
        through,
        stop: async () => {
          child.kill('SIGQUIT');
          await once(child, 'exit');
        },
      };
    };
    execFileSync('chmod', ['777', folder]);
    try {
      for (const [mode, expected] of [
        ['transaction', true],
        ['session', false],
      ] as const) {
        const { through, stop } = await start(mode);
        expect((await found(through)).includes('wrong pooler')).toBe(expected);
        await stop();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

function hasPgbouncer(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function ownerOfTests(): { uid: number; gid: number } {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
