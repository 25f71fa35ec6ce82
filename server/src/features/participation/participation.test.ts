import type { MyParticipation } from '@bridge-review/api/participation';
import { beforeEach, describe, expect, it } from 'vitest';
import { dealGame, join, type Member, type TestGame, useMember } from '../../testing/club.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
const ben = useMember(server, 'Ben');
const cleo = useMember(server, 'Cleo');
let game: TestGame;

beforeEach(async () => {
  game = await dealGame(server, ada.id);
});

const players = () => `/api/games/${game.id}/players`;
const mark = (who: Member, body: object = {}) => who.send('POST', players(), body);
const participationOf = async (who: Member) =>
  (await who.send('GET', `/api/games/${game.id}/my-participation`)).body as MyParticipation;
const seen = ({ id, name }: Member) => ({ id, displayName: name });

describe('marking a game as played', () => {
  it('is not done initially', async () => {
    expect(await participationOf(ada)).toEqual({
      isPlaying: false,
      partner: null,
      seat: null,
      suggestedPartner: null,
      hasPairs: false,
      pair: null,
      isSample: false,
    });
    expect((await ada.send('GET', players())).body).toEqual([]);
  });

  it('needs no partner', async () => {
    expect(await mark(ada)).toMatchObject({ status: 200, body: { isPlaying: true, partner: null } });
    expect(await participationOf(ada)).toMatchObject({ isPlaying: true, partner: null });
    expect(await participationOf(ben)).toMatchObject({ isPlaying: false });
    game = await dealGame(server, ada.id);
    expect(await participationOf(ada)).toMatchObject({ isPlaying: false });
  });

  it('accepts a partner and a seat', async () => {
    await mark(ada, { partnerId: ben.id, seat: 'N' });
    expect(await participationOf(ada)).toMatchObject({ isPlaying: true, partner: seen(ben), seat: 'N' });
    expect((await cleo.send('GET', players())).body).toEqual([
      { ...seen(ada), partner: seen(ben), seat: 'N' },
    ]);
  });

  it('again without a partner keeps the partner and the seat', async () => {
    await mark(ada, { partnerId: ben.id, seat: 'N' });
    await mark(ada);
    expect(await participationOf(ada)).toMatchObject({ partner: seen(ben), seat: 'N' });
    await mark(ada, { seat: 'S' });
    expect(await participationOf(ada)).toMatchObject({ partner: seen(ben), seat: 'S' });
  });

  it('again with null clears the partner', async () => {
    await mark(ada, { partnerId: ben.id, seat: 'N' });
    expect((await mark(ada, { partnerId: null })).body).toMatchObject({ partner: null, seat: 'N' });
    expect((await mark(ada, { seat: null })).body).toMatchObject({ partner: null, seat: null });
  });

  it('with oneself as partner is refused', async () => {
    const answer = await mark(ada, { partnerId: ada.id });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_input',
      message: 'You cannot be your own partner. Please choose somebody else.',
      issues: [{ path: 'partnerId' }],
    });
    expect(await participationOf(ada)).toMatchObject({ isPlaying: false });
  });

  it('with an unknown or a deactivated partner is refused, and changes nothing', async () => {
    const gone = await join(server, 'Gone');
    await server.database.pool.query('update users set deactivated_at = now() where id = $1', [gone.id]);
    await mark(ada, { partnerId: ben.id });
    for (const partnerId of [999_999, gone.id]) {
      const answer = await mark(ada, { partnerId });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        message: 'There is no active player with this id. Please choose another partner.',
        issues: [{ path: 'partnerId' }],
      });
    }
    expect(await participationOf(ada)).toMatchObject({ partner: seen(ben) });
  });

  it.each([{ partnerId: 'Ben' }, { partnerId: 0 }, { partnerId: 1.5 }, { seat: 'Q' }, { seat: 1 }])(
    'refuses %j',
    async (body) => {
      expect((await mark(ada, body)).status).toBe(400);
    },
  );

  it('twenty times at once is stored once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => mark(ada, index % 2 === 0 ? {} : { partnerId: ben.id })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await ada.send('GET', players())).body).toHaveLength(1);
    expect(await participationOf(ada)).toMatchObject({ partner: seen(ben) });
  });

  it('needs an existing, published game', async () => {
    expect((await ada.send('POST', '/api/games/999999/players', {})).status).toBe(404);
    await server.database.pool.query('update games set published_at = null where id = $1', [game.id]);
    for (const path of ['players', 'my-participation', `game-data?userId=${ada.id}`]) {
      expect((await ada.send('GET', `/api/games/${game.id}/${path}`)).status).toBe(404);
    }
    expect((await mark(ada)).status).toBe(404);
  });
});

describe('being named as partner', () => {
  it('does not make a user a player, but suggests the player who named them', async () => {
    await mark(ada, { partnerId: ben.id });
    expect(await participationOf(ben)).toEqual({
      isPlaying: false,
      partner: null,
      seat: null,
      suggestedPartner: seen(ada),
      hasPairs: false,
      pair: null,
      isSample: false,
    });
    expect(await participationOf(cleo)).toMatchObject({ suggestedPartner: null });
  });

  it('suggests no one to a user with a partner, and no deactivated user', async () => {
    const gone = await join(server, 'Gone');
    await mark(gone, { partnerId: ben.id });
    await server.database.pool.query('update users set deactivated_at = now() where id = $1', [gone.id]);
    expect(await participationOf(ben)).toMatchObject({ suggestedPartner: null });
    await mark(ada, { partnerId: ben.id });
    await mark(ben, { partnerId: cleo.id });
    expect(await participationOf(ben)).toMatchObject({ partner: seen(cleo), suggestedPartner: null });
  });
});

describe('leaving a game', () => {
  it('removes the participation', async () => {
    await mark(ada, { partnerId: ben.id });
    expect((await ada.send('DELETE', `${players()}/${ada.id}`)).status).toBe(204);
    expect(await participationOf(ada)).toMatchObject({ isPlaying: false, partner: null });
    expect((await ada.send('DELETE', `${players()}/${ada.id}`)).status).toBe(204);
  });

  it('is allowed only for oneself', async () => {
    await mark(ada);
    expect((await ben.send('DELETE', `${players()}/${ada.id}`)).status).toBe(403);
    expect(await participationOf(ada)).toMatchObject({ isPlaying: true });
  });
});

describe('the participation of a user', () => {
  it('is found by their id', async () => {
    await mark(ada, { partnerId: ben.id });
    const of = async (userId: number | string) =>
      ben.send('GET', `/api/games/${game.id}/game-data?userId=${userId}`);
    expect((await of(ada.id)).body).toEqual({ isPlaying: true, partner: seen(ben), seat: null });
    expect((await of(ben.id)).body).toEqual({ isPlaying: false, partner: null, seat: null });
    expect((await of(999_999)).body).toMatchObject({ isPlaying: false });
    expect((await of('current-user')).status).toBe(400);
  });
});
