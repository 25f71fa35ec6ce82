import type { OwnBoard } from '@bridge-review/api/boards';
import type { FieldBoard, FieldMeasure, FieldStats } from '@bridge-review/api/field';
import type { UploadedGame } from '@bridge-review/api/games';
import type { Estimate } from '@bridge-review/api/stats';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { type Member, useMember } from '../../testing/club.ts';
import { generateDuplicate } from '../../testing/duplicate-game.ts';
import { useTestServer } from '../../testing/test-server.ts';
import * as dueRepo from './due-repo.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
const ben = useMember(server, 'Ben');
const cleo = useMember(server, 'Cleo');
const dan = useMember(server, 'Dan');

const query = (text: string, values: unknown[] = []) =>
  server.database.pool.query<{ id: number }>(text, values);

/** Ada and Ben are pair 1, Cleo and Dan pair 102; the others have names of nobody here. */
const nameOf = (pair: number): readonly [string, string] =>
  pair === 1
    ? ['Ada Whitlock', 'Ben Whitlock']
    : pair === 102
      ? ['Cleo Whitlock', 'Dan Whitlock']
      : [`First ${pair}`, `Second ${pair}`];

/** North and South take seven tricks in everything, East and West six; seven in notrump. */
const TRICKS = '77777777777666676666';

interface Evening {
  readonly seed: number;
  readonly date?: string | null;
  readonly scoring?: string;
}

async function upload({ seed, date = '2026-03-14', scoring = 'MatchPoints' }: Evening) {
  const pbn = generateDuplicate({ seed, boards: 12, tables: 4, nameOf, scoring });
  const { game, hands } = (await ada.browser.upload(pbn, { fields: { force: 'true' } })).json<UploadedGame>();
  await query('update games set date = $2, pbn_date = null where id = $1', [game.id, date]);
  await query('update hands set tricks = $2, par_ns = 0 where game_id = $1', [game.id, TRICKS]);
  return { id: game.id, hands: hands.map(({ id }) => id) };
}

const statsOf = async (member: Member, search = ''): Promise<FieldStats> =>
  (await member.send('GET', `/api/user/stats/field${search}`)).body as FieldStats;

/** Once nothing is left to be worked out. */
async function countedStats(member: Member, search = ''): Promise<FieldStats> {
  await expect.poll(async () => (await statsOf(member)).waiting, { timeout: 60_000 }).toBe(0);
  return statsOf(member, search);
}

async function boardsOf(member: Member, search: string): Promise<FieldBoard[]> {
  const rows: FieldBoard[] = [];
  for (let cursor = ''; ;) {
    const answer = await member.browser.send(
      'GET',
      `/api/user/stats/field/boards?${search}&limit=7${cursor}`,
    );
    expect(answer.statusCode, answer.body).toBe(200);
    rows.push(...answer.json<FieldBoard[]>());
    const next = /[?&]cursor=([^&>]+)/.exec(String(answer.headers['link'] ?? ''))?.[1];
    if (next === undefined) return rows;
    cursor = `&cursor=${next}`;
  }
}

const meanOf = (boards: readonly FieldBoard[]): number =>
  boards.reduce((sum, { value }) => sum + value, 0) / boards.length;

let games: readonly { readonly id: number; readonly hands: readonly number[] }[];

beforeAll(async () => {
  games = [
    await upload({ seed: 9601, date: '2026-01-13' }),
    await upload({ seed: 9602, date: '2026-02-10' }),
    await upload({ seed: 9603, date: null }),
    await upload({ seed: 9604, date: '2026-03-10', scoring: 'IMP;Cross2' }),
  ];
  for (const [index, { id }] of games.entries()) {
    const partnerId = index === 1 ? cleo.id : ben.id;
    await ada.send('POST', `/api/games/${id}/players`, { partnerId, seat: index === 2 ? null : 'N' });
  }
  await dan.send('POST', `/api/games/${games[0]!.id}/players`, {});
});

it('results are worked out in the background', async () => {
  expect(await statsOf(ada)).toMatchObject({ waiting: 4, games: 0 });
  server.services.boardCounter.start();
  expect(await countedStats(ada)).toMatchObject({ waiting: 0, games: 4 });
});

describe('results of one’s own tables', () => {
  it('are compared with the other tables as on the page of the game', async () => {
    const { percent, imps, games: played, measure } = await countedStats(ada);
    expect({ percent: percent.boards, imps: imps.boards, played, measure }).toEqual({
      percent: 36,
      imps: 12,
      played: 4,
      measure: 'percent',
    });
    for (const [game, unit] of [
      [games[0]!, 'percent'],
      [games[3]!, 'imps'],
    ] as const) {
      const { body } = await ada.send('GET', `/api/games/${game.id}/my-boards`);
      const ofGame = new Map((body as OwnBoard[]).map((board) => [board.handId, board]));
      const boards = await boardsOf(ada, `measure=${unit}`);
      const own = boards.filter(({ gameId }) => gameId === game.id);
      expect(own.map(({ handId }) => handId)).toEqual(game.hands);
      for (const { handId, value, contract } of own) {
        const table = ofGame.get(handId)!.table!;
        expect({ value, contract, unit }).toEqual({
          value: table.comparison!.ns,
          contract: table.contract,
          unit: table.comparison!.unit,
        });
      }
    }
  });

  it('are those of the other side for who sat there', async () => {
    const { percent } = await countedStats(dan);
    expect(percent.boards).toBe(12);
    const [board] = await boardsOf(dan, 'measure=percent');
    expect(board).toMatchObject({ side: 'EW', gameId: games[0]!.id });
    const { body } = await dan.send('GET', `/api/games/${games[0]!.id}/my-boards`);
    const { table } = (body as OwnBoard[])[0]!;
    expect(board!.value).toBe(100 - table!.comparison!.ns);
  });

  it('count tricks above double dummy as gained, of whichever side declared', async () => {
    const boards = await boardsOf(ada, 'measure=tricks');
    expect(boards.length).toBeGreaterThan(30);
    for (const { declarer, tricks, value, contract } of boards) {
      const isOwn = declarer === 'N' || declarer === 'S';
      const expected = isOwn || contract.includes('NT') ? 7 : 6;
      expect(value, `${contract} ${declarer} ${tricks}`).toBe(
        isOwn ? tricks! - expected : expected - tricks!,
      );
    }
    const { declaring, defending } = await statsOf(ada);
    expect(declaring.boards + defending.boards).toBe(boards.length);
  });

  it('know who declared and who was on lead, by the name or else by the seat', async () => {
    const declarers = async (role: string) =>
      new Set((await boardsOf(ada, `measure=percent&role=${role}&by=self`)).map(({ declarer }) => declarer));
    expect(await declarers('declaring')).toEqual(new Set(['N']));
    expect(await declarers('defending')).toEqual(new Set(['W']));
    // Against Ada nobody declares notrump.
    await countedStats(dan);
    const leads = await boardsOf(dan, 'measure=percent&lead=notrump');
    expect(leads.length).toBeGreaterThan(0);
    for (const { contract } of leads) expect(contract).toMatch(/NT/);
  });

  it('are filtered by day, partner and role', async () => {
    expect((await statsOf(ada, '?since=2026-02-01')).percent.boards).toBe(12);
    const withCleo = await statsOf(ada, `?partner=${cleo.id}`);
    expect(withCleo.percent.boards).toBe(12);
    expect(withCleo.partnerChoices.map(({ displayName }) => displayName)).toEqual(['Ben', 'Cleo']);
    const declaring = await statsOf(ada, '?role=declaring');
    expect(declaring.all.boards).toBeLessThan(36);
    expect(declaring.roles.find(({ role, by }) => role === 'declaring' && by === null)!.boards).toBe(
      declaring.all.boards,
    );
  });

  it('are nothing for who played nothing, and are refused for what is no filter', async () => {
    expect(await statsOf(cleo)).toMatchObject({
      games: 0,
      waiting: 0,
      all: { boards: 0, mean: 0, error: null },
      roles: [],
      months: [],
      partnerChoices: [],
    });
    for (const search of ['?since=soon', '?measure=luck', '?role=dummy'])
      expect((await ada.send('GET', `/api/user/stats/field${search}`)).status).toBe(400);
    expect((await ada.send('GET', '/api/user/stats/field/boards?level=8')).status).toBe(400);
  });
});

describe('each figure leads to its boards', () => {
  it.each(['percent', 'imps', 'tricks'] as const)(
    'as many as it says, with the mean it says: %s',
    async (measure) => {
      const stats = await countedStats(ada, `?measure=${measure}`);
      const groups: (readonly [search: string, Estimate])[] = [
        ['', stats.all],
        ...stats.roles.map(
          (row) => [`role=${row.role}${row.by === null ? '' : `&by=${row.by}`}`, row] as const,
        ),
        ...stats.kinds.map((row) => [`kind=${row.kind}`, row] as const),
        ...stats.levels.map((row) => [`level=${row.level}`, row] as const),
        ...stats.strains.map((row) => [`strain=${row.strain}`, row] as const),
        ...stats.leads.map((row) => [`lead=${row.lead}`, row] as const),
        ...stats.partners.map((row) => [`partner=${row.partner.id}`, row] as const),
        ...stats.months.map((row) => [`fromMonth=${row.from}&toMonth=${row.month}`, row] as const),
      ];
      expect(groups.length).toBeGreaterThan(15);
      for (const [search, row] of groups) {
        const boards = await boardsOf(ada, `measure=${measure}&${search}`);
        expect(boards, search).toHaveLength(row.boards);
        expect(row.mean, search).toBeCloseTo(meanOf(boards), 2);
      }
      const total = (rows: readonly Estimate[]) => rows.reduce((sum, { boards }) => sum + boards, 0);
      for (const rows of [stats.kinds, stats.levels, stats.strains, stats.partners])
        expect(total(rows)).toBe(stats.all.boards);
    },
  );

  it('the latest game first, those without a day last, and nothing after a cursor that is gone', async () => {
    const boards = await boardsOf(ada, 'measure=percent');
    expect([...new Set(boards.map(({ gameId }) => gameId))]).toEqual(
      [1, 0, 2].map((index) => games[index]!.id),
    );
    const gone = await ada.send('GET', '/api/user/stats/field/boards?measure=percent&cursor=999999999');
    expect(gone).toEqual({ status: 200, body: [] });
  });
});

describe('what changes is counted again', () => {
  const boardsIn = async (game: number, measure: FieldMeasure = 'percent') => {
    await countedStats(ada);
    return (await boardsOf(ada, `measure=${measure}`)).filter(({ gameId }) => gameId === game);
  };

  it('after results are changed, added or removed', async () => {
    const { id, hands } = await upload({ seed: 9611 });
    await ada.send('POST', `/api/games/${id}/players`, {});
    expect((await boardsIn(id)).length).toBe(12);
    await query('delete from table_results where hand_id = $1', [hands[0]]);
    expect((await boardsIn(id)).map(({ handId }) => handId)).toEqual(hands.slice(1));
    await query(
      `insert into table_results (hand_id, place, north, south, contract, declarer, tricks)
       values ($1, 1, 'Ada Whitlock', 'Ben Whitlock', '1NT', 'N', 7), ($1, 2, 'First 2', 'Second 2', '1NT', 'N', 8)`,
      [hands[0]],
    );
    expect((await boardsIn(id))[0]).toMatchObject({ handId: hands[0], value: 0 });
    await query('update table_results set tricks = 9 where hand_id = $1 and place = 1', [hands[0]]);
    expect((await boardsIn(id))[0]).toMatchObject({ handId: hands[0], value: 100 });
    await query(`update hands set scoring = 'IMP' where id = $1`, [hands[0]]);
    expect(await boardsIn(id)).toHaveLength(11);
    expect(await boardsIn(id, 'imps')).toHaveLength(1);
  });

  it('after another pair is chosen, and after that is undone', async () => {
    const { id, hands } = await upload({ seed: 9612 });
    await ada.send('POST', `/api/games/${id}/players`, {});
    const before = await boardsIn(id);
    const { rows } = await query(
      'select id from table_results where hand_id = $1 order by place limit 1 offset 2',
      [hands[0]],
    );
    const choice = { tableId: rows[0]!.id, side: 'EW', player: 'first', partnerId: null };
    expect((await ada.send('PUT', `/api/games/${id}/my-pair`, choice)).status).toBe(200);
    expect((await boardsIn(id))[0]).toMatchObject({ side: 'EW' });
    expect((await ada.send('DELETE', `/api/games/${id}/my-pair`)).status).toBe(200);
    expect(await boardsIn(id)).toEqual(before);
  });

  it('after the user is called otherwise, sits elsewhere, or no longer played', async () => {
    const { id } = await upload({ seed: 9613 });
    await ada.send('POST', `/api/games/${id}/players`, { seat: 'S' });
    expect(await boardsIn(id)).toHaveLength(12);
    await query(`update users set last_name = 'Renamed' where id = $1`, [ada.id]);
    expect(await boardsIn(id)).toHaveLength(0);
    await query(`update users set last_name = 'Whitlock' where id = $1`, [ada.id]);
    expect(await boardsIn(id)).toHaveLength(12);
    await ada.send('POST', `/api/games/${id}/players`, { seat: 'N' });
    expect((await statsOf(ada)).waiting).toBe(1);
    expect(await boardsIn(id)).toHaveLength(12);
    await ada.send('DELETE', `/api/games/${id}/players/${ada.id}`);
    expect(await boardsIn(id)).toHaveLength(0);
    const { rows } = await query('select 1 as id from played_boards where game_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('also where it changes while it is being counted', async () => {
    const { db } = server.database;
    await countedStats(ada);
    await server.services.boardCounter.stop();
    const { id, hands } = await upload({ seed: 9614 });
    await ada.send('POST', `/api/games/${id}/players`, {});
    const [first, second] = await Promise.all([dueRepo.takeGame(db, 60), dueRepo.takeGame(db, 60)]);
    const taken = first ?? second!;
    expect([first, second].filter((game) => game !== null)).toHaveLength(1);
    expect(taken).toMatchObject({ gameId: id, viewer: { id: ada.id } });
    await query('update table_results set tricks = 9 where hand_id = $1', [hands[0]]);
    expect(await inTransaction(db, (tx) => dueRepo.storeBoards(tx, taken, []))).toBe(false);
    const again = await dueRepo.takeGame(db, 60);
    expect(again).toMatchObject({ gameId: id, version: taken.version + 1 });
    // Whoever is late does not end another's lease.
    await dueRepo.lease(db, taken, 0);
    expect(await dueRepo.takeGame(db, 60)).toBeNull();
    expect(await inTransaction(db, (tx) => dueRepo.storeBoards(tx, again!, []))).toBe(true);
    expect((await statsOf(ada)).waiting).toBe(0);
  });
});

it('the sample game is in no figure', async () => {
  const before = await statsOf(ada);
  const { body } = await ada.send('POST', '/api/games/sample');
  await ada.send('POST', `/api/games/${(body as { id: number }).id}/players`, {});
  expect(await statsOf(ada)).toEqual(before);
});
