import type { AuditEntry } from '@bridge-review/api/admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import { dealGame, join, type Member } from '../../testing/club.ts';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let admin: Member;

beforeAll(async () => {
  admin = await joinAs(server, 'admin', 'Ada');
});

const entries = async (query = ''): Promise<AuditEntry[]> =>
  (await admin.send('GET', `/api/admin/audit-log${query}`)).body as AuditEntry[];

describe('the audit log', () => {
  it('lists actor, action, target, time and details, newest first', async () => {
    const member = await join(server, 'Berta');
    await admin.send('POST', `/api/admin/users/${member.id}/deactivate`, { reason: 'Two accounts' });
    await admin.send('POST', `/api/admin/users/${member.id}/reactivate`);
    await admin.send('POST', `/api/admin/users/${member.id}/user-type`, { userType: 'test' });
    await admin.send('POST', '/api/admin/cleanup-test-data');
    const actor = { id: admin.id, name: 'Ada' };
    // The test user is deleted by now; the log entries about them are not.
    const target = { id: member.id, name: null };
    expect(await entries()).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        actor,
        action: 'test_data_cleaned',
        target: null,
        details: { deletedUsers: 1, deletedGames: 0, deletedHands: 0, deletedComments: 0 },
      },
      expect.objectContaining({
        actor,
        action: 'user_type_changed',
        target,
        details: { from: 'player', to: 'test' },
      }),
      expect.objectContaining({ actor, action: 'user_reactivated', target, details: {} }),
      expect.objectContaining({
        actor,
        action: 'user_deactivated',
        target,
        details: { reason: 'Two accounts' },
      }),
    ]);
  });

  it('has no entry for refused actions', async () => {
    const before = await entries();
    await admin.send('POST', `/api/admin/users/${admin.id}/deactivate`, {});
    await admin.send('POST', '/api/admin/users/999999/reactivate');
    expect(await entries()).toEqual(before);
  });

  it('names a game that an admin deleted for another user, but not one of their own', async () => {
    const member = await join(server, 'Uploader');
    const game = await dealGame(server, member.id);
    const mine = await dealGame(server, admin.id);
    expect((await admin.send('DELETE', `/api/games/${game.id}`)).status).toBe(204);
    expect((await admin.send('DELETE', `/api/games/${mine.id}`)).status).toBe(204);
    expect((await entries())[0]).toMatchObject({
      action: 'game_deleted',
      target: { id: member.id, name: 'Uploader' },
      details: { gameId: game.id, gameTitle: 'Club night' },
    });
  });

  it('is paged', async () => {
    for (let n = 0; n < 5; n += 1) {
      const member = await join(server, `Paged ${n}`);
      await admin.send('POST', `/api/admin/users/${member.id}/deactivate`, {});
    }
    const all = await entries();
    const first = await admin.browser.send('GET', '/api/admin/audit-log?limit=3');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link'] ?? ''))?.[1] ?? '';
    const second = await admin.browser.send('GET', next);
    expect([...first.json<AuditEntry[]>(), ...second.json<AuditEntry[]>()]).toEqual(all.slice(0, 6));
  });

  it('removes the name of a deleted user, and keeps the entry', async () => {
    const member = await join(server, 'Lorelei');
    await admin.send('POST', `/api/admin/users/${member.id}/user-type`, { userType: 'test' });
    await member.send('DELETE', '/api/user', { password });
    const { rows } = await server.database.pool.query('select * from audit_log where target_id = $1', [
      member.id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Lorelei|member\d+@/);
    expect((await entries())[0]).toMatchObject({ target: { id: member.id, name: 'Deleted player' } });
  });

  it.each([
    ['changed', "update audit_log set action = 'nothing'"],
    ['changed row by row', 'update audit_log set actor_id = 1 where id = 1'],
    ['deleted', 'delete from audit_log where id = 1'],
    ['emptied', 'truncate audit_log'],
    [
      'changed by an insert',
      `insert into audit_log (id, action, details) overriding system value values (1, 'x', '{}') on conflict (id) do update set action = 'x'`,
    ],
  ])('cannot be %s in the database', async (_what, statement) => {
    const before = await entries();
    await expect(server.database.pool.query(statement)).rejects.toThrow(/audit_log can be added only/);
    expect(await entries()).toEqual(before);
  });

  it('cannot be changed by a session that has disabled the other triggers', async () => {
    const client = await server.database.pool.connect();
    try {
      await client.query("set session_replication_role = 'replica'");
      await expect(client.query('delete from audit_log')).rejects.toThrow(/can be added only/);
    } finally {
      await client.query("set session_replication_role = 'origin'");
      client.release();
    }
  });
});
