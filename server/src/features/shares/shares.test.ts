import { AsyncLocalStorage } from 'node:async_hooks';
import type { BoardShareForm, MadeShare, Share, Shared, SharedBoard } from '@bridge-review/api/shares';
import { shareLimits, shareMessages } from '@bridge-review/api/shares';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import { join, type Member, useMember } from '../../testing/club.ts';
import { MARKED_CALLS, type MarkedBoard, plantMarkedClub } from '../../testing/marked-club.ts';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
let gameId: number;
let board: MarkedBoard;
/** For tests that end with the board. */
let otherBoards: MarkedBoard[];

beforeAll(async () => {
  const { games } = await plantMarkedClub(server.database.pool);
  gameId = games[0]!.id;
  board = games[0]!.boards[1]!;
  otherBoards = [...games[1]!.boards];
});

const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const hands = ['N', 'E', 'S', 'W'] as const;

async function share(member: Member, form: Partial<BoardShareForm> = {}): Promise<MadeShare> {
  const path = `/api/hands/${board.id}/shares`;
  const { status, body } = await member.send('POST', path, { hands: [...hands], ...form });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as MadeShare;
}

/** A visitor without an account. */
const visit = (url: string, method: 'GET' | 'POST' = 'GET') => server.app.inject({ method, url });
const read = (token: string) => visit(`/api/shared/${token}`);

describe('a link', () => {
  it('is long, shown once, and stored as a hash; neither it nor what it opens is logged', async () => {
    const { token, ...made } = await share(ada, { auction: true });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await read(token)).statusCode).toBe(200);
    await visit(`/s/${token}`);
    await visit(`/%73/${token}`);
    await visit(`/api/shared/${token}/boards/1?x=1`);
    const { body } = await ada.send('GET', '/api/user/shares');
    expect((body as Share[])[0]).toEqual(made);
    const { rows } = await query('select * from shares');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(server.log)).not.toContain(token);
    expect(JSON.stringify(server.log)).toContain('/api/shared/…');
  });

  it('is not indexed, stored or passed on by whoever opens it', async () => {
    const { token } = await share(ada);
    for (const url of [`/api/shared/${token}`, `/s/${token}`, '/s/none', '/api/shared/none']) {
      const { headers } = await visit(url);
      expect(headers, url).toMatchObject({
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    }
    expect((await visit('/api/user')).headers['x-robots-tag']).toBeUndefined();
  });

  it('needs neither session nor cookie, and sets none', async () => {
    const { token } = await share(ada);
    const answer = await read(token);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.json<Shared>().board?.hands.N).toBe(board.hands.N);
  });

  it.each([
    [{ hands: [] }, 'hands', shareMessages.noHands],
    [{ hands: ['N', 'E', 'S'] as const }, 'hands', shareMessages.threeHands],
    [{ hands: ['N', 'S'] as const, play: true }, 'play', shareMessages.playNeedsHands],
    [{ question: { before: 1 } }, 'question', shareMessages.questionNeedsAuction],
    [{ auction: true, question: { before: 7 } }, 'question', shareMessages.noSuchCall],
    [
      { auction: true, hands: ['N'] as const, question: { before: 1 } },
      'question',
      shareMessages.questionNeedsHand,
    ],
    [{ auction: true, table: 1_000_000 }, 'table', shareMessages.noAuction],
    [{ auction: true, auctionOf: 'record' as const }, 'auctionOf', shareMessages.noAuction],
    [{ play: true, auctionOf: 'record' as const }, 'play', shareMessages.playNeedsTable],
    [{ message: 'x'.repeat(501) }, 'message', shareMessages.messageTooLong],
  ])('shows nothing by mistake: %j is refused', async (form, path, message) => {
    const wanted = { hands: [...hands], ...form };
    for (const address of [`/api/hands/${board.id}/shares`, `/api/hands/${board.id}/shares/preview`]) {
      const { status, body } = await ada.send('POST', address, wanted);
      expect(status).toBe(400);
      expect(body).toMatchObject({ issues: [{ path, message }] });
    }
  });

  it('to a question opens with a second request, and no other link does', async () => {
    const question = await share(ada, { auction: true, question: { before: 3 }, message: ' 2♠ or 3NT? ' });
    const asked = (await read(question.token)).json<Shared>();
    expect(asked).toMatchObject({ message: '2♠ or 3NT?', question: { seat: 'W', hand: board.hands.W } });
    expect(asked.board).toBeUndefined();
    const opened = await visit(`/api/shared/${question.token}/open`, 'POST');
    expect(opened.json<SharedBoard>().auction?.calls).toEqual(MARKED_CALLS);
    const plain = await share(ada, { auction: true });
    expect((await visit(`/api/shared/${plain.token}/open`, 'POST')).statusCode).toBe(404);
  });

  it('shows before it is made what it will show', async () => {
    const form = { hands: ['S', 'N'] as const, auction: true, results: true, signed: true, days: null };
    const { body } = await ada.send('POST', `/api/hands/${board.id}/shares/preview`, form);
    const { token } = await share(ada, { ...form, hands: [...form.hands] });
    expect(body).toEqual({ shared: (await read(token)).json() });
    expect((body as { shared: Shared }).shared.sharedBy).toBe('Ada');
  });

  it('names players as the owner chose', async () => {
    await query("update table_results set north = 'Ida van Holm#4711', south = null where id = $1", [
      board.tables[0],
    ]);
    const named = async (names: BoardShareForm['names']) => {
      const { token } = await share(ada, { auction: true, names, table: board.tables[0]! });
      return (await read(token)).json<Shared>().board?.players;
    };
    expect(await named('full')).toMatchObject({ N: 'Ida van Holm', S: null });
    expect(await named('initials')).toMatchObject({ N: 'I. v. H.', S: null });
    expect(await named('none')).toBeUndefined();
  });
});

/** All but what is different for any two requests. */
const comparable = ({ statusCode, headers, body }: LightMyRequestResponse) => {
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return { statusCode, headers: others, body };
};

describe('a link that is gone', () => {
  const ways: readonly (readonly [string, (share: MadeShare, owner: Member) => Promise<unknown>])[] = [
    ['withdrawn', ({ id }, owner) => owner.send('DELETE', `/api/user/shares/${id}`)],
    [
      'expired',
      ({ id }) => query("update shares set expires_at = now() - interval '1 s' where id = $1", [id]),
    ],
    [
      'of a user who was deactivated',
      async (_, owner) => {
        const { browser } = await joinAs(server, 'admin');
        return browser.send('POST', `/api/admin/users/${owner.id}/deactivate`, {});
      },
    ],
    ['of a user who deleted their account', (_, owner) => owner.send('DELETE', '/api/user', { password })],
    ['to a board that is deleted', ({ handId }) => query('delete from hands where id = $1', [handId])],
    [
      'to a game that is deleted',
      async ({ gameId: id }) => {
        const { browser } = await joinAs(server, 'admin');
        return browser.send('DELETE', `/api/games/${id}`);
      },
    ],
  ];

  it.each(ways)('answers like one that never was: %s', async (_, end) => {
    const owner = await join(server, 'Cleo');
    const path = `/api/hands/${otherBoards.shift()!.id}/shares`;
    const form = { hands: [...hands], auction: true, question: { before: 1 } };
    const made = (await owner.send('POST', path, form)).body as MadeShare;
    const never = made.token.replaceAll(/./g, (sign) => (sign === 'a' ? 'b' : 'a'));
    const requests = (token: string) =>
      [
        ['GET', `/api/shared/${token}`],
        ['GET', `/api/shared/${token}/boards/1`],
        ['POST', `/api/shared/${token}/open`],
        ['GET', `/s/${token}/preview.png`],
        ['GET', `/s/${token}/embed`],
        ['GET', `/s/${token}/embed/1`],
        ['POST', `/s/${token}/embed`],
        ['GET', `/s/${token}`],
      ] as const;
    expect((await visit(requests(made.token)[2][1], 'POST')).statusCode).toBe(200);
    await end(made, owner);
    for (const [index, [method, url]] of requests(made.token).entries()) {
      const gone = comparable(await visit(url, method));
      const [otherMethod, otherUrl] = requests(never)[index]!;
      expect(gone).toEqual(comparable(await visit(otherUrl, otherMethod)));
      expect(gone.statusCode).toBe(url === `/s/${made.token}` ? 200 : 404);
      expect(gone.body).not.toContain('property="og:');
    }
  });

  it('asks the database the same question as for one that never was', async () => {
    const [withdrawn, expired] = [await share(ada), await share(ada)];
    await ada.send('DELETE', `/api/user/shares/${withdrawn.id}`);
    await query("update shares set expires_at = now() - interval '1 s' where id = $1", [expired.id]);
    const { pool } = server.database;
    const real = pool.query.bind(pool);
    /** What the server asks for itself meanwhile, for mails that are due, is not for a link. */
    const forLink = new AsyncLocalStorage<string[]>();
    pool.query = ((...given: Parameters<typeof real>) => {
      const [first] = given as unknown as [string | { text: string }];
      forLink.getStore()?.push(typeof first === 'string' ? first : first.text);
      return real(...given);
    }) as typeof pool.query;
    const asked: string[][] = [];
    for (const token of [withdrawn.token, expired.token, 'x'.repeat(43)]) {
      const texts: string[] = [];
      asked.push(texts);
      await forLink.run(texts, async () => {
        await read(token);
        await visit(`/s/${token}`);
        await visit(`/s/${token}/preview.png`);
      });
    }
    pool.query = real;
    expect(asked[0]).toHaveLength(3);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[2]).toEqual(asked[0]);
  });

  it('is removed once it has expired', async () => {
    const [old, other] = [await share(ada), await share(ada, { days: 7 })];
    await query("update shares set expires_at = now() - interval '1 s' where id = $1", [old.id]);
    await server.services.shares.removeExpired();
    const { rows } = await query('select id from shares where id = any($1)', [[old.id, other.id]]);
    expect(rows).toEqual([{ id: other.id }]);
  });

  it('is withdrawn by its owner alone', async () => {
    const { id, token } = await share(ada);
    const other = await join(server, 'Ben');
    expect((await other.send('DELETE', `/api/user/shares/${id}`)).status).toBe(404);
    expect((await read(token)).statusCode).toBe(200);
    expect((await ada.send('DELETE', `/api/user/shares/${id}`)).status).toBe(204);
    expect((await ada.send('DELETE', `/api/user/shares/${id}`)).status).toBe(404);
  });
});

it('a link ends with the bidding record that it shows', async () => {
  const { rows } = await query(
    `insert into bidding_records (hand_id, creator_id, calls) values ($1, $2, '["1S","Pass"]') returning id`,
    [board.id, ada.id],
  );
  const { token } = await share(ada, { auction: true, auctionOf: 'record', question: { before: 1 } });
  expect((await read(token)).json<Shared>().question?.calls).toEqual(['1S']);
  await query('delete from bidding_records where id = $1', [(rows[0] as { id: number }).id]);
  expect((await read(token)).statusCode).toBe(404);
});

it('a link to a game has its boards by their places', async () => {
  const { body } = await ada.send('POST', `/api/games/${gameId}/shares`, { hands: ['N'] });
  const { token } = body as MadeShare;
  const { boards } = (await read(token)).json<Shared>();
  expect(boards?.map(({ place, boardNumber }) => [place, boardNumber])).toEqual(
    Array.from({ length: 8 }, (_, index) => [index + 1, index + 1]),
  );
  const second = (await visit(`/api/shared/${token}/boards/2`)).json<SharedBoard>();
  expect(second.hands).toEqual({ N: board.hands.N });
  expect((await visit(`/api/shared/${token}/boards/9`)).statusCode).toBe(404);
  const { body: preview } = await ada.send('POST', `/api/games/${gameId}/shares/preview`, { hands: ['N'] });
  expect(preview).toMatchObject({ shared: { boards }, opened: { boardNumber: 1 } });
});

it('a sample is shared by its owner and nobody else', async () => {
  const sample = (await ada.send('POST', '/api/games/sample')).body as { id: number };
  const path = `/api/games/${sample.id}/shares`;
  const { status, body } = await ada.send('POST', path, { hands: [...hands] });
  expect(status).toBe(200);
  expect((await read((body as MadeShare).token)).statusCode).toBe(200);
  const other = await join(server, 'Dora');
  expect((await other.send('POST', path, { hands: [...hands] })).status).toBe(404);
});

it('a user has a hundred open links at most, also when two are made at once', async () => {
  const owner = await join(server, 'Emil');
  await query(
    `insert into shares (user_id, token_hash, game_id, shown, last_comment_id)
     select $1::int, 'old ' || $1::int || ' ' || n, $2::int, '{}', 0 from generate_series(1, $3::int) n`,
    [owner.id, gameId, shareLimits.open - 1],
  );
  const form = { hands: [...hands] };
  const made = await Promise.all([1, 2].map(() => owner.send('POST', `/api/games/${gameId}/shares`, form)));
  expect(made.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(made.find(({ status }) => status === 409)?.body).toMatchObject({ message: shareMessages.tooMany });
});
