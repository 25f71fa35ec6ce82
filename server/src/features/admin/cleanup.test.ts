import { beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import { dealGame, join, type Member, type TestGame } from '../../testing/club.ts';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server.database.pool.query<Row>(text, values).then(({ rows }) => rows);

let admin: Member;
let real: Member;
let other: Member;
let tester: Member;
let second: Member;
let realGame: TestGame;
let testGame: TestGame;

beforeEach(async () => {
  await query("update users set user_type = 'player' where user_type in ('admin', 'test')");
  admin = await joinAs(server, 'admin', 'Ada');
  real = await join(server, 'Real');
  other = await join(server, 'Other');
  tester = await joinAs(server, 'test', 'Tester');
  second = await joinAs(server, 'test', 'Second');
  realGame = await dealGame(server, real.id);
  testGame = await dealGame(server, tester.id);
});

const cleanUp = () => admin.send('POST', '/api/admin/cleanup-test-data');

const say = (member: Member, hand: number, content: string) =>
  member.send('POST', `/api/hands/${hand}/comments`, { content });

const play = (member: Member, game: TestGame, partner?: Member) =>
  member.send('POST', `/api/games/${game.id}/players`, { partnerId: partner?.id ?? null });

const bid = (member: Member, game: TestGame, hand: number, partner: Member) =>
  member.send('POST', `/api/hands/${hand}/partnership-bidding`, {
    partnerId: partner.id,
    gameId: game.id,
    biddingSequence: ['1NT', 'Pass', '3NT'],
  });

const handOf = async (id: number) => (await real.send('GET', `/api/hands/${id}`)).body;

describe('cleaning up test data', () => {
  it('deletes test users, their games and hands, and all comments by them or on these hands, and counts them', async () => {
    const [first, next] = realGame.hands;
    await say(tester, first, 'By a test user on a real game');
    await say(tester, first, 'And another');
    await say(real, first, 'By a real user on a real game');
    await say(second, next, 'By the second test user on a real game');
    await say(real, testGame.hands[0], 'By a real user on a test game');
    await say(tester, testGame.hands[1], 'By a test user on a test game');
    await say(admin, testGame.hands[2], 'By the admin on a test game');

    const answer = await cleanUp();
    expect(answer).toEqual({
      status: 200,
      body: { results: { deletedUsers: 2, deletedGames: 1, deletedHands: 4, deletedComments: 6 } },
    });

    expect(await query('select 1 from users where id = any($1)', [[tester.id, second.id]])).toEqual([]);
    expect(await query('select 1 from games where id = $1', [testGame.id])).toEqual([]);
    expect(await query('select 1 from hands where game_id = $1', [testGame.id])).toEqual([]);
    const left = (await real.send('GET', `/api/hands/${first}/comments`)).body as { content: string }[];
    expect(left.map(({ content }) => content)).toEqual(['By a real user on a real game']);
    expect(await handOf(first)).toMatchObject({ commentCount: 1 });
    expect(await handOf(next)).toMatchObject({ commentCount: 0 });
  });

  it('never deletes admins, players or their data', async () => {
    const adminGame = await dealGame(server, admin.id);
    await say(admin, adminGame.hands[0], 'Mine');
    await say(real, adminGame.hands[0], 'Ours');
    const before = (await admin.send('GET', '/api/admin/stats')).body as Record<string, number>;
    await cleanUp();
    expect((await admin.send('GET', '/api/admin/stats')).body).toMatchObject({
      totalUsers: before['totalUsers']! - 2,
      totalGames: before['totalGames']! - 1,
      totalHands: before['totalHands']! - 4,
    });
    expect((await admin.send('GET', '/api/user')).status).toBe(200);
    expect(await handOf(adminGame.hands[0])).toMatchObject({ commentCount: 2 });
  });

  it('ends the sessions of test users, and frees their addresses', async () => {
    await cleanUp();
    expect((await tester.send('GET', '/api/user')).status).toBe(401);
    expect(await query('select 1 from sessions where user_id = $1', [tester.id])).toEqual([]);
    expect((await server.browser().register(tester.email)).statusCode).toBe(200);
  });

  it('a second time finds nothing', async () => {
    await play(real, realGame, tester);
    await bid(real, realGame, realGame.hands[0], tester);
    await cleanUp();
    expect((await cleanUp()).body).toEqual({
      results: { deletedUsers: 0, deletedGames: 0, deletedHands: 0, deletedComments: 0 },
    });
  });

  it('does not count an upload that was never finished, and removes it', async () => {
    await query('update games set published_at = null where id = $1', [testGame.id]);
    expect((await cleanUp()).body).toMatchObject({ results: { deletedGames: 0, deletedHands: 0 } });
    expect(await query('select 1 from games where id = $1', [testGame.id])).toEqual([]);
  });
});

describe('data that real players share with test users', () => {
  it('a record made with a test user is kept, and the test user is anonymized and counted as deleted', async () => {
    const [hand] = realGame.hands;
    await play(real, realGame, tester);
    expect((await bid(real, realGame, hand, tester)).status).toBe(200);
    expect((await cleanUp()).body).toMatchObject({ results: { deletedUsers: 2 } });

    expect((await real.send('GET', `/api/hands/${hand}/partnership-bidding`)).body).toMatchObject({
      biddingSequence: ['1NT', 'Pass', '3NT'],
      partner: { displayName: 'Deleted player' },
    });
    expect(await handOf(hand)).toMatchObject({ hasBidding: true });
    const [row] = await query<Record<string, unknown>>('select * from users where id = $1', [tester.id]);
    expect(row).toMatchObject({ display_name: 'Deleted player', password_hash: '', user_type: 'player' });
    expect(JSON.stringify(row)).not.toContain(tester.email);
    const login = await server.browser().send('POST', '/api/login', { email: tester.email, password });
    expect(login.statusCode).toBe(401);
  });

  it('a record that a test user made with a real player is kept for the real player', async () => {
    const [hand] = realGame.hands;
    await play(tester, realGame, real);
    expect((await bid(tester, realGame, hand, real)).status).toBe(200);
    await cleanUp();
    expect((await real.send('GET', `/api/hands/${hand}/partnership-bidding`)).body).toMatchObject({
      biddingSequence: ['1NT', 'Pass', '3NT'],
    });
    expect(await handOf(hand)).toMatchObject({ hasBidding: true });
  });

  it('a record between two test users is deleted, and the hand no longer has bidding', async () => {
    const [hand] = realGame.hands;
    await play(tester, realGame, second);
    await bid(tester, realGame, hand, second);
    expect(await handOf(hand)).toMatchObject({ hasBidding: true });
    await cleanUp();
    expect(await query('select 1 from bidding_records where hand_id = $1', [hand])).toEqual([]);
    expect(await handOf(hand)).toMatchObject({ hasBidding: false });
  });

  it('a hand whose file holds an auction keeps its bidding', async () => {
    const last = realGame.hands[3];
    await play(tester, realGame, second);
    await bid(tester, realGame, last, second);
    await cleanUp();
    expect(await handOf(last)).toMatchObject({ hasBidding: true });
  });

  it('a record with a deleted user is deleted with the test user', async () => {
    const [hand] = realGame.hands;
    await play(tester, realGame, other);
    await bid(tester, realGame, hand, other);
    await other.send('DELETE', '/api/user', { password });
    await cleanUp();
    expect(await query('select 1 from bidding_records where hand_id = $1', [hand])).toEqual([]);
    expect(await handOf(hand)).toMatchObject({ hasBidding: false });
  });

  it('records and participations of real players on a test game are deleted with the game', async () => {
    const [hand] = testGame.hands;
    await play(real, testGame, other);
    await bid(real, testGame, hand, other);
    expect((await cleanUp()).status).toBe(200);
    expect(await query('select 1 from bidding_records where hand_id = $1', [hand])).toEqual([]);
    expect(await query('select 1 from participations where game_id = $1', [testGame.id])).toEqual([]);
    expect((await real.send('GET', '/api/user')).status).toBe(200);
  });

  it('a participation with a test user is kept without the partner', async () => {
    await play(real, realGame, tester);
    await play(tester, realGame, real);
    await real.send('POST', '/api/user/partners', { partnerId: tester.id });
    await cleanUp();
    expect((await real.send('GET', `/api/games/${realGame.id}/my-participation`)).body).toMatchObject({
      isPlaying: true,
      partner: null,
    });
    expect((await real.send('GET', '/api/user/partners')).body).toEqual([]);
    const players = (await real.send('GET', `/api/games/${realGame.id}/players`)).body as { id: number }[];
    expect(players.map(({ id }) => id)).toEqual([real.id]);
  });
});

describe('during other requests', () => {
  it('simultaneous comments are either counted or refused, and every count is correct', async () => {
    const [hand] = realGame.hands;
    const talk = Array.from({ length: 12 }, (_, n) => [
      say(real, hand, `Real ${n}`),
      say(tester, hand, `Test ${n}`),
      say(other, testGame.hands[0], `On a test game ${n}`),
    ]).flat();
    const [answer, ...said] = await Promise.all([cleanUp(), ...talk]);
    expect(answer.status).toBe(200);
    expect(said.filter(({ status }) => ![200, 401, 404].includes(status))).toEqual([]);
    const accepted = said.filter(({ status }) => status === 200).length;
    const [counts] = await query<{ left: number; claimed: number; strays: number }>(
      `select (select count(*)::int from comments where hand_id = $1) as left,
              (select comment_count from hands where id = $1) as claimed,
              (select count(*)::int from comments where user_id = $2) as strays`,
      [hand, tester.id],
    );
    expect(counts).toEqual({ left: 12, claimed: 12, strays: 0 });
    const { results } = answer.body as { results: { deletedComments: number } };
    expect(results.deletedComments).toBe(accepted - 12);
  });

  it('two simultaneous cleanups count each test user once', async () => {
    const answers = await Promise.all([cleanUp(), cleanUp(), cleanUp()]);
    const counts = answers.map(
      ({ body }) => (body as { results: { deletedUsers: number } }).results.deletedUsers,
    );
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
  });
});
