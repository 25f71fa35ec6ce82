import type { UploadedGame } from '@bridge-review/api/games';
import type { Access, Route } from '@bridge-review/api/route';
import { allRoutes, type RouteName } from '@bridge-review/api/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { generatePbn } from '../testing/generated-game.ts';
import { type TestBrowser, useTestServer } from '../testing/test-server.ts';

/** Every kind of user that a route can meet, and what each access lets them do. The admin last, who may end the others. */
const kinds = [
  'visitor',
  'player',
  'test user',
  'deactivated user',
  'holder of an unknown token',
  'admin',
] as const;
type Kind = (typeof kinds)[number];

const signedIn: readonly Kind[] = ['player', 'admin', 'test user'];
const allowed: Record<Access, readonly Kind[]> = {
  anyone: kinds,
  'signed-in': signedIn,
  admin: ['admin'],
};

const server = useTestServer();
const browsers = new Map<Kind, TestBrowser>();

beforeAll(async () => {
  for (const kind of kinds) browsers.set(kind, await signInAs(kind));
});

async function signInAs(kind: Kind): Promise<TestBrowser> {
  const browser = server.browser();
  if (kind === 'visitor') return browser;
  const { id } = (await browser.register()).json<{ id: number }>();
  const change = {
    player: 'select $1::int',
    admin: "update users set user_type = 'admin' where id = $1",
    'test user': "update users set user_type = 'test' where id = $1",
    'deactivated user': 'update users set deactivated_at = now() where id = $1',
    'holder of an unknown token': 'delete from sessions where user_id = $1',
  }[kind];
  await server.database.pool.query(change, [id]);
  return browser;
}

/** These change the session, or make a game, that the next rows would meet: each is walked by itself. */
const sessionRoutes: readonly RouteName[] = ['auth.login', 'auth.register', 'auth.logout'];
const table = allRoutes.filter(([name]) => !sessionRoutes.includes(name) && name !== 'games.openSample');

/** There are users, but no games, tokens, names and links. */
const MISSING =
  /\/(games|hands|comments|partnership-bidding|tokens|passkeys|identities|names|seasons|shares|shared|s|invitations)\/:/;

/** What a route answers to a request that is permitted, has nothing in it, and where it has ids, 1. */
function statusesWithoutInput({ path, body, upload }: Route): readonly number[] {
  if (MISSING.test(path)) return [400, 404];
  if (upload !== undefined) return [415];
  return (body?.safeParse({}).success ?? true) ? [200, 204, 302] : [400];
}

describe.each(kinds)('a %s', (kind) => {
  it.each(table)('gets the listed answer from %s', async (_name, route) => {
    const browser = browsers.get(kind);
    const response = await browser!.send(route.method, route.path.replaceAll(/:\w+/g, '1'));
    if (allowed[route.access].includes(kind)) {
      expect(statusesWithoutInput(route), response.body).toContain(response.statusCode);
    } else {
      expect(response.statusCode).toBe(signedIn.includes(kind) ? 403 : 401);
      expect(response.json()).toMatchObject({
        code: signedIn.includes(kind) ? 'forbidden' : 'unauthenticated',
      });
    }
  });
});

describe.each(signedIn)('a %s', (kind) => {
  it('uses games, hands, comments, bidding, account and partners', async () => {
    // The admin of the walk above has ended the others.
    const browser = await signInAs(kind);
    const uploaded = await browser.upload(generatePbn({ seed: 700 + kinds.indexOf(kind) }));
    expect(uploaded.statusCode, uploaded.body).toBe(200);
    const { game, hands } = uploaded.json<UploadedGame>();
    const hand = hands[0]!.id;
    const other = server.browser();
    const { id: partnerId } = (await other.register()).json<{ id: number }>();
    const bidding = { partnerId, biddingSequence: ['1NT'], gameId: game.id };
    const profile = { firstName: 'Ada', lastName: 'Lark', displayName: 'Ada L.' };
    const { email } = (await browser.send('GET', '/api/user')).json<{ email: string }>();
    const calls = [
      ['GET', '/api/games', 200],
      ['GET', `/api/games/${game.id}`, 200],
      ['GET', `/api/games/${game.id}/hands`, 200],
      ['GET', `/api/hands/${hand}`, 200],
      ['POST', `/api/hands/${hand}/comments`, 200, { content: 'Well bid', userLevel: 'Player' }],
      ['GET', `/api/hands/${hand}/comments`, 200],
      ['POST', `/api/hands/${hand}/partnership-bidding`, 403, bidding],
      ['POST', `/api/games/${game.id}/players`, 200, {}],
      ['POST', `/api/hands/${hand}/partnership-bidding`, 200, bidding],
      ['PATCH', '/api/user/profile', 200, { ...profile, email }],
      ['GET', '/api/user/stats', 200],
      ['GET', `/api/users/search?query=${encodeURIComponent('Ada')}`, 200],
      ['POST', '/api/user/partners', 200, { partnerId }],
      ['GET', '/api/user/partners', 200],
      ['DELETE', `/api/user/partners/${partnerId}`, 204],
    ] as const;
    for (const [method, path, status, body] of calls) {
      const response = await browser.send(method, path, body);
      expect(response.statusCode, `${method} ${path}: ${response.body}`).toBe(status);
    }
  });
});

it.each(kinds)('a %s may register, sign in and sign out', async (kind) => {
  for (const [name, route] of allRoutes.filter(([one]) => sessionRoutes.includes(one))) {
    const browser = await signInAs(kind);
    const { statusCode } = await browser.send(route.method, route.path);
    expect(statusesWithoutInput(route), name).toContain(statusCode);
  }
});

it.each(kinds)('a %s opens a sample game only when signed in', async (kind) => {
  const browser = await signInAs(kind);
  const { statusCode } = await browser.send('POST', '/api/games/sample');
  expect(statusCode).toBe(signedIn.includes(kind) ? 200 : 401);
});

describe('permission is decided before anything is read', () => {
  it.each(table.filter(([, route]) => route.access !== 'anyone'))(
    '%s refuses a visitor even with a broken body',
    async (_name, route) => {
      const response = await server.app.inject({
        method: route.method,
        url: route.path.replaceAll(/:\w+/g, 'nonsense'),
        headers: { 'content-type': 'application/json' },
        payload: '{',
      });
      expect(response.statusCode).toBe(401);
    },
  );
});

it('registers only the route table, files and the page', () => {
  const known = new Set(allRoutes.map(([, { method, path }]) => `${method} ${path}`));
  const registered = registeredRoutes(server.app.printRoutes({ commonPrefix: false }));
  expect(registered).toEqual(expect.arrayContaining([...known]));
  const others = registered.filter((route) => !known.has(route) && !/^(HEAD|OPTIONS) /.test(route));
  expect(others.filter((route) => route.includes('/api/') || !route.startsWith('GET '))).toEqual([]);
});

/** Fastify prints its routes as a tree, each line the rest of the path above it. */
function registeredRoutes(tree: string): string[] {
  const path: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', rest = '', methods] = /^([│ ├└─]*)(\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    path.splice(indent.length / 4 - 1);
    path.push(rest.startsWith('(') ? '' : rest);
    return (methods?.split(', ') ?? []).map((method) => `${method} ${path.join('')}`);
  });
}
