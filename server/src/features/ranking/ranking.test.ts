import type { UploadedGame, UploadedGames } from '@bridge-review/api/games';
import type { Ranking, Scorecard, Traveller } from '@bridge-review/api/ranking';
import { describe, expect, it } from 'vitest';
import * as usebioFile from '@bridge-review/bridge/testing/usebio-file';
import { useMember } from '../../testing/club.ts';
import { generateDuplicate } from '../../testing/duplicate-game.ts';
import { eveningFiles } from '../../testing/evening-files.ts';
import { generatePbn } from '../../testing/generated-game.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
const ben = useMember(server, 'Ben');

const nameOf = (pair: number) => [`North ${pair}`, `South ${pair}`] as const;

async function upload(pbn: string) {
  const { game, hands } = (await ada.browser.upload(pbn)).json<UploadedGame>();
  return { id: game.id, hands: hands.map(({ id }) => id) };
}

const get = async <Answer>(path: string, who = ben): Promise<Answer> => {
  const { status, body } = await who.send('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Answer;
};
const rankingOf = (id: number, from = 0) => get<Ranking>(`/api/games/${id}/ranking?from=${from}`);
const cardOf = (id: number, query = '', who = ben) =>
  get<Scorecard | null>(`/api/games/${id}/scorecard${query}`, who);
const travellerOf = (hand: number | undefined, query = '') =>
  get<Traveller>(`/api/hands/${hand}/traveller${query}`);

const places = ({ fields }: Ranking) =>
  fields.map(({ side, ranked }) => [
    side,
    ...ranked.map(({ place, isTied, number, value }) => `${place}${isTied ? '=' : ''} ${number} ${value}`),
  ]);

describe('the ranking of a game', () => {
  it('has places, figures and names in both directions, and a bar for each board', async () => {
    const { id } = await upload(generateDuplicate({ seed: 9001, boards: 4, tables: 3, nameOf }));
    const ranking = await rankingOf(id);
    expect(ranking).toMatchObject({
      state: 'ranked',
      kind: 'pairs',
      method: 'matchpoints',
      unit: 'percent',
      winners: 2,
      boards: 4,
      tables: 3,
      top: 4,
      stated: null,
      adjustedTables: 0,
    });
    expect(ranking.fields.map(({ side, total }) => [side, total])).toEqual([
      ['NS', 3],
      ['EW', 3],
    ]);
    const [best] = ranking.fields[0]!.ranked;
    expect(best).toMatchObject({ place: 1, boards: 4, top: 16, isOwn: false });
    expect(best!.names.first).toBe(`North ${best!.number}`);
    expect(best!.spark).toHaveLength(4);
    const shares = ranking.fields.flatMap(({ ranked }) => ranked.map(({ value }) => value));
    expect(shares.reduce((sum, value) => sum + value, 0)).toBeCloseTo(300, 0);
  });

  it('scales the other scores where the director adjusted one', async () => {
    const adjusted = [{ board: 1, table: 1, points: ['A+', 'A-'] as const }];
    const { id, hands } = await upload(generateDuplicate({ seed: 9002, boards: 1, tables: 3, adjusted }));
    const ranking = await rankingOf(id);
    expect(ranking.adjusted).toEqual([{ handId: hands[0], boardNumber: 1, given: { NS: 60, EW: 40 } }]);
    expect(places(ranking)).toEqual([
      ['NS', '1 3 87.5', '2 1 60', '3 2 12.5'],
      ['EW', '1 102 87.5', '2 101 40', '3 103 12.5'],
    ]);
  });

  it('agrees with the file, or says where not', async () => {
    const game = { seed: 9003, boards: 1, tables: 2 };
    const right = ['1 1 "N-S" 100.00', '2 2 "N-S" 0.00', '1 102 "E-W" 100.00', '2 101 "E-W" 0.00'];
    const agreeing = await upload(generateDuplicate({ ...game, stated: right }));
    expect((await rankingOf(agreeing.id)).stated).toEqual({ rows: 4, differing: 0, differences: [] });
    const wrong = right.map((row) => row.replace('1 1 "N-S" 100.00', '1 1 "N-S" 98.40'));
    const differing = await upload(generateDuplicate({ ...game, seed: 9004, stated: wrong }));
    expect((await rankingOf(differing.id)).stated).toMatchObject({
      rows: 4,
      differing: 1,
      differences: [{ number: '1', place: 1, value: 98.4, own: { place: 1, isTied: false, value: 100 } }],
    });
  });

  it('agrees with the places in a file of results, or says where not', async () => {
    const { files } = eveningFiles(9006);
    const results = (best: string) =>
      usebioFile.usebio(
        [
          '<PARTICIPANTS>',
          usebioFile.pair('1', ['Ann Lark', 'Ben Moss'], { PLACE: 2, PERCENTAGE: '0.00', DIRECTION: 'NS' }),
          usebioFile.pair('3', ['Eve Wren', 'Finn Teal'], { PLACE: 1, PERCENTAGE: best, DIRECTION: 'NS' }),
          '</PARTICIPANTS>',
          usebioFile.board(1, [
            usebioFile.line('1', '2', { CONTRACT: '1NT', PLAYED_BY: 'N', TRICKS: 7, SCORE: 90 }),
            usebioFile.line('3', '4', { CONTRACT: '1NT', PLAYED_BY: 'N', TRICKS: 8, SCORE: 120 }),
          ]),
        ].join('\n'),
      );
    const deals = { name: 'deals.dup', file: files['dup']! };
    const ranked = async (best: string) => {
      const parts = [deals, { name: 'results.xml', file: results(best) }];
      const answer = await ada.browser.uploadSeveral(parts, { fields: { force: 'true' } });
      return rankingOf(answer.json<UploadedGames>().games[0]!.id);
    };
    expect((await ranked('100.00')).stated).toEqual({ rows: 2, differing: 0, differences: [] });
    expect((await ranked('97.50')).stated).toMatchObject({
      rows: 2,
      differing: 1,
      differences: [{ number: '3', place: 1, value: 97.5, own: { place: 1, value: 100 } }],
    });
  });

  it('marks the pair that the viewer chose', async () => {
    const { id } = await upload(generateDuplicate({ seed: 9005, boards: 2, tables: 2, nameOf }));
    const [first] = (await rankingOf(id)).fields[1]!.ranked;
    const choice = { tableId: first!.tableId, side: 'EW', player: 'first', partnerId: null };
    expect((await ben.send('PUT', `/api/games/${id}/my-pair`, choice)).status).toBe(200);
    const own = (await rankingOf(id)).fields.flatMap(({ ranked }) => ranked.filter(({ isOwn }) => isOwn));
    expect(own.map(({ number }) => number)).toEqual([first!.number]);
    expect((await cardOf(id))?.pair.number).toBe(first!.number);
    expect(await cardOf(id, '', ada)).toBeNull();
  });

  it('marks the pair with the viewer’s name', async () => {
    const named = (pair: number) => (pair === 2 ? (['Ada Whitlock', 'Bo'] as const) : nameOf(pair));
    const { id } = await upload(generateDuplicate({ seed: 9006, boards: 2, tables: 2, nameOf: named }));
    expect((await cardOf(id, '', ada))?.pair).toMatchObject({ number: '2', isOwn: true });
  });

  it.each([
    ['no results', generatePbn({ seed: 9007 })],
    ['one table', generatePbn({ seed: 9008, extra: '[Contract "3NT"]\n[Declarer "N"]\n[Result "9"]' })],
    [
      'no pairs',
      generateDuplicate({ seed: 9009, boards: 1, tables: 2 }).replaceAll(/^(\d+) \d+ 10\d /gm, '$1 - - '),
    ],
  ])('is empty where there are %s', async (state, pbn) => {
    const { id } = await upload(pbn);
    expect(await rankingOf(id)).toMatchObject({ state, fields: [] });
    expect(await cardOf(id)).toBeNull();
  });

  it('comes in parts where there are many pairs', async () => {
    const { id } = await upload(generateDuplicate({ seed: 9010, boards: 1, tables: 120 }));
    const [first] = (await rankingOf(id)).fields;
    const [last] = (await rankingOf(id, 90)).fields;
    expect([first!.total, first!.ranked.length, first!.next]).toEqual([120, 30, 30]);
    expect([last!.ranked.length, last!.next]).toEqual([30, null]);
    const both = [...first!.ranked, ...last!.ranked].map(({ number }) => number);
    expect(new Set(both).size).toBe(60);
    const own = { tableId: last!.ranked.at(-1)!.tableId, side: 'NS', player: 'first', partnerId: null };
    expect((await ben.send('PUT', `/api/games/${id}/my-pair`, own)).status).toBe(200);
    expect((await rankingOf(id)).fields[0]!.ranked.at(-1)).toMatchObject({
      isOwn: true,
      tableId: own.tableId,
    });
  });

  it('is for those who see the game', async () => {
    const sample = await ada.send('POST', '/api/games/sample');
    const { id } = sample.body as { id: number };
    const [hand] = await get<{ id: number }[]>(`/api/games/${id}/hands`, ada);
    for (const path of [
      `/api/games/${id}/ranking`,
      `/api/games/${id}/scorecard`,
      `/api/games/${id}/travellers`,
      `/api/hands/${hand!.id}/traveller`,
    ]) {
      expect((await ben.send('GET', path)).status).toBe(404);
      expect((await ada.send('GET', path)).status).toBe(200);
    }
  });
});

describe('the scorecard of a pair', () => {
  it('has every board with opponents, contract, lead, tricks, score and matchpoints', async () => {
    const { id, hands } = await upload(generateDuplicate({ seed: 9011, boards: 4, tables: 3, nameOf }));
    const [best] = (await rankingOf(id)).fields[0]!.ranked;
    const card = await cardOf(id, `?table=${best!.tableId}&seat=S`);
    expect(card).toMatchObject({ unit: 'percent', pair: best, field: { side: 'NS', total: 3 } });
    expect(card!.boards.map(({ handId, round }) => [handId, round])).toEqual(
      hands.map((hand, index) => [hand, index < 2 ? '1' : '2']),
    );
    const [first] = card!.boards;
    expect(first).toMatchObject({ boardNumber: 1, seat: 'N', top: 4, adjusted: null });
    expect(first!.lead).toMatch(/^[SHDC][2-9TJQKA]$/);
    expect(first!.scoreNS).not.toBeNull();
    expect(first!.opponents.number).toMatch(/^10\d$/);
    const sum = card!.boards.reduce((points, board) => points + (board.points ?? 0), 0);
    expect(sum).toBeCloseTo(best!.points, 1);
    const opponents = await cardOf(id, `?table=${first!.opponents.tableId}&seat=${first!.opponents.seat}`);
    expect(opponents!.pair.number).toBe(first!.opponents.number);
  });

  it('shows adjusted boards in percent', async () => {
    const adjusted = [{ board: 2, table: 2, points: ['A+', 'A+'] as const }];
    const { id } = await upload(generateDuplicate({ seed: 9012, boards: 2, tables: 3, adjusted }));
    const two = (await rankingOf(id)).fields[0]!.ranked.find(({ number }) => number === '2');
    const card = await cardOf(id, `?table=${two!.tableId}&seat=N`);
    expect(card!.boards[1]).toMatchObject({
      contract: null,
      scoreNS: null,
      adjusted: { NS: 60, EW: 60 },
      points: 2.4,
    });
  });

  it('is null where nobody sat, and refuses what is no table', async () => {
    const { id } = await upload(generateDuplicate({ seed: 9013, boards: 1, tables: 2 }));
    expect(await cardOf(id, '?table=2147483647&seat=N')).toBeNull();
    expect((await ben.send('GET', `/api/games/${id}/scorecard?table=x`)).status).toBe(400);
    expect((await ben.send('GET', `/api/games/${id}/scorecard?table=1&seat=Q`)).status).toBe(400);
  });
});

describe('the traveller of a board', () => {
  it('has all tables, the best for North and South first, with the scores of both sides', async () => {
    const adjusted = [{ board: 1, table: 4, points: ['A-', 'A+'] as const }];
    const { hands } = await upload(generateDuplicate({ seed: 9014, boards: 2, tables: 4, nameOf, adjusted }));
    const board = await travellerOf(hands[0]);
    expect(board).toMatchObject({ handId: hands[0], boardNumber: 1, unit: 'percent', top: 6, total: 4 });
    expect(board.rows.slice(0, 3).map(({ points }) => points!.NS)).toEqual(
      board.rows
        .slice(0, 3)
        .map(({ points }) => points!.NS)
        .toSorted((one, other) => other - one),
    );
    for (const { points } of board.rows.slice(0, 3)) expect(points!.NS + points!.EW).toBeCloseTo(6);
    expect(board.rows[3]).toMatchObject({ adjusted: { NS: 40, EW: 60 }, points: { NS: 2.4, EW: 3.6 } });
    expect(board.contracts.reduce((sum, { tables }) => sum + tables, 0)).toBe(3);
    expect(board.rows[0]!.NS.names.first).toMatch(/^North/);
    expect((await travellerOf(hands[0], '?from=3')).rows).toHaveLength(1);
  });

  it('agrees with the scorecards', async () => {
    const { id, hands } = await upload(
      generateDuplicate({ seed: 9015, boards: 3, tables: 3, scoring: 'IMP;Butler' }),
    );
    const board = await travellerOf(hands[2]);
    expect(board.rows).toHaveLength(3);
    for (const { tableId, points } of board.rows) {
      const card = await cardOf(id, `?table=${tableId}&seat=E`);
      expect(card!.boards.find(({ handId }) => handId === hands[2])?.points).toBe(points!.EW);
    }
  });

  it('comes with those of the boards after it, in pages that may cut a board', async () => {
    // 180 tables a board: the page of 350 tables ends in the second.
    const { id, hands } = await upload(generateDuplicate({ seed: 9017, boards: 3, tables: 180 }));
    const first = await ben.browser.send('GET', `/api/games/${id}/travellers`);
    const page = first.json<Traveller[]>();
    expect(page.map(({ handId, rows }) => [handId, rows.length])).toEqual([
      [hands[0], 180],
      [hands[1], 170],
    ]);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))![1]!;
    const rest = await get<Traveller[]>(next);
    expect(rest.map(({ handId, rows }) => [handId, rows.length])).toEqual([
      [hands[1], 10],
      [hands[2], 180],
    ]);
    const whole = await travellerOf(hands[1]);
    const joined = [...page[1]!.rows, ...rest[0]!.rows];
    expect(joined.slice(0, whole.rows.length)).toEqual(whole.rows);
    expect({ ...page[1], rows: [] }).toEqual({ ...whole, rows: [] });
    const one = await get<Traveller[]>(`/api/games/${id}/travellers?first=${hands[2]}&boards=1`);
    expect(one.map(({ handId }) => handId)).toEqual([hands[2]]);
    for (const [query, status] of [
      ['?first=2147483647', 404],
      ['?boards=61', 400],
      ['?boards=0', 400],
      ['?cursor=99900000', 200],
    ] as const)
      expect((await ben.send('GET', `/api/games/${id}/travellers${query}`)).status).toBe(status);
  });

  it('is empty for a board that nobody played, and missing where there is none', async () => {
    const { hands } = await upload(generatePbn({ seed: 9016 }));
    expect(await travellerOf(hands[0])).toMatchObject({ total: 0, rows: [], contracts: [] });
    expect((await ben.send('GET', '/api/hands/2147483647/traveller')).status).toBe(404);
  });
});
