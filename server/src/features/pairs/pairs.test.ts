import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { UploadedGame } from '@bridge-review/api/games';
import type { GameHand, RecordedAuction, TableResult } from '@bridge-review/api/hands';
import type { Pair, PairChosen, PairList, PairUndone } from '@bridge-review/api/pairs';
import type { MyParticipation } from '@bridge-review/api/participation';
import { beforeEach, describe, expect, it } from 'vitest';
import { dealGame, join, type Member, type TestGame, useMember } from '../../testing/club.ts';
import { generatePbn } from '../../testing/generated-game.ts';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
const ben = useMember(server, 'Ben');
const cleo = useMember(server, 'Cleo');
let game: TestGame;

const query = (text: string, values: unknown[]) => server.database.pool.query<{ id: number }>(text, values);

interface Seated {
  board: 0 | 1 | 2 | 3;
  NS: readonly [string | null, string | null];
  EW?: readonly [string, string];
  numbers?: readonly [string, string];
  calls?: readonly string[] | null;
  annotations?: RecordedAuction['annotations'];
}

const DEALERS = ['N', 'E', 'S', 'W'];
const BID = ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'];
let place = 10;

/** A table of the file, with an auction unless its calls are null. */
async function seat(seated: Seated): Promise<number> {
  const { board, NS, EW = ['Xia', 'Yan'], numbers, calls = BID, annotations = [] } = seated;
  const auction = calls && JSON.stringify({ dealer: DEALERS[board], calls, annotations });
  const { rows } = await query(
    `insert into table_results (hand_id, place, north, south, east, west, pair_ns, pair_ew, auction)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [game.hands[board], (place += 1), ...NS, ...EW, numbers?.[0] ?? null, numbers?.[1] ?? null, auction],
  );
  return rows[0]!.id;
}

/** Ada Whitlock plays all four boards with Benedict: three times North-South, once East-West. */
async function seatAda(): Promise<number> {
  const table = await seat({ board: 0, NS: ['Ada Whitlock', 'Benedict'] });
  await seat({ board: 0, NS: ['Cara', 'Dov'], EW: ['Eve', 'Finn'] });
  await seat({ board: 1, NS: ['ADA  WHITLOCK#4711', 'Benedict'] });
  await seat({ board: 2, NS: ['Cara', 'Dov'], EW: ['Benedict', 'Ada Whitlock'] });
  await seat({ board: 3, NS: ['Ada Whitlock', 'Benedict'], calls: null });
  return table;
}

beforeEach(async () => {
  game = await dealGame(server, cleo.id);
});

const path = (rest: string) => `/api/games/${game.id}/${rest}`;
const pairs = async (who: Member, search = '') =>
  (await who.send('GET', path(`pairs${search === '' ? '' : `?q=${encodeURIComponent(search)}`}`)))
    .body as PairList;
async function choose(who: Member, tableId: number, more: object = {}) {
  const choice = { tableId, side: 'NS', player: 'first', partnerId: ben.id, ...more };
  const { status, body } = await who.send('PUT', path('my-pair'), choice);
  return { status, body: body as PairChosen };
}
async function undo(who: Member) {
  const { status, body } = await who.send('DELETE', path('my-pair'));
  return { status, body: body as PairUndone };
}
const participation = async (who: Member) =>
  (await who.send('GET', path('my-participation'))).body as MyParticipation;
const recordOf = async (who: Member, board: number) =>
  (await who.send('GET', `/api/hands/${game.hands[board]}/partnership-bidding`)).body as BiddingRecord | null;
const record = (who: Member, partner: Member, board: number, calls: readonly string[] = ['1S']) =>
  who.send('POST', `/api/hands/${game.hands[board]}/partnership-bidding`, {
    partnerId: partner.id,
    biddingSequence: calls,
    gameId: game.id,
  });
const callsOf = async (who: Member) =>
  Promise.all(
    [0, 1, 2, 3].map(async (board) => (await recordOf(who, board))?.biddingSequence.join(' ') ?? null),
  );
const allBid = BID.join(' ');

describe('the pairs of a game', () => {
  it('are listed with boards, auctions and direction, the viewer’s own first', async () => {
    const tableId = await seatAda();
    const { pairs: listed, total } = await pairs(ada);
    expect(total).toBe(4);
    expect(listed[0]).toEqual({
      tableId,
      side: 'NS',
      names: { first: 'Ada Whitlock', second: 'Benedict' },
      number: null,
      section: null,
      direction: null,
      boards: 4,
      auctions: 3,
      unclearBoards: 0,
      viewer: 'first',
    } satisfies Pair);
    expect(listed.slice(1).map(({ names }) => names.first)).toEqual(['Cara', 'Eve', 'Xia']);
    expect(await participation(ada)).toMatchObject({ hasPairs: true, pair: null });
  });

  it('are searched by any part of a name, and by number', async () => {
    await seat({ board: 0, NS: ['Ada Whitlock', 'Benedict'], numbers: ['12', '7'] });
    const found = async (text: string) => (await pairs(ada, text)).pairs.map(({ names }) => names.first);
    expect(await found('WHIT')).toEqual(['Ada Whitlock']);
    expect(await found('benedict#5')).toEqual(['Ada Whitlock']);
    expect(await found('7')).toEqual(['Xia']);
    expect(await found('1')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  it('have the numbers that the file gives them', async () => {
    const pbn = generatePbn({
      seed: 4_059,
      boards: 2,
      extra: '[Contract "3NT"]\n[Declarer "N"]\n[PairNS "B2"]\n[PairEW "A1"]',
    });
    game = { ...game, id: (await ada.browser.upload(pbn)).json<UploadedGame>().game.id };
    expect((await pairs(ada)).pairs).toMatchObject([
      { number: 'A1', direction: 'EW', boards: 2, auctions: 0 },
      { number: 'B2', direction: 'NS', boards: 2, auctions: 0 },
    ]);
  });

  it('are none where the file names nobody', async () => {
    expect(await pairs(ada)).toEqual({ pairs: [], total: 0 });
    expect(await participation(ada)).toMatchObject({ hasPairs: false });
  });

  it('need a game that is there and published', async () => {
    await query('update games set published_at = null where id = $1', [game.id]);
    expect((await ada.send('GET', path('pairs'))).status).toBe(404);
    expect((await choose(ada, 1)).status).toBe(404);
    expect((await undo(ada)).status).toBe(404);
  });
});

describe('choosing one’s pair', () => {
  it('marks the game as played and records every auction of the pair, on the side where it sat', async () => {
    const { status, body } = await choose(ada, await seatAda());
    expect(status).toBe(200);
    expect(body).toMatchObject({ recorded: 3, kept: 0, withoutAuction: 1 });
    expect(body.participation).toMatchObject({
      isPlaying: true,
      partner: { id: ben.id },
      pair: { names: { first: 'Ada Whitlock', second: 'Benedict' }, number: null, records: 3 },
    });
    expect(await participation(ada)).toEqual(body.participation);
    expect(await callsOf(ada)).toEqual([allBid, allBid, allBid, null]);
    expect(await callsOf(ben)).toEqual([allBid, allBid, allBid, null]);
    expect(await callsOf(cleo)).toEqual([null, null, null, null]);
    expect((await recordOf(ada, 0))?.side).toBe('NS');
    expect((await recordOf(ada, 2))?.side).toBe('EW');
  });

  it('takes alerts and explanations along, as a single auction does', async () => {
    const range = { call: 0, alerted: false, note: '15 to 17', comments: ['Brisk.'] };
    const raise = { call: 2, alerted: true, note: 'No major,\nno invitation', comments: [] };
    const silent = { call: 3, alerted: false, note: null, comments: ['Thinks.'] };
    const tableId = await seat({ board: 0, NS: ['Ada', 'Ben'], annotations: [range, raise, silent] });
    const explained = [
      { call: 0, alerted: false, note: '15 to 17' },
      { call: 2, alerted: true, note: 'No major, no invitation' },
    ];
    await choose(ada, tableId);
    expect((await recordOf(ada, 0))?.annotations).toEqual(explained);
    expect((await recordOf(ben, 0))?.annotations).toEqual(explained);
  });

  it('names the seat where the pair kept its direction, and none where it did not', async () => {
    const both = await choose(ada, await seatAda());
    expect(both.body.participation.seat).toBeNull();
    game = await dealGame(server, cleo.id);
    const tableId = await seat({ board: 0, NS: ['Ada', 'Ben'] });
    await seat({ board: 1, NS: ['Ben', 'Ada'] });
    await seat({ board: 2, NS: ['Ben', 'Ada'] });
    expect((await choose(ada, tableId)).body.participation.seat).toBe('S');
    expect((await choose(ada, tableId, { player: 'second' })).body.participation.seat).toBe('N');
    expect((await choose(ada, tableId, { player: null })).body.participation.seat).toBeNull();
  });

  it('keeps which of the two one was, until one says another seat', async () => {
    const tableId = await seatAda();
    expect((await choose(ada, tableId)).body.participation.pair?.viewer).toBe('first');
    expect((await participation(ada)).pair?.viewer).toBe('first');
    await choose(ada, tableId, { player: null });
    expect((await participation(ada)).pair?.viewer).toBeNull();
    await choose(ada, tableId, { player: 'second' });
    expect((await participation(ada)).pair?.viewer).toBe('second');
    await ada.send('POST', path('players'), { seat: 'N' });
    expect((await participation(ada)).pair).toMatchObject({ viewer: null, names: { first: 'Ada Whitlock' } });
  });

  it('knows nothing of it in choices that were made before it was kept', async () => {
    await choose(ada, await seatAda());
    await query(`update pair_choices set names = names - 'viewer' where user_id = $1`, [ada.id]);
    expect((await participation(ada)).pair?.viewer).toBeNull();
  });

  it('follows a pair by number where the file has no names', async () => {
    const numbers = ['3', '8'] as const;
    const tableId = await seat({ board: 0, NS: [null, null], EW: ['', ''], numbers });
    await seat({ board: 1, NS: [null, null], EW: ['', ''], numbers: ['8', '3'] });
    const { body } = await choose(ada, tableId);
    expect(body).toMatchObject({ recorded: 2, participation: { pair: { number: '3' } } });
    expect((await recordOf(ada, 1))?.side).toBe('EW');
  });

  it('never writes over a record, neither one’s own nor the partner’s', async () => {
    const tableId = await seatAda();
    await ada.send('POST', path('players'), {});
    await ben.send('POST', path('players'), {});
    await record(ada, cleo, 0, ['7NT']);
    await record(ben, ada, 1, ['2C']);
    expect((await choose(ada, tableId)).body).toMatchObject({ recorded: 1, kept: 2 });
    expect(await callsOf(ada)).toEqual(['7NT', '2C', allBid, null]);
    expect((await undo(ada)).body).toMatchObject({ removed: 1, kept: 0 });
    expect(await callsOf(ada)).toEqual(['7NT', '2C', null, null]);
  });

  it('without a partner only marks the game as played, for a record needs two', async () => {
    const tableId = await seat({ board: 0, NS: ['Ada', 'Somebody'] });
    const { body } = await choose(ada, tableId, { partnerId: null });
    expect(body).toMatchObject({ recorded: 0, participation: { isPlaying: true, partner: null, seat: 'N' } });
    expect(await callsOf(ada)).toEqual([null, null, null, null]);
    expect((await choose(ada, tableId)).body).toMatchObject({ recorded: 1 });
  });

  it('leaves out an auction that is not the hand’s: of another dealer, or without a call', async () => {
    const tableId = await seat({ board: 0, NS: ['Ada', 'Ben'], calls: [] });
    const other = await seat({ board: 1, NS: ['Ada', 'Ben'] });
    await query(`update table_results set auction = jsonb_set(auction, '{dealer}', '"S"') where id = $1`, [
      other,
    ]);
    expect((await choose(ada, tableId)).body).toMatchObject({ recorded: 0 });
  });

  it('notifies the partner once', async () => {
    await query('update users set email_verified_at = now(), notified_at = null where id = $1', [ben.id]);
    await choose(ada, await seatAda());
    expect((await server.sentMailTo(ben.email, /recorded your bidding/)).text).toContain('board 1 ');
    expect(
      server.sentMails.filter(({ to, subject }) => to === ben.email && /recorded/.test(subject)),
    ).toHaveLength(1);
  });

  it.each([
    ['oneself as partner', () => ({ partnerId: ada.id })],
    ['nobody as partner', () => ({ partnerId: 999_999 })],
    ['an unknown table', () => ({ tableId: 999_999 })],
    ['an unknown side', () => ({ side: 'NW' })],
    ['an unknown player', () => ({ player: 'third' })],
    ['no partner named', () => ({ partnerId: undefined })],
  ])('refuses %s, and changes nothing', async (_what, wrong) => {
    const tableId = await seatAda();
    expect((await choose(ada, tableId, wrong())).status).toBe(400);
    expect(await participation(ada)).toMatchObject({ isPlaying: false, pair: null });
    expect(await callsOf(ada)).toEqual([null, null, null, null]);
  });

  it('refuses a table of another game', async () => {
    const elsewhere = await seatAda();
    game = await dealGame(server, cleo.id);
    await seatAda();
    expect((await choose(ada, elsewhere)).status).toBe(400);
  });

  it('again is once, and another pair takes its place', async () => {
    const tableId = await seatAda();
    await choose(ada, tableId);
    expect((await choose(ada, tableId)).body).toMatchObject({ recorded: 3, kept: 0 });
    const others = (await pairs(ada, 'Cara')).pairs[0]!;
    const { body } = await choose(ada, others.tableId);
    expect(body).toMatchObject({ recorded: 2, participation: { seat: 'N', pair: { records: 2 } } });
    expect(await callsOf(ada)).toEqual([allBid, null, allBid, null]);
    expect((await undo(ada)).body.participation).toMatchObject({
      isPlaying: false,
      partner: null,
      seat: null,
    });
  });

  it('marks the pair’s tables as one’s own, whatever the file calls the viewer', async () => {
    const tableId = await seat({ board: 0, NS: ['Whitlock, A.', 'Benedict'] });
    await seat({ board: 0, NS: ['Cara', 'Dov'], EW: ['Eve', 'Ada'] });
    const own = async () =>
      ((await ada.send('GET', `/api/hands/${game.hands[0]}/results`)).body as TableResult[]).map(
        ({ players, ownSide }) => [players.N, ownSide],
      );
    expect(await own()).toEqual([
      ['Cara', 'EW'],
      ['Whitlock, A.', null],
    ]);
    await choose(ada, tableId);
    expect(await own()).toEqual([
      ['Whitlock, A.', 'NS'],
      ['Cara', null],
    ]);
  });
});

describe('undoing it', () => {
  it('removes the records and the participation that it made', async () => {
    await choose(ada, await seatAda());
    const { status, body } = await undo(ada);
    expect(status).toBe(200);
    expect(body).toMatchObject({ removed: 3, kept: 0, participation: { isPlaying: false, pair: null } });
    expect(await callsOf(ada)).toEqual([null, null, null, null]);
    const { body: hand } = await ada.send('GET', `/api/hands/${game.hands[0]}`);
    expect((hand as GameHand).hasBidding).toBe(true);
  });

  it('leaves a participation that was there before as it was', async () => {
    await ada.send('POST', path('players'), { partnerId: cleo.id, seat: 'E' });
    await choose(ada, await seatAda());
    expect(await participation(ada)).toMatchObject({ partner: { id: ben.id }, seat: null });
    await undo(ada);
    expect(await participation(ada)).toMatchObject({ isPlaying: true, partner: { id: cleo.id }, seat: 'E' });
  });

  it('does not bring back a partner whose account was deleted', async () => {
    const gone = await join(server, 'Gone');
    await ada.send('POST', path('players'), { partnerId: gone.id, seat: 'E' });
    await choose(ada, await seatAda());
    expect((await gone.send('DELETE', '/api/user', { password })).status).toBe(204);
    await undo(ada);
    expect(await participation(ada)).toMatchObject({ isPlaying: true, partner: null, seat: 'E' });
  });

  it('is forgotten with the account', async () => {
    const gone = await join(server, 'Gone');
    await choose(gone, await seatAda());
    await gone.send('DELETE', '/api/user', { password });
    expect((await query('select 1 as id from pair_choices where user_id = $1', [gone.id])).rows).toEqual([]);
  });

  it('keeps a record that one of the two has changed since', async () => {
    await choose(ada, await seatAda());
    const { id } = (await recordOf(ada, 1))!;
    await ben.send('PUT', `/api/partnership-bidding/${id}`, { biddingSequence: ['2C'] });
    expect((await participation(ada)).pair).toMatchObject({ records: 2 });
    expect((await undo(ada)).body).toMatchObject({ removed: 2, kept: 1 });
    expect(await callsOf(ada)).toEqual([null, '2C', null, null]);
  });

  it('keeps what the player has said about the game since', async () => {
    await choose(ada, await seatAda());
    await ada.send('POST', path('players'), { partnerId: cleo.id });
    expect((await undo(ada)).body.participation).toMatchObject({ isPlaying: true, partner: { id: cleo.id } });
  });

  it('is nothing where nothing was chosen, and for others', async () => {
    await choose(ada, await seatAda());
    expect((await undo(ben)).body).toMatchObject({ removed: 0, kept: 0 });
    expect(await callsOf(ada)).toEqual([allBid, allBid, allBid, null]);
    await undo(ada);
    expect((await undo(ada)).body).toMatchObject({ removed: 0, kept: 0 });
  });
});

describe('at the same time', () => {
  it('two clicks make one choice and one record for each board', async () => {
    const tableId = await seatAda();
    const answers = await Promise.all(Array.from({ length: 6 }, () => choose(ada, tableId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await callsOf(ada)).toEqual([allBid, allBid, allBid, null]);
    expect((await undo(ada)).body).toMatchObject({
      removed: 3,
      kept: 0,
      participation: { isPlaying: false },
    });
  });

  it('a partner who saves a board keeps what they saved', async () => {
    const tableId = await seatAda();
    await ben.send('POST', path('players'), {});
    const [chosen, saved] = await Promise.all([choose(ada, tableId), record(ben, ada, 1, ['2C'])]);
    expect([chosen.status, saved.status]).toEqual([200, 200]);
    expect((await recordOf(ben, 1))?.biddingSequence).toEqual(['2C']);
    const made = chosen.body.recorded;
    expect([2, 3]).toContain(made);
    expect((await undo(ada)).body.removed).toBe(made);
    expect(await callsOf(ben)).toEqual([null, '2C', null, null]);
  });

  it('a record that the partner changes during an undo is kept or gone as a whole', async () => {
    await choose(ada, await seatAda());
    const { id } = (await recordOf(ada, 1))!;
    const [undone, changed] = await Promise.all([
      undo(ada),
      ben.send('PUT', `/api/partnership-bidding/${id}`, { biddingSequence: ['2C'] }),
    ]);
    expect(undone.status).toBe(200);
    const kept = undone.body.kept;
    expect(changed.status).toBe(kept === 1 ? 200 : 404);
    expect(await callsOf(ada)).toEqual([null, kept === 1 ? '2C' : null, null, null]);
  });
});

it('follows a pair through as many boards as a game may have', async () => {
  await query(
    `insert into hands (game_id, place, board_number, dealer, vulnerability, fingerprint, has_bidding)
     select $1, n, n, 'N', 'None', 'none', true from generate_series(5, 1000) n`,
    [game.id],
  );
  await query(
    `insert into table_results (hand_id, place, north, south, east, west, auction)
     select id, 50 + n, 'N' || n, 'S' || n, 'Ada', 'Ben', '{"dealer":"N","calls":["1C"],"annotations":[]}'
     from hands, generate_series(1, 3) n where game_id = $1 and place >= 5 and n = 1 + place % 3`,
    [game.id],
  );
  const [own] = (await pairs(ada)).pairs;
  expect(own).toMatchObject({ names: { first: 'Ada', second: 'Ben' }, boards: 996 });
  const { status, body } = await choose(ada, own!.tableId, { side: 'EW' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ recorded: 996, participation: { seat: 'E' } });
  expect((await undo(ada)).body.removed).toBe(996);
});
