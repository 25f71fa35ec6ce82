import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import { join, type Member } from '../../testing/club.ts';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
/** Without the lock of administrators the first few rounds fail already. */
const long = process.env['TEST_LONG'] === '1';
const ROUNDS = long ? 100 : 5;
/** Deleted accounts must be created again for each case, which is slow. */
const ROUNDS_WITH_LEAVING = long ? 25 : 3;

/** Every round begins without administrators. */
beforeEach(dismissAll);

async function dismissAll(): Promise<void> {
  await server.database.pool.query("update users set user_type = 'player' where user_type = 'admin'");
}

async function activeAdmins(): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    "select count(*)::int as count from users where user_type = 'admin' and deactivated_at is null",
  );
  return rows[0]!.count;
}

const act = {
  demote: (actor: Member, target: Member) =>
    actor.send('POST', `/api/admin/users/${target.id}/user-type`, { userType: 'player' }),
  deactivate: (actor: Member, target: Member) =>
    actor.send('POST', `/api/admin/users/${target.id}/deactivate`, {}),
  leave: (actor: Member) => actor.send('DELETE', '/api/user', { password }),
};

describe('the last active admin', () => {
  it('cannot be demoted, deactivated or deleted, with the reason', async () => {
    const admin = await joinAs(server, 'admin');
    for (const answer of [
      await act.demote(admin, admin),
      await act.deactivate(admin, admin),
      await act.leave(admin),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        code: 'last_admin',
        message: 'You are the last active administrator. Make somebody else an administrator first.',
      });
    }
    expect((await admin.send('GET', '/api/admin/stats')).status).toBe(200);
  });

  it('does not count deactivated admins', async () => {
    const [admin, other] = [await joinAs(server, 'admin'), await joinAs(server, 'admin')];
    expect((await act.deactivate(admin, other)).status).toBe(200);
    expect((await act.demote(admin, admin)).status).toBe(409);
  });

  it('may leave once there is another', async () => {
    const [admin, other] = [await joinAs(server, 'admin'), await joinAs(server, 'player')];
    await admin.send('POST', `/api/admin/users/${other.id}/user-type`, { userType: 'admin' });
    expect((await act.demote(admin, admin)).status).toBe(200);
    expect((await admin.send('GET', '/api/admin/stats')).status).toBe(403);
  });
});

/** Two admins demote or deactivate each other, or themselves, at the same moment; one of them must fail. */
describe('two admins at once', () => {
  const members: Member[] = [];
  beforeAll(async () => {
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) members.push(await join(server, name));
    await server.database.pool.query('create table kept_sessions as select * from sessions');
  });

  /** As if nothing had happened: the first few are active admins, and signed in. */
  async function inOffice(count: number): Promise<Member[]> {
    const chosen = members.slice(0, count);
    await dismissAll();
    await server.database.pool.query(
      "update users set user_type = 'admin', deactivated_at = null where id = any($1)",
      [chosen.map(({ id }) => id)],
    );
    await server.database.pool.query(
      'insert into sessions select * from kept_sessions on conflict (token_hash) do nothing',
    );
    return chosen;
  }

  it.each([
    ['demote each other', act.demote, act.demote],
    ['deactivate each other', act.deactivate, act.deactivate],
    ['demote and deactivate each other', act.demote, act.deactivate],
  ])('who %s leave one', async (_what, first, second) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, two] = (await inOffice(2)) as [Member, Member];
      const answers = await Promise.all([first(one, two), second(two, one)]);
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses[0]).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
      expect(await activeAdmins()).toBe(1);
    }
  });

  it.each([
    ['step down', act.demote, act.demote],
    ['deactivate themselves', act.deactivate, act.deactivate],
    ['step down and deactivate themselves', act.demote, act.deactivate],
  ])('who %s leave one', async (_what, first, second) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, two] = (await inOffice(2)) as [Member, Member];
      const answers = await Promise.all([first(one, one), second(two, two)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await activeAdmins()).toBe(1);
    }
  });

  it.each([
    ['steps down', act.demote],
    ['is deactivated', act.deactivate],
  ])('of whom one %s while the other deletes the account leave one', async (_what, first) => {
    for (let round = 0; round < ROUNDS_WITH_LEAVING; round += 1) {
      const [one] = (await inOffice(1)) as [Member];
      const two = await joinAs(server, 'admin');
      const answers = await Promise.all([first(one, one), act.leave(two)]);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(await activeAdmins()).toBe(1);
    }
  });

  it('five who demote one another leave at least one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const admins = await inOffice(5);
      const attacks = admins.flatMap((actor) =>
        admins.map((target) =>
          target.id % 2 === 0 ? act.demote(actor, target) : act.deactivate(actor, target),
        ),
      );
      const answers = await Promise.all(attacks);
      expect(answers.filter(({ status }) => ![200, 401, 403, 409].includes(status))).toEqual([]);
      expect(await activeAdmins()).toBeGreaterThanOrEqual(1);
    }
  });
});
