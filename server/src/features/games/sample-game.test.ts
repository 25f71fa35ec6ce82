import type { GameDetails, ListedGame } from '@bridge-review/api/games';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { serverMessages } from '../../server-messages.ts';
import { allRoutes, type RouteName } from '@bridge-review/api/routes';
import { sampleDeal } from '@bridge-review/api/sample-deal';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import { join, type Member, useMember } from '../../testing/club.ts';
import { generatePbn } from '../../testing/generated-game.ts';
import { password, useTestServer } from '../../testing/test-server.ts';
import { sampleFile } from './sample/sample-record.ts';

const server = useTestServer();
const owner = useMember(server, 'Nora');
const other = useMember(server, 'Otto');
let admin: Member;
let game: GameDetails;
let hand: GameHand;
let comment: number;
let record: number;

const openSample = async (member: Member): Promise<GameDetails> => {
  const { status, body } = await member.send('POST', '/api/games/sample');
  expect(status, JSON.stringify(body)).toBe(200);
  return body as GameDetails;
};
const listOf = async (member: Member, query: string): Promise<ListedGame[]> =>
  (await member.send('GET', `/api/games?${query}`)).body as ListedGame[];
const titlesOf = async (member: Member, query: string) =>
  (await listOf(member, query)).map(({ title }) => title);
const handsOf = async (member: Member, id: number) =>
  (await member.send('GET', `/api/games/${id}/hands`)).body as GameHand[];

beforeAll(async () => {
  admin = await joinAs(server, 'admin');
  game = await openSample(owner);
  [hand] = (await handsOf(owner, game.id)) as [GameHand];
  await owner.send('POST', `/api/games/${game.id}/players`, { seat: 'S' });
  const said = await owner.send('POST', `/api/hands/${hand.id}/comments`, { content: 'So that is how' });
  comment = (said.body as { id: number }).id;
  const bid = await owner.send('POST', `/api/hands/${hand.id}/partnership-bidding`, {
    partnerId: null,
    biddingSequence: ['1NT', 'Pass', 'Pass', 'Pass'],
    gameId: game.id,
  });
  record = (bid.body as { id: number }).id;
});

describe('the sample game', () => {
  it('is an evening of eight boards at three tables, each with its auction', async () => {
    expect(game).toMatchObject({ title: 'Tuesday Pairs', handCount: 8, isSample: true, warnings: [] });
    const hands = await handsOf(owner, game.id);
    expect(hands.map(({ boardNumber }) => boardNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { id } of hands) {
      const { body } = await owner.send('GET', `/api/hands/${id}/results`);
      const tables = body as TableResult[];
      expect(tables).toHaveLength(3);
      for (const table of tables) {
        expect(table.auction?.calls.length).toBeGreaterThan(3);
        expect(table.scoreNS).not.toBeNull();
        expect(Object.values(table.players).every((name) => name !== null)).toBe(true);
      }
    }
  });

  it('has the board that the page of those without games shows', async () => {
    const shown = (await handsOf(owner, game.id)).find(({ boardNumber }) => boardNumber === sampleDeal.board);
    expect(shown).toMatchObject({ dealer: sampleDeal.dealer, vulnerability: sampleDeal.vulnerability });
    const { northHand, eastHand, southHand, westHand } = shown!;
    expect(`N:${northHand} ${eastHand} ${southHand} ${westHand}`).toBe(sampleDeal.deal);
  });

  it('is opened by the next call, and made once by two calls at once', async () => {
    expect((await openSample(owner)).id).toBe(game.id);
    const someone = await join(server, 'Twice');
    const [one, two] = await Promise.all([openSample(someone), openSample(someone)]);
    expect(one.id).toBe(two.id);
    expect(await listOf(someone, 'whose=mine')).toHaveLength(1);
  });

  it('is analysed like any game', async () => {
    server.services.analyst.start();
    await vi.waitFor(
      async () => {
        const { body } = await owner.send('GET', `/api/games/${game.id}/analysis`);
        expect(body).toMatchObject({ total: 8, analysed: 8, records: [{ handId: hand.id }] });
      },
      { timeout: 120_000, interval: 250 },
    );
  });

  it('takes room in the storage of its owner', async () => {
    const { body } = await owner.send('GET', '/api/user/storage');
    expect(body).toMatchObject({ usedBytes: sampleFile().bytes.length });
  });

  it('lets its owner say which pair they were, and records its auctions', async () => {
    const someone = await join(server, 'Pairing');
    const { id } = await openSample(someone);
    const { body } = await someone.send('GET', `/api/games/${id}/pairs`);
    const [pair] = (body as { pairs: { tableId: number; side: string }[] }).pairs;
    const choice = { tableId: pair!.tableId, side: pair!.side, player: 'first', partnerId: null };
    expect(await someone.send('PUT', `/api/games/${id}/my-pair`, choice)).toMatchObject({
      status: 200,
      body: { recorded: 8, withoutAuction: 0 },
    });
    expect(await listOf(someone, 'whose=mine')).toMatchObject([{ own: { isPlaying: true, bid: 8 } }]);
    expect(await someone.send('DELETE', `/api/games/${id}/my-pair`)).toMatchObject({
      body: { removed: 8 },
    });
  });
});

/** What would be answered with something else than 404 where the thing existed. */
const bodies: Partial<Record<RouteName, () => object>> = {
  'games.update': () => ({ title: 'Mine', date: '2026-10-13' }),
  'participation.markAsPlayed': () => ({}),
  'pairs.choose': () => ({ tableId: 1, side: 'NS', player: null, partnerId: null }),
  'bidding.create': () => ({ partnerId: owner.id, biddingSequence: ['Pass'], gameId: game.id }),
  'bidding.update': () => ({ biddingSequence: ['Pass'] }),
  'comments.create': () => ({ content: 'Hello' }),
  'comments.update': () => ({ content: 'Hello' }),
  'people.state': () => ({ tableId: 1, seat: 'N', scope: 'game' }),
  'presentations.saveNote': () => ({ text: 'Hello' }),
  'styles.choose': () => ({ table: null, side: 'NS', style: 'Acol' }),
};
const queries: Partial<Record<RouteName, () => string>> = {
  'games.export': () => '?format=pbn',
  'participation.gameData': () => `?userId=${owner.id}`,
  'bidding.conflicts': () => `?partnerId=${owner.id}`,
};
const ABOUT_A_THING = /^\/api\/(games|hands|comments|partnership-bidding)\/:id/;
const aboutThings = allRoutes.filter(([, { path }]) => ABOUT_A_THING.test(path));
const MISSING = 999_999_999;

describe.each(['another player', 'an administrator'])('to %s', (kind) => {
  const viewer = () => (kind === 'an administrator' ? admin : other);

  it.each(aboutThings)('the sample does not exist for %s', async (name, { method, path }) => {
    const [, thing] = ABOUT_A_THING.exec(path) ?? [];
    const id = { games: game.id, hands: hand.id, comments: comment, 'partnership-bidding': record }[thing!];
    const askFor = (wanted: number) =>
      viewer().send(
        method,
        path.replace(':id', String(wanted)).replace(':userId', String(viewer().id)) +
          (queries[name]?.() ?? ''),
        bodies[name]?.(),
      );
    const answered = await askFor(id!);
    expect(answered.status, JSON.stringify(answered.body)).toBe(404);
    expect(answered).toEqual(await askFor(MISSING));
  });

  it.each(['whose=all', 'whose=mine', 'q=Tuesday', 'q=Nora', 'sort=played'])(
    'the sample is not listed with %s',
    async (query) => expect(await titlesOf(viewer(), query)).not.toContain('Tuesday Pairs'),
  );

  it('the sample is not found by the id of its owner, and not counted', async () => {
    expect(await listOf(viewer(), `q=${owner.id}`)).toEqual([]);
    expect((await viewer().send('GET', '/api/games/counts')).body).toMatchObject({ all: 0, mine: 0 });
  });
});

describe('the sample counts nowhere', () => {
  it('for its owner: it is listed among their games, beside counts and figures without it', async () => {
    expect(await titlesOf(owner, 'whose=mine')).toEqual(['Tuesday Pairs']);
    expect(await titlesOf(owner, 'whose=mine&q=tuesday&sort=played')).toEqual(['Tuesday Pairs']);
    expect(await listOf(owner, 'whose=all')).toEqual([]);
    expect((await owner.send('GET', '/api/games/counts')).body).toEqual({
      all: 0,
      mine: 0,
      hasSample: true,
      boards: 0,
      toBid: 0,
    });
    expect((await owner.send('GET', '/api/user/stats')).body).toEqual({
      gamesUploaded: 0,
      handsReviewed: 0,
      commentsMade: 0,
      averageBiddingAccuracy: null,
    });
    expect((await owner.send('GET', '/api/user/stats/accuracy')).body).toEqual({ games: [], worst: [] });
  });

  it('for administrators: totals leave it out', async () => {
    const { body } = await admin.send('GET', '/api/admin/stats');
    expect(body).toMatchObject({ totalGames: 0, totalHands: 0 });
  });

  it('as a duplicate: the same file can be uploaded', async () => {
    const uploader = await join(server, 'Uploader');
    const first = await uploader.browser.upload(sampleFile().bytes);
    expect(first.statusCode, first.body).toBe(200);
    const { id } = first.json<{ game: { id: number } }>().game;
    const again = await owner.browser.upload(sampleFile().bytes);
    expect(again.json()).toMatchObject({ duplicateGame: { id } });
    expect((await openSample(await join(server, 'Later'))).isSample).toBe(true);
    await uploader.send('DELETE', `/api/games/${id}`);
  });
});

describe('nobody else is named in the sample', () => {
  it.each([
    ['as partner', () => `/api/games/${game.id}/players`, () => ({ partnerId: other.id })],
    [
      'in a bidding record',
      () => `/api/hands/${hand.id}/partnership-bidding`,
      () => ({ partnerId: other.id, biddingSequence: ['Pass'], gameId: game.id }),
    ],
  ])('%s', async (_, path, body) => {
    expect(await owner.send('POST', path(), body())).toMatchObject({
      status: 400,
      body: { message: serverMessages.sampleHasNoPartner },
    });
  });

  it('and elsewhere a bidding record needs two players', async () => {
    const player = await join(server, 'Alone');
    const { game: own, hands } = (await player.browser.upload(generatePbn({ seed: 4711 }))).json<{
      game: { id: number };
      hands: { id: number }[];
    }>();
    await player.send('POST', `/api/games/${own.id}/players`, {});
    const body = { partnerId: null, biddingSequence: ['Pass'], gameId: own.id };
    expect(await player.send('POST', `/api/hands/${hands[0]!.id}/partnership-bidding`, body)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'partnerId', message: serverMessages.partnerUnknown }] },
    });
    await player.send('DELETE', `/api/games/${own.id}`);
  });
});

describe('the end of the sample', () => {
  it('comes when its owner removes it; then it can be opened again', async () => {
    const someone = await join(server, 'Leaving');
    const { id } = await openSample(someone);
    expect((await someone.send('DELETE', `/api/games/${id}`)).status).toBe(204);
    expect(await listOf(someone, 'whose=mine')).toEqual([]);
    expect((await openSample(someone)).id).toBeGreaterThan(id);
  });

  it('comes with the end of the account', async () => {
    const someone = await join(server, 'Gone');
    const { id } = await openSample(someone);
    expect((await someone.send('DELETE', '/api/user', { password })).status).toBe(204);
    const { rows } = await server.database.pool.query('select from games where id = $1', [id]);
    expect(rows).toHaveLength(0);
  });
});
