import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backUp } from '../db/backup/backup.ts';
import { connect } from '../db/connect.ts';
import { tablesParentsFirst } from '../db/tables.ts';
import { type BusyClub, openBusyClub } from '../testing/busy-club.ts';
import { needsPostgres } from '../testing/needs-postgres.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { useTestServer } from '../testing/test-server.ts';
import { adminMain } from './main.ts';

const server = useTestServer({}, { own: true });
const onPostgres = inject('postgres') !== null;
let club: BusyClub;
let folder: string;
let backup: string;
/** A database into which the backup was restored. */
let restored: Settings;

beforeAll(async () => {
  club = await openBusyClub(server);
  folder = await mkdtemp(join(tmpdir(), 'bridge-admin-'));
  backup = join(folder, 'club.backup');
  await backUp(server.database.pool, backup);
  restored = await emptyPlace();
  const { words } = await admin(restored, 'restore', backup);
  if (words !== '') throw new Error(words);
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await rm(folder, { recursive: true, force: true });
});

type Settings = Record<string, string>;

async function admin(
  settings: Settings,
  ...args: string[]
): Promise<{ code: number; out: string; words: string }> {
  const [out, words] = [new PassThrough(), new PassThrough()];
  const code = await adminMain(args, settings, out, words);
  const textOf = (stream: PassThrough): string => (stream.read() as Buffer | null)?.toString() ?? '';
  return { code, out: textOf(out), words: textOf(words) };
}

let places = 0;
const emptyFolder = (): Settings => ({ DATA_DIR: join(folder, `data${(places += 1)}`) });

const opened: TestDatabase[] = [];
/** An empty database on the engine of this run. */
async function emptyPlace(): Promise<Settings> {
  if (!onPostgres) return emptyFolder();
  const database = await openTestDatabase({ migrated: false });
  opened.push(database);
  return { DATABASE_URL: database.settings.databaseUrl!, DATA_DIR: database.settings.dataDir };
}

async function reading<T>(settings: Settings, work: (pool: Pool) => Promise<T>): Promise<T> {
  const connection = await connect({
    databaseUrl: settings['DATABASE_URL'] ?? null,
    dataDir: settings['DATA_DIR']!,
  });
  try {
    return await work(connection.pool);
  } finally {
    await connection.close();
  }
}

/** All that a database holds, table by table. */
async function contents(pool: Pool): Promise<Record<string, string[]>> {
  await pool.query(`set timezone = 'UTC'`);
  const all: Record<string, string[]> = {};
  for (const table of tablesParentsFirst()) {
    const name = getTableName(table);
    const { rows } = await pool.query<{ row: string }>(
      `select row_to_json("${name}")::text as row from "${name}"`,
    );
    all[name] = rows.map(({ row }) => row).toSorted();
  }
  return all;
}

const nextId = async (pool: Pool): Promise<number> =>
  (await pool.query<{ id: number }>(`select nextval(pg_get_serial_sequence('comments', 'id'))::int as id`))
    .rows[0]!.id;

/** The backup with its text changed, and a checksum that says that all is well. */
async function forged(change: (text: string) => string): Promise<string> {
  const lines = gunzipSync(await readFile(backup))
    .toString()
    .trimEnd()
    .split('\n');
  const body = change(`${lines.slice(0, -1).join('\n')}\n`);
  const rows = body.split('\n').filter((line) => line.startsWith('{')).length;
  const end = JSON.stringify(['end', { rows, sha256: createHash('sha256').update(body).digest('hex') }]);
  const path = join(folder, `forged${(places += 1)}`);
  await writeFile(path, gzipSync(`${body}${end}\n`));
  return path;
}

describe('a backup', () => {
  it('restores every row and the next ids into an empty database', async () => {
    const source = await contents(server.database.pool);
    expect(source['comments']).toHaveLength(4);
    const [copy, next] = await reading(
      restored,
      async (pool) => [await contents(pool), await nextId(pool)] as const,
    );
    expect(copy).toEqual(source);
    expect(next).toBe(await nextId(server.database.pool));
    // Last, as the database remembers when it was checked.
    expect(await admin(restored, 'check')).toEqual({ code: 0, out: 'Nothing is wrong.\n', words: '' });
  });

  it('is readable by its owner only, and never overwritten', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    const before = await readFile(backup);
    const again = backUp(server.database.pool, backup);
    await expect(again).rejects.toThrow('already there');
    expect((await readFile(backup)).equals(before)).toBe(true);
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('made during writes is a consistent snapshot', async () => {
    const file = join(folder, 'busy.backup');
    const stop = new AbortController();
    const writer = (async () => {
      for (let count = 0; !stop.signal.aborted; count += 1) {
        const url = `/api/hands/${club.hands[count % 5]}/comments`;
        await club.players[count % 2]!.send('POST', url, { content: `Thought ${count}` });
      }
      return true;
    })();
    await backUp(server.database.pool, file);
    stop.abort();
    await writer;
    const place = await emptyPlace();
    expect((await admin(place, 'restore', file)).code).toBe(0);
    expect((await admin(place, 'check')).out).toBe('Nothing is wrong.\n');
  });

  it(
    'moves data from PostgreSQL into the embedded database and back',
    { ...needsPostgres(), timeout: 180_000 },
    async () => {
      const file = join(folder, 'moving.backup');
      await backUp(server.database.pool, file);
      const embedded = emptyFolder();
      expect((await admin(embedded, 'restore', file)).code).toBe(0);

      const back = join(folder, 'back.backup');
      const { code, out } = await admin(embedded, 'backup', back);
      expect(code).toBe(0);
      expect(out).toMatch(/holds \d+ rows of \d+ tables/);
      const postgres = await emptyPlace();
      expect((await admin(postgres, 'restore', back)).code).toBe(0);
      const { site_settings: _noted, ...copy } = await reading(postgres, contents);
      const { site_settings: _none, ...source } = await contents(server.database.pool);
      expect(copy).toEqual(source);
      for (const place of [embedded, postgres]) {
        expect((await admin(place, 'check')).out).toBe('Nothing is wrong.\n');
      }
    },
  );
});

describe('a restore refuses', () => {
  const refusal = async (file: string): Promise<string> => {
    const place = emptyFolder();
    const { code, out, words } = await admin(place, 'restore', file);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    // Not even an empty database was made.
    expect(existsSync(place['DATA_DIR']!)).toBe(false);
    return words;
  };

  it('a missing file, or one that is not a backup', async () => {
    expect(await refusal(join(folder, 'missing'))).toMatch(/^There is no file .*missing\.\n$/);
    const text = join(folder, 'text');
    await writeFile(text, 'just a text');
    expect(await refusal(text)).toMatch(/is not a backup of Bridge Review\.\n$/);
    await writeFile(text, gzipSync('{"just":"json"}\n'));
    expect(await refusal(text)).toMatch(/is not a backup of Bridge Review\.\n$/);
    await writeFile(text, gzipSync(''));
    expect(await refusal(text)).toMatch(/is not a backup of Bridge Review\.\n$/);
    expect(await refusal(folder)).toMatch(/is a folder\.\n$/);
  });

  it('a backup that is cut short or has changed', async () => {
    const bytes = await readFile(backup);
    const broken = join(folder, 'broken');
    await writeFile(broken, bytes.subarray(0, bytes.length - 100));
    expect(await refusal(broken)).toContain('is damaged');

    const text = gunzipSync(bytes).toString();
    await writeFile(broken, gzipSync(text.replace('Well bid.', 'Well led.')));
    expect(await refusal(broken)).toContain('is damaged');
    await writeFile(broken, gzipSync(text.trimEnd().split('\n').slice(0, -1).join('\n').concat('\n')));
    expect(await refusal(broken)).toContain('is damaged');
    await writeFile(broken, gzipSync(`${text}{"more":1}\n`));
    expect(await refusal(broken)).toContain('is damaged');
  });

  it('a backup of another schema', async () => {
    const older = await forged((text) => text.replace(/,\{"name":"[^"]+","hash":"[^"]+"\}\]/, ']'));
    expect(await refusal(older)).toContain('made by an older version');
    const newer = await forged((text) => text.replace('}]}]', '},{"name":"9999_future","hash":"x"}]}]'));
    expect(await refusal(newer)).toContain('its schema is 9999_future');
    const format = await forged((text) => text.replace('"version":1', '"version":2'));
    expect(await refusal(format)).toContain('newer version');
  });

  it('a database that is not empty, and leaves it unchanged', async () => {
    const before = await reading(restored, contents);
    const { code, words } = await admin(restored, 'restore', backup);
    expect(code).toBe(1);
    expect(words).toContain('already holds data');
    expect(await reading(restored, contents)).toEqual(before);
  });

  it('rows that the database refuses, and rolls back earlier ones', async () => {
    const place = await emptyPlace();
    const dangling = await forged((text) =>
      text.replace(/("id":\d+,"hand_id":)\d+(,"user_id":)/, '$1424242$2'),
    );
    const { code, words } = await admin(place, 'restore', dangling);
    expect(code).toBe(1);
    expect(words).toMatch(/The rows of comments were refused: .* Nothing was restored\.\n$/);
    expect(Object.values(await reading(place, contents)).flat()).toEqual([]);
  });
});

describe('database commands', () => {
  it('grant-admin makes an administrator and writes the audit log', async () => {
    const [ada] = club.players;
    expect(await admin(restored, 'grant-admin', ada.email.toUpperCase())).toMatchObject({
      code: 0,
      words: '',
    });
    expect((await admin(restored, 'grant-admin', ada.email)).out).toBe(
      `${ada.email} was an administrator already.\n`,
    );
    const { rows } = await reading(restored, (pool) =>
      pool.query('select actor_id, action, target_id, details from audit_log order by id desc limit 1'),
    );
    expect(rows).toEqual([
      {
        actor_id: null,
        action: 'user_type_changed',
        target_id: ada.id,
        details: { from: 'player', to: 'admin' },
      },
    ]);
  });

  it('grant-admin refuses an unknown or deactivated user', async () => {
    const unknown = await admin(restored, 'grant-admin', 'nobody@example.org');
    expect(unknown.code).toBe(1);
    expect(unknown.words).toContain('There is no user with the address nobody@example.org');
    await reading(restored, async (pool) => {
      await pool.query('update users set deactivated_at = now() where id = $1', [club.ben]);
      await pool.query('delete from sessions where user_id = $1', [club.ben]);
    });
    expect((await admin(restored, 'grant-admin', club.players[1].email)).words).toContain('is deactivated');
  });

  it('remove-passkeys makes the password enough again, ends the sessions, and tells the user', async () => {
    const [ada] = club.players;
    await reading(restored, async (pool) => {
      await pool.query(
        `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
         values ($1, 'Lost phone', 'lost', '', 0, '{}')`,
        [ada.id],
      );
      await pool.query(`insert into recovery_codes (user_id, code_hash) values ($1, 'x')`, [ada.id]);
      await pool.query('update users set second_step = true where id = $1', [ada.id]);
    });
    expect(await admin(restored, 'remove-passkeys', ada.email)).toEqual({
      code: 0,
      out: `${ada.email} had 1 passkey, and signs in with the password now.\n`,
      words: '',
    });
    const { rows } = await reading(restored, (pool) =>
      pool.query(
        `select second_step, (select count(*)::int from passkeys) as passkeys,
           (select count(*)::int from recovery_codes) as codes,
           (select count(*)::int from sessions where user_id = users.id) as sessions,
           (select details ->> 'what' from mails where kind = 'sign-in-changed') as mail,
           (select action from audit_log order by id desc limit 1) as action
         from users where id = $1`,
        [ada.id],
      ),
    );
    expect(rows).toEqual([
      {
        second_step: false,
        passkeys: 0,
        codes: 0,
        sessions: 0,
        mail: 'all-removed',
        action: 'passkeys_removed',
      },
    ]);
    const unknown = await admin(restored, 'remove-passkeys', 'nobody@example.org');
    expect(unknown).toMatchObject({
      code: 1,
      words: 'There is no user with the address nobody@example.org.\n',
    });
  });

  it('demand-passkeys off lets administrators in without one', async () => {
    const off = () => admin(restored, 'demand-passkeys', 'off');
    expect((await off()).out).toBe('Administrators needed no passkey before.\n');
    await reading(restored, (pool) =>
      pool.query(`insert into site_settings (id, admins_need_passkey) values (1, true)
        on conflict (id) do update set admins_need_passkey = true`),
    );
    expect((await off()).out).toBe('Administrators need no passkey now.\n');
    const { rows } = await reading(restored, (pool) =>
      pool.query(
        `select admins_need_passkey, (select details from audit_log order by id desc limit 1) as details from site_settings`,
      ),
    );
    expect(rows).toEqual([{ admins_need_passkey: false, details: { needsPasskey: false } }]);
  });

  it('list-users lists all users without secrets', async () => {
    const { code, out } = await admin(restored, 'list-users');
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(4);
    expect(out).toMatch(new RegExp(`${club.ada}\tadmin\tactive\t${club.players[0].email}`));
    expect(out).not.toContain('argon2');
  });

  it('check reports problems in its exit code, and --fix repairs them', async () => {
    await reading(restored, (pool) =>
      pool.query('update hands set comment_count = 42 where id = $1', [club.hands[3]]),
    );
    const found = await admin(restored, 'check');
    expect(found.code).toBe(3);
    expect(found.out).toContain(`warning\thands ${club.hands[3]}\t`);
    const fixed = await admin(restored, 'check', '--fix');
    expect(fixed).toEqual({ code: 0, out: 'Repaired: 1\nNothing is wrong.\n', words: '' });
    const { rows } = await reading(restored, (pool) =>
      pool.query('select actor_id, action, details from audit_log order by id desc limit 1'),
    );
    expect(rows).toEqual([{ actor_id: null, action: 'integrity_fixed', details: { fixedCount: 1 } }]);
  });
});

describe('the command line', () => {
  it('prints its help', async () => {
    for (const args of [['--help'], ['help'], ['backup', '-h']]) {
      const { code, out } = await admin(emptyFolder(), ...args);
      expect(code).toBe(0);
      expect(out).toContain('npm run admin -- backup FILE');
    }
  });

  it.each([
    [[], 'Please give a command.'],
    [['dance'], 'There is no command dance.'],
    [['backup'], 'backup needs the name of one file.'],
    [['restore', 'a', 'b'], 'restore needs the name of one file.'],
    [['grant-admin'], 'grant-admin needs the address of one user.'],
    [['remove-passkeys'], 'remove-passkeys needs the address of one user.'],
    [
      ['demand-passkeys', 'on'],
      'demand-passkeys can only be switched off here: demand-passkeys off. An administrator with a passkey switches it on, on the Admin page.',
    ],
    [['check', '--force'], 'check does not know --force.'],
    [['backup', 'x', '--fix'], 'backup does not know --fix.'],
    [['list-users', 'all'], 'There is nothing to do with all.'],
  ])('refuses unknown arguments %j', async (args, message) => {
    const { code, out, words } = await admin(emptyFolder(), ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(words.split('\n', 1)[0]).toBe(message);
  });

  it('refuses a folder without a database, and creates none', async () => {
    const place = emptyFolder();
    for (const args of [
      ['check'],
      ['list-users'],
      ['backup', join(folder, 'none')],
      ['grant-admin', 'a@b.org'],
    ]) {
      const { code, words } = await admin(place, ...args);
      expect(code).toBe(1);
      expect(words).toContain('There is no database in');
    }
    expect(existsSync(place['DATA_DIR']!)).toBe(false);
  });

  it('refuses invalid settings', async () => {
    const { code, words } = await admin({ DATABASE_URL: 'nonsense' }, 'check');
    expect(code).toBe(1);
    expect(words).toContain('DATABASE_URL must be a PostgreSQL address');
  });

  it('says that PostgreSQL cannot be reached, without the password', async () => {
    const { code, words } = await admin(
      { DATABASE_URL: 'postgres://club:secret-word@127.0.0.1:1/club' },
      'list-users',
    );
    expect(code).toBe(1);
    expect(words).toContain('The database cannot be reached');
    expect(words).not.toContain('secret-word');
  });

  it('says that there is no such database, or no such user', needsPostgres(), async () => {
    const url = new URL(server.database.settings.databaseUrl ?? '');
    url.pathname = '/no_such_club';
    expect(await admin({ DATABASE_URL: url.href }, 'check')).toEqual({
      code: 1,
      out: '',
      words: 'PostgreSQL has no database named no_such_club; create it, or correct DATABASE_URL.\n',
    });
    url.username = 'stranger';
    expect(await admin({ DATABASE_URL: url.href }, 'list-users')).toEqual({
      code: 1,
      out: '',
      words: 'PostgreSQL refuses the user name or the password in DATABASE_URL.\n',
    });
  });

  it('refuses to restore into a file, or a folder of something else', async () => {
    for (const place of [backup, folder]) {
      const { code, words } = await admin({ DATA_DIR: place }, 'restore', backup);
      expect(code).toBe(1);
      expect(words.trimEnd().split('\n')).toHaveLength(1);
    }
  });

  it('refuses a database of something else, or of an older version', needsPostgres(), async () => {
    const place = await emptyPlace();
    expect((await admin(place, 'check')).words).toBe('This is not a database of Bridge Review.\n');
    await reading(place, (pool) => pool.query('create table migrations (name text, hash text)'));
    expect((await admin(place, 'list-users')).words).toContain('made by an older version');
  });
});
