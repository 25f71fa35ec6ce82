import type { GameCounts, ListedGame, UploadedGame } from '@bridge-review/api/games';
import type { User } from '@bridge-review/api/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { generatePbn } from '../../testing/generated-game.ts';
import { type TestBrowser, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let ada: TestBrowser;
let ben: TestBrowser;
let benId: number;
let adaId: number;
let seed = 500;

beforeAll(async () => {
  ada = server.browser();
  adaId = (await ada.register()).json<User>().id;
  ben = server.browser();
  benId = (await ben.register()).json<User>().id;
});

/** A game of three boards played on this day, or on a day that nobody has set. */
async function newGame(browser: TestBrowser, title: string, day: string | null): Promise<UploadedGame> {
  const date = day === null ? '' : `[Date "${day.replaceAll('-', '.')}"]\n`;
  const file = generatePbn({ seed: (seed += 1) })
    .replaceAll('Tuesday Pairs', title)
    .replaceAll('[Date "2026.03.14"]\n', date);
  const response = await browser.upload(file);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<UploadedGame>();
}

const list = async (browser: TestBrowser, query: string): Promise<ListedGame[]> => {
  const response = await browser.send('GET', `/api/games?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<ListedGame[]>();
};
const titles = async (browser: TestBrowser, query: string): Promise<string[]> =>
  (await list(browser, query)).map(({ title }) => title);

describe('sorted by the day played', () => {
  beforeAll(async () => {
    await newGame(ada, 'June', '2025-06-10');
    await newGame(ada, 'Undated one', null);
    await newGame(ada, 'August', '2025-08-10');
    await newGame(ada, 'Also June', '2025-06-10');
    await newGame(ada, 'Undated two', null);
    const { game } = await newGame(ada, 'Corrected', '2025-01-01');
    await ada.send('PUT', `/api/games/${game.id}`, { title: 'Corrected', date: '2025-07-01' });
  });
  const BY_DAY = ['August', 'Corrected', 'Also June', 'June', 'Undated two', 'Undated one'];

  it('lists the latest day first, by the uploader’s date before the file’s, and games without a day last', async () => {
    expect(await titles(ada, 'sort=played')).toEqual(BY_DAY);
  });

  it('leaves the order by upload as the default', async () => {
    const newestFirst = ['Corrected', 'Undated two', 'Also June', 'August', 'Undated one', 'June'];
    expect(await titles(ada, '')).toEqual(newestFirst);
    expect(await titles(ada, 'sort=uploaded')).toEqual(newestFirst);
  });

  it.each([1, 2, 4])(
    'continues in pages of %d over games of the same day and without a day',
    async (limit) => {
      const seen: string[] = [];
      let next: string | undefined = `/api/games?sort=played&limit=${limit}`;
      while (next !== undefined) {
        const response = await ada.send('GET', next);
        expect(response.statusCode, response.body).toBe(200);
        seen.push(...response.json<ListedGame[]>().map(({ title }) => title));
        next = /^<(.+)>; rel="next"$/.exec(String(response.headers['link']))?.[1];
      }
      expect(seen).toEqual(BY_DAY);
    },
  );

  it('finds the same games in the same order when searched', async () => {
    expect(await titles(ada, 'sort=played&q=undated')).toEqual(['Undated two', 'Undated one']);
    expect(await titles(ada, 'sort=played&q=june&limit=1')).toEqual(['Also June']);
    // Too few letters for an index, in the middle of a word and in any case.
    expect(await titles(ada, 'sort=played&q=NE&limit=2')).toEqual(['Also June', 'June']);
    expect(await titles(ada, 'sort=played&q=gq')).toEqual([]);
  });

  it.each([
    'sort=title',
    'whose=others',
    'cursor=2025-13-01.4',
    'cursor=2025-01-01.',
    'cursor=.4',
    'cursor=2025-01-01.0',
  ])('refuses %s', async (query) => {
    expect((await ada.send('GET', `/api/games?sort=played&${query}`)).statusCode).toBe(400);
  });
});

describe('one’s own games', () => {
  let played: UploadedGame;
  let named: UploadedGame;

  beforeAll(async () => {
    await newGame(ben, 'Ben’s own', '2024-01-04');
    played = await newGame(ada, 'Played by Ben', '2024-01-03');
    await ben.send('POST', `/api/games/${played.game.id}/players`, { partnerId: adaId, seat: 'S' });
    named = await newGame(ada, 'Ben was named', '2024-01-02');
    await ada.send('POST', `/api/games/${named.game.id}/players`, { partnerId: benId });
  });

  const MINE = ['Ben’s own', 'Played by Ben', 'Ben was named'];

  it('are those uploaded, played, or played by someone who named the user', async () => {
    expect(await titles(ben, 'whose=mine&sort=played')).toEqual(MINE);
    expect(await titles(ben, 'whose=mine&sort=played&q=played')).toEqual(['Played by Ben']);
    expect(await titles(ben, 'whose=mine&sort=played&q=undated')).toEqual([]);
    expect((await list(ben, '')).length).toBeGreaterThan(MINE.length);
  });

  it('show partner, seat and how many boards are bid; accuracy comes with the analysis', async () => {
    const own = async (browser: TestBrowser) =>
      (await list(browser, `q=${encodeURIComponent('Played by')}`))[0]?.own;
    expect(await own(ada)).toEqual({
      isPlaying: false,
      partner: null,
      suggestedPartner: { id: benId, displayName: expect.any(String) as string },
      seat: null,
      bid: 0,
      waiting: 0,
      accuracy: null,
    });
    expect(await own(ben)).toMatchObject({
      isPlaying: true,
      partner: { id: adaId },
      suggestedPartner: null,
      seat: 'S',
      bid: 0,
    });

    const handId = played.hands[0]!.id;
    await ben.send('POST', `/api/hands/${handId}/partnership-bidding`, {
      partnerId: adaId,
      biddingSequence: ['Pass', 'Pass', 'Pass', 'Pass'],
      gameId: played.game.id,
    });
    expect(await own(ben)).toMatchObject({ bid: 1, waiting: 1, accuracy: null });
    // The record is the partner's as well.
    expect(await own(ada)).toMatchObject({ isPlaying: false, bid: 1 });

    // Every contract goes down, so passing out is par.
    await server.database.pool.query(`update hands set tricks = $1, par_ns = 0 where id = $2`, [
      '0'.repeat(20),
      handId,
    ]);
    expect(await own(ben)).toMatchObject({ bid: 1, waiting: 0, accuracy: 100 });
  });

  it('say who names the user as partner, until the user has named one', async () => {
    const own = async () =>
      (await list(ben, `q=${encodeURIComponent('Ben was named')}`)).map(({ own: part }) => part)[0];
    expect(await own()).toMatchObject({ isPlaying: false, suggestedPartner: { id: adaId } });
    const players = `/api/games/${named.game.id}/players`;
    await ben.send('POST', players, {});
    expect(await own()).toMatchObject({
      isPlaying: true,
      partner: null,
      suggestedPartner: { id: adaId },
    });
    await ben.send('POST', players, { partnerId: adaId });
    expect(await own()).toMatchObject({ partner: { id: adaId }, suggestedPartner: null });
    await ben.send('DELETE', `${players}/${benId}`);
    // Blocked, they are not suggested.
    await ben.send('POST', '/api/user/blocked', { userId: adaId });
    expect(await own()).toMatchObject({ isPlaying: false, suggestedPartner: null });
    await ben.send('DELETE', `/api/user/blocked/${adaId}`);
    expect(await own()).toMatchObject({ suggestedPartner: { id: adaId } });
  });

  it('are counted, with the boards that are still to bid', async () => {
    const counts = async (browser: TestBrowser) =>
      (await browser.send('GET', '/api/games/counts')).json<GameCounts>();
    const { all, ...bens } = await counts(ben);
    expect(all).toBe((await list(ben, '')).length);
    expect(bens).toEqual({ mine: 3, hasSample: false, boards: 3, toBid: 2 });
    expect(await counts(ada)).toEqual({ all, mine: all - 1, hasSample: false, boards: 3, toBid: 3 });
  });
});
