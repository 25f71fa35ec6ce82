import type { UploadedGame } from '@bridge-review/api/games';
import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import type { MyParticipation } from '@bridge-review/api/participation';
import type {
  GamePeople,
  IdentityMade,
  OwnNames,
  SeasonMarked,
  SeasonUndone,
} from '@bridge-review/api/people';
import type { Seat } from '@bridge-review/bridge/seat';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import { join, type Member } from '../../testing/club.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { namedEvening } from '../../testing/named-evening.ts';
import { password, useTestServer } from '../../testing/test-server.ts';
import { serverMessages } from '../../server-messages.ts';

const server = useTestServer();
let root: Member;
let uploader: Member;
let ada: Member;
let ben: Member;
let seed = 7_000;
/** Nobody of another test has these names. */
let club = '';

beforeAll(async () => {
  root = await joinAs(server, 'admin', 'Root');
});
beforeEach(async () => {
  [uploader, ada, ben] = [
    await join(server, 'Uta'),
    await join(server, 'ada99'),
    await join(server, 'benno'),
  ];
  club = `Club${(seed += 1)}`;
});

const named = (text: string) => text.replace(/^(\w+)/, `$1 ${club}`);
type Table = readonly [string, string, string, string];
const USUAL: Table = ['Ada', 'Eve', 'Ben', 'Finn'];

/** A game with these players, whose second name is that of the test. */
async function play(tables: readonly Table[] = [USUAL], by = uploader, boards = 2): Promise<number> {
  const at = tables.map((table) => table.map(named) as unknown as Table);
  const response = await by.browser.upload(namedEvening({ seed: (seed += 1), boards, tables: at }));
  expect(response.statusCode, response.body).toBe(200);
  return response.json<UploadedGame>().game.id;
}

async function tableOf(gameId: number, name: string): Promise<{ tableId: number; seat: Seat }> {
  const { rows } = await server.database.pool.query<
    { id: number } & Record<'north' | 'east' | 'south' | 'west', string>
  >(
    `select table_results.* from table_results join hands on hands.id = hand_id and game_id = $1 order by table_results.id`,
    [gameId],
  );
  const seats = { north: 'N', east: 'E', south: 'S', west: 'W' } as const;
  for (const row of rows)
    for (const [column, seat] of Object.entries(seats))
      if (row[column as keyof typeof seats] === named(name)) return { tableId: row.id, seat };
  throw new Error(`${name} did not play.`);
}

async function say(who: Member, gameId: number, name: string, scope: 'game' | 'name' | 'number' = 'name') {
  const { status, body } = await who.send('POST', `/api/games/${gameId}/people`, {
    ...(await tableOf(gameId, name)),
    scope,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as IdentityMade;
}
const peopleOf = async (who: Member, gameId: number) =>
  (await who.send('GET', `/api/games/${gameId}/people`)).body as GamePeople;
/** Who is shown as whom, as anybody sees it. */
async function shownIn(gameId: number, who = root): Promise<Record<string, string>> {
  const { people } = await peopleOf(who, gameId);
  return Object.fromEntries(
    people.flatMap(({ name, statements }) =>
      statements
        .filter(({ state }) => state === 'shown')
        .map(({ person }) => [name.replace(` ${club}`, ''), person.displayName]),
    ),
  );
}
const mine = async (who: Member) => (await who.send('GET', '/api/user/names')).body as OwnNames;
const partOf = async (who: Member, gameId: number) =>
  (await who.send('GET', `/api/games/${gameId}/my-participation`)).body as MyParticipation;
async function mark(who: Member, gameIds: readonly number[]) {
  const { status, body } = await who.send('POST', '/api/user/seasons', { gameIds });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as SeasonMarked;
}
const undo = async (who: Member, season: string | null) =>
  (await who.send('DELETE', `/api/user/seasons/${season}`)).body as SeasonUndone;
const objection = (gameId: number, identityId: number) =>
  `/api/games/${gameId}/people/${identityId}/objection`;
const recordsOf = async (who: Member) =>
  (
    await server.database.pool.query<{ partner_id: number }>(
      'select partner_id from bidding_records where creator_id = $1',
      [who.id],
    )
  ).rows.length;

describe('This is me', () => {
  it('shows a person under their name to all who see the game, and marks it as played', async () => {
    const game = await play();
    expect(await shownIn(game)).toEqual({});
    expect(await say(ada, game, 'Ada')).toMatchObject({
      state: 'shown',
      shown: null,
      isMarked: true,
      recorded: 0,
    });
    expect(await shownIn(game, ben)).toEqual({ Ada: 'ada99' });
    expect(await partOf(ada, game)).toMatchObject({ isPlaying: true, partner: null, seat: 'N' });
  });

  it('takes the partner from the file once they have said so too, with the auctions', async () => {
    const game = await play();
    await say(ada, game, 'Ada');
    expect(await say(ben, game, 'Ben')).toMatchObject({ isMarked: true, recorded: 2 });
    expect(await partOf(ben, game)).toMatchObject({ partner: { id: ada.id }, seat: 'S' });
    // What Ada has said of the game before stays hers to say.
    expect(await partOf(ada, game)).toMatchObject({ isPlaying: true, partner: null });
  });

  it('leaves alone what one has said of the game before', async () => {
    const game = await play();
    await ada.send('POST', `/api/games/${game}/players`, { partnerId: uploader.id, seat: 'W' });
    expect(await say(ada, game, 'Ada')).toMatchObject({ isMarked: false });
    expect(await partOf(ada, game)).toMatchObject({ partner: { id: uploader.id }, seat: 'W', pair: null });
  });

  it('is said of one game, or of all, also of those that come later', async () => {
    const [first, second] = [await play(), await play()];
    await say(ada, first, 'Ada', 'game');
    expect(await shownIn(second)).toEqual({});
    await say(ben, first, 'Ben');
    expect(await shownIn(second)).toEqual({ Ben: 'benno' });
    expect(await shownIn(await play([['BEN', 'Eve', 'Ada', 'Finn']]))).toEqual({ BEN: 'benno' });
  });

  it('follows a player number through other spellings, but not to a namesake or another federation', async () => {
    const game = await play([['Ada#4711', 'Eve', 'Ben', 'Finn']]);
    await say(ada, game, 'Ada#4711', 'number');
    expect(await shownIn(await play([['Andi#4711', 'Eve', 'Ben', 'Finn']]))).toEqual({ Andi: 'ada99' });
    expect(await shownIn(await play([['Ada#4712', 'Eve', 'Ben', 'Finn']]))).toEqual({});
    expect(await shownIn(await play([['Ada', 'Eve', 'Ben', 'Finn']]))).toEqual({});
    club = `Elsewhere${seed}`;
    expect(await shownIn(await play([['Zoe#4711', 'Eve', 'Ben', 'Finn']]))).toEqual({});
  });

  it('tells namesakes in one game apart by their numbers', async () => {
    const game = await play([['Ada#1001', 'Eve', 'Ben', 'Ada#1002']]);
    await say(ada, game, 'Ada#1002');
    const { people } = await peopleOf(ben, game);
    expect(people).toMatchObject([{ number: '1002', hasNamesake: true }]);
    expect((await peopleOf(ben, game)).numbers.map(({ number }) => number)).toEqual(['1001', '1002']);
    expect(await partOf(ada, game)).toMatchObject({ seat: 'W' });
  });

  it('needs a player whom the file names, and a number where it has one', async () => {
    const game = await play();
    const at = await tableOf(game, 'Ada');
    const path = `/api/games/${game}/people`;
    expect(await ada.send('POST', path, { ...at, scope: 'number' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'scope', message: serverMessages.numberUnknown }] },
    });
    const elsewhere = await tableOf(await play(), 'Ada');
    expect(await ada.send('POST', path, { ...elsewhere, scope: 'name' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'tableId', message: serverMessages.nameUnknown }] },
    });
    expect((await ada.send('POST', '/api/games/999999999/people', { ...at, scope: 'name' })).status).toBe(
      404,
    );
  });

  it('is said of a name that the tables have, without a table', async () => {
    const game = await play();
    const path = `/api/games/${game}/people`;
    const said = await ada.send('POST', path, { name: named('Ada'), scope: 'game' });
    expect(said).toMatchObject({ status: 200, body: { state: 'shown', isMarked: true } });
    expect(await shownIn(game)).toEqual({ Ada: 'ada99' });
    const numbered = await play([['Ada#1001', 'Eve#1003', 'Ben', 'Ada#1002']]);
    expect(
      await ada.send('POST', `/api/games/${numbered}/people`, { name: named('eve'), scope: 'game' }),
    ).toMatchObject({ status: 200, body: { state: 'shown' } });
    expect(
      await ada.send('POST', `/api/games/${numbered}/people`, { name: named('Ada'), scope: 'game' }),
    ).toMatchObject({ status: 400, body: { issues: [{ path: 'name' }] } });
    for (const [body, at] of [
      [{ name: 'Adalbert', scope: 'game' }, 'name'],
      [{ scope: 'game' }, 'tableId'],
      [{ tableId: 1, scope: 'game' }, 'tableId'],
      [{ ...(await tableOf(game, 'Ada')), name: named('Ada'), scope: 'game' }, 'tableId'],
    ] as const)
      expect(await ada.send('POST', path, body)).toMatchObject({
        status: 400,
        body: { issues: [{ path: at }] },
      });
  });

  it('is not said in the sample game, whose players are invented', async () => {
    const { id } = (await ada.send('POST', '/api/games/sample')).body as { id: number };
    const { rows } = await server.database.pool.query<{ id: number }>(
      'select table_results.id from table_results join hands on hands.id = hand_id and game_id = $1 limit 1',
      [id],
    );
    const said = { tableId: rows[0]!.id, seat: 'N', scope: 'name' };
    expect((await ada.send('POST', `/api/games/${id}/people`, said)).status).toBe(404);
    expect(await peopleOf(ada, id)).toMatchObject({ isSample: true, people: [] });
  });

  it('changes nothing when it is said again, and is bounded', async () => {
    const game = await play();
    const { id } = await say(ada, game, 'Ada');
    expect((await say(ada, game, 'Ada')).id).toBe(id);
    await server.database.pool.query(
      `insert into identities (user_id, known_by, name, name_key) select $1, 'name', n::text, 'x' || n from generate_series(2, $2) n`,
      [ada.id, limits.identities],
    );
    const said = { ...(await tableOf(game, 'Ben')), scope: 'name' };
    expect(await ada.send('POST', `/api/games/${game}/people`, said)).toMatchObject({
      status: 400,
      body: { message: messages.tooManyIdentities },
    });
    expect((await say(ada, game, 'Ada')).id).toBe(id);
  });

  it('is withdrawn by whoever said it; games stay marked', async () => {
    const game = await play();
    const { id } = await say(ada, game, 'Ada');
    expect((await ben.send('DELETE', `/api/user/names/${id}`)).status).toBe(404);
    expect((await ada.send('DELETE', `/api/user/names/${id}`)).status).toBe(204);
    expect(await shownIn(game)).toEqual({});
    expect(await partOf(ada, game)).toMatchObject({ isPlaying: true });
  });

  it('ends with the account, and rests while it is deactivated', async () => {
    const game = await play();
    await say(ada, game, 'Ada');
    await server.database.pool.query('update users set deactivated_at = now() where id = $1', [ada.id]);
    expect(await shownIn(game)).toEqual({});
    await server.database.pool.query('update users set deactivated_at = null where id = $1', [ada.id]);
    expect(await shownIn(game)).toEqual({ Ada: 'ada99' });
    expect((await ada.send('DELETE', '/api/user', { password })).status).toBe(204);
    expect(await shownIn(game)).toEqual({});
  });

  it('is told to whoever looks at the game', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const game = await play();
    const address = `http://127.0.0.1:${(server.app.server.address() as { port: number }).port}/api/games/${game}/events`;
    const stream = await readEvents(address, ben.browser.cookie());
    try {
      await say(ada, game, 'Ada');
      await expect.poll(() => stream.events).toContainEqual({ changed: 'people' });
    } finally {
      stream.leave();
    }
  });
});

describe('two who say that they are the same player', () => {
  it('are both told; the first is shown until the uploader decides', async () => {
    const game = await play();
    const first = await say(ada, game, 'Ada');
    const second = await say(ben, game, 'Ada');
    expect(second).toMatchObject({ state: 'waiting', shown: { displayName: 'ada99' }, isMarked: false });
    expect(await shownIn(game)).toEqual({ Ada: 'ada99' });
    expect((await mine(ada)).doubts).toMatchObject([
      { kind: 'contested', other: { id: ben.id }, game: { id: game } },
    ]);
    expect((await mine(ben)).doubts).toMatchObject([{ kind: 'waiting', other: { id: ada.id } }]);
    expect((await mine(ben)).gamesToMark).toEqual([]);

    expect((await uploader.send('PUT', objection(game, first.id))).status).toBe(204);
    expect(await shownIn(game)).toEqual({ Ada: 'benno' });
    expect((await mine(ada)).doubts).toMatchObject([{ kind: 'contradicted', contradictedBy: 'uploader' }]);
    expect((await mine(ben)).doubts).toEqual([]);
    expect((await mine(ben)).gamesToMark).toMatchObject([{ id: game }]);

    expect((await uploader.send('DELETE', objection(game, first.id))).status).toBe(204);
    expect(await shownIn(game)).toEqual({ Ada: 'ada99' });
  });

  it('never both hear that they are shown, however close they come', async () => {
    for (let round = 0; round < 5; round += 1) {
      const game = await play();
      club = `Club${(seed += 1)}`;
      const fresh = await play();
      const at = { ...(await tableOf(fresh, 'Ada')), scope: 'name' };
      const answers = await Promise.all(
        [ada, ben].map((who) => who.send('POST', `/api/games/${fresh}/people`, at)),
      );
      const states = answers.map(({ body }) => (body as IdentityMade).state);
      expect(states.toSorted()).toEqual(['shown', 'waiting']);
      const winner = states[0] === 'shown' ? 'ada99' : 'benno';
      expect(await shownIn(fresh)).toEqual({ Ada: winner });
      expect(game).toBeGreaterThan(0);
    }
  });

  it('are no secret to each other, but to everybody else', async () => {
    const game = await play();
    await say(ada, game, 'Ada');
    await say(ben, game, 'Ada');
    const namesFor = async (who: Member) =>
      (await peopleOf(who, game)).people[0]!.statements.map(({ person }) => person.displayName);
    const other = await join(server, 'Other');
    expect(await namesFor(other)).toEqual(['ada99']);
    for (const who of [ada, ben, uploader, root]) expect(await namesFor(who)).toEqual(['ada99', 'benno']);
  });
});

describe('contradicting', () => {
  it('is for the uploader in that game, for admins, and for oneself', async () => {
    const [game, elsewhere] = [await play(), await play()];
    const { id } = await say(ada, game, 'Ada');
    expect(await ben.send('PUT', objection(game, id))).toMatchObject({
      status: 403,
      body: { message: serverMessages.onlyUploaderObjects },
    });
    expect((await ben.send('PUT', `/api/admin/identities/${id}/objection`)).status).toBe(403);
    expect((await uploader.send('PUT', objection(game, 999_999_999))).status).toBe(404);
    for (const who of [uploader, root, ada]) {
      expect((await who.send('PUT', objection(game, id))).status).toBe(204);
      expect([await shownIn(game), await shownIn(elsewhere)]).toEqual([{}, { Ada: 'ada99' }]);
      expect((await who.send('DELETE', objection(game, id))).status).toBe(204);
      expect(await shownIn(game)).toEqual({ Ada: 'ada99' });
    }
  });

  it('cannot be undone by whom it is about, nor by saying it again', async () => {
    const game = await play();
    const { id } = await say(ada, game, 'Ada');
    await uploader.send('PUT', objection(game, id));
    await ada.send('DELETE', objection(game, id));
    await ada.send('DELETE', `/api/user/names/${id}`);
    const again = await say(ada, game, 'Ada', 'game');
    expect(again.state).toBe('contradicted');
    expect(await shownIn(game)).toEqual({});
    // The uploader sees that it was said again, and can accept it.
    expect((await peopleOf(uploader, game)).people[0]!.statements).toMatchObject([
      { id: again.id, state: 'contradicted', contradictedBy: ['uploader'] },
    ]);
    await root.send('DELETE', objection(game, again.id));
    expect(await shownIn(game)).toEqual({ Ada: 'ada99' });
  });

  it('by an admin holds in all games, and is in the audit log without the name', async () => {
    const games = [await play([['Ada#5822', 'Eve', 'Ben', 'Finn']]), await play()];
    const { id } = await say(ada, games[0]!, 'Ada#5822', 'name');
    expect((await root.send('PUT', `/api/admin/identities/${id}/objection`)).status).toBe(204);
    expect((await root.send('PUT', `/api/admin/identities/${id}/objection`)).status).toBe(204);
    for (const game of games) expect(await shownIn(game)).toEqual({});
    await ada.send('DELETE', `/api/user/names/${id}`);
    expect((await say(ada, games[0]!, 'Ada#5822', 'number')).state).toBe('contradicted');
    expect((await mine(ada)).doubts).toMatchObject([{ kind: 'contradicted', contradictedBy: 'admin' }]);
    const { body } = await root.send('GET', '/api/admin/audit-log');
    const entries = (body as { action: string; target: { id: number } | null }[]).filter(
      ({ target }) => target?.id === ada.id,
    );
    expect(entries.map(({ action }) => action)).toEqual(['name_contradicted']);
    expect(JSON.stringify(entries)).not.toContain(club);
  });

  it('by an admin in one game names the game in the audit log', async () => {
    const game = await play();
    const { id } = await say(ada, game, 'Ada');
    await root.send('PUT', objection(game, id));
    await root.send('DELETE', objection(game, id));
    const { body } = await root.send('GET', '/api/admin/audit-log');
    expect((body as { action: string; details: object }[]).slice(0, 2)).toMatchObject([
      { action: 'name_accepted', details: { gameId: game } },
      { action: 'name_contradicted', details: { gameId: game } },
    ]);
  });
});

describe('a season', () => {
  it('is marked with one click: seat and partner follow from the files, auctions are recorded', async () => {
    const games = [
      await play(),
      await play([['Eve', 'Ben', 'Finn', 'Ada']]),
      await play([
        ['Gus', 'Eve', 'Hal', 'Finn'],
        ['Ada', 'Ivy', 'Zoe', 'Jan'],
      ]),
    ];
    await say(ben, games[0]!, 'Ben');
    await say(ada, games[0]!, 'Ada', 'name');
    const before = await mine(ada);
    expect(before.names).toMatchObject([{ name: named('Ada'), scope: 'name', games: 3 }]);
    expect(before.gamesToMark).toMatchObject([
      { id: games[2], partner: { name: named('Zoe'), person: null } },
      { id: games[1], partner: { name: named('Ben'), person: { id: ben.id } } },
    ]);
    const marked = await mark(
      ada,
      before.gamesToMark.map(({ id }) => id),
    );
    expect(marked).toMatchObject({ games: 2, withPartner: 1, recorded: 2 });
    expect(await partOf(ada, games[1]!)).toMatchObject({ seat: 'W', partner: { id: ben.id } });
    expect(await partOf(ada, games[2]!)).toMatchObject({ isPlaying: true, seat: 'N', partner: null });
    expect(await recordsOf(ada)).toBe(4);

    const after = await mine(ada);
    expect(after).toMatchObject({ gamesToMark: [], lastSeason: { id: marked.id, games: 2 } });
    expect(await undo(ada, marked.id)).toEqual({ games: 2, removed: 2, kept: 0 });
    expect(await partOf(ada, games[1]!)).toMatchObject({ isPlaying: false, partner: null });
    expect(await partOf(ada, games[0]!)).toMatchObject({ isPlaying: true });
    expect(await recordsOf(ada)).toBe(2);
    expect(await mine(ada)).toMatchObject({ gamesToMarkCount: 2, lastSeason: null });
  });

  it('leaves alone games of which one has said something, and games that one did not ask for', async () => {
    const games = [await play(), await play(), await play()];
    await ada.send('POST', `/api/games/${games[1]}/players`, { partnerId: ben.id, seat: 'E' });
    await say(ada, games[0]!, 'Ada');
    expect(await mark(ada, [games[0]!, games[1]!])).toMatchObject({ id: null, games: 0 });
    expect(await partOf(ada, games[1]!)).toMatchObject({ partner: { id: ben.id }, seat: 'E', pair: null });
    expect(await partOf(ada, games[2]!)).toMatchObject({ isPlaying: false });
  });

  it('names nobody as partner whom a block keeps apart, whoever blocked whom', async () => {
    const games = [await play(), await play(), await play()];
    await say(ben, games[0]!, 'Ben');
    await say(ada, games[0]!, 'Ada');
    expect((await mine(ada)).gamesToMark[0]).toMatchObject({ partner: { person: { id: ben.id } } });
    expect((await ben.send('POST', '/api/user/blocked', { userId: ada.id })).status).toBe(200);
    expect((await mine(ada)).gamesToMark[0]).toMatchObject({ partner: { person: null } });
    expect(await mark(ada, [games[1]!])).toMatchObject({ games: 1, withPartner: 0, recorded: 0 });
    expect(await mark(ben, [games[2]!])).toMatchObject({ games: 1, withPartner: 0, recorded: 0 });
    expect(await partOf(ada, games[1]!)).toMatchObject({ isPlaying: true, partner: null });
  });

  it('leaves out games where the name is in doubt', async () => {
    const games = [await play(), await play(), await play(), await play()];
    const { id } = await say(ada, games[0]!, 'Ada');
    const theirs = await join(server, 'First');
    await say(theirs, games[1]!, 'Ada', 'game');
    await ada.send('DELETE', `/api/user/names/${id}`);
    const again = await say(ada, games[0]!, 'Ada');
    await uploader.send('PUT', objection(games[2]!, again.id));
    await say(ada, games[3]!, 'Ben', 'game');
    const { gamesToMark, doubts } = await mine(ada);
    expect(gamesToMark).toEqual([]);
    expect(doubts.map(({ kind, game }) => `${kind} ${games.indexOf(game.id)}`)).toEqual([
      'several 3',
      'several 3',
      'contradicted 2',
      'waiting 1',
    ]);
    expect(await mark(ada, games)).toMatchObject({ games: 0 });
  });

  it('asks first where two players of a game are one person', async () => {
    const games = [await play(), await play([['Ada', 'Eve', 'Lady', 'Finn']])];
    await say(ada, games[0]!, 'Ada');
    const lady = await say(ada, games[1]!, 'Lady', 'game');
    expect((await mine(ada)).doubts).toMatchObject([{ kind: 'several' }, { kind: 'several' }]);
    await ada.send('PUT', objection(games[1]!, lady.id));
    expect((await mine(ada)).gamesToMark).toMatchObject([{ id: games[1], name: named('Ada') }]);
  });

  it('has games with several partners, and then names none', async () => {
    const first = await play();
    const individual = await play([
      ['Ada', 'Eve', 'Ben', 'Finn'],
      ['Gus', 'Ada', 'Hal', 'Ivy'],
    ]);
    await say(ben, first, 'Ben');
    await say(ada, first, 'Ada');
    expect((await mine(ada)).gamesToMark).toMatchObject([{ id: individual, partner: null }]);
    expect(await mark(ada, [individual])).toMatchObject({ games: 1, withPartner: 0, recorded: 0 });
    expect(await partOf(ada, individual)).toMatchObject({
      isPlaying: true,
      partner: null,
      seat: null,
      pair: { names: { first: named('Ada'), second: null }, viewer: 'first' },
    });
  });

  it('is marked once by two clicks at once, and whole: both partners at the same time', async () => {
    const games = [await play(), await play(), await play()];
    await say(ada, games[0]!, 'Ada');
    await say(ben, games[0]!, 'Ben');
    const both = [games[1]!, games[2]!];
    const [one, other, theirs] = await Promise.all([mark(ada, both), mark(ada, both), mark(ben, both)]);
    expect([one.games + other.games, theirs.games]).toEqual([2, 2]);
    expect((await recordsOf(ada)) + (await recordsOf(ben))).toBe(2 + 4);
  });

  it('is not marked at all where its last game fails', async () => {
    const games = [await play(), await play(), await play()];
    await say(ben, games[0]!, 'Ben');
    await say(ada, games[0]!, 'Ada');
    const gameIds = [games[1]!, games[2]!];
    const { pool } = server.database;
    const { rows } = await pool.query<{ id: number }>('select max(id) as id from hands where game_id = $1', [
      games[2],
    ]);
    await pool.query(
      `alter table bidding_records add constraint broken check (hand_id <> ${rows[0]!.id}) not valid`,
    );
    try {
      expect((await ada.send('POST', '/api/user/seasons', { gameIds })).status).toBe(500);
    } finally {
      await pool.query('alter table bidding_records drop constraint broken');
    }
    expect(await recordsOf(ada)).toBe(2);
    expect(await mine(ada)).toMatchObject({ gamesToMarkCount: 2, lastSeason: null });
    for (const id of gameIds) expect(await partOf(ada, id)).toMatchObject({ isPlaying: false });
    expect(await mark(ada, gameIds)).toMatchObject({ games: 2, recorded: 4 });
  });

  it('is undone by its owner alone, and keeps what was changed since', async () => {
    const games = [await play(), await play()];
    await say(ben, games[0]!, 'Ben');
    await say(ada, games[0]!, 'Ada');
    const { id } = await mark(ada, [games[1]!]);
    expect(await undo(ben, id)).toEqual({ games: 0, removed: 0, kept: 0 });
    const { rows } = await server.database.pool.query<{ id: number }>(
      'select r.id from bidding_records r join hands h on h.id = r.hand_id where creator_id = $1 and game_id = $2 order by 1',
      [ada.id, games[1]],
    );
    await ben.send('PUT', `/api/partnership-bidding/${rows[0]!.id}`, { biddingSequence: ['2C'] });
    expect(await undo(ada, id)).toEqual({ games: 1, removed: 1, kept: 1 });
  });

  it('has fifty games at most', async () => {
    const gameIds = Array.from({ length: limits.seasonGames + 1 }, (_, index) => index + 1);
    expect((await ada.send('POST', '/api/user/seasons', { gameIds })).status).toBe(400);
  });
});
