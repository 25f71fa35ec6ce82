import type { Game, UploadedGame } from '@bridge-review/api/games';
import type { User } from '@bridge-review/api/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { generatePbn } from '../../testing/generated-game.ts';
import { type TestBrowser, useTestServer } from '../../testing/test-server.ts';
import { removeLeftovers } from './leftovers.ts';

const server = useTestServer();
let ada: TestBrowser;
let ben: TestBrowser;
let benId: number;
let nextSeed = 1;

beforeAll(async () => {
  ada = server.browser();
  await ada.register();
  ben = server.browser();
  const { id, email } = (await ben.register()).json<User>();
  benId = id;
  await ben.send('PATCH', '/api/user/profile', {
    firstName: 'Ben',
    lastName: 'Oak',
    displayName: 'Ben_100%',
    email,
  });
});

async function newGame(browser: TestBrowser, event = 'Tuesday Pairs'): Promise<UploadedGame> {
  const file = generatePbn({ seed: (nextSeed += 1) }).replaceAll('Tuesday Pairs', event);
  const response = await browser.upload(file);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<UploadedGame>();
}

const list = async (query = ''): Promise<Game[]> =>
  (await ada.send('GET', `/api/games${query}`)).json<Game[]>();

const search = async (text: string): Promise<string[]> =>
  (await list(`?q=${encodeURIComponent(text)}`)).map(({ title }) => title);

describe('the list of games', () => {
  it('is paged, newest first', async () => {
    const made: number[] = [];
    for (let count = 0; count < 5; count += 1) made.unshift((await newGame(ada)).game.id);
    expect((await list()).slice(0, 5).map(({ id }) => id)).toEqual(made);

    const first = await ada.send('GET', '/api/games?limit=2&q=tuesday');
    expect(first.json<Game[]>().map(({ id }) => id)).toEqual(made.slice(0, 2));
    const link = /^<(.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '';
    expect(link).toBe(`/api/games?limit=2&q=tuesday&cursor=${made[1]}`);
    const second = await ada.send('GET', link);
    expect(second.json<Game[]>().map(({ id }) => id)).toEqual(made.slice(2, 4));
    const all = await ada.send('GET', '/api/games?limit=200');
    expect(all.headers['link']).toBeUndefined();
  });

  it.each(['limit=0', 'limit=501', 'limit=x', 'cursor=x', 'cursor=-1', `q=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expect((await ada.send('GET', `/api/games?${query}`)).statusCode).toBe(400);
    },
  );

  it('finds games by title, tournament and uploader, ignoring case', async () => {
    await newGame(ada, 'Zürich Open');
    const { game } = await newGame(ada, 'Vienna Teams');
    await ada.send('PUT', `/api/games/${game.id}`, { title: 'Qualifier', date: '2026-03-15' });
    await newGame(ben, 'Harvest Cup');
    expect(await search('zÜRICH')).toEqual(['Zürich Open']);
    expect(await search('vienna')).toEqual(['Qualifier']);
    expect(await search('  qualif ')).toEqual(['Qualifier']);
    expect(await search('BEN_1')).toEqual(['Harvest Cup']);
    expect(await search(String(benId))).toEqual(['Harvest Cup']);
    expect(await search('no such game')).toEqual([]);
    expect((await list('?q=')).length).toBe((await list()).length);
  });

  it('searches for wildcard characters literally', async () => {
    await newGame(ada, '100% fun_day');
    await newGame(ada, '1000 funXday');
    expect(await search('100%')).toEqual(['100% fun_day', 'Harvest Cup']);
    expect(await search('fun_day')).toEqual(['100% fun_day']);
    expect(await search('\\')).toEqual([]);
    expect(await search("' or 1=1 --")).toEqual([]);
  });
});

describe('a game', () => {
  const edit = { title: '  Spring final ', date: '2026-04-01', location: ' Town hall ' };

  it('is edited by its uploader', async () => {
    const { game } = await newGame(ada);
    const response = await ada.send('PUT', `/api/games/${game.id}`, edit);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      ...game,
      title: 'Spring final',
      date: '2026-04-01',
      location: 'Town hall',
    });
    expect((await ben.send('GET', `/api/games/${game.id}`)).json()).toEqual(response.json());
    const more = {
      id: game.id + 1,
      tournament: 'Other',
      uploadedBy: game.uploadedBy + 1,
      uploaderName: 'Other',
      filename: 'other.pbn',
      pbnDate: '2020-01-01',
      pbnEvent: 'Other',
      pbnSite: 'Other',
      round: '9',
      uploadedAt: '2020-01-01T00:00:00.000Z',
    };
    expect((await ada.send('PUT', `/api/games/${game.id}`, { ...edit, ...more })).json()).toEqual(
      response.json(),
    );
    const cleared = await ada.send('PUT', `/api/games/${game.id}`, { ...edit, location: '' });
    expect(cleared.json()).toMatchObject({ location: null });
  });

  it('cannot be edited by anyone else, even an admin, which is checked before the body', async () => {
    const { game } = await newGame(ada);
    const admin = server.browser();
    const { id } = (await admin.register()).json<{ id: number }>();
    await server.database.pool.query(`update users set user_type = 'admin' where id = $1`, [id]);
    for (const browser of [ben, admin]) {
      expect((await browser.send('PUT', `/api/games/${game.id}`, edit)).statusCode).toBe(403);
      expect((await browser.send('PUT', `/api/games/${game.id}`, {})).statusCode).toBe(403);
    }
    expect((await ada.send('PUT', '/api/games/999999', {})).statusCode).toBe(404);
  });

  it.each([
    [{ ...edit, title: ' ' }, 'title', 'Title is required'],
    [{ ...edit, date: '' }, 'date', 'Date is required'],
    [{ ...edit, date: '2026-02-30' }, 'date', 'Please enter a valid date'],
    [{ ...edit, date: '0001-01-01' }, 'date', 'Please enter a date between 1900 and the end of next year'],
    [{ ...edit, date: '9999-12-31' }, 'date', 'Please enter a date between 1900 and the end of next year'],
    [{ ...edit, title: 'x'.repeat(201) }, 'title', 'Please use 200 characters or less'],
    [
      { ...edit, title: 'Spring\u0007final' },
      'title',
      'Please use letters, digits and ordinary punctuation only',
    ],
  ])('refuses an edit of %j', async (body, path, message) => {
    const { game } = await newGame(ada);
    const response = await ada.send('PUT', `/api/games/${game.id}`, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: message, issues: [{ path, message }] });
  });

  it('is deleted by its uploader with all its data', async () => {
    const { game, hands } = await newGame(ada);
    expect((await ben.send('DELETE', `/api/games/${game.id}`)).statusCode).toBe(403);
    expect((await ada.send('GET', `/api/games/${game.id}/deletion`)).json()).toEqual({
      allowed: true,
      reason: null,
    });
    expect((await ada.send('DELETE', `/api/games/${game.id}`)).statusCode).toBe(204);
    for (const path of [`games/${game.id}`, `games/${game.id}/hands`, `hands/${hands[0]!.id}`]) {
      expect((await ada.send('GET', `/api/${path}`)).statusCode).toBe(404);
    }
    for (const response of [
      await ada.send('DELETE', `/api/games/${game.id}`),
      await ada.send('PUT', `/api/games/${game.id}`, edit),
      await ada.send('GET', `/api/games/${game.id}/deletion`),
    ]) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ error: 'There is no such game. It may have been deleted.' });
    }
    const { rows } = await server.database.pool.query<{ count: number }>(
      'select count(*)::int as count from file_pieces where game_id = $1',
      [game.id],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it.each(['0', 'x', '-1', '1.5', '99999999999', '2147483647', '1%20or%201=1'])(
    'with the id %s does not exist',
    async (id) => {
      for (const path of ['', '/hands', '/file', '/deletion']) {
        expect((await ada.send('GET', `/api/games/${id}${path}`)).statusCode).toBe(404);
      }
      expect((await ada.send('GET', `/api/hands/${id}`)).statusCode).toBe(404);
      expect((await ada.send('GET', `/api/hands/${id}/results`)).statusCode).toBe(404);
    },
  );
});

describe('leftovers of an upload whose server was killed', () => {
  it('are removed, and nothing else', async () => {
    const { game } = await newGame(ada);
    const cutOff = async (age: string): Promise<number> =>
      (
        await server.database.pool.query<{ id: number }>(
          `insert into games (uploaded_by, uploaded_at, filename, format, title, hand_count, first_deal, warnings,
             warning_count)
           select id, now() - $1::interval, 'cut.pbn', 'PBN', 'Cut off', 1, 'x', '[]', 0 from users limit 1
           returning id`,
          [age],
        )
      ).rows[0]!.id;
    const old = await cutOff('11 minutes');
    const fresh = await cutOff('1 minute');
    const left = async (): Promise<number[]> =>
      (
        await server.database.pool.query<{ id: number }>(
          'select id from games where id = any($1) order by id',
          [[game.id, old, fresh]],
        )
      ).rows.map(({ id }) => id);

    await removeLeftovers(server.database);
    expect(await left()).toEqual([game.id, fresh]);
    await removeLeftovers(server.database, new Date());
    expect(await left()).toEqual([game.id]);
  });
});
