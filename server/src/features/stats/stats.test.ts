import type { UploadedGame } from '@bridge-review/api/games';
import type { BiddingStats, Estimate, StatsBoard } from '@bridge-review/api/stats';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAnalyses, analysedPbn } from '../../testing/analysed-game.ts';
import { type Member, useMember } from '../../testing/club.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { contractKind } from './contract-kind.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
const ben = useMember(server, 'Ben');
const cleo = useMember(server, 'Cleo');

/** Finished auctions for the six boards of a game; North deals all of them. */
const AUCTIONS = [
  ['7S', 'Pass', 'Pass', 'Pass'],
  ['1C', 'Pass', 'Pass', 'Pass'],
  ['3NT', 'Pass', 'Pass', 'Pass'],
  ['4H', 'Double', 'Pass', 'Pass', 'Pass'],
  ['Pass', 'Pass', 'Pass', 'Pass'],
  ['5D', 'Pass', 'Pass', 'Pass'],
];

interface Evening {
  readonly date: string | null;
  readonly partner: Member;
  readonly seat: string | null;
}

/** A game that Ada played and bid, all of it analysed. */
async function playEvening({ date, partner, seat }: Evening): Promise<void> {
  const uploaded = await ada.browser.upload(analysedPbn, { fields: { force: 'true' } });
  const { game, hands } = uploaded.json<UploadedGame>();
  const whole = await addAnalyses(
    server.database.pool,
    hands.map(({ id }) => id),
  );
  await server.database.pool.query('update games set date = $2 where id = $1', [game.id, date]);
  await ada.send('POST', `/api/games/${game.id}/players`, { partnerId: partner.id, seat });
  for (const [index, id] of whole.entries()) {
    const { status, body } = await ada.send('POST', `/api/hands/${id}/partnership-bidding`, {
      partnerId: partner.id,
      biddingSequence: AUCTIONS[index],
      gameId: game.id,
    });
    expect(status, JSON.stringify(body)).toBe(200);
  }
}

beforeAll(async () => {
  await playEvening({ date: '2025-08-05', partner: ben, seat: 'N' });
  await playEvening({ date: '2025-08-12', partner: ben, seat: 'N' });
  await playEvening({ date: '2025-09-02', partner: cleo, seat: 'E' });
  await playEvening({ date: '2025-10-07', partner: ben, seat: null });
  await playEvening({ date: null, partner: cleo, seat: 'S' });
});

const statsOf = async (member: Member, query = ''): Promise<BiddingStats> =>
  (await member.send('GET', `/api/user/stats/bidding${query}`)).body as BiddingStats;

async function boardsOf(member: Member, query: string): Promise<StatsBoard[]> {
  const rows: StatsBoard[] = [];
  for (let cursor = ''; ;) {
    const answer = await member.browser.send('GET', `/api/user/stats/boards?${query}&limit=7${cursor}`);
    expect(answer.statusCode, answer.body).toBe(200);
    rows.push(...answer.json<StatsBoard[]>());
    const next = /[?&]cursor=([^&>]+)/.exec(String(answer.headers['link'] ?? ''))?.[1];
    if (next === undefined) return rows;
    cursor = `&cursor=${next}`;
  }
}

describe('figures of the bidding', () => {
  it('are of all finished auctions, with their interval', async () => {
    const { accuracy, loss, lost, par, games, undatedGames, isCut } = await statsOf(ada);
    expect({ boards: accuracy.boards, games, undatedGames, isCut }).toEqual({
      boards: 30,
      games: 5,
      undatedGames: 1,
      isCut: false,
    });
    const boards = await boardsOf(ada, '');
    expect(boards).toHaveLength(30);
    expect(lost).toBe(boards.reduce((sum, board) => sum + board.loss, 0));
    expect(loss.mean).toBeCloseTo(lost / 30, 3);
    const mean = boards.reduce((sum, board) => sum + board.accuracy, 0) / 30;
    const variance = boards.reduce((sum, board) => sum + (board.accuracy - mean) ** 2, 0) / 29;
    const share = boards.filter(({ verdict }) => verdict === 'par reached').length / 30;
    expect(share).toBeGreaterThan(0);
    expect(par).toMatchObject({ boards: 30, mean: expect.closeTo(100 * share, 2) as number });
    expect(par.error).toBeCloseTo(2.0452 * 100 * Math.sqrt((share * (1 - share)) / 29), 2);
    expect(accuracy.mean).toBeCloseTo(mean, 2);
    expect(accuracy.error).toBeCloseTo(2.0452 * Math.sqrt(variance / 30), 2);
  });

  it('are all zero for whoever has bid nothing', async () => {
    const someone = await statsOf(cleo, `?partner=${cleo.id}`);
    expect(someone.accuracy).toEqual({ boards: 0, mean: 0, error: null });
    expect(someone.partners).toEqual([]);
  });

  it('count for both players of a record', async () => {
    const stats = await statsOf(cleo);
    expect(stats.accuracy.boards).toBe(12);
    expect(stats.partners.map(({ partner }) => partner)).toEqual([{ id: ada.id, displayName: 'Ada' }]);
  });

  it('put months with few boards together, and draw no game without a day', async () => {
    const { months, history } = await statsOf(ada);
    expect(history.map(({ date }) => date)).toEqual(['2025-08-05', '2025-08-12', '2025-09-02', '2025-10-07']);
    expect(months).toMatchObject([{ from: '2025-08', month: '2025-10', boards: 24 }]);
    expect((await statsOf(ada, '?since=2025-09-01')).months).toEqual([]);
  });

  it('are filtered by the day played and by the partner', async () => {
    expect((await statsOf(ada, '?since=2025-09-01')).accuracy.boards).toBe(12);
    const withBen = await statsOf(ada, `?partner=${ben.id}`);
    expect(withBen.accuracy.boards).toBe(18);
    expect(withBen.partnerChoices.map(({ displayName }) => displayName)).toEqual(['Ben', 'Cleo']);
    expect(withBen.partners).toHaveLength(1);
  });

  it.each([
    [{ games: 3, records: 100 }, 18],
    [{ games: 100, records: 13 }, 12],
    [{ games: 100, records: 1 }, 6],
  ])('are of the latest whole games where there are more than %j', async (most, boards) => {
    const { records, isCut } = await server.services.analysis.latest(ada.id, undefined, most);
    expect({ boards: records.length, isCut }).toEqual({ boards, isCut: true });
  });

  it.each(['?since=yesterday', '?partner=Ben'])('refuse %s', async (query) => {
    expect((await ada.send('GET', `/api/user/stats/bidding${query}`)).status).toBe(400);
  });
});

describe('each figure leads to its boards', () => {
  it('as many as it says, with the mean it says', async () => {
    const { partners, sides, seats, kinds, verdicts, months, history } = await statsOf(ada);
    const groups: (readonly [query: string, Estimate, 'accuracy' | 'loss'])[] = [
      ...partners.map((row) => [`partner=${row.partner.id}`, row, 'accuracy'] as const),
      ...sides.map((row) => [`side=${row.side}`, row, 'accuracy'] as const),
      ...seats.map((row) => [`seat=${row.seat}`, row, 'accuracy'] as const),
      ...kinds.map((row) => [`kind=${encodeURIComponent(row.kind)}`, row, 'accuracy'] as const),
      ...months.map((row) => [`fromMonth=${row.from}&toMonth=${row.month}`, row, 'accuracy'] as const),
      ...history.map(({ gameId, boards, accuracy }) => {
        const row = { boards, mean: accuracy, error: null };
        return [`game=${gameId}`, row, 'accuracy'] as const;
      }),
      ...verdicts.map((row) => [`verdict=${encodeURIComponent(row.verdict)}`, row, 'loss'] as const),
    ];
    expect(groups.length).toBeGreaterThan(12);
    for (const [query, row, figure] of groups) {
      const boards = await boardsOf(ada, query);
      expect(boards, query).toHaveLength(row.boards);
      const mean = boards.reduce((sum, board) => sum + board[figure], 0) / boards.length;
      expect(row.mean, query).toBeCloseTo(mean, 2);
    }
    for (const rows of [partners, sides, kinds, verdicts]) {
      expect(rows.reduce((sum, { boards }) => sum + boards, 0)).toBe(30);
    }
    expect(seats.map(({ seat, boards }) => [seat, boards])).toEqual([
      ['N', 12],
      ['E', 6],
      ['S', 6],
    ]);
  });

  it('those judged on what the pair knew, and no others', async () => {
    const judged = (await boardsOf(ada, '')).slice(3, 5);
    for (const [index, { handId, side }] of judged.entries()) {
      const fair = { side, word: 'right', chance: null, best: null, gain: { value: 0, low: 0, high: 0 } };
      await server.database.pool.query(
        'update bidding_records set fair = $2, fair_due_at = null where hand_id = $1',
        [
          handId,
          { ...fair, accuracy: index === 0 ? 100 : 50, layouts: 400, seed: 1, conditions: '', meanings: [] },
        ],
      );
    }
    expect(judged).toHaveLength(2);
    expect((await statsOf(ada)).fair).toMatchObject({ boards: 2, mean: 75 });
    const boards = await boardsOf(ada, 'fair=true');
    expect(boards.map(({ handId }) => handId)).toEqual(judged.map(({ handId }) => handId));
    expect((await ada.send('GET', '/api/user/stats/boards?fair=false')).status).toBe(400);
  });

  it('the latest first, and nothing after a cursor that is gone', async () => {
    const boards = await boardsOf(ada, '');
    expect(boards[0]!.gameId).toBeGreaterThan(boards[12]!.gameId);
    const gone = await ada.send('GET', '/api/user/stats/boards?cursor=999999999');
    expect(gone).toEqual({ status: 200, body: [] });
  });

  it('and never to those of others', async () => {
    expect(await boardsOf(cleo, `partner=${ben.id}`)).toEqual([]);
  });
});

it('the sample game is in no figure', async () => {
  const before = await statsOf(ada);
  const { body } = await ada.send('POST', '/api/games/sample');
  const { id } = body as { id: number };
  await ada.send('POST', `/api/games/${id}/players`, {});
  const { rows } = await server.database.pool.query<{ id: number }>(
    `update hands set tricks = repeat('7', 20), par_ns = 0 where game_id = $1 returning id`,
    [id],
  );
  for (const hand of rows) {
    await ada.send('POST', `/api/hands/${hand.id}/partnership-bidding`, {
      partnerId: null,
      biddingSequence: ['Pass', 'Pass', 'Pass', 'Pass'],
      gameId: id,
    });
  }
  expect(await statsOf(ada)).toEqual(before);
});

describe('kinds of contracts', () => {
  it.each([
    ['Pass', 'passed out'],
    ['3H', 'part score'],
    ['4D', 'part score'],
    ['3NT', 'game in notrump'],
    ['4H', 'game in a major'],
    ['5S', 'game in a major'],
    ['5C', 'game in a minor'],
    ['6D', 'slam'],
    ['7NT', 'slam'],
    ['1NTX', 'doubled'],
    ['6SXX', 'doubled'],
  ] as const)('%s is %s', (contract, kind) => expect(contractKind(contract)).toBe(kind));
});
