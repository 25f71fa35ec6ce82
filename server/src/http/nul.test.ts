import type { UploadedGame } from '@bridge-review/api/games';
import { messages } from '@bridge-review/api/messages';
import type { Route } from '@bridge-review/api/route';
import { allRoutes, type RouteName } from '@bridge-review/api/routes';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { joinAs } from '../testing/admins.ts';
import { join, type Member } from '../testing/club.ts';
import { chanceOf } from '../testing/deep-requests/chance.ts';
import { KnownEntities } from '../testing/deep-requests/known-entities.ts';
import { valueFor } from '../testing/deep-requests/values.ts';
import { Wallet } from '../testing/deep-requests/wallet.ts';
import { generatePbn } from '../testing/generated-game.ts';
import { passkeysOn } from '../testing/passkeys.ts';
import { softwarePasskey } from '../testing/software-passkey.ts';
import { useTestServer } from '../testing/test-server.ts';

const NUL = 'a\0b';
const server = useTestServer();
let admin: Member;
/** What stands in an address, by what stands before it: entities that the administrator may change. */
const entities = new Map<string, string>();
let commentOfOther: number;
const credentials = new Map<RouteName, object>();

beforeAll(async () => {
  admin = await joinAs(server, 'admin');
  const other = await join(server, 'Ben');
  const { game, hands } = (
    await admin.browser.upload(generatePbn({ seed: 71, boards: 2 }))
  ).json<UploadedGame>();
  const hand = hands[0]!.id;
  const idOf = async (path: string, body: object, by = admin): Promise<number> => {
    const answer = await by.send('POST', path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return (answer.body as { id: number }).id;
  };
  await idOf(`/api/games/${game.id}/players`, { partnerId: other.id });
  const bidding = { partnerId: other.id, biddingSequence: ['1NT'], gameId: game.id };
  entities.set('games', String(game.id));
  entities.set('hands', String(hand));
  entities.set('users', String(other.id));
  const comment = { content: 'Well bid' };
  entities.set('comments', String(await idOf(`/api/hands/${hand}/comments`, comment)));
  commentOfOther = await idOf(`/api/hands/${hand}/comments`, comment, other);
  const shared = await admin.send('POST', `/api/hands/${hand}/shares`, { hands: ['N'] });
  entities.set('s', (shared.body as { token: string }).token);
  entities.set('partnership-bidding', String(await idOf(`/api/hands/${hand}/partnership-bidding`, bidding)));
  const { begin, challenge, addPasskey } = passkeysOn(server);
  const passkey = await addPasskey(admin);
  const { body } = await admin.send('GET', '/api/user/passkeys');
  entities.set('passkeys', String((body as { passkeys: { id: number }[] }).passkeys[0]!.id));
  credentials.set('passkeys.add', softwarePasskey().create(await begin(admin)));
  credentials.set('passkeys.signIn', passkey.use(await challenge()));
});

const pathOf = (path: string, odd?: string): string =>
  (odd === undefined ? path.replace('/comments/:id/reports', `/comments/${commentOfOther}/reports`) : path)
    .split('/')
    .map((name, index, all) => {
      if (!name.startsWith(':')) return name;
      return name === odd ? 'a%00b' : (entities.get(all[index - 1] ?? '') ?? '1');
    })
    .join('/');

/** What the schema takes. */
function validFor(name: RouteName, schema: z.ZodObject, inAddress = false): Record<string, unknown> {
  for (let number = 1; number < 500; number += 1) {
    const world = {
      entities: new KnownEntities(),
      wallet: new Wallet(),
      chance: chanceOf(1, number),
      viewer: null,
      route: name,
      focus: { by: null, topic: null },
    };
    const value = valueFor(schema, world, inAddress);
    const credential = credentials.get(name);
    const sent = credential === undefined ? value : { ...value, credential };
    if (schema.safeParse(sent).success) return sent;
  }
  throw new Error(`Nothing was found that ${name} takes.`);
}

/** The value once for each text in it, with a NUL in that text alone. */
function* withNul(value: unknown, path: readonly string[] = []): Generator<readonly [string, unknown]> {
  if (typeof value === 'string') yield [path.join('.'), NUL];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const [where, changed] of withNul(part, [...path, key])) {
      yield [where, Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }];
    }
  }
}

/** The same for every field that was left out, or has no text in it. */
function everyNul(schema: z.ZodObject, valid: Record<string, unknown>): (readonly [string, unknown])[] {
  const inTexts = [...withNul(valid)];
  const tried = new Set(inTexts.map(([where]) => topOf(where)));
  const others = Object.keys(schema.shape).filter((field) => !tried.has(field));
  return [
    ...inTexts,
    ...others.flatMap((field) => [NUL, [NUL]].map((odd) => [field, { ...valid, [field]: odd }] as const)),
  ];
}

const topOf = (path: string): string => path.split('.', 1)[0] ?? '';

const searchOf = (query: object): string => new URLSearchParams(query as Record<string, string>).toString();

function expectRefused(answer: LightMyRequestResponse, field: string, { kind }: Route['answer']): void {
  expect(answer.statusCode, `${field}: ${answer.body}`).toBe(400);
  // In a frame a page says it.
  if (kind === 'framed') return;
  expect(answer.json(), field).toMatchObject({ code: 'invalid_input' });
  const { issues } = answer.json<{ issues: { path: string }[] }>();
  expect(issues.map(({ path }) => topOf(path))).toContain(topOf(field));
}

const hasInput = ({ params, query, body, upload }: Route): boolean =>
  [params, query, body, upload].some((schema) => schema !== undefined);
const table = allRoutes.filter(([, route]) => hasInput(route));

describe('a NUL, which no text in the database can hold,', () => {
  it.each(table)('is refused in each part of %s', async (name, route) => {
    const { method, path, query, body, upload, answer } = route;
    for (const [odd] of path.matchAll(/:\w+/g)) {
      expect((await admin.browser.send(method, pathOf(path, odd))).statusCode, odd).toBe(404);
    }
    const search = query === undefined ? {} : validFor(name, query, true);
    const url = pathOf(path);
    if (query !== undefined) {
      for (const [field, asked] of everyNul(query, search)) {
        expectRefused(await admin.browser.send(method, `${url}?${searchOf(asked as object)}`), field, answer);
      }
    }
    if (body !== undefined) {
      for (const [field, sent] of everyNul(body, validFor(name, body))) {
        expectRefused(
          await admin.browser.send(method, `${url}?${searchOf(search)}`, sent as object),
          field,
          answer,
        );
      }
    }
    for (const field of Object.keys(upload?.shape ?? {})) {
      const form = new FormData();
      form.append(field, NUL);
      form.append('file', new Blob([generatePbn({ seed: 72 })]), 'game.pbn');
      expectRefused(await admin.browser.send(method, url, form), field, answer);
    }
  });

  it.each([
    ['a search for games', 'GET', '/api/games?q=a%00b', undefined, 'q'],
    ['a search for users', 'GET', '/api/users/search?query=a%00b', undefined, 'query'],
    ['a search by an admin', 'GET', '/api/admin/users?q=%00', undefined, 'q'],
    [
      'a sign-in',
      'POST',
      '/api/login',
      { email: 'ada@example.org', password: 'two hearts\0doubled' },
      'password',
    ],
  ] as const)('is refused in %s with a message', async (_what, method, url, body, path) => {
    const answer = await admin.browser.send(method, url, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      message: messages.unprintable,
      issues: [{ path, message: messages.unprintable }],
    });
  });

  it('is refused in the fields beside an uploaded file', async () => {
    const answer = await admin.browser.upload('x', { fields: { userId: 'a\0b' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'userId', message: messages.unprintable }] });
  });
});
