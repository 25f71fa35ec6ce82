import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { ErrorAnswer } from '@bridge-review/api/error';
import type { GameHand } from '@bridge-review/api/hands';
import { beforeEach, describe, expect, it } from 'vitest';
import { dealGame, join, type Member, type TestGame, useMember } from '../../testing/club.ts';
import { needsPostgres } from '../../testing/needs-postgres.ts';
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

const auction = ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'];
const path = (handId: number = game.hands[0]) => `/api/hands/${handId}/partnership-bidding`;
const seen = ({ id, name }: Member) => ({ id, displayName: name });

async function record(who: Member, body: object = {}, handId: number = game.hands[0]) {
  const answer = await who.send('POST', path(handId), {
    partnerId: ben.id,
    biddingSequence: auction,
    gameId: game.id,
    ...body,
  });
  return {
    status: answer.status,
    body: answer.body as BiddingRecord & ErrorAnswer & { biddingRecord?: BiddingRecord },
  };
}

const recordSeenBy = async (who: Member, handId: number = game.hands[0]) =>
  (await who.send('GET', path(handId))).body as BiddingRecord | null;

async function change(who: Member, recordId: number, body: object) {
  const answer = await who.send('PUT', `/api/partnership-bidding/${recordId}`, {
    biddingSequence: ['1S'],
    ...body,
  });
  return {
    status: answer.status,
    body: answer.body as BiddingRecord & ErrorAnswer & { biddingRecord?: BiddingRecord },
  };
}

const hasBidding = async (handId: number = game.hands[0]) =>
  ((await ada.send('GET', `/api/hands/${handId}`)).body as GameHand).hasBidding;

describe('recording how a hand was bid', () => {
  it('stores the calls for both players, who see each other as partner', async () => {
    const { status, body } = await record(ada);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      handId: game.hands[0],
      gameId: game.id,
      biddingSequence: auction,
      createdBy: seen(ada),
      partner: seen(ben),
      side: null,
      version: 1,
      mayDelete: true,
    });
    expect(await recordSeenBy(ada)).toEqual(body);
    expect(await recordSeenBy(ben)).toEqual({ ...body, partner: seen(ada), mayDelete: false });
  });

  it('returns null to everyone else', async () => {
    await record(ada);
    await cleo.send('POST', `/api/games/${game.id}/players`, { partnerId: ada.id });
    const response = await cleo.browser.send('GET', path());
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.body).toBe('null');
  });

  it('accepts any usual spelling of a call and stores one', async () => {
    const { body } = await record(ada, { biddingSequence: ['p', '1n', 'x', 'XX', 'pass', '2C', 'dbl', 'P'] });
    expect(body.biddingSequence).toEqual([
      'Pass',
      '1NT',
      'Double',
      'Redouble',
      'Pass',
      '2C',
      'Double',
      'Pass',
    ]);
  });

  it('accepts a double after two passes, and an unfinished auction', async () => {
    const calls = ['1S', 'Pass', 'Pass', 'Double'];
    expect((await record(ada, { biddingSequence: calls })).body.biddingSequence).toEqual(calls);
  });

  it('refuses an auction that is not legal from the dealer of the hand, and names the call', async () => {
    const { status, body } = await record(ada, { biddingSequence: ['1S', 'Pass', '1H'] }, game.hands[1]);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_input',
      message: "West's 1H is not higher than 1S.",
      issues: [{ path: 'biddingSequence.2', message: "West's 1H is not higher than 1S." }],
    });
    expect(await recordSeenBy(ada, game.hands[1])).toBeNull();
    expect(await hasBidding(game.hands[1])).toBe(false);
  });

  it.each([
    { biddingSequence: ['8C'] },
    { biddingSequence: ['Pass', 'Pass', 'Pass', 'Pass', 'Pass'] },
    { biddingSequence: ['Double'] },
    { biddingSequence: [] },
    { biddingSequence: Array(320).fill('Pass') },
    { biddingSequence: ['x'.repeat(1000)] },
    { biddingSequence: ['1C\0'] },
    { biddingSequence: [7] },
    { biddingSequence: '1C' },
    { side: 'N' },
    { partnerId: null },
  ])('refuses %j', async (body) => {
    expect((await record(ada, body)).status).toBe(400);
    expect(await hasBidding()).toBe(false);
  });

  it('is allowed only for players of the game, whatever they send', async () => {
    const { status, body } = await record(cleo);
    expect(status).toBe(403);
    expect(body.message).toBe('Only players who participated in this game can enter bidding sequences.');
    expect((await cleo.send('POST', path(), { biddingSequence: 'nonsense' })).status).toBe(403);
    // Being named as partner is not having played.
    expect((await record(ben, { partnerId: ada.id })).status).toBe(403);
  });

  it('needs an existing, active partner other than the user', async () => {
    const gone = await join(server, 'Gone');
    await server.database.pool.query('update users set deactivated_at = now() where id = $1', [gone.id]);
    for (const partnerId of [ada.id, gone.id, 999_999]) {
      const { status, body } = await record(ada, { partnerId });
      expect(status).toBe(400);
      expect(body.issues).toMatchObject([{ path: 'partnerId' }]);
    }
  });

  it('needs the game that the hand belongs to', async () => {
    const other = await dealGame(server, ada.id);
    const { status, body } = await record(ada, { gameId: other.id });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'This hand belongs to another game.',
      issues: [{ path: 'gameId' }],
    });
    // Having played one game does not allow bidding the hands of another.
    await ben.send('POST', `/api/games/${other.id}/players`, {});
    expect((await record(ben, { gameId: other.id, partnerId: ada.id })).status).toBe(403);
  });

  it('needs an existing hand', async () => {
    expect((await record(ada, {}, 999_999)).status).toBe(404);
    await server.database.pool.query('update games set published_at = null where id = $1', [game.id]);
    expect((await record(ada)).status).toBe(404);
    expect((await ada.send('GET', path())).status).toBe(404);
  });

  it('returns 409 and the existing record the second time', async () => {
    const { body: first } = await record(ada);
    const { status, body } = await record(ada, { biddingSequence: ['7NT'] });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'already_recorded', biddingRecord: first });
    expect(await recordSeenBy(ada)).toEqual(first);
  });

  it('ten times at once creates one record', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => record(ada)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
    const { rows } = await server.database.pool.query('select 1 from bidding_records where hand_id = $1', [
      game.hands[0],
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe('which record a user sees', () => {
  it('is their own before a partner’s', async () => {
    await record(ada);
    await ben.send('POST', `/api/games/${game.id}/players`, { partnerId: ada.id });
    await record(ben, { partnerId: ada.id, biddingSequence: ['2C'] });
    expect(await recordSeenBy(ada)).toMatchObject({ createdBy: seen(ada), biddingSequence: auction });
    expect(await recordSeenBy(ben)).toMatchObject({ createdBy: seen(ben), biddingSequence: ['2C'] });
  });

  it('is the one of their named partner, if several name them', async () => {
    await cleo.send('POST', `/api/games/${game.id}/players`, { partnerId: ben.id });
    await record(ada);
    await record(cleo, { biddingSequence: ['2C'] });
    expect(await recordSeenBy(ben)).toMatchObject({ createdBy: seen(cleo) });
    await ben.send('POST', `/api/games/${game.id}/players`, { partnerId: ada.id });
    expect(await recordSeenBy(ben)).toMatchObject({ createdBy: seen(ada) });
  });

  it('stays their own after leaving the game', async () => {
    const { body } = await record(ada);
    await ada.send('DELETE', `/api/games/${game.id}/players/${ada.id}`);
    expect(await recordSeenBy(ada)).toEqual(body);
    expect((await change(ada, body.id, {})).status).toBe(200);
  });
});

describe('changing a record', () => {
  it('is allowed for its two players', async () => {
    const { body } = await record(ada);
    expect((await change(ada, body.id, { biddingSequence: ['1h'] })).body).toMatchObject({
      biddingSequence: ['1H'],
      version: 2,
    });
    expect((await change(ben, body.id, { biddingSequence: ['2h'] })).body).toMatchObject({
      biddingSequence: ['2H'],
      version: 3,
      partner: seen(ada),
      mayDelete: false,
    });
    expect(await recordSeenBy(ada)).toMatchObject({ biddingSequence: ['2H'], partner: seen(ben) });
  });

  it('returns 404 for everyone else, as for an unknown record', async () => {
    const { body } = await record(ada);
    expect((await change(cleo, body.id, {})).status).toBe(404);
    expect((await cleo.send('PUT', `/api/partnership-bidding/${body.id}`, {})).status).toBe(404);
    expect((await change(ada, 999_999, {})).status).toBe(404);
    expect(await recordSeenBy(ada)).toEqual(body);
  });

  it('refuses an illegal auction', async () => {
    const { body } = await record(ada);
    const answer = await change(ada, body.id, { biddingSequence: ['1S', 'Redouble'] });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe("East's Redouble has no double to redouble.");
    expect(await recordSeenBy(ada)).toEqual(body);
  });

  it('returns 409 and the current record for an outdated version', async () => {
    const { body } = await record(ada);
    expect((await change(ben, body.id, { version: 1 })).status).toBe(200);
    const late = await change(ada, body.id, { version: 1, biddingSequence: ['7NT'] });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'stale_record',
      biddingRecord: { version: 2, biddingSequence: ['1S'], partner: seen(ben) },
    });
    expect((await change(ada, body.id, { version: 2 })).status).toBe(200);
  });

  it('without a version is always accepted', async () => {
    const { body } = await record(ada);
    await change(ben, body.id, { version: 1 });
    expect((await change(ada, body.id, { biddingSequence: ['7NT'] })).body).toMatchObject({ version: 3 });
  });

  it('by both at once from the same version is accepted from one of them', async () => {
    const { body } = await record(ada);
    const answers = await Promise.all([
      change(ada, body.id, { version: 1, biddingSequence: ['1H'] }),
      change(ben, body.id, { version: 1, biddingSequence: ['1D'] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await recordSeenBy(ada)).toMatchObject({
      version: 2,
      biddingSequence: winner?.body.biddingSequence,
    });
  });
});

describe('the side', () => {
  it('is remembered for the game and can be changed', async () => {
    expect((await record(ada, {}, game.hands[0])).body.side).toBeNull();
    const { body } = await record(ada, { side: 'NS' }, game.hands[1]);
    expect((await record(ada, {}, game.hands[2])).body.side).toBe('NS');
    expect((await change(ada, body.id, {})).body.side).toBe('NS');
    expect((await change(ada, body.id, { side: 'EW' })).body.side).toBe('EW');
    expect((await record(ada, {}, game.hands[3])).body.side).toBe('EW');
    expect((await change(ada, body.id, { side: null })).body.side).toBeNull();
  });

  it('does not apply to another game', async () => {
    await record(ada, { side: 'NS' });
    const other = await dealGame(server, ada.id);
    await ada.send('POST', `/api/games/${other.id}/players`, {});
    expect((await record(ada, { gameId: other.id }, other.hands[0])).body.side).toBeNull();
  });
});

describe('deleting a record', () => {
  it('is allowed for its creator', async () => {
    const { body } = await record(ada);
    expect((await ben.send('DELETE', path())).status).toBe(403);
    expect((await cleo.send('DELETE', path())).status).toBe(404);
    expect(await recordSeenBy(ada)).toEqual(body);
    expect((await ada.send('DELETE', path())).status).toBe(204);
    expect(await recordSeenBy(ada)).toBeNull();
    expect(await recordSeenBy(ben)).toBeNull();
    expect((await ada.send('DELETE', path())).status).toBe(404);
  });

  it("leaves the partner's own record in place", async () => {
    await record(ada);
    await ben.send('POST', `/api/games/${game.id}/players`, { partnerId: ada.id });
    await record(ben, { partnerId: ada.id });
    expect((await ben.send('DELETE', path())).status).toBe(204);
    expect(await recordSeenBy(ben)).toMatchObject({ createdBy: seen(ada) });
  });
});

describe('whether a hand has bidding', () => {
  it('follows the records', async () => {
    expect(await hasBidding()).toBe(false);
    await record(ada);
    expect(await hasBidding()).toBe(true);
    await ada.send('DELETE', path());
    expect(await hasBidding()).toBe(false);
  });

  it('stays true while another record or an auction in the file is left', async () => {
    await cleo.send('POST', `/api/games/${game.id}/players`, { partnerId: ben.id });
    await record(ada);
    await record(cleo);
    await ada.send('DELETE', path());
    expect(await hasBidding()).toBe(true);
    await cleo.send('DELETE', path());
    expect(await hasBidding()).toBe(false);

    await record(ada, {}, game.hands[3]);
    await ada.send('DELETE', path(game.hands[3]));
    expect(await hasBidding(game.hands[3])).toBe(true);
  });

  it('matches the records after many were created and deleted at once', async () => {
    await cleo.send('POST', `/api/games/${game.id}/players`, {});
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([record(ada), record(cleo), ada.send('DELETE', path()), cleo.send('DELETE', path())]);
      const left = [await recordSeenBy(ada), await recordSeenBy(cleo)].filter((one) => one !== null);
      expect(await hasBidding()).toBe(left.length > 0);
    }
  });
});

describe('whether a hand has bidding, on PostgreSQL', needsPostgres(), () => {
  it('is not decided while another record is being created', async () => {
    await record(ada);
    const other = await server.database.pool.connect();
    try {
      await other.query('begin');
      await other.query(
        `insert into bidding_records (hand_id, creator_id, partner_id, calls) values ($1, $2, $3, '["1S"]')`,
        [game.hands[0], cleo.id, ben.id],
      );
      await other.query('update hands set has_bidding = true where id = $1', [game.hands[0]]);
      const deleted = ada.send('DELETE', path());
      await expect
        .poll(async () => {
          const { rows } = await other.query(
            "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          );
          return rows.length;
        })
        .toBe(1);
      await other.query('commit');
      expect((await deleted).status).toBe(204);
    } finally {
      other.release();
    }
    expect(await hasBidding()).toBe(true);
  });
});

describe('conflicts of a partnership', () => {
  const conflicts = (who: Member, partnerId: unknown) =>
    who.send('GET', `/api/games/${game.id}/partnership-conflicts?partnerId=${String(partnerId)}`);

  it('are the hands that the chosen partner has bid with another player', async () => {
    await cleo.send('POST', `/api/games/${game.id}/players`, {});
    await ada.send('POST', `/api/games/${game.id}/players`, { partnerId: cleo.id });
    expect((await conflicts(cleo, ada.id)).body).toEqual({ hasConflicts: false, conflictingHands: [] });
    await record(ada, {}, game.hands[2]);
    await record(ada, {}, game.hands[0]);
    await record(ada, { partnerId: cleo.id }, game.hands[1]);
    const expected = {
      hasConflicts: true,
      conflictingHands: [
        { id: game.hands[0], boardNumber: 1 },
        { id: game.hands[2], boardNumber: 3 },
      ],
    };
    expect((await conflicts(cleo, ada.id)).body).toEqual(expected);
    await ben.send('POST', `/api/games/${game.id}/players`, { partnerId: cleo.id });
    expect((await conflicts(cleo, ben.id)).body).toEqual(expected);
  });

  it('are empty if the chosen partner has not named the user for this game', async () => {
    await cleo.send('POST', `/api/games/${game.id}/players`, { partnerId: ada.id });
    await record(ada, {}, game.hands[0]);
    const none = { hasConflicts: false, conflictingHands: [] };
    expect((await conflicts(cleo, ada.id)).body).toEqual(none);
    expect((await conflicts(cleo, ben.id)).body).toEqual(none);

    const other = await dealGame(server, ada.id);
    await ada.send('POST', `/api/games/${other.id}/players`, { partnerId: cleo.id });
    expect((await conflicts(cleo, ada.id)).body).toEqual(none);
  });

  it('are shown only to players of the game, which is checked first', async () => {
    expect((await conflicts(cleo, ada.id)).status).toBe(403);
    expect((await conflicts(cleo, 'nobody')).status).toBe(403);
    expect((await conflicts(ada, 'nobody')).status).toBe(400);
  });
});
