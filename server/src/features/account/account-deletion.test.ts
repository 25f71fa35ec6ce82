import type { GameHand } from '@bridge-review/api/hands';
import type { MyParticipation } from '@bridge-review/api/participation';
import { beforeEach, describe, expect, it } from 'vitest';
import { dealGame, join, type Member, type TestGame } from '../../testing/club.ts';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let ada: Member;
let ben: Member;
let cleo: Member;
let game: TestGame;

beforeEach(async () => {
  ada = await join(server, 'Ada');
  ben = await join(server, 'Ben');
  cleo = await join(server, 'Cleo');
  game = await dealGame(server, cleo.id);
  await ada.send('POST', `/api/games/${game.id}/players`, { partnerId: ben.id });
});

const record = (who: Member, partner: Member, handId: number) =>
  who.send('POST', `/api/hands/${handId}/partnership-bidding`, {
    partnerId: partner.id,
    biddingSequence: ['1S'],
    gameId: game.id,
  });
const leave = (who: Member) => who.send('DELETE', '/api/user', { password });

describe('when an account is deleted', () => {
  it('its participations are deleted, and others no longer have it as partner', async () => {
    await ben.send('POST', `/api/games/${game.id}/players`, { partnerId: ada.id });
    expect((await leave(ben)).status).toBe(204);
    expect((await ada.send('GET', `/api/games/${game.id}/players`)).body).toEqual([
      { id: ada.id, displayName: 'Ada', partner: null, seat: null },
    ]);
    const mine = (await ada.send('GET', `/api/games/${game.id}/my-participation`)).body as MyParticipation;
    expect(mine).toMatchObject({ isPlaying: true, partner: null, suggestedPartner: null });
  });

  it('the user is in no list of partners and no search result', async () => {
    await ada.send('POST', '/api/user/partners', { partnerId: ben.id });
    await ben.send('POST', '/api/user/partners', { partnerId: ada.id });
    await leave(ben);
    expect((await ada.send('GET', '/api/user/partners')).body).toEqual([]);
    expect((await ada.send('GET', '/api/users/search?query=Deleted')).body).toEqual([]);
    const { rows } = await server.database.pool.query(
      'select 1 from partners where user_id = $1 or partner_id = $1',
      [ben.id],
    );
    expect(rows).toEqual([]);
  });

  it('an unconfirmed new address is deleted', async () => {
    await ada.send('PATCH', '/api/user/profile', {
      firstName: 'Ada',
      lastName: 'Whitlock',
      displayName: 'Ada',
      email: 'hidden@example.org',
      currentPassword: password,
    });
    const { link } = await server.sentMailTo('hidden@example.org');
    expect((await leave(ada)).status).toBe(204);
    for (const table of ['users', 'mails', 'email_tokens', 'attempts', 'audit_log']) {
      const { rows } = await server.database.pool.query<{ text: string }>(
        `select t::text as text from ${table} t`,
      );
      expect(rows.map(({ text }) => text).join()).not.toContain('hidden@example.org');
    }
    const { pathname, search } = new URL(link ?? '');
    const opened = await server.app.inject({ url: pathname + search });
    expect(opened.headers.location).toBe('/verify-email?error=invalid_token');
  });

  it('a bidding record stays for the other player, and is deleted with the last', async () => {
    const hand = game.hands[0];
    const path = `/api/hands/${hand}/partnership-bidding`;
    await record(ada, ben, hand);
    await leave(ada);
    expect((await ben.send('GET', path)).body).toMatchObject({
      biddingSequence: ['1S'],
      partner: { displayName: 'Deleted player' },
    });
    await leave(ben);
    expect((await cleo.send('GET', `/api/hands/${hand}`)).body as GameHand).toMatchObject({
      hasBidding: false,
    });
    const { rows } = await server.database.pool.query('select 1 from bidding_records where hand_id = $1', [
      hand,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('the stats of a user', () => {
  const stats = async (who: Member) => (await who.send('GET', '/api/user/stats')).body;

  it('are all 0 for a new account, without accuracy', async () => {
    expect(await stats(ada)).toEqual({
      gamesUploaded: 0,
      handsReviewed: 0,
      commentsMade: 0,
      averageBiddingAccuracy: null,
    });
  });

  it('count games, comments, and each hand with a bid or comment once', async () => {
    await record(ada, ben, game.hands[0]);
    await record(ada, ben, game.hands[1]);
    for (const hand of [game.hands[1], game.hands[2], game.hands[2]]) {
      await ada.send('POST', `/api/hands/${hand}/comments`, { content: 'Well bid' });
    }
    expect(await stats(ada)).toMatchObject({ gamesUploaded: 0, handsReviewed: 3, commentsMade: 3 });
    // Ben has bid nothing himself.
    expect(await stats(ben)).toMatchObject({ handsReviewed: 0, commentsMade: 0 });
    expect(await stats(cleo)).toMatchObject({ gamesUploaded: 1 });
  });

  it('do not count a game that is still being uploaded', async () => {
    await server.database.pool.query('update games set published_at = null where id = $1', [game.id]);
    expect(await stats(cleo)).toMatchObject({ gamesUploaded: 0 });
  });
});
