import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dealGame, join, type Member, type TestGame } from '../../testing/club.ts';
import { type EventReader, readEvents } from '../../testing/event-reader.ts';
import { needsPostgres } from '../../testing/needs-postgres.ts';
import { password, useSecondServer, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let address: string;
let ada: Member;
let ben: Member;
let cleo: Member;
let game: TestGame;
let handId: number;
let readers: EventReader[] = [];

beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  ada = await join(server, 'Ada');
  ben = await join(server, 'Ben');
  cleo = await join(server, 'Cleo');
  game = await dealGame(server, cleo.id);
  handId = game.hands[0];
  await ada.send('POST', `/api/games/${game.id}/players`, { partnerId: ben.id });
});
afterEach(() => {
  for (const reader of readers) reader.leave();
  readers = [];
});

async function follow(who: Member, hand = handId, at = address): Promise<EventReader> {
  const reader = await readEvents(`${at}/api/hands/${hand}/events`, who.browser.cookie());
  readers.push(reader);
  return reader;
}

const say = async (who: Member, content: string, hand = handId) =>
  (await who.send('POST', `/api/hands/${hand}/comments`, { content })).body as { id: number };
const comments = { changed: 'comments' };
const bidding = { changed: 'bidding' };
const times = (count: number, event: object): object[] => Array.from({ length: count }, () => event);

describe('comments', () => {
  it('that are created, changed or deleted are published to all viewers of the hand', async () => {
    const readersOfAll = [await follow(ada), await follow(cleo)];
    const elsewhere = await follow(ada, game.hands[1]);
    const expectEvents = async (count: number): Promise<void> => {
      const expected = times(count, comments);
      await expect.poll(() => readersOfAll.map(({ events }) => events)).toEqual([expected, expected]);
    };
    const { id } = await say(ben, 'What about hearts?');
    await expectEvents(1);
    await ben.send('PATCH', `/api/comments/${id}`, { content: 'What about spades?' });
    await expectEvents(2);
    await ben.send('DELETE', `/api/comments/${id}`);
    await expectEvents(3);
    expect(elsewhere.events).toEqual([]);
  });

  it('are published without their text', async () => {
    const reader = await follow(cleo);
    await say(ada, 'Nobody expects this sentence');
    await expect.poll(() => reader.events).toHaveLength(1);
    expect(reader.text()).not.toContain('expects');
    expect(reader.text()).toBe('retry: 3000\n\ndata: {"changed":"comments"}\n\n');
  });
});

describe('a bidding record', () => {
  it('is published to its two players only', async () => {
    const [creator, partner, other] = [await follow(ada), await follow(ben), await follow(cleo)];
    const path = `/api/hands/${handId}/partnership-bidding`;
    const made = await ada.send('POST', path, {
      partnerId: ben.id,
      biddingSequence: ['1S'],
      gameId: game.id,
    });
    const expectEvents = async (count: number): Promise<void> => {
      const expected = times(count, bidding);
      await expect.poll(() => [creator.events, partner.events]).toEqual([expected, expected]);
    };
    await expectEvents(1);
    const { id } = made.body as { id: number };
    await ben.send('PUT', `/api/partnership-bidding/${id}`, { biddingSequence: ['1H'] });
    await expectEvents(2);
    await ada.send('DELETE', path);
    await expectEvents(3);
    // The public event came later, so the private one would have arrived by now.
    await say(ada, 'Done');
    await expect.poll(() => other.events).toEqual([comments]);
  });

  it('that is refused is not published', async () => {
    const reader = await follow(ada);
    await ada.send('POST', `/api/hands/${handId}/partnership-bidding`, {
      partnerId: ben.id,
      biddingSequence: ['Double'],
      gameId: game.id,
    });
    await say(ada, 'Oh');
    await expect.poll(() => reader.events).toEqual([comments]);
  });
});

describe('a stream', () => {
  it('needs an existing hand and a signed-in user', async () => {
    expect((await follow(ada, 999_999)).status).toBe(404);
    expect((await readEvents(`${address}/api/hands/${handId}/events`, undefined)).status).toBe(401);
  });

  it('is neither cached nor buffered by proxies', async () => {
    expect((await follow(ada)).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
  });

  it('ends with the next event after signing out', async () => {
    const leaver = await join(server, 'Leaver');
    const reader = await follow(leaver);
    await leaver.send('POST', '/api/logout');
    await say(ada, 'Did you hear?');
    await reader.ended;
    expect(reader.events).toEqual([]);
  });

  it('ends with the next event after deactivation, expiry and deletion', async () => {
    const people = await Promise.all(['Dan', 'Eve', 'Fay'].map((name) => join(server, name)));
    const [deactivated, expired, deleted] = people as [Member, Member, Member];
    const streams = await Promise.all(people.map((person) => follow(person)));
    await server.database.pool.query('update users set deactivated_at = now() where id = $1', [
      deactivated.id,
    ]);
    await server.database.pool.query(
      "update sessions set last_used_at = now() - interval '15 days' where user_id = $1",
      [expired.id],
    );
    await deleted.send('DELETE', '/api/user', { password });
    await say(ada, 'Did you hear?');
    await Promise.all(streams.map(({ ended }) => ended));
    expect(streams.map(({ events }) => events)).toEqual([[], [], []]);
  });
});

describe('two servers on one database', needsPostgres(), () => {
  const second = useSecondServer(server);
  let secondAddress: string;
  beforeAll(async () => {
    secondAddress = await second.app.listen({ port: 0, host: '127.0.0.1' });
  });

  it('exchange events', async () => {
    const [here, there] = [await follow(ben), await follow(ben, handId, secondAddress)];
    await say(ada, 'Here and there');
    await expect.poll(() => [here.events, there.events]).toEqual([[comments], [comments]]);
  });

  it('end their streams when their connection breaks, so that browsers reconnect and refetch', async () => {
    const reader = await follow(ben, handId, secondAddress);
    await server.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen %'`,
    );
    await reader.ended;
    const again = await follow(ben, handId, secondAddress);
    await say(ada, 'Again');
    await expect.poll(() => again.events).toEqual([comments]);
  });
});
