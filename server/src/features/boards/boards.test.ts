import type { OwnBoard } from '@bridge-review/api/boards';
import { beforeEach, describe, expect, it } from 'vitest';
import { dealGame, type Member, type TestGame, useMember } from '../../testing/club.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
const ben = useMember(server, 'Ben');
const cleo = useMember(server, 'Cleo');
let game: TestGame;
let place = 10;

beforeEach(async () => {
  game = await dealGame(server, cleo.id);
});

interface Played {
  readonly board: 0 | 1 | 2 | 3;
  readonly north?: string;
  readonly east?: string;
  readonly contract?: string;
  readonly tricks?: number;
}

/** A table of the file, declared by North. */
async function seat({ board, north, east, contract = '3NT', tricks = 9 }: Played): Promise<number> {
  const { rows } = await server.database.pool.query<{ id: number }>(
    `insert into table_results (hand_id, place, north, east, contract, declarer, tricks)
     values ($1, $2, $3, $4, $5, 'N', $6) returning id`,
    [game.hands[board], (place += 1), north ?? null, east ?? null, contract, tricks],
  );
  return rows[0]!.id;
}

const markPlayed = (who: Member, part: object = {}) =>
  who.send('POST', `/api/games/${game.id}/players`, part);

const record = (who: Member, partner: Member, board: number, calls: readonly string[], side?: string) =>
  who.send('POST', `/api/hands/${game.hands[board]}/partnership-bidding`, {
    partnerId: partner.id,
    biddingSequence: calls,
    gameId: game.id,
    ...(side !== undefined && { side }),
  });

async function boardsOf(who: Member): Promise<OwnBoard[]> {
  const { status, body } = await who.send('GET', `/api/games/${game.id}/my-boards`);
  expect(status).toBe(200);
  return body as OwnBoard[];
}

describe("a player's own boards", () => {
  it('have the table that names the player, compared with the others', async () => {
    await seat({ board: 0, north: 'Cara', east: ' ADA#4711', tricks: 10 });
    await seat({ board: 0, north: 'Dov', tricks: 9 });
    await seat({ board: 0, north: 'Eve', tricks: 8 });
    await markPlayed(ada);
    const [first] = await boardsOf(ada);
    expect(first).toMatchObject({
      handId: game.hands[0],
      side: 'EW',
      record: null,
      table: {
        contract: '3NT',
        declarer: 'N',
        tricks: 10,
        scoreNS: 430,
        comparison: { unit: 'percent', ns: 100 },
      },
    });
    expect(first?.table).not.toHaveProperty('ownSide');
  });

  it.each([
    ['in any case, with blanks and a number', ' aDA   whitlock  #4711', 'Ada Whitlock'],
    ['in letters of any script', 'ＡＤＡ Whitlock', 'Ada Whitlock'],
    ['with letters that are not ASCII', 'ÅSA ÖBERG (4711)', 'Åsa Öberg'],
    ['with signs that mean something to a database', '100%_\\ada', '100%_\\Ada'],
  ])('find the player named %s', async (_how, inFile, displayName) => {
    await server.database.pool.query('update users set display_name = $1 where id = $2', [
      displayName,
      ben.id,
    ]);
    await seat({ board: 0, north: 'Ada Whitlocks', tricks: 9 });
    await seat({ board: 0, north: '100 percent ada', tricks: 9 });
    await seat({ board: 0, east: inFile, tricks: 10 });
    await markPlayed(ben);
    expect((await boardsOf(ben))[0]).toMatchObject({
      side: 'EW',
      table: { tricks: 10, comparison: { ns: 100 } },
    });
  });

  it('have the only table of a board where no name tells, and no table where several could be meant', async () => {
    await seat({ board: 0, contract: '4S', tricks: 10 });
    for (const board of [1, 1, 2, 2] as const) await seat({ board, ...(board === 2 && { north: 'Ada' }) });
    await markPlayed(ada, { seat: 'W' });
    const [only, unnamed, twice] = await boardsOf(ada);
    expect(only).toMatchObject({ side: 'EW', table: { contract: '4S', comparison: null } });
    expect([unnamed?.table, twice?.table]).toEqual([null, null]);
  });

  it('follow the pair that the player has chosen, whatever the names', async () => {
    const table = await seat({ board: 0, north: 'Somebody', tricks: 7 });
    await seat({ board: 0, north: 'Ada' });
    await ada.send('PUT', `/api/games/${game.id}/my-pair`, {
      tableId: table,
      side: 'NS',
      player: 'first',
      partnerId: null,
    });
    expect((await boardsOf(ada))[0]).toMatchObject({ side: 'NS', table: { tricks: 7, scoreNS: -100 } });
  });

  it("have the contract of the partnership's record, whoever of the two made it", async () => {
    await markPlayed(ada);
    await markPlayed(ben, { partnerId: ada.id });
    await record(ada, ben, 0, ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'], 'EW');
    await record(ada, ben, 1, ['1NT']);
    await record(ada, ben, 2, ['Pass', 'Pass', 'Pass', 'Pass']);
    for (const who of [ada, ben]) {
      const boards = await boardsOf(who);
      expect(boards.map((board) => board.record)).toEqual([
        { contract: '3NT', declarer: 'N' },
        { contract: null, declarer: null },
        { contract: 'Pass', declarer: null },
        null,
      ]);
      expect(boards[0]?.side).toBe('EW');
    }
  });

  it('have tricks and par once the board is analysed', async () => {
    await server.database.pool.query('update hands set tricks = $2, par_ns = 420 where id = $1', [
      game.hands[1],
      '89a7789a775436654366',
    ]);
    await markPlayed(ada);
    const [first, second] = await boardsOf(ada);
    expect(first).toMatchObject({ tricks: null, parNS: null });
    expect(second).toMatchObject({ tricks: '89a7789a775436654366', parNS: 420 });
  });

  it('do not exist in a game that does not exist', async () => {
    expect((await ada.send('GET', '/api/games/999999/my-boards')).status).toBe(404);
  });
});

describe('a user who did not play', () => {
  it('has no boards of their own, until they say that they played', async () => {
    await seat({ board: 0, north: 'Ada' });
    expect(await boardsOf(ada)).toEqual([]);
    await markPlayed(ada);
    expect(await boardsOf(ada)).toHaveLength(4);
    await ada.send('DELETE', `/api/games/${game.id}/players/${ada.id}`);
    expect(await boardsOf(ada)).toEqual([]);
  });
});
