import type { AdminSignIn } from '@bridge-review/api/passkeys';
import { allRoutes } from '@bridge-review/api/routes';
import { afterEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import type { Member } from '../../testing/club.ts';
import { passkeysOn } from '../../testing/passkeys.ts';
import { password, useTestServer } from '../../testing/test-server.ts';

// The setting is one for the whole site.
const server = useTestServer({}, { own: true });
const { addPasskey, signIn } = passkeysOn(server);

afterEach(() => server.database.pool.query('update site_settings set admins_need_passkey = false'));

const demand = (member: Member, needsPasskey = true) =>
  member.send('PUT', '/api/admin/sign-in', { needsPasskey });

async function adminWithPasskey() {
  const member = await joinAs(server, 'admin');
  return { member, passkey: await addPasskey(member) };
}

describe('that administrators need a passkey', () => {
  it('is demanded by one who signed in with a passkey, and is in the audit log', async () => {
    const plain = await joinAs(server, 'admin');
    expect((await demand(plain)).body).toMatchObject({ code: 'passkey_required' });
    // Having one is not enough: the password alone has started this session.
    const { member, passkey } = await adminWithPasskey();
    const byPassword = server.browser();
    await byPassword.send('POST', '/api/login', { email: member.email, password });
    const refused = await byPassword.send('PUT', '/api/admin/sign-in', { needsPasskey: true });
    expect(refused.json()).toMatchObject({ code: 'passkey_required' });
    expect((await plain.send('GET', '/api/admin/sign-in')).body).toMatchObject({ needsPasskey: false });

    const browser = server.browser();
    await signIn(passkey, {}, browser);
    const answer = await browser.send('PUT', '/api/admin/sign-in', { needsPasskey: true });
    expect(answer.json<AdminSignIn>()).toEqual({ needsPasskey: true, adminsWithout: 1 });
    const log = (await browser.send('GET', '/api/admin/audit-log')).json<
      { action: string; details: object }[]
    >();
    expect(log[0]).toMatchObject({
      action: 'admin_sign_in_changed',
      actor: { id: member.id },
      details: { needsPasskey: true },
    });
  });

  it('closes every route of administrators to sessions of a password alone', async () => {
    const plain = await joinAs(server, 'admin');
    const { member } = await adminWithPasskey();
    expect((await demand(member)).status).toBe(200);
    const open: string[] = [];
    for (const [name, { access, method, path }] of allRoutes) {
      if (access !== 'admin') continue;
      const { statusCode, body } = await plain.browser.send(method, path.replaceAll(/:\w+/g, '1'));
      if (statusCode !== 403 || !body.includes('"passkey_required"')) open.push(name);
    }
    expect(open).toEqual([]);
    expect((await plain.send('GET', '/api/user')).status).toBe(200);
    expect((await plain.send('GET', '/api/user/passkeys')).body).toMatchObject({ isDemanded: true });

    // The way in: the first passkey of the account opens them for this session.
    await addPasskey(plain);
    expect((await plain.send('GET', '/api/admin/stats')).status).toBe(200);
  });

  it('makes the password alone sign in no administrator who has one', async () => {
    const { member, passkey } = await adminWithPasskey();
    expect((await demand(member)).status).toBe(200);
    const codes = (
      (await member.send('POST', '/api/user/recovery-codes', { currentPassword: password })).body as {
        codes: string[];
      }
    ).codes;
    const browser = server.browser();
    const login = { email: member.email, password };
    expect((await browser.send('POST', '/api/login', login)).json()).toMatchObject({
      code: 'second_step_required',
    });
    const withCode = await browser.send('POST', '/api/login', { ...login, recoveryCode: codes[0] });
    expect(withCode.statusCode).toBe(200);
    expect((await browser.send('GET', '/api/admin/stats')).statusCode).toBe(200);
    expect((await signIn(passkey)).statusCode).toBe(200);
    const off = { isOn: false, currentPassword: password };
    expect((await member.send('PUT', '/api/user/second-step', off)).body).toMatchObject({
      code: 'second_step_unready',
    });
    // Players are not concerned.
    const player = await joinAs(server, 'player');
    await addPasskey(player);
    const asPlayer = { email: player.email, password };
    expect((await server.browser().send('POST', '/api/login', asPlayer)).statusCode).toBe(200);
  });

  it('cannot be got around in a session of a password alone', async () => {
    const { member } = await adminWithPasskey();
    const before = server.browser();
    await before.send('POST', '/api/login', { email: member.email, password });
    expect((await demand(member)).status).toBe(200);
    const { passkeys } = (await before.send('GET', '/api/user/passkeys')).json<{
      passkeys: { id: number }[];
    }>();
    const asked = { currentPassword: password };
    const removing = await before.send('DELETE', `/api/user/passkeys/${passkeys[0]!.id}`, asked);
    const adding = await before.send('POST', '/api/user/passkeys/options', asked);
    expect([removing.statusCode, adding.statusCode]).toEqual([403, 403]);
    // A new password starts a new session, which is no better than the one before.
    const changed = { currentPassword: password, newPassword: 'three clubs redoubled' };
    expect((await before.send('PATCH', '/api/user/password', changed)).statusCode).toBe(204);
    expect((await before.send('GET', '/api/admin/stats')).statusCode).toBe(403);
  });
});
