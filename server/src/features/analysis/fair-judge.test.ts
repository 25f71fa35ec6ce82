import type { GameAnalysis, HandAnalysis } from '@bridge-review/api/analysis';
import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { UploadedGame } from '@bridge-review/api/games';
import { beforeAll, expect, it } from 'vitest';
import { type TestBrowser, useTestServer } from '../../testing/test-server.ts';
import * as fairRepo from './fair-repo.ts';

/** North has all spades, South all diamonds: whatever the others have, seven spades makes. */
const DEAL = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
const TO_SEVEN = ['7S', 'Pass', 'Pass', 'Pass'];

const server = useTestServer();
let ada: TestBrowser;
let adaId: number;
let ben: TestBrowser;
let benId: number;
let game: UploadedGame;

const handId = (board: number): number => game.hands[board - 1]!.id;

beforeAll(async () => {
  ada = server.browser();
  adaId = (await ada.register()).json<{ id: number }>().id;
  ben = server.browser();
  benId = (await ben.register()).json<{ id: number }>().id;
  const boards = [1, 2, 3, 4].map(
    (number) => `[Board "${number}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${DEAL}"]`,
  );
  game = (await ada.upload(['[Event "Fair"]', ...boards].join('\n\n'))).json<UploadedGame>();
  await ada.send('POST', `/api/games/${game.game.id}/players`, { partnerId: benId });
});

async function record(board: number, biddingSequence: readonly string[]): Promise<BiddingRecord> {
  const url = `/api/hands/${handId(board)}/partnership-bidding`;
  const response = await ada.send('POST', url, { partnerId: benId, biddingSequence, gameId: game.game.id });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<BiddingRecord>();
}

const analysisOf = async (browser: TestBrowser, board: number): Promise<HandAnalysis> =>
  (await browser.send('GET', `/api/hands/${handId(board)}/analysis`)).json<HandAnalysis>();

it('a record waits for one server at a time, and for another once that one is dead', async () => {
  const { db, pool } = server.database;
  const { id } = await record(1, TO_SEVEN);
  const taken = await Promise.all([fairRepo.takeRecord(db, 60), fairRepo.takeRecord(db, 60)]);
  expect(new Set(taken.map((due) => due?.id ?? null))).toEqual(new Set([id, null]));
  await pool.query(`update bidding_records set fair_due_at = now() - interval '1 second'`);
  expect(await fairRepo.takeRecord(db, 60)).toMatchObject({ id, calls: TO_SEVEN, version: 1 });
  await fairRepo.lease(db, id, 0);
});

it('a finished record is judged in the background, for both partners alike', async () => {
  await record(2, ['1S', 'Pass', 'Pass', 'Pass']);
  expect(await analysisOf(ada, 2)).toMatchObject({ fair: null, isFairWaiting: true });
  server.services.fairJudge.start();
  await expect.poll(async () => (await analysisOf(ada, 2)).isFairWaiting).toBe(false);
  const { fair } = await analysisOf(ada, 2);
  expect(fair).toMatchObject({
    side: 'NS',
    word: 'wrong',
    chance: { value: 1 },
    // 260 for one spade with six overtricks, 1,440 for seven diamonds: as many IMPs as for seven spades.
    best: { contract: '7D' },
    gain: { value: 15, low: 15, high: 15 },
    layouts: 100,
    seed: handId(2),
    // East, who passed over one spade, and nobody after South's last turn.
    meanings: [{ seat: 'E', text: expect.stringMatching(/^Pass over the opening: 0–16 HCP/) }],
  });
  expect((await analysisOf(ben, 2)).fair).toEqual(fair);
  const { records } = (await ben.send('GET', `/api/games/${game.game.id}/analysis`)).json<GameAnalysis>();
  // Board 2 has no verdict as the cards lie yet: nobody has solved it.
  expect(records).toEqual([]);
  await expect
    .poll(async () => (await analysisOf(ada, 1)).fair)
    .toMatchObject({ word: 'right', accuracy: 100 });
});

it('an unfinished auction is not judged, and is no longer waited for', async () => {
  await record(3, ['1S', 'Pass']);
  await expect.poll(() => analysisOf(ada, 3)).toMatchObject({ fair: null, isFairWaiting: false });
});

it('a changed record is judged anew, and what was worked out for the former calls is not kept', async () => {
  await server.services.fairJudge.stop();
  const { db } = server.database;
  const made = await record(4, TO_SEVEN);
  const due = (await fairRepo.takeRecord(db, 60))!;
  const change = { biddingSequence: ['6S', 'Pass', 'Pass', 'Pass'], version: made.version };
  const changed = await ada.send('PUT', `/api/partnership-bidding/${made.id}`, change);
  expect(changed.statusCode, changed.body).toBe(200);
  const { fair } = await analysisOf(ada, 2);
  expect(await fairRepo.storeJudgement(db, due, fair)).toBe(false);
  expect(await analysisOf(ada, 4)).toMatchObject({ fair: null, isFairWaiting: true });
  const again = (await fairRepo.takeRecord(db, 60))!;
  expect(await fairRepo.storeJudgement(db, again, fair)).toBe(true);
  expect(await analysisOf(ada, 4)).toMatchObject({ fair, isFairWaiting: false });
});

it('nobody but the two partners sees what a record was worth', async () => {
  const stranger = server.browser();
  await stranger.register();
  expect(await analysisOf(stranger, 2)).toMatchObject({ fair: null, isFairWaiting: false });
});

it('another seat in the game, or none, makes records of no side wait again', async () => {
  const { db, pool } = server.database;
  const { fair } = await analysisOf(ada, 2);
  await pool.query('update bidding_records set fair_due_at = now() where hand_id = $1', [handId(2)]);
  const due = (await fairRepo.takeRecord(db, 60))!;
  expect(due.handId).toBe(handId(2));
  await ada.send('POST', `/api/games/${game.game.id}/players`, { seat: 'E' });
  expect(await analysisOf(ada, 2)).toMatchObject({ fair: null, isFairWaiting: true });
  // Whoever judges it for the former seat neither keeps it nor stores what came of it.
  await fairRepo.lease(db, due.id, 60);
  expect(await fairRepo.storeJudgement(db, due, fair)).toBe(false);
  expect(await analysisOf(ada, 2)).toMatchObject({ fair: null, isFairWaiting: true });

  const again = (await fairRepo.takeRecord(db, 60))!;
  expect(await fairRepo.storeJudgement(db, again, fair)).toBe(true);
  const left = await ada.send('DELETE', `/api/games/${game.game.id}/players/${adaId}`);
  expect(left.statusCode, left.body).toBeLessThan(300);
  const { rows } = await pool.query('select from bidding_records where id = $1 and fair_due_at is not null', [
    again.id,
  ]);
  expect(rows).toHaveLength(1);
});
