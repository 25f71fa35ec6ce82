import type { GameAnalysis, HandAnalysis } from '@bridge-review/api/analysis';
import type { UploadedGame } from '@bridge-review/api/games';
import type { GameHand } from '@bridge-review/api/hands';
import { formatTricks, parseTricks } from '@bridge-review/bridge/double-dummy/trick-table';
import { unwrap } from '@bridge-review/bridge/result';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateDeal } from '../../testing/generated-game.ts';
import { type TestBrowser, useTestServer } from '../../testing/test-server.ts';
import { makeAnalyst } from './analyst.ts';
import * as repo from './repo.ts';
import { analysisService } from './service.ts';
import type { Solver } from './solver.ts';

/** All spades, hearts, diamonds and clubs in one hand each: each side takes all tricks in its own suits. */
const ONE_SUIT_EACH = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

const SIX_TRICKS = formatTricks(unwrap(parseTricks('6'.repeat(20))));

/** As if the deal were a very hard one. */
const neverDone: Solver = {
  solve: (_, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  stop: () => Promise.resolve(),
};

const server = useTestServer();
let ada: TestBrowser;
let ben: TestBrowser;
let benId: number;
let game: UploadedGame;

beforeAll(async () => {
  ada = server.browser();
  await ada.register();
  ben = server.browser();
  benId = (await ben.register()).json<{ id: number }>().id;
  const [north, , south] = generateDeal(5).slice(2).split(' ');
  const response = await ada.upload(
    [
      `[Event "Analysed"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[North "Ada L."]\n[Deal "${ONE_SUIT_EACH}"]`,
      `[Board "2"]\n[Deal "N:${north} - ${south} -"]`,
    ].join('\n\n'),
  );
  game = response.json<UploadedGame>();
  await ada.send('POST', `/api/games/${game.game.id}/players`, { partnerId: benId });
});

const handId = (place: number): number => game.hands[place - 1]!.id;

const analysisOf = async (place: number): Promise<HandAnalysis> =>
  (await ada.send('GET', `/api/hands/${handId(place)}/analysis`)).json<HandAnalysis>();

const analysisOfGame = async (browser: TestBrowser): Promise<GameAnalysis> =>
  (await browser.send('GET', `/api/games/${game.game.id}/analysis`)).json<GameAnalysis>();

describe('a hand', () => {
  it('is queued for analysis unless some of its cards are unknown', async () => {
    expect(await analysisOf(1)).toEqual({
      state: 'waiting',
      tricks: null,
      side: { side: 'NS', from: 'name' },
      fair: null,
      isFairWaiting: false,
    });
    expect(await analysisOf(2)).toMatchObject({ state: 'impossible', tricks: null });
    expect(await analysisOfGame(ada)).toEqual({ total: 1, analysed: 0, records: [] });
  });

  it('is leased by one server at a time, and by another once that one is dead', async () => {
    const { db } = server.database;
    const taken = await Promise.all([repo.takeHand(db, 60), repo.takeHand(db, 60)]);
    expect(new Set(taken.map((hand) => hand?.handId ?? null))).toEqual(new Set([handId(1), null]));
    expect(await repo.takeHand(db, 60)).toBeNull();
    await server.database.pool.query(`update hands set analysis_due_at = now() - interval '1 second'`);
    expect((await repo.takeHand(db, 60))?.handId).toBe(handId(1));
    await repo.lease(db, handId(1), 0);
  });

  it('stays leased while its server works on it, and no longer', async () => {
    const { db, pool } = server.database;
    const dueIn = async (): Promise<number> => {
      const { rows } = await pool.query<{ due: number }>(
        'select extract(epoch from analysis_due_at)::float as due from hands where id = $1',
        [handId(1)],
      );
      return rows[0]!.due;
    };
    const slow = makeAnalyst({
      db,
      solver: neverDone,
      events: server.services.events,
      log: server.app.log,
      leaseSeconds: 2,
    });
    const free = await dueIn();
    slow.start();
    await expect.poll(dueIn).toBeGreaterThan(free + 1);
    const taken = await dueIn();
    await expect.poll(dueIn).toBeGreaterThan(taken);
    expect(await repo.takeHand(db, 60)).toBeNull();
    await slow.stop();
    expect((await repo.takeHand(db, 60))?.handId).toBe(handId(1));
    await repo.lease(db, handId(1), 0);
  });

  it('keeps the first analysis, and refuses one for other cards', async () => {
    const { db, pool } = server.database;
    const hand = (await repo.takeHand(db, 60))!;
    const found = { tricks: SIX_TRICKS, parNS: 0 };
    const otherCards = { ...hand, deal: generateDeal(6) };
    expect(await repo.storeAnalysis(db, otherCards, found)).toBe(false);
    expect(await repo.storeAnalysis(db, hand, found)).toBe(true);
    expect(await repo.storeAnalysis(db, hand, { ...found, parNS: 420 })).toBe(false);
    await pool.query('update hands set tricks = null, par_ns = null, analysis_due_at = now()');
  });

  it('that somebody looks at is analysed before those of newer games', async () => {
    const { db, pool } = server.database;
    const newer = generateDeal(7);
    expect((await ada.upload(`[Event "Newer"]\n[Board "1"]\n[Deal "${newer}"]`)).statusCode).toBe(200);
    const solved: string[] = [];
    const quick: Solver = {
      solve({ deal }) {
        solved.push(deal);
        return Promise.resolve({ tricks: SIX_TRICKS, parNS: 0 });
      },
      stop: () => Promise.resolve(),
    };
    const analyst = makeAnalyst({ db, solver: quick, events: server.services.events, log: server.app.log });
    await analysisService(db, analyst).ofHand(handId(1), benId);
    analyst.start();
    await expect.poll(() => solved).toEqual([ONE_SUIT_EACH, newer]);
    await analyst.stop();
    await pool.query('update hands set tricks = null, par_ns = null, analysis_due_at = now()');
  });

  it('is analysed in the background', async () => {
    server.services.analyst.start();
    await expect.poll(async () => (await analysisOf(1)).state).toBe('done');
    // The side with the trumps takes all thirteen; in notrump the hand to the leader's left never gets in.
    expect((await analysisOf(1)).tricks).toBe('0d0d00d0d000d0d00d0d');
    expect(await analysisOfGame(ada)).toMatchObject({ total: 1, analysed: 1 });
  });
});

describe('a record', () => {
  it('is judged against par for the side of its players', async () => {
    const created = await ada.send('POST', `/api/hands/${handId(1)}/partnership-bidding`, {
      partnerId: benId,
      biddingSequence: ['1S', 'Pass', 'Pass', 'Pass'],
      gameId: game.game.id,
    });
    expect(created.statusCode, created.body).toBe(200);
    const { records } = await analysisOfGame(ada);
    // 1S with six overtricks: 30 for the trick, 50 for the part score, 180 for the overtricks.
    expect(records).toMatchObject([
      { handId: handId(1), contract: '1S', declarer: 'N', side: 'NS', scoreNS: 260, verdict: 'underbid' },
    ]);
    expect((await analysisOfGame(ben)).records).toMatchObject([{ side: 'NS' }]);

    const stranger = server.browser();
    await stranger.register();
    expect((await analysisOfGame(stranger)).records).toEqual([]);
  });

  it('is that of the named partner if several name the user', async () => {
    const dan = server.browser();
    const danId = (await dan.register()).json<{ id: number }>().id;
    const gameId = game.game.id;
    const record = async (partner: TestBrowser, calls: readonly string[]) => {
      await partner.send('POST', `/api/games/${gameId}/players`, { partnerId: danId });
      const url = `/api/hands/${handId(1)}/partnership-bidding`;
      const body = { partnerId: danId, gameId, biddingSequence: calls };
      expect((await partner.send('POST', url, body)).statusCode).toBe(200);
    };
    const cleo = server.browser();
    const cleoId = (await cleo.register()).json<{ id: number }>().id;
    const eve = server.browser();
    await eve.register();
    await record(cleo, ['7NT', 'Pass', 'Pass', 'Pass']);
    await record(eve, ['2S', 'Pass', 'Pass', 'Pass']);
    await dan.send('POST', `/api/games/${gameId}/players`, { partnerId: cleoId });
    const shown = await dan.send('GET', `/api/hands/${handId(1)}/partnership-bidding`);
    expect(shown.json()).toMatchObject({ biddingSequence: ['7NT', 'Pass', 'Pass', 'Pass'] });
    expect((await analysisOfGame(dan)).records).toMatchObject([{ contract: '7NT' }]);
  });

  it('counts in the accuracy of both partners only', async () => {
    const [{ accuracy, loss } = { accuracy: 0, loss: 0 }] = (await analysisOfGame(ada)).records;
    expect(accuracy).toBeCloseTo(100 * 2 ** (-loss / 4), 6);
    for (const browser of [ada, ben]) {
      const stats = (await browser.send('GET', '/api/user/stats')).json<{ averageBiddingAccuracy: number }>();
      expect(stats.averageBiddingAccuracy).toBeCloseTo(accuracy, 6);
      expect((await browser.send('GET', '/api/user/stats/accuracy')).json()).toMatchObject({
        games: [{ gameId: game.game.id, boards: 1, title: 'Analysed' }],
        worst: [{ handId: handId(1), loss, verdict: 'underbid' }],
      });
    }
    const stranger = server.browser();
    await stranger.register();
    expect((await stranger.send('GET', '/api/user/stats')).json()).toMatchObject({
      averageBiddingAccuracy: null,
    });
  });
});

describe('what is damaged in the database', () => {
  const query = (text: string) => server.database.pool.query(text, [handId(1)]);

  it('is a hand that nobody knows, or one that is read all the same', async () => {
    const shown = async () => (await ada.send('GET', `/api/hands/${handId(1)}`)).json<GameHand>();
    const whole = await shown();
    await query(
      `update hands set north_hand = 'AKQJT9876543Z...', east_hand = '.2akqjt9876543..' where id = $1`,
    );
    expect(await shown()).toEqual({ ...whole, northHand: null });
    await query(
      `update hands set north_hand = 'AKQJT98765432...', east_hand = '.AKQJT98765432..' where id = $1`,
    );
    expect(await shown()).toEqual(whole);
  });

  it('is an analysis of which nothing is shown', async () => {
    const { tricks } = await analysisOf(1);
    await query(`update hands set tricks = 'nonsense' where id = $1`);
    expect(await analysisOf(1)).toMatchObject({ state: 'done', tricks: null });
    expect(await analysisOfGame(ada)).toMatchObject({ total: 1, analysed: 1, records: [] });
    await query(`update hands set tricks = '${tricks}' where id = $1`);
    expect(await analysisOfGame(ada)).toMatchObject({ records: [{ handId: handId(1) }] });
  });
});
