import type { Comment } from '@bridge-review/api/comments';
import type { ErrorAnswer } from '@bridge-review/api/error';
import type { GameHand } from '@bridge-review/api/hands';
import { beforeEach, describe, expect, it } from 'vitest';
import { dealGame, join, type Member, type TestGame, useMember } from '../../testing/club.ts';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
const ben = useMember(server, 'Ben');
const cleo = useMember(server, 'Cleo');
let game: TestGame;
let handId: number;

beforeEach(async () => {
  game = await dealGame(server, ada.id);
  handId = game.hands[0];
});

const path = () => `/api/hands/${handId}/comments`;

async function say(who: Member, content: unknown) {
  const answer = await who.send('POST', path(), { content, userLevel: 'Player' });
  return { status: answer.status, body: answer.body as Comment & ErrorAnswer };
}

const read = async (who: Member, query = '') => (await who.send('GET', path() + query)).body as Comment[];
const words = async (who: Member, query = '') => (await read(who, query)).map(({ content }) => content);
const countOf = async () => ((await ada.send('GET', `/api/hands/${handId}`)).body as GameHand).commentCount;

describe('creating a comment', () => {
  it('is allowed for every signed-in user, verified or not', async () => {
    const { status, body } = await say(ada, '  Why not 3NT?\nIt is cold. ');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      handId,
      userId: ada.id,
      userName: 'Ada',
      content: 'Why not 3NT?\nIt is cold.',
      editedAt: null,
    });
    expect(Number.isNaN(Date.parse(body.createdAt))).toBe(false);
    expect(await read(cleo)).toEqual([body]);
  });

  it('lists comments oldest first', async () => {
    for (const content of ['one', 'two', 'three']) await say(ada, content);
    expect(await words(ben)).toEqual(['one', 'two', 'three']);
  });

  it.each(['', '   ', '\n\t', '\u200B\u200D', null, undefined, 7, {}])(
    'refuses %j as blank',
    async (content) => {
      const { status, body } = await say(ada, content);
      expect(status).toBe(400);
      expect(body).toMatchObject({ issues: [{ path: 'content', message: 'Please write something first.' }] });
      expect(await countOf()).toBe(0);
    },
  );

  it('accepts at most 5,000 characters, and only text', async () => {
    expect((await say(ada, 'x'.repeat(5_000))).status).toBe(200);
    expect((await say(ada, 'x'.repeat(5_001))).status).toBe(400);
    expect((await say(ada, 'a\0b')).status).toBe(400);
    expect((await say(ada, '<script>alert(1)</script> ♠ 日本 👍🏽')).body.content).toBe(
      '<script>alert(1)</script> ♠ 日本 👍🏽',
    );
  });

  it('needs an existing hand', async () => {
    handId = 999_999;
    expect((await say(ada, 'Hello')).status).toBe(404);
    expect((await ada.send('GET', path())).status).toBe(404);
  });

  it('updates the count, also with twenty comments at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => say([ada, ben, cleo][index % 3]!, `Comment ${index}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await countOf()).toBe(20);
    await Promise.all(
      answers.map(({ body }, index) =>
        [ada, ben, cleo][index % 3]!.send('DELETE', `/api/comments/${body.id}`),
      ),
    );
    expect(await countOf()).toBe(0);
    expect(await read(ada)).toEqual([]);
  });

  it('keeps the comment without a name when its author is deleted', async () => {
    const leaver = await join(server, 'Leaver');
    await say(leaver, 'So long');
    await leaver.send('DELETE', '/api/user', { password });
    expect(await read(ada)).toMatchObject([{ content: 'So long', userName: 'Deleted player' }]);
    expect(await countOf()).toBe(1);
  });
});

it('shows and counts the comment of a missing author alike', async () => {
  const pool = server.database.pool;
  await pool.query('alter table comments drop constraint comments_user_id_users_id_fk');
  const { body } = await say(ada, 'Whose words are these?');
  await pool.query('update comments set user_id = 999999 where id = $1', [body.id]);
  expect(await read(ben)).toMatchObject([{ content: 'Whose words are these?', userName: null }]);
  expect(await countOf()).toBe(1);
});

describe('many comments', () => {
  it('are paged from the latest back, each page oldest first', async () => {
    for (let count = 1; count <= 5; count += 1) await say([ada, ben][count % 2]!, `Comment ${count}`);
    const seen: string[][] = [];
    let url: string | undefined = `${path()}?limit=2`;
    while (url !== undefined) {
      const answer = await ada.browser.send('GET', url);
      seen.push(answer.json<Comment[]>().map(({ content }) => content));
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual([['Comment 4', 'Comment 5'], ['Comment 2', 'Comment 3'], ['Comment 1']]);
    const own = await ada.browser.send('GET', `${path()}?limit=1&partnershipOnly=true&userId=${ada.id}`);
    expect(own.json()).toMatchObject([{ content: 'Comment 4' }]);
    expect(own.headers['link']).toContain(`partnershipOnly=true&userId=${ada.id}&cursor=`);
  });

  it('are at most 50 per page, which is the default', async () => {
    await server.database.pool.query(
      `insert into comments (hand_id, user_id, content) select $1, $2, 'No. ' || n from generate_series(1, 51) n`,
      [handId, ada.id],
    );
    expect(await read(ada)).toHaveLength(50);
    const more = await ada.browser.send('GET', `${path()}?limit=500`);
    expect(more.json()).toHaveLength(50);
    expect(more.headers['link']).toContain('cursor=');
    expect((await ada.send('GET', `${path()}?limit=501`)).status).toBe(400);
  });
});

describe('the comments of a partnership', () => {
  it('are those of the user and of the partner they named for the game', async () => {
    await say(ada, 'mine');
    await say(ben, 'my partner’s');
    await say(cleo, 'somebody’s');
    const query = `?partnershipOnly=true&userId=${ada.id}`;
    expect(await words(ada, query)).toEqual(['mine']);
    await ada.send('POST', `/api/games/${game.id}/players`, { partnerId: ben.id });
    expect(await words(ada, query)).toEqual(['mine', 'my partner’s']);
    expect(await words(ada, '?partnershipOnly=true')).toEqual(['mine', 'my partner’s']);
    expect(await words(ada, `?partnershipOnly=false&userId=${ben.id}`)).toHaveLength(3);
    expect(await words(ben, `?partnershipOnly=true&userId=${ben.id}`)).toEqual(['my partner’s']);
  });

  it("can be requested only with the user's own id", async () => {
    const answer = await ada.send('GET', `${path()}?partnershipOnly=true&userId=${ben.id}`);
    expect(answer.status).toBe(403);
    expect((await ada.send('GET', `${path()}?partnershipOnly=perhaps`)).status).toBe(400);
    expect((await ada.send('GET', `${path()}?partnershipOnly=true&userId=me`)).status).toBe(400);
  });
});

describe('changing a comment', () => {
  const change = (who: Member, id: number, content: unknown) =>
    who.send('PATCH', `/api/comments/${id}`, { content });

  it('is allowed for its author, and is marked as edited', async () => {
    const { body } = await say(ada, 'frist');
    const answer = await change(ada, body.id, ' first ');
    expect(answer).toMatchObject({ status: 200, body: { id: body.id, content: 'first' } });
    expect((answer.body as Comment).editedAt).not.toBeNull();
    expect(await read(ben)).toEqual([answer.body]);
  });

  it('to the same text is no edit', async () => {
    const { body } = await say(ada, 'first');
    expect((await change(ada, body.id, 'first')).body).toMatchObject({ editedAt: null });
  });

  it('is refused for other users first, and for the author if blank', async () => {
    const { body } = await say(ada, 'mine');
    expect((await change(ben, body.id, 'yours')).status).toBe(403);
    expect((await change(ben, body.id, ' ')).status).toBe(403);
    expect((await change(ada, body.id, ' ')).status).toBe(400);
    expect((await change(ada, 999_999, 'x')).status).toBe(404);
    expect(await words(ada)).toEqual(['mine']);
  });
});

describe('deleting a comment', () => {
  it('is allowed for its author', async () => {
    const { body } = await say(ada, 'mine');
    expect((await ben.send('DELETE', `/api/comments/${body.id}`)).status).toBe(403);
    expect(await countOf()).toBe(1);
    expect((await ada.send('DELETE', `/api/comments/${body.id}`)).status).toBe(204);
    expect(await countOf()).toBe(0);
    expect((await ada.send('DELETE', `/api/comments/${body.id}`)).status).toBe(404);
  });

  it('five times at once removes one from the count', async () => {
    await say(ada, 'stays');
    const { body } = await say(ada, 'goes');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ada.send('DELETE', `/api/comments/${body.id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204, 404, 404, 404, 404,
    ]);
    expect(await countOf()).toBe(1);
  });
});
