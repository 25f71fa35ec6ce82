import type { TokenScope } from '@bridge-review/api/token-scope';
import { type MadePersonalToken, TOKEN_PREFIX } from '@bridge-review/api/tokens';
import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import { allRoutes } from '@bridge-review/api/routes';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import { generatePbn } from '../../testing/generated-game.ts';
import { password, type TestBrowser, useTestServer } from '../../testing/test-server.ts';
import { serverMessages } from '../../server-messages.ts';

const server = useTestServer();

async function newPlayer(): Promise<TestBrowser & { id: number; email: string }> {
  const browser = server.browser();
  const { id, email } = (await browser.register()).json<{ id: number; email: string }>();
  return { ...browser, id, email };
}

const make = (browser: TestBrowser, scope: TokenScope, name = 'Scoring script') =>
  browser.send('POST', '/api/user/tokens', { name, scope, currentPassword: password });

const tokenOf = async (browser: TestBrowser, scope: TokenScope): Promise<string> =>
  (await make(browser, scope)).json<MadePersonalToken>().token;

/** A request of a program, without a cookie. */
const call = (token: string, method: NonNullable<InjectOptions['method']> = 'GET', url = '/api/games') =>
  server.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });

const upload = (token: string, text: string) => {
  const form = new FormData();
  form.append('file', new Blob([text]), 'last-night.pbn');
  return server.app.inject({
    method: 'POST',
    url: '/api/games/uploads',
    headers: { authorization: `Bearer ${token}` },
    payload: form,
  });
};

describe('a personal token', () => {
  it('is shown once, and stored as a hash', async () => {
    const player = await newPlayer();
    const response = await make(player, 'upload', '  Scoring script ');
    const { token, ...row } = response.json<MadePersonalToken>();
    expect(response.statusCode, response.body).toBe(200);
    expect(token).toMatch(new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`));
    expect(row).toMatchObject({ name: 'Scoring script', scope: 'upload', lastUsedAt: null });
    expect((await player.send('GET', '/api/user/tokens')).json()).toEqual([row]);
    const { rows } = await server.database.pool.query('select * from personal_tokens where user_id = $1', [
      player.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(TOKEN_PREFIX.length));
    expect(JSON.stringify(server.log)).not.toContain(token);
  });

  it.each([
    [{ name: ' ' }, 'name', messages.tokenName],
    [{ name: 'x'.repeat(61) }, 'name', messages.tokenNameTooLong],
    [{ name: 'a\u202Eb' }, 'name', messages.unprintable],
    [{ scope: 'admin' }, 'scope', messages.tokenScope],
    [{ currentPassword: '' }, 'currentPassword', messages.currentPassword],
    [{ currentPassword: 'another word' }, 'currentPassword', messages.wrongCurrentPassword],
  ])('needs a name, a scope and the password: %j', async (change, path, message) => {
    const player = await newPlayer();
    const wanted = { name: 'Script', scope: 'read', currentPassword: password, ...change };
    const response = await player.send('POST', '/api/user/tokens', wanted);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ issues: [{ path, message }] });
    expect((await player.send('GET', '/api/user/tokens')).json()).toEqual([]);
  });

  it('uploads and does not read, or reads and does not upload', async () => {
    const player = await newPlayer();
    const [uploading, reading] = [await tokenOf(player, 'upload'), await tokenOf(player, 'read')];
    const uploaded = await upload(uploading, generatePbn({ seed: 4101 }));
    expect(uploaded.statusCode, uploaded.body).toBe(200);
    const [game] = uploaded.json<{ games: { id: number }[] }>().games;
    const read = await call(reading, 'GET', `/api/games/${game!.id}/hands`);
    expect(read.statusCode).toBe(200);
    expect((await upload(reading, generatePbn({ seed: 4102 }))).json()).toMatchObject({
      code: 'token_forbidden',
    });
    expect((await call(uploading)).json()).toMatchObject({ code: 'token_forbidden' });
    const used = (await player.send('GET', '/api/user/tokens')).json<MadePersonalToken[]>();
    expect(used.map(({ lastUsedAt }) => lastUsedAt !== null)).toEqual([true, true]);
  });

  it.each(['read', 'upload'] as const)(
    'for %sing, also of an administrator, is refused by every route that does not name it',
    async (scope) => {
      const { browser } = await joinAs(server, 'admin');
      const token = await tokenOf(browser, scope);
      const wrong: string[] = [];
      for (const [name, route] of allRoutes) {
        if (route.access === 'anyone' || route.token === scope) continue;
        const response = await call(token, route.method, route.path.replaceAll(/:\w+/g, '1'));
        if (response.statusCode !== 403 || response.json<{ code: string }>().code !== 'token_forbidden')
          wrong.push(name);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('may only read and upload: nothing else names one', () => {
    const named = allRoutes.filter(([, { token }]) => token !== undefined);
    expect(named.every(([, { access }]) => access === 'signed-in')).toBe(true);
    const reading = named.filter(([, { token }]) => token === 'read');
    expect(reading.length).toBeGreaterThan(15);
    expect(reading.every(([, { method, answer }]) => method === 'GET' && answer.kind !== 'events')).toBe(
      true,
    );
    expect(named.filter(([, { token }]) => token === 'upload').map(([name]) => name)).toEqual([
      'games.upload',
      'games.previewUpload',
      'games.uploadSeveral',
      'games.joinResults',
    ]);
  });

  it('counts alone, also beside a session', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const token = await tokenOf(other, 'read');
    const both = (authorization: string, url: string) =>
      server.app.inject({ url, headers: { cookie: player.cookie()!, authorization } });
    expect((await both(`bearer  ${token}`, '/api/user')).json()).toMatchObject({ id: other.id });
    expect((await both(`Bearer ${token}`, '/api/user/tokens')).statusCode).toBe(403);
    expect((await both(`Bearer ${token}x`, '/api/user')).statusCode).toBe(401);
    expect((await both('Basic QTpC', '/api/user')).json()).toMatchObject({ id: player.id });
  });
});

describe('a revoked token', () => {
  it('is refused at once, and only its owner revokes it', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const { id, token } = (await make(player, 'read')).json<MadePersonalToken>();
    expect((await other.send('DELETE', `/api/user/tokens/${id}`)).statusCode).toBe(404);
    expect((await call(token)).statusCode).toBe(200);
    expect((await player.send('DELETE', `/api/user/tokens/${id}`)).statusCode).toBe(204);
    expect((await call(token)).json()).toMatchObject({ code: 'unauthenticated' });
    expect((await player.send('DELETE', `/api/user/tokens/${id}`)).statusCode).toBe(404);
  });

  it.each([
    [
      'a changed password',
      (player: TestBrowser) =>
        player.send('PATCH', '/api/user/password', {
          currentPassword: password,
          newPassword: 'three clubs redoubled',
        }),
    ],
    ['a deleted account', (player: TestBrowser) => player.send('DELETE', '/api/user', { password })],
  ])('is what %s leaves', async (_, step) => {
    const player = await newPlayer();
    const token = await tokenOf(player, 'read');
    expect((await step(player)).statusCode).toBe(204);
    expect((await call(token)).statusCode).toBe(401);
  });

  it('is what a deactivation leaves, also after the account is active again', async () => {
    const { browser: admin } = await joinAs(server, 'admin');
    const player = await newPlayer();
    const token = await tokenOf(player, 'read');
    for (const step of ['deactivate', 'reactivate']) {
      const done = await admin.send('POST', `/api/admin/users/${player.id}/${step}`, {});
      expect(done.statusCode, done.body).toBe(200);
      expect((await call(token)).statusCode, step).toBe(401);
    }
  });
});

it('a user has twenty tokens at most, also when two are made at once', async () => {
  const player = await newPlayer();
  await server.database.pool.query(
    `insert into personal_tokens (user_id, name, scope, token_hash)
     select $1::int, 'old', 'read', 'old ' || $1::int || ' ' || n from generate_series(1, $2) n`,
    [player.id, limits.personalTokens - 1],
  );
  const made = await Promise.all([make(player, 'read'), make(player, 'read')]);
  expect(made.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(made.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'too_many_tokens',
    message: serverMessages.tooManyTokens,
  });
});
