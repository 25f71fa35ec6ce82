import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dealGame, type Member, type TestGame, useMember } from '../../testing/club.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
const ben = useMember(server, 'Ben');
const admin = useMember(server, 'Root');
let game: TestGame;

beforeAll(async () => {
  await server.database.pool.query("update users set user_type = 'admin' where id = $1", [admin.id]);
});
beforeEach(async () => {
  game = await dealGame(server, ada.id);
});

const play = (who: Member) => who.send('POST', `/api/games/${game.id}/players`, {});
const say = (who: Member) => who.send('POST', `/api/hands/${game.hands[0]}/comments`, { content: 'Hm' });
const bid = async (who: Member, partner: Member) => {
  await play(who);
  return who.send('POST', `/api/hands/${game.hands[0]}/partnership-bidding`, {
    partnerId: partner.id,
    biddingSequence: ['1S'],
    gameId: game.id,
  });
};
const deletion = async (who: Member) => (await who.send('GET', `/api/games/${game.id}/deletion`)).body;
const remove = (who: Member) => who.send('DELETE', `/api/games/${game.id}`);

describe('a game', () => {
  it('that only its uploader has used can be deleted with all its data', async () => {
    await bid(ada, ben);
    await say(ada);
    expect(await deletion(ada)).toEqual({ allowed: true, reason: null });
    expect((await remove(ada)).status).toBe(204);
    expect((await ada.send('GET', `/api/hands/${game.hands[0]}`)).status).toBe(404);
    const { rows } = await server.database.pool.query('select 1 from comments where hand_id = $1', [
      game.hands[0],
    ]);
    expect(rows).toEqual([]);
  });

  it('that others have used cannot be deleted by its uploader, with the reason', async () => {
    const sentence = 'Other players have marked or commented on this game, so it cannot be deleted.';
    const expectRefused = async (uses: string) => {
      const reason = `${sentence} So far: ${uses}.`;
      expect(await deletion(ada)).toEqual({ allowed: false, reason });
      expect(await remove(ada)).toMatchObject({
        status: 409,
        body: { code: 'game_in_use', message: reason },
      });
    };
    await say(ben);
    await expectRefused('1 comment');
    await say(ben);
    await play(ben);
    await expectRefused('1 player, 2 comments');
    await bid(ben, ada);
    await expectRefused('1 player, 2 comments, 1 bidding record');
    await ben.send('DELETE', `/api/games/${game.id}/players/${ben.id}`);
    await expectRefused('2 comments, 1 bidding record');
    expect((await ada.send('GET', `/api/games/${game.id}`)).status).toBe(200);
  });

  it('can always be deleted by an administrator, and by no other player', async () => {
    await say(ben);
    expect(await deletion(ben)).toEqual({
      allowed: false,
      reason: 'Only the player who uploaded this game can delete it.',
    });
    expect((await remove(ben)).status).toBe(403);
    expect(await deletion(admin)).toEqual({ allowed: true, reason: null });
    expect((await remove(admin)).status).toBe(204);
  });

  it('is not deleted during a simultaneous comment', async () => {
    for (let round = 0; round < 10; round += 1) {
      game = await dealGame(server, ada.id);
      const [said, removed] = await Promise.all([say(ben), remove(ada)]);
      // The first request wins: no comment is accepted and then lost.
      expect([said.status, removed.status]).toEqual(said.status === 200 ? [200, 409] : [404, 204]);
    }
  });
});
