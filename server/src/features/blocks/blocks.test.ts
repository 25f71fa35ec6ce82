import { type BlockedPerson, blockLimits } from '@bridge-review/api/blocks';
import type { Comment } from '@bridge-review/api/comments';
import type { GameHand } from '@bridge-review/api/hands';
import type { MyParticipation } from '@bridge-review/api/participation';
import type { MadeShare, Shared } from '@bridge-review/api/shares';
import { beforeEach, describe, expect, it } from 'vitest';
import { serverMessages } from '../../server-messages.ts';
import { joinAs } from '../../testing/admins.ts';
import { dealGame, join, type Member, type TestGame } from '../../testing/club.ts';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
/** Ada blocks Ben. */
let ada: Member;
let ben: Member;
let cleo: Member;
let game: TestGame;
let handId: number;

beforeEach(async () => {
  [ada, ben, cleo] = [await join(server, 'Ada'), await join(server, 'Ben'), await join(server, 'Cleo')];
  game = await dealGame(server, cleo.id);
  handId = game.hands[0];
});

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

const block = (who: Member, whom: Member) => who.send('POST', '/api/user/blocked', { userId: whom.id });
const unblock = (who: Member, whom: Member) => who.send('DELETE', `/api/user/blocked/${whom.id}`);
const blockedBy = async (who: Member) =>
  ((await who.send('GET', '/api/user/blocked')).body as BlockedPerson[]).map(
    ({ displayName }) => displayName,
  );

const say = (who: Member, content: string) => who.send('POST', `/api/hands/${handId}/comments`, { content });
const read = async (who: Member, only = '') =>
  ((await who.send('GET', `/api/hands/${handId}/comments${only}`)).body as Comment[]).map(
    ({ content, isBlocked }) => [content, isBlocked],
  );
const played = (who: Member, body: object) => who.send('POST', `/api/games/${game.id}/players`, body);
const partOf = async (who: Member) =>
  (await who.send('GET', `/api/games/${game.id}/my-participation`)).body as MyParticipation;
const record = (who: Member, partner: Member, hand = handId) =>
  who.send('POST', `/api/hands/${hand}/partnership-bidding`, {
    partnerId: partner.id,
    biddingSequence: ['1S'],
    gameId: game.id,
  });
const foundBy = async (who: Member, whom: Member) =>
  ((await who.send('GET', `/api/users/search?query=${whom.email}`)).body as unknown[]).length;

describe('the list of whom one has blocked', () => {
  it('is one’s own, has everybody once, and the last first', async () => {
    expect(await blockedBy(ada)).toEqual([]);
    expect((await block(ada, ben)).body).toMatchObject({ id: ben.id, displayName: 'Ben' });
    await block(ada, cleo);
    expect((await block(ada, ben)).status).toBe(200);
    expect(await blockedBy(ada)).toEqual(['Cleo', 'Ben']);
    expect(await blockedBy(ben)).toEqual([]);
    expect((await unblock(ada, cleo)).status).toBe(204);
    expect((await unblock(ada, cleo)).status).toBe(204);
    expect(await blockedBy(ada)).toEqual(['Ben']);
  });

  it('has neither oneself nor who is not there', async () => {
    expect((await block(ada, ada)).body).toMatchObject({ message: serverMessages.blockIsOneself });
    expect((await ada.send('POST', '/api/user/blocked', { userId: 999_999 })).status).toBe(404);
    await ben.send('DELETE', '/api/user', { password });
    expect((await block(ada, ben)).status).toBe(404);
  });

  it('keeps the deactivated, and loses accounts that are deleted, on both sides', async () => {
    await block(ada, ben);
    await block(ben, ada);
    await query('update users set deactivated_at = now() where id = $1', [ben.id]);
    expect(await blockedBy(ada)).toEqual(['Ben']);
    await query('update users set deactivated_at = null where id = $1', [ben.id]);
    expect((await ben.send('DELETE', '/api/user', { password })).status).toBe(204);
    expect(await blockedBy(ada)).toEqual([]);
    const { rows } = await query('select 1 from blocks where $1 in (user_id, blocked_id)', [ben.id]);
    expect(rows).toEqual([]);
  });

  it('has two hundred at most, also when two are added at once', async () => {
    await query(
      `insert into users (email, password_hash, first_name, last_name, display_name)
       select 'crowd' || n || '@example.org', '', 'A', 'B', 'C' from generate_series(1, $1) n`,
      [blockLimits.people - 1],
    );
    await query(
      `insert into blocks (user_id, blocked_id) select $1, id from users where email like 'crowd%'`,
      [ada.id],
    );
    const answers = await Promise.all([block(ada, ben), block(ada, cleo)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      message: serverMessages.tooManyBlocked,
    });
    await query(`delete from users where email like 'crowd%'`);
  });

  it('two may block each other at the same time, many times over', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? block(ada, ben) : block(ben, ada))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await blockedBy(ada), await blockedBy(ben)]).toEqual([['Ben'], ['Ada']]);
  });
});

describe('comments', () => {
  it('are marked for who blocked their author, and for nobody else; the count stays', async () => {
    await say(ben, 'You cannot bid.');
    await say(cleo, 'Well, well.');
    await block(ada, ben);
    expect(await read(ada)).toEqual([
      ['You cannot bid.', true],
      ['Well, well.', false],
    ]);
    for (const other of [ben, cleo]) {
      expect(await read(other)).toEqual([
        ['You cannot bid.', false],
        ['Well, well.', false],
      ]);
    }
    const { commentCount } = (await ada.send('GET', `/api/hands/${handId}`)).body as GameHand;
    expect(commentCount).toBe(2);
    await unblock(ada, ben);
    expect(await read(ada)).toContainEqual(['You cannot bid.', false]);
  });

  it('are marked among those of the partnership, too', async () => {
    await played(ada, { partnerId: ben.id });
    await say(ben, 'My partner!');
    await block(ada, ben);
    expect(await read(ada, `?partnershipOnly=true&userId=${ada.id}`)).toEqual([['My partner!', true]]);
  });

  it('are left out of what one shares, and of nothing that others share', async () => {
    await say(ben, 'You cannot bid.');
    await say(cleo, 'Well, well.');
    await block(ada, ben);
    const shown = async (who: Member) => {
      const made = await who.send('POST', `/api/hands/${handId}/shares`, { hands: ['N'], comments: true });
      const { token } = made.body as MadeShare;
      const link = await server.app.inject({ url: `/api/shared/${token}` });
      return link.json<Shared>().board?.comments?.map(({ content }) => content);
    };
    expect(await shown(ada)).toEqual(['Well, well.']);
    expect(await shown(cleo)).toEqual(['You cannot bid.', 'Well, well.']);
  });
});

describe('neither of the two', () => {
  it('finds the other, and each is found by others', async () => {
    expect([await foundBy(ada, ben), await foundBy(ben, ada)]).toEqual([1, 1]);
    await block(ada, ben);
    expect([await foundBy(ada, ben), await foundBy(ben, ada)]).toEqual([0, 0]);
    expect([await foundBy(cleo, ben), await foundBy(cleo, ada)]).toEqual([1, 1]);
    await unblock(ada, ben);
    expect([await foundBy(ada, ben), await foundBy(ben, ada)]).toEqual([1, 1]);
  });

  it('has the other among the partners, until the block ends', async () => {
    const partnersOf = async (who: Member) =>
      ((await who.send('GET', '/api/user/partners')).body as { displayName: string }[]).map(
        ({ displayName }) => displayName,
      );
    const add = (who: Member, whom: Member) => who.send('POST', '/api/user/partners', { partnerId: whom.id });
    await add(ada, ben);
    await add(ben, ada);
    await block(ada, ben);
    expect([await partnersOf(ada), await partnersOf(ben)]).toEqual([[], []]);
    expect((await add(ada, ben)).body).toMatchObject({ message: serverMessages.partnerBlocked });
    expect((await add(ben, ada)).body).toMatchObject({ message: serverMessages.partnerUnknown });
    await unblock(ada, ben);
    expect([await partnersOf(ada), await partnersOf(ben)]).toEqual([['Ben'], ['Ada']]);
  });

  it('names the other as partner again; who is blocked gets the answer given for unknown people', async () => {
    await block(ada, ben);
    const unknown = await played(ben, { partnerId: 999_999 });
    const refused = await played(ben, { partnerId: ada.id });
    expect(refused).toEqual(unknown);
    expect((await played(ada, { partnerId: ben.id })).body).toMatchObject({
      message: serverMessages.partnerBlocked,
      issues: [{ path: 'partnerId' }],
    });
    await played(ben, {});
    expect((await record(ben, ada)).body).toMatchObject({ message: serverMessages.partnerUnknown });
    await played(ada, {});
    expect((await record(ada, ben)).body).toMatchObject({ message: serverMessages.partnerBlocked });
  });

  it('loses what they have in common; who was named before stays, and can be sent again', async () => {
    await played(ben, { partnerId: ada.id });
    const { body } = await record(ben, ada);
    const { id } = body as { id: number };
    await block(ada, ben);
    expect((await played(ben, { partnerId: ada.id, seat: 'S' })).body).toMatchObject({
      partner: { id: ada.id },
      seat: 'S',
    });
    expect((await ada.send('GET', `/api/hands/${handId}/partnership-bidding`)).body).toMatchObject({ id });
    const edit = { biddingSequence: ['1H'] };
    expect((await ben.send('PUT', `/api/partnership-bidding/${id}`, edit)).status).toBe(200);
    expect((await record(ben, ada, game.hands[1])).status).toBe(400);
  });

  it('is suggested as partner to the other', async () => {
    await played(ben, { partnerId: ada.id });
    expect((await partOf(ada)).suggestedPartner).toMatchObject({ id: ben.id });
    await block(ada, ben);
    expect((await partOf(ada)).suggestedPartner).toBeNull();
  });
});

describe('mails about a partner’s activity', () => {
  const waiting = async (who: Member) =>
    (
      await query(`select 1 from mails where kind = 'partner-notifications' and details ->> 'userId' = $1`, [
        String(who.id),
      ])
    ).rows.length;

  beforeEach(async () => {
    await query('update users set email_verified_at = now() where id = any($1)', [[ada.id, ben.id]]);
    await played(ada, { partnerId: ben.id });
    await say(ada, 'What would you bid?');
  });

  it('are not made about somebody whom one has blocked, and take no turn from others', async () => {
    await block(ada, ben);
    await say(ben, 'Not that.');
    expect(await waiting(ada)).toBe(0);
    await unblock(ada, ben);
    await say(ben, 'Not that either.');
    expect(await waiting(ada)).toBe(1);
  });

  it('are not sent if the block came meanwhile', async () => {
    // As if one had gone out just now: the next waits for an hour.
    await query('update users set notified_at = now() where id = $1', [ada.id]);
    await say(ben, 'Not that.');
    expect(await waiting(ada)).toBe(1);
    await block(ada, ben);
    await query(`update mails set due_at = now() where details ->> 'userId' = $1`, [String(ada.id)]);
    server.services.mail.start();
    await expect.poll(() => waiting(ada)).toBe(0);
    expect(
      server.sentMails.filter(({ to, subject }) => to === ada.email && /commented/.test(subject)),
    ).toEqual([]);
  });
});

it('administrators see everybody, whom they have blocked and who has blocked them', async () => {
  const root = await joinAs(server, 'admin', 'Root');
  await block(root, ben);
  await block(ben, root);
  const { body } = await root.send('GET', `/api/admin/users?q=${ben.email}`);
  expect(body).toMatchObject([{ id: ben.id }]);
  expect((await root.send('POST', `/api/admin/users/${ben.id}/deactivate`, {})).status).toBe(200);
});
