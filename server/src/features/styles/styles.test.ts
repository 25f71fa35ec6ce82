import type { HandAnalysis } from '@bridge-review/api/analysis';
import type { UploadedGame } from '@bridge-review/api/games';
import type { TableResult } from '@bridge-review/api/hands';
import type { TableStyles } from '@bridge-review/api/styles';
import { beforeAll, describe, expect, it } from 'vitest';
import { useMember } from '../../testing/club.ts';
import { useTestServer } from '../../testing/test-server.ts';

/** East has 12 points and five clubs; the suits of the others are solid, so that layouts are solved at once. */
const DEAL = 'E:A2.32.KQ54.QJ932 .KQJT987654.2.AK ..AJT9876.T87654 KQJT9876543.A.3.';
const EAST = 'A2.32.KQ54.QJ932';
const OPENED = '1NT Pass Pass Pass';

const server = useTestServer();
const ada = useMember(server, 'Ada');
const ben = useMember(server, 'Ben');
let game: UploadedGame;

interface Table {
  EW?: readonly [string, string];
  system?: string;
  auction?: string;
}

const tableText = (board: number, { EW = ['Eve Roe', 'Finn Dow'], system, auction = OPENED }: Table) =>
  [
    `[Board "${board}"]\n[Dealer "E"]\n[Vulnerable "None"]\n[Deal "${DEAL}"]`,
    `[North "Ada Whitlock"]\n[South "Benedict"]\n[East "${EW[0]}"]\n[West "${EW[1]}"]`,
    ...(system ? [`[BidSystemEW "${system}"]`] : []),
    `[Auction "E"]\n${auction}`,
  ].join('\n');

/** Ten boards against Eve and Finn, one against others, and one where the file says what they play. */
beforeAll(async () => {
  const boards = Array.from({ length: 10 }, (_, index) =>
    tableText(index + 1, index === 4 ? { EW: ['EVE  ROE#4711', 'Finn Dow'] } : {}),
  );
  const others = tableText(11, { EW: ['Gus Ley', 'Finn Dow'] });
  const stated = tableText(12, { system: 'SAYC', auction: 'Pass Pass Pass Pass' });
  const file = ['[Event "Styles"]', ...boards, others, stated].join('\n\n');
  game = (await ada.browser.upload(file)).json<UploadedGame>();
});

const handId = (board: number): number => game.hands[board - 1]!.id;
const path = (board: number): string => `/api/hands/${handId(board)}/styles`;
async function tableOf(board: number): Promise<number> {
  const { body } = await ada.send('GET', `/api/hands/${handId(board)}/results`);
  return (body as TableResult[])[0]!.id;
}
const stylesAt = async (board: number, who = ada): Promise<TableStyles> =>
  (await who.send('GET', `${path(board)}?table=${await tableOf(board)}`)).body as TableStyles;
const choose = async (board: number, style: string | null, who = ada) =>
  who.send('PUT', path(board), { table: await tableOf(board), side: 'EW', style });

describe('what tells the style of a pair', () => {
  it('are its openings on other boards of the game, under every spelling of its names', async () => {
    const { EW, NS } = await stylesAt(1);
    expect(EW).toMatchObject({ names: ['Eve Roe', 'Finn Dow'], choice: null, system: null });
    // Nine of ten: never the one of the board itself, and none of the twelfth, which Eve passed.
    expect(EW.openings).toEqual(Array.from({ length: 9 }, () => ({ call: '1NT', hand: EAST })));
    expect(NS.openings).toEqual([]);
    expect((await stylesAt(12)).EW.openings).toHaveLength(10);
    expect((await stylesAt(11)).EW).toMatchObject({ names: ['Gus Ley', 'Finn Dow'], openings: [] });
  });

  it('is what the file says', async () => {
    expect((await stylesAt(12)).EW.system).toBe('SAYC');
  });

  it('is asked for the only table where none is named, and never for that of another hand', async () => {
    const own = (await ada.send('GET', path(1))).body as TableStyles;
    expect(own).toEqual(await stylesAt(1));
    expect((await ada.send('GET', `${path(1)}?table=${await tableOf(2)}`)).status).toBe(404);
    expect((await ada.send('GET', `/api/hands/999999/styles`)).status).toBe(404);
  });

  it('is what a user chose, for that user and that pair in the whole game', async () => {
    expect((await choose(1, 'strong club')).body).toMatchObject({ EW: { choice: 'strong club' } });
    expect((await choose(2, 'Acol')).status).toBe(200);
    expect((await stylesAt(5)).EW.choice).toBe('Acol');
    expect((await stylesAt(11)).EW.choice).toBeNull();
    expect((await stylesAt(5)).NS.choice).toBeNull();
    expect((await stylesAt(5, ben)).EW.choice).toBeNull();
    await choose(3, null);
    expect((await stylesAt(1)).EW.choice).toBeNull();
    expect((await choose(1, 'Goren')).status).toBe(400);
  });

  it('is one even if two tabs choose at once', async () => {
    const answers = await Promise.all([choose(1, 'Acol'), choose(1, 'strong club'), choose(2, 'cautious')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await server.database.pool.query('select style from style_choices');
    expect(rows).toHaveLength(1);
    await choose(1, null);
  });
});

describe('a verdict on what the pair knew', () => {
  const fairOf = async (board: number): Promise<HandAnalysis> =>
    (await ada.send('GET', `/api/hands/${handId(board)}/analysis`)).body as HandAnalysis;

  it('reads the opponents’ calls in their style, stores it, and follows another choice', async () => {
    await ada.send('POST', `/api/games/${game.game.id}/players`, { partnerId: ben.id, seat: 'N' });
    const recorded = await ada.send('POST', `/api/hands/${handId(1)}/partnership-bidding`, {
      partnerId: ben.id,
      biddingSequence: ['1NT', 'Pass', 'Pass', 'Double', 'Pass', 'Pass', 'Pass'],
      gameId: game.game.id,
    });
    expect(recorded.status).toBe(200);
    server.services.fairJudge.start();
    await expect
      .poll(async () => (await fairOf(1)).fair, { timeout: 60_000 })
      .toMatchObject({
        conditions: expect.stringMatching(/E: 12-14/) as string,
        style: { style: 'Acol', from: 'openings', openings: 9, fitting: 9 },
      });
    // Another pair is another matter.
    await choose(11, 'Acol');
    expect((await fairOf(1)).isFairWaiting).toBe(false);
    await choose(7, 'cautious');
    server.services.fairJudge.wake();
    await expect
      .poll(async () => (await fairOf(1)).fair, { timeout: 60_000 })
      .toMatchObject({
        conditions: expect.stringMatching(/E: 12-1[5-7]/) as string,
        style: { style: 'cautious', from: 'choice' },
      });
    await server.services.fairJudge.stop();
  }, 120_000);
});
