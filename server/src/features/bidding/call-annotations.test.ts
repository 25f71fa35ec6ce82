import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { ErrorAnswer } from '@bridge-review/api/error';
import { beforeEach, describe, expect, it } from 'vitest';
import { dealGame, type TestGame, useMember } from '../../testing/club.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
const ben = useMember(server, 'Ben');
const cleo = useMember(server, 'Cleo');
let game: TestGame;

beforeEach(async () => {
  game = await dealGame(server, cleo.id);
  await ada.send('POST', `/api/games/${game.id}/players`, { partnerId: ben.id });
});

const auction = ['1NT', 'Pass', '2C', 'Pass', '2D', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'];
const stayman = { call: 2, alerted: true, note: 'Stayman' };
const range = { call: 0, alerted: false, note: '15 to 17' };
const bare = { call: 4, alerted: true, note: null };
const path = () => `/api/hands/${game.hands[0]}/partnership-bidding`;

type Answer = BiddingRecord & ErrorAnswer;

async function record(annotations?: object[]) {
  const answer = await ada.send('POST', path(), {
    partnerId: ben.id,
    biddingSequence: auction,
    gameId: game.id,
    ...(annotations && { annotations }),
  });
  return { status: answer.status, body: answer.body as Answer };
}

const change = async (id: number, body: object) =>
  (await ben.send('PUT', `/api/partnership-bidding/${id}`, { biddingSequence: auction, ...body }))
    .body as Answer;

describe('alerts and explanations of a record', () => {
  it('are stored in the order of the calls, and both players see them', async () => {
    const { body } = await record([stayman, bare, range]);
    expect(body.annotations).toEqual([range, stayman, bare]);
    expect((await ben.send('GET', path())).body).toMatchObject({ annotations: [range, stayman, bare] });
  });

  it('are none unless they are sent, and one that says nothing is dropped', async () => {
    expect((await record()).body.annotations).toEqual([]);
    await ada.send('DELETE', path());
    const { body } = await record([
      { call: 0, alerted: false, note: '  ' },
      { ...stayman, note: ' Stayman ' },
    ]);
    expect(body.annotations).toEqual([stayman]);
  });

  it('are seen by nobody else', async () => {
    expect((await record([stayman])).status).toBe(200);
    expect((await cleo.send('POST', `/api/games/${game.id}/players`, {})).status).toBe(200);
    expect((await cleo.send('GET', path())).body).toBeNull();
  });

  it('change with the record, and count as a change', async () => {
    const { body } = await record([stayman]);
    const changed = await change(body.id, { annotations: [range], version: 1 });
    expect(changed).toMatchObject({ annotations: [range], version: 2 });
    expect(await change(body.id, { annotations: [], version: 1 })).toMatchObject({ code: 'stale_record' });
    expect((await ada.send('GET', path())).body).toMatchObject({ annotations: [range] });
  });

  it('stay with the calls that a change without them leaves as they were', async () => {
    const { body } = await record([range, stayman, bare]);
    expect((await change(body.id, { side: 'NS' })).annotations).toEqual([range, stayman, bare]);
    const other = await change(body.id, { biddingSequence: [...auction.slice(0, 4), '2H'] });
    expect(other.annotations).toEqual([range, stayman]);
    expect((await change(body.id, { biddingSequence: ['Pass'] })).annotations).toEqual([]);
  });

  it.each([
    ['of a call that is not there', [{ ...stayman, call: 10 }], 'There is no such call to explain.'],
    ['of a call before the first', [{ ...stayman, call: -1 }], 'There is no such call to explain.'],
    ['twice of one call', [stayman, { ...stayman, note: 'No' }], 'A call can be explained once.'],
    ['too long', [{ ...stayman, note: 'x'.repeat(201) }], 'An explanation can have 200 characters at most.'],
    [
      'of more than one line',
      [{ ...stayman, note: 'a\nb' }],
      expect.stringContaining('ordinary punctuation'),
    ],
    ['that say nothing of alerts', [{ call: 2, note: 'x' }], expect.any(String)],
  ])('are refused %s', async (_what, annotations, message) => {
    const { status, body } = await record(annotations);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_input', issues: [{ message }] });
    expect((await ada.send('GET', path())).body).toBeNull();
  });
});
