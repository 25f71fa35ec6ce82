import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { plural } from '@bridge-review/bridge/counted';
import type { Pool } from 'pg';
import { databaseClient } from '../../db/database-client.ts';
import { type SetupFinding, missing, wrong } from './finding.ts';

/** Each server has a pool, a line that listens and one that watches. */
const CONNECTIONS_PER_SERVER = 12;

/** What holds for both databases: what stands in the tables. */
export async function contentFindings(pool: Pool): Promise<SetupFinding[]> {
  return [...(await administrators(pool)), ...(await stuckMails(pool)), ...(await lastCheck(pool))];
}

async function administrators(pool: Pool): Promise<SetupFinding[]> {
  const { rows } = await pool.query<{ admins: number }>(
    `select count(*)::int as admins from users
     where user_type = 'admin' and deactivated_at is null and deleted_at is null`,
  );
  if (rows[0]!.admins > 0) return [];
  return [
    wrong(
      'no-admin',
      'Administrators',
      'Nobody is an administrator, so nobody can look after members and settings.',
      'npm run admin -- grant-admin EMAIL',
    ),
  ];
}

const STUCK_MINUTES = 15;

/** A server looks every two seconds; what waits longer than its time waits for a server. */
async function stuckMails(pool: Pool): Promise<SetupFinding[]> {
  const { rows } = await pool.query<{ stuck: number }>(
    `select count(*)::int as stuck from mails
     where refused_at is null and due_at < now() - make_interval(mins => ${STUCK_MINUTES})`,
  );
  const { stuck } = rows[0]!;
  if (stuck === 0) return [];
  return [
    wrong(
      'stuck-mails',
      'Mails',
      `${plural(stuck, 'One mail is', `${stuck} mails are`)} due for more than ${STUCK_MINUTES} minutes, and no server takes them. If one is running, its log says why.`,
    ),
  ];
}

const CHECK_DAYS = 90;

async function lastCheck(pool: Pool): Promise<SetupFinding[]> {
  const { rows } = await pool.query<{ issues: number | null; days: number | null; age: number | null }>(
    `select (select integrity_issues from site_settings) as issues,
       (select extract(epoch from now() - integrity_checked_at) / 86400 from site_settings)::int as days,
       (select extract(epoch from now() - min(uploaded_at)) / 86400 from games)::int as age`,
  );
  const { issues, days, age } = rows[0]!;
  const remedy = 'npm run admin -- check';
  if (issues !== null && issues > 0) {
    return [
      wrong(
        'integrity',
        'Integrity',
        `The last check found ${plural(issues, 'one record that contradicts', `${issues} records that contradict`)} another. Look at the report on the Admin page, under Integrity.`,
        remedy,
      ),
    ];
  }
  // A site needs no check before it has games of that age.
  if ((days ?? age ?? 0) <= CHECK_DAYS) return [];
  const when = days === null ? 'never checked' : `last checked ${days} days ago`;
  return [missing('integrity', 'Integrity', `Whether records contradict each other was ${when}.`, remedy)];
}

/** How PostgreSQL is set up. */
export async function postgresFindings(
  pool: Pool,
  databaseUrl: string,
  now: () => number = Date.now,
): Promise<SetupFinding[]> {
  return [
    ...(await notifications(databaseUrl)),
    ...(await durability(pool)),
    ...(await connections(pool)),
    ...(await letters(pool)),
    ...(await trigrams(pool)),
    ...(await clock(pool, now)),
  ];
}

const NOTIFICATION_TIMEOUT_MS = 3_000;

/** A pool in transaction mode accepts LISTEN without an error, but no notification ever arrives. */
async function notifications(databaseUrl: string): Promise<SetupFinding[]> {
  const channel = `bridge_review_doctor_${randomBytes(6).toString('hex')}`;
  const [subscriber, publisher] = [databaseClient(databaseUrl), databaseClient(databaseUrl)];
  try {
    await Promise.all([subscriber.connect(), publisher.connect()]);
    await subscriber.query(`listen ${channel}`);
    const notified = once(subscriber, 'notification', {
      signal: AbortSignal.timeout(NOTIFICATION_TIMEOUT_MS),
    });
    await Promise.all([publisher.query(`notify ${channel}`), notified]);
    return [];
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
    return [
      wrong(
        'pooler',
        'DATABASE_URL',
        'Servers cannot tell each other what has changed: a pool in transaction mode stands before PostgreSQL. Let DATABASE_URL lead to PostgreSQL itself, or use session mode.',
        'pool_mode = session',
      ),
    ];
  } finally {
    await Promise.all([subscriber, publisher].map((client) => client.end().catch(() => undefined)));
  }
}

async function durability(pool: Pool): Promise<SetupFinding[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name`,
  );
  if (rows.length === 0) return [];
  const names = rows.map(({ name }) => name);
  return [
    wrong(
      'durability',
      'PostgreSQL',
      `${names.join(' and ')} ${plural(names.length, 'is', 'are')} off, so what was saved may be lost with the power.`,
      names.map((name) => `alter system reset ${name};`).join(' '),
    ),
  ];
}

interface Connections {
  readonly places: number;
  readonly used: number;
  readonly role_limit: number;
  readonly database_limit: number;
}

async function connections(pool: Pool): Promise<SetupFinding[]> {
  const { rows } = await pool.query<Connections>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as places,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
       (select rolconnlimit from pg_roles where rolname = current_user) as role_limit,
       (select datconnlimit from pg_database where datname = current_database()) as database_limit`,
  );
  const { places, used, role_limit: roleLimit, database_limit: databaseLimit } = rows[0]!;
  const limits = [places, roleLimit, databaseLimit].filter((limit) => limit >= 0);
  const least = Math.min(...limits);
  if (least < CONNECTIONS_PER_SERVER) {
    return [
      wrong(
        'connections',
        'PostgreSQL',
        `PostgreSQL allows ${least} connections, and each server uses up to ${CONNECTIONS_PER_SERVER}.`,
        least === places ? 'max_connections = 100' : 'alter role … connection limit -1;',
      ),
    ];
  }
  if (used + CONNECTIONS_PER_SERVER <= places) return [];
  return [
    missing(
      'connections',
      'PostgreSQL',
      `${used} of ${places} connections are in use, and another server needs up to ${CONNECTIONS_PER_SERVER}.`,
      'max_connections = 200',
    ),
  ];
}

async function letters(pool: Pool): Promise<SetupFinding[]> {
  const { rows } = await pool.query<{ encoding: string }>(
    `select current_setting('server_encoding') as encoding`,
  );
  const { encoding } = rows[0]!;
  const remedy = `create database … encoding 'UTF8' locale 'C.UTF-8' template template0;`;
  if (encoding !== 'UTF8') {
    return [
      wrong(
        'encoding',
        'PostgreSQL',
        `The database stores texts as ${encoding}, which lacks suit symbols and the letters of many names. Make one with UTF8 and move the data with a backup.`,
        remedy,
      ),
    ];
  }
  const { rows: folded } = await pool.query<{ folds: boolean }>(`select lower('Ä') = 'ä' as folds`);
  if (folded[0]?.folds === true) return [];
  return [
    missing(
      'collation',
      'PostgreSQL',
      'The database’s locale knows English letters alone: a search for ‘ärzte’ does not find ‘Ärzte’. Make one with another locale and move the data with a backup.',
      remedy,
    ),
  ];
}

async function trigrams(pool: Pool): Promise<SetupFinding[]> {
  const { rows } = await pool.query(`select from pg_extension where extname = 'pg_trgm'`);
  if (rows.length > 0) return [];
  return [
    wrong(
      'pg-trgm',
      'PostgreSQL',
      'The extension pg_trgm is missing, without which searches are slow. It comes with PostgreSQL, on some systems in a package postgresql-contrib.',
      'create extension pg_trgm;',
    ),
  ];
}

const CLOCK_SECONDS = 5;

async function clock(pool: Pool, now: () => number): Promise<SetupFinding[]> {
  const before = now();
  const { rows } = await pool.query<{ ms: number }>(
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const after = now();
  const { ms } = rows[0]!;
  // However long the question took, the database's clock was read between the two.
  const off = Math.max(0, before - ms, ms - after) / 1000;
  if (off <= CLOCK_SECONDS) return [];
  return [
    missing(
      'clock',
      'Clock',
      `The clocks of this machine and of PostgreSQL’s differ by ${Math.round(off)} seconds, so that links and sessions end too early or too late. Let both follow the same time server.`,
      'timedatectl set-ntp true',
    ),
  ];
}
