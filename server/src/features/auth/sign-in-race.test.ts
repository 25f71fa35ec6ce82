import { describe, expect, it } from 'vitest';
import { password, type TestBrowser, useTestServer } from '../../testing/test-server.ts';
import { accountService } from '../account/service.ts';
import { personalTokenStore } from '../tokens/service.ts';
import { noLimit } from './attempt-limit.ts';
import { type AuthService, authService } from './service.ts';

const server = useTestServer();
const next = 'three spades redoubled';

/** The real service, with something done at the very moment when a password has been found right. */
function stepsInAfterPassword(step: () => Promise<unknown>): AuthService {
  let done = false;
  return authService({
    db: server.database.db,
    limit: {
      ...noLimit,
      async afterLogin() {
        if (done) return;
        done = true;
        await step();
      },
    },
    mail: server.services.mail,
    admission: server.services.admission,
    personalTokens: personalTokenStore,
    secondStep: server.services.secondStep,
  });
}

const origin = { address: '198.51.100.1', userAgent: null, token: null, device: null };

async function sessionsOf(userId: number): Promise<number> {
  const { rowCount } = await server.database.pool.query('select 1 from sessions where user_id = $1', [
    userId,
  ]);
  return rowCount ?? 0;
}

async function adminBrowser(email: string): Promise<TestBrowser> {
  const browser = server.browser();
  const { id } = (await browser.register(email)).json<{ id: number }>();
  await server.database.pool.query("update users set user_type = 'admin' where id = $1", [id]);
  return browser;
}

async function resetToken(email: string): Promise<string> {
  await server.browser().send('POST', '/api/forgot-password', { email });
  const { link } = await server.sentMailTo(email, /new password/);
  return new URL(link ?? '').searchParams.get('token') ?? '';
}

describe('between the check of a password and the session', () => {
  it('a changed password ends the sign-in', async () => {
    const browser = server.browser();
    const { id } = (await browser.register('change@example.org')).json<{ id: number }>();
    const auth = stepsInAfterPassword(() =>
      browser.send('PATCH', '/api/user/password', { currentPassword: password, newPassword: next }),
    );
    await expect(auth.login({ email: 'change@example.org', password }, origin)).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    expect((await browser.send('GET', '/api/user')).statusCode).toBe(200);
    expect(await sessionsOf(id)).toBe(1);
  });

  it('a reset password ends the sign-in', async () => {
    const { id } = (await server.browser().register('reset@example.org')).json<{ id: number }>();
    const token = await resetToken('reset@example.org');
    const auth = stepsInAfterPassword(() =>
      server.browser().send('POST', '/api/reset-password', { token, newPassword: next }),
    );
    await expect(auth.login({ email: 'reset@example.org', password }, origin)).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    expect(await sessionsOf(id)).toBe(0);
  });

  it('a deactivation ends the sign-in', async () => {
    const admin = await adminBrowser('race-admin@example.org');
    const { id } = (await server.browser().register('inactive@example.org')).json<{ id: number }>();
    const auth = stepsInAfterPassword(() => admin.send('POST', `/api/admin/users/${id}/deactivate`, {}));
    await expect(auth.login({ email: 'inactive@example.org', password }, origin)).rejects.toMatchObject({
      code: 'account_deactivated',
    });
    expect(await sessionsOf(id)).toBe(0);
  });

  it('a deleted account ends the sign-in', async () => {
    const browser = server.browser();
    const { id } = (await browser.register('deleted@example.org')).json<{ id: number }>();
    const auth = stepsInAfterPassword(() => browser.send('DELETE', '/api/user', { password }));
    await expect(auth.login({ email: 'deleted@example.org', password }, origin)).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    expect(await sessionsOf(id)).toBe(0);
  });
});

describe('a user who knows only the old password', () => {
  it('cannot change it again while it is being reset', async () => {
    const browser = server.browser();
    const { id } = (await browser.register('again@example.org')).json<{ id: number }>();
    const token = await resetToken('again@example.org');
    const auth = stepsInAfterPassword(() =>
      server.browser().send('POST', '/api/reset-password', { token, newPassword: next }),
    );
    const proof = await auth.provePassword({ id, email: 'again@example.org' }, password, origin.address);
    expect(proof).not.toBeNull();
    await expect(
      auth.changePassword(id, proof ?? '', 'four clubs passed', origin, false),
    ).rejects.toMatchObject({
      code: 'wrong_password',
    });
    expect(await sessionsOf(id)).toBe(0);
    const login = await server
      .browser()
      .send('POST', '/api/login', { email: 'again@example.org', password: next });
    expect(login.statusCode).toBe(200);
  });

  it('cannot delete the account while it is being reset', async () => {
    const browser = server.browser();
    await browser.register('stays@example.org');
    const viewer = await server.services.auth.findViewer(browser.cookie()?.split('=')[1] ?? '');
    const token = await resetToken('stays@example.org');
    const auth = stepsInAfterPassword(() =>
      server.browser().send('POST', '/api/reset-password', { token, newPassword: next }),
    );
    const { mail, analysis } = server.services;
    const account = accountService({
      db: server.database.db,
      auth,
      mail,
      analysis,
      personalDataStores: [],
    });
    await expect(account.deleteAccount(viewer!, password, origin.address)).rejects.toMatchObject({
      code: 'wrong_password',
    });
    const login = await server
      .browser()
      .send('POST', '/api/login', { email: 'stays@example.org', password: next });
    expect(login.statusCode).toBe(200);
  });
});

it('no session from the old password survives a change, in any order', async () => {
  for (let round = 0; round < 12; round += 1) {
    const browser = server.browser();
    const email = `race${round}@example.org`;
    const { id } = (await browser.register(email)).json<{ id: number }>();
    const [changed, ...logins] = await Promise.all([
      browser.send('PATCH', '/api/user/password', { currentPassword: password, newPassword: next }),
      ...Array.from({ length: 4 }, () => server.browser().send('POST', '/api/login', { email, password })),
    ]);
    expect(changed.statusCode).toBe(204);
    expect(logins.every(({ statusCode }) => statusCode === 200 || statusCode === 401)).toBe(true);
    expect(await sessionsOf(id)).toBe(1);
    expect((await browser.send('GET', '/api/user')).json()).toMatchObject({ id });
  }
});
