import { limits } from '@bridge-review/api/limits';
import { nearly, runs } from '@bridge-review/bridge/testing/fuzz';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs } from '../testing/admins.ts';
import { dealGame, type Member, type TestGame } from '../testing/club.ts';
import { useTestServer } from '../testing/test-server.ts';

const server = useTestServer();
let admin: Member;

beforeAll(async () => {
  admin = await joinAs(server, 'admin');
});

const signs = [
  '%',
  '_',
  '\\',
  "'",
  '"',
  ';--',
  '$1',
  '\0',
  '\n',
  ' ',
  '%%',
  '*',
  '(',
  '🂡',
  '\uD800',
  'İ',
  'ß',
];

const anyText = fc.oneof(
  nearly(signs, 8),
  fc.constantFrom(
    '1',
    '0',
    '-1',
    '2147483648',
    '1e3',
    '9'.repeat(40),
    'true',
    'pbn',
    '2026-03-14',
    'a@b.org',
  ),
  fc.constantFrom(...signs).map((sign) => sign.repeat(5_000)),
);

/** Lone surrogates have no place in an address. */
const inAddress = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '?'));

describe('any text', () => {
  let game: TestGame;
  beforeAll(async () => {
    game = await dealGame(server, admin.id);
  });

  const title = fc.oneof(nearly(signs, 6), nearly([...signs, 'Club'], 6)).map((text) => text.trim());

  it('finds the game that has it as its title', async () => {
    await fc.assert(
      fc.asyncProperty(title, async (text) => {
        const url = `/api/games/${game.id}`;
        const edit = await admin.send('PUT', url, { title: text, date: '2026-03-14' });
        if (edit.status === 400) return;
        expect(edit.status).toBe(200);
        const { title: stored } = edit.body as { title: string };
        expect(stored).toBe(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
        const found = await admin.send('GET', `/api/games?q=${encodeURIComponent(stored)}`);
        expect(found.body).toContainEqual(expect.objectContaining({ id: game.id }));
      }),
      runs(15, [['\\'], ['100%_\\x']]),
    );
  });

  it('of a comment is refused, or shown as it was sent', async () => {
    const url = `/api/hands/${game.hands[0]}/comments`;
    await fc.assert(
      fc.asyncProperty(fc.oneof(title, fc.constant('x'.repeat(limits.comment + 1))), async (content) => {
        const { status, body } = await admin.send('POST', url, { content });
        expect([200, 400]).toContain(status);
        if (status === 200) expect(body).toMatchObject({ content: content.replaceAll(/\p{Cs}/gu, '\uFFFD') });
      }),
      runs(15),
    );
  });

  it.each([
    '/api/games?q=',
    '/api/users/search?query=',
    '/api/admin/users?q=',
    '/api/games?cursor=',
    '/api/games?limit=',
  ])('after %s is answered or refused', async (path) => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const { status } = await admin.send('GET', path + inAddress(text));
        expect([200, 400]).toContain(status);
      }),
      runs(5),
    );
  });
});
