import type { AdminUser, AuditEntry } from '@bridge-review/api/admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import { dealGame, join, type Member } from '../../testing/club.ts';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let admin: Member;

beforeAll(async () => {
  admin = await joinAs(server, 'admin', 'Ada');
  await joinAs(server, 'admin', 'Second');
});

const list = async (query: string): Promise<AdminUser[]> =>
  (await admin.send('GET', `/api/admin/users${query}`)).body as AdminUser[];

const newestEntry = async (): Promise<AuditEntry | undefined> =>
  ((await admin.send('GET', '/api/admin/audit-log?limit=1')).body as AuditEntry[])[0];

const sessionsOf = async ({ id }: Member): Promise<number> =>
  (await server.database.pool.query('select 1 from sessions where user_id = $1', [id])).rowCount ?? 0;

describe('the numbers', () => {
  it('count existing users, published games and their hands', async () => {
    const before = (await admin.send('GET', '/api/admin/stats')).body as Record<string, number>;
    const leaving = await join(server, 'Leaving');
    const staying = await join(server, 'Staying');
    await leaving.send('DELETE', '/api/user', { password });
    await dealGame(server, staying.id);
    const hidden = await dealGame(server, staying.id);
    await server.database.pool.query('update games set published_at = null where id = $1', [hidden.id]);
    expect((await admin.send('GET', '/api/admin/stats')).body).toMatchObject({
      totalUsers: before['totalUsers']! + 1,
      totalGames: before['totalGames']! + 1,
      totalHands: before['totalHands']! + 4,
    });
  });
});

describe('the list of users', () => {
  it('is an array with all fields for admins, newest first', async () => {
    const older = await join(server, 'Older');
    const newer = await join(server, 'Newer');
    const rows = await list('');
    expect(rows.slice(0, 2).map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(rows[0]).toEqual({
      id: newer.id,
      email: newer.email,
      firstName: 'Newer',
      lastName: 'Whitlock',
      displayName: 'Newer',
      profileImageUrl: null,
      userType: 'player',
      isActive: true,
      deactivatedAt: null,
      deactivationReason: null,
      approval: null,
      createdAt: expect.any(String),
      emailVerified: false,
      pendingEmail: null,
      notifyByMail: true,
    });
  });

  it('is paged, each page with a link to the next, and no user twice', async () => {
    await Promise.all(Array.from({ length: 5 }, (_, index) => join(server, `Paged ${index}`)));
    const seen: number[] = [];
    let url: string | undefined = '/api/admin/users?limit=2&q=paged';
    let pages = 0;
    while (url !== undefined) {
      const answer = await admin.browser.send('GET', url);
      seen.push(...answer.json<AdminUser[]>().map(({ id }) => id));
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
    expect(seen).toHaveLength(5);
  });

  it('has 200 users by default', async () => {
    await server.database.pool.query(
      `insert into users (email, password_hash, first_name, last_name, display_name)
       select 'crowd' || n || '@example.org', '', 'Of', 'Many', 'Crowd' from generate_series(1, 201) n`,
    );
    const answer = await admin.browser.send('GET', '/api/admin/users?q=crowd');
    expect(answer.json()).toHaveLength(200);
    expect(answer.headers['link']).toContain('rel="next"');
    const next = /<([^>]+)>/.exec(String(answer.headers['link']))?.[1] ?? '';
    expect((await admin.browser.send('GET', next)).json()).toHaveLength(1);
  });

  it.each([
    ['the address', 'vivid.owl@EXAMPLE'],
    ['the first name', 'theodoR'],
    ['the last name', 'quillfeather'],
    ['the display name', 'teddy q'],
    ['first and last name together', 'theodora quill'],
    ['two letters', 'LF'],
  ])('is searched by %s, ignoring case', async (_what, text) => {
    if ((await list('?q=Quillfeather')).length === 0) {
      await server.browser().send('POST', '/api/register', {
        email: 'vivid.owl@example.org',
        password,
        firstName: 'Theodora',
        lastName: 'Quillfeather',
        displayName: 'Teddy Q.',
      });
    }
    const found = await list(`?q=${encodeURIComponent(text)}`);
    expect(found.map(({ email }) => email)).toEqual(['vivid.owl@example.org']);
  });

  it.each(['%', '_____', '\\', "'; drop table users; --"])('searches for %j literally', async (text) => {
    const answer = await admin.send('GET', `/api/admin/users?q=${encodeURIComponent(text)}`);
    expect(answer).toEqual({ status: 200, body: [] });
  });

  it('finds deactivated users, but no deleted ones', async () => {
    const gone = await join(server, 'Zephyrine');
    await admin.send('POST', `/api/admin/users/${gone.id}/deactivate`, { reason: 'Left the club' });
    expect(await list('?q=zephyrine')).toMatchObject([
      {
        id: gone.id,
        isActive: false,
        deactivatedAt: expect.any(String) as string,
        deactivationReason: 'Left the club',
      },
    ]);
    const deleted = await join(server, 'Zephyrine');
    await deleted.send('DELETE', '/api/user', { password });
    expect((await list('?q=zephyrine')).map(({ id }) => id)).not.toContain(deleted.id);
  });

  it.each(['limit=0', 'limit=501', 'limit=many', 'cursor=last', `q=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expect((await admin.send('GET', `/api/admin/users?${query}`)).status).toBe(400);
    },
  );
});

describe('deactivating', () => {
  it('ends every session and link at once: the very next request is refused', async () => {
    const member = await join(server, 'Shut out');
    const elsewhere = server.browser();
    await elsewhere.send('POST', '/api/login', { email: member.email, password });
    await server.sentMailTo(member.email, /confirm/);

    const answer = await admin.send('POST', `/api/admin/users/${member.id}/deactivate`, { reason: ' Spam ' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: member.id, isActive: false, deactivationReason: 'Spam' });

    expect((await member.send('GET', '/api/user')).status).toBe(401);
    expect((await elsewhere.send('GET', '/api/user')).statusCode).toBe(401);
    expect(await sessionsOf(member)).toBe(0);
    const tokens = await server.database.pool.query('select 1 from email_tokens where user_id = $1', [
      member.id,
    ]);
    expect(tokens.rowCount).toBe(0);

    const login = await server.browser().send('POST', '/api/login', { email: member.email, password });
    expect(login.statusCode).toBe(403);
    expect(login.json()).toMatchObject({ code: 'account_deactivated' });
    expect(login.body).not.toContain('Spam');
  });

  it('needs no reason, not even a body', async () => {
    const member = await join(server, 'Quiet');
    const answer = await admin.browser.send('POST', `/api/admin/users/${member.id}/deactivate`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ isActive: false, deactivationReason: null });
  });

  it('a second time changes nothing and writes no log entry', async () => {
    const member = await join(server, 'Twice');
    const first = await admin.send('POST', `/api/admin/users/${member.id}/deactivate`, { reason: 'First' });
    const entry = await newestEntry();
    const second = await admin.send('POST', `/api/admin/users/${member.id}/deactivate`, { reason: 'Second' });
    expect(second).toEqual(first);
    expect(await newestEntry()).toEqual(entry);
  });

  it.each([
    ['too long', 'x'.repeat(501)],
    ['with a NUL', 'a\0b'],
    ['that is not text', 7],
  ])('refuses a reason %s', async (_what, reason) => {
    const member = await join(server, 'Kept');
    const answer = await admin.send('POST', `/api/admin/users/${member.id}/deactivate`, { reason });
    expect(answer.status).toBe(400);
    expect((await member.send('GET', '/api/user')).status).toBe(200);
  });

  it('is rolled back if the audit log cannot be written', async () => {
    const member = await join(server, 'Unlogged');
    await server.database.pool.query('alter table audit_log add constraint broken check (false) not valid');
    try {
      expect((await admin.send('POST', `/api/admin/users/${member.id}/deactivate`, {})).status).toBe(500);
    } finally {
      await server.database.pool.query('alter table audit_log drop constraint broken');
    }
    expect((await member.send('GET', '/api/user')).status).toBe(200);
  });
});

describe('reactivating', () => {
  it('allows signing in again, but restores no session', async () => {
    const member = await join(server, 'Back');
    const cookie = member.browser.cookie() ?? '';
    await admin.send('POST', `/api/admin/users/${member.id}/deactivate`, { reason: 'A mistake' });
    const answer = await admin.send('POST', `/api/admin/users/${member.id}/reactivate`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ isActive: true, deactivatedAt: null, deactivationReason: null });
    expect((await server.app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(401);
    const login = await server.browser().send('POST', '/api/login', { email: member.email, password });
    expect(login.statusCode).toBe(200);
  });

  it('does not bring back a deleted account', async () => {
    const member = await join(server, 'Forgotten');
    await member.send('DELETE', '/api/user', { password });
    for (const act of ['reactivate', 'deactivate', 'user-type']) {
      const answer = await admin.send('POST', `/api/admin/users/${member.id}/${act}`, { userType: 'admin' });
      expect(answer.status).toBe(404);
    }
  });
});

describe('the user type', () => {
  it('is changed without ending sessions, and applies from the next request on', async () => {
    const member = await join(server, 'Rising');
    expect((await member.send('GET', '/api/admin/stats')).status).toBe(403);
    const answer = await admin.send('POST', `/api/admin/users/${member.id}/user-type`, { userType: 'admin' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ userType: 'admin' });
    expect((await member.send('GET', '/api/admin/stats')).status).toBe(200);
    await admin.send('POST', `/api/admin/users/${member.id}/user-type`, { userType: 'test' });
    expect((await member.send('GET', '/api/admin/stats')).status).toBe(403);
    expect((await member.send('GET', '/api/user')).body).toMatchObject({ userType: 'test' });
    await admin.send('POST', `/api/admin/users/${member.id}/user-type`, { userType: 'player' });
    expect((await member.send('GET', '/api/user')).body).toMatchObject({ userType: 'player' });
  });

  it.each(['owner', '', null, 1])('cannot be %j', async (userType) => {
    const member = await join(server, 'Odd');
    const answer = await admin.send('POST', `/api/admin/users/${member.id}/user-type`, { userType });
    expect(answer.status).toBe(400);
  });

  it.each(['0', '999999', 'abc', '99999999999'])('returns 404 for an unknown user (%s)', async (id) => {
    const answer = await admin.send('POST', `/api/admin/users/${id}/user-type`, { userType: 'test' });
    expect(answer.status).toBe(404);
  });
});
