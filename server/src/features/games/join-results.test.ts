import type { GameDetails, UploadedGame } from '@bridge-review/api/games';
import type { TableResult } from '@bridge-review/api/hands';
import type { JoinedAnswer } from '@bridge-review/api/joined-results';
import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import type { Ranking } from '@bridge-review/api/ranking';
import type { Storage } from '@bridge-review/api/storage';
import type { UploadPreview } from '@bridge-review/api/upload-preview';
import { board, line, pair, usebio } from '@bridge-review/bridge/testing/usebio-file';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../testing/admins.ts';
import { type Member, useMember } from '../../testing/club.ts';
import { eveningFiles } from '../../testing/evening-files.ts';
import { type EventReader, readEvents } from '../../testing/event-reader.ts';
import { inspectedGame, noSolver } from '../../testing/inspected-game.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { repairResults } from '../integrity/checks/repair-game.ts';
import { eq } from 'drizzle-orm';
import { personColumns } from '../../db/person.ts';
import { users } from '../../db/schema.ts';
import { rereadStoredFiles } from './reread-stored-files.ts';
import { serverMessages } from '../../server-messages.ts';

const server = useTestServer();
const ann = useMember(server, 'Ann');
const ben = useMember(server, 'Ben');
let admin: Member;
let address: string;
beforeAll(async () => {
  admin = await joinAs(server, 'admin');
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

const players = [
  pair('1', ['Ann Lark', 'Ben Moss']),
  pair('2', ['Cleo Finch', 'Dan Reed']),
  pair('3', ['Eve Wren', 'Finn Teal']),
  pair('4', ['Gil Swift', 'Hal Crane']),
];
/** Two tables of each board; North makes 1NT at the first, and 2 notrump tricks more at the second. */
const results = (numbers: readonly number[], more = '') =>
  usebio(
    [
      `<PARTICIPANTS>${players.join('\n')}</PARTICIPANTS>`,
      ...numbers.map((number) =>
        board(number, [
          line('1', '2', { CONTRACT: '1NT', PLAYED_BY: 'N', TRICKS: 7, SCORE: 90 }),
          line('3', '4', { CONTRACT: '1NT', PLAYED_BY: 'N', TRICKS: 9, SCORE: 150 }),
        ]),
      ),
      more,
    ].join('\n'),
  );
const xml = (numbers: readonly number[] = [1, 2, 3, 4], name = 'results.xml') => ({
  name,
  file: results(numbers),
});

let seed = 500;
/** A game of four boards without results, of Ann. */
async function dealtGame(who: Member = ann): Promise<number> {
  const { files } = eveningFiles((seed += 1));
  const answer = await who.browser.upload(files['dup']!, { filename: 'deals.dup' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<UploadedGame>().game.id;
}

let gameId: number;
beforeEach(async () => {
  // Results without a title fit any game of the same boards.
  await server.database.pool.query('delete from games');
  gameId = await dealtGame();
});

async function previewed(parts: readonly object[], who = ann, fields = {}): Promise<UploadPreview> {
  const answer = await who.browser.uploadSeveral(parts as never, { preview: true, fields });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<UploadPreview>();
}

async function added(part: object = xml(), who = ann): Promise<JoinedAnswer> {
  const answer = await who.browser.uploadSeveral([part] as never, { into: gameId });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<JoinedAnswer>();
}

const undo = (join: string | undefined, who = ann) =>
  who.send('POST', `/api/games/${gameId}/results/undo`, { join });

const get = async <T>(path: string, who = ann): Promise<T> => (await who.send('GET', path)).body as T;
const handIds = async () => (await get<{ id: number }[]>(`/api/games/${gameId}/hands`)).map(({ id }) => id);
const tablesOf = (handId: number) => get<TableResult[]>(`/api/hands/${handId}/results`);
const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.database.pool.query(text, values)).rows as T[];

/** Every row of the game, as it is stored. */
const stored = async (): Promise<object> => ({
  games: await query('select * from games order by id'),
  hands: await query('select * from hands order by id'),
  results: await query('select * from table_results order by id'),
  pieces: await query('select game_id, piece, md5(bytes) from file_pieces order by 1, 2'),
});

const findings = () => inspectedGame(server.database.db, gameId);

describe('results without deals', () => {
  it('are offered the game that has their boards, with what would change, and nothing is stored', async () => {
    const before = await stored();
    const { parts, games, join } = await previewed([xml([1, 2, 3, 4, 30])]);
    expect(parts).toMatchObject([{ format: 'USEBIO', boards: 0, results: 10, refusal: null, warnings: [] }]);
    expect(games).toEqual([]);
    expect(join?.candidates).toMatchObject([{ id: gameId, title: 'deals', boards: 4, uploaderName: 'Ann' }]);
    expect(join?.preview).toMatchObject({
      game: { id: gameId },
      boards: { inFiles: 5, there: 4 },
      before: { results: 0, tables: 0, pairs: 0, players: 0 },
      after: { results: 8, tables: 2, pairs: 4, players: 8 },
      added: 8,
      completed: 0,
      repeated: 0,
      remarks: ['The results of board 30 were left out: the game has no such board.'],
      remarkCount: 1,
      refusal: null,
    });
    expect(await stored()).toEqual(before);
  });

  it('find the game of their day and title first, and others when they are asked for', async () => {
    const { pbn } = eveningFiles((seed += 1));
    const ofDay = (await ann.browser.upload(pbn.replaceAll('2026.11.16', '2026.03.09'))).json<UploadedGame>();
    const ofOtherDay = (await ann.browser.upload(eveningFiles((seed += 1)).pbn)).json<UploadedGame>();
    const { join } = await previewed([xml()]);
    expect(join?.candidates.map(({ id }) => id)).toEqual([ofDay.game.id, gameId]);
    expect(join?.candidates.map(({ id }) => id)).not.toContain(ofOtherDay.game.id);
    expect(join?.preview?.game.id).toBe(ofDay.game.id);
    const other = await previewed([xml()], ann, { into: String(gameId) });
    expect(other.join?.preview?.game.id).toBe(gameId);
  });

  it('are refused where no game of one’s own has their boards', async () => {
    const { parts, join } = await previewed([xml()], ben);
    expect(join).toEqual({ candidates: [], preview: null });
    expect(parts[0]?.refusal).toBe(
      'The file has 8 results of 4 boards and no deals. Add the file with the hands of the same session.',
    );
    expect((await previewed([xml([40, 41])])).join).toEqual({ candidates: [], preview: null });
    expect((await previewed([xml()], admin)).join?.preview).toMatchObject({ game: { id: gameId }, added: 8 });
  });

  it('join the game, which has a ranking then, and keeps its title', async () => {
    const { game, ...amounts } = await added();
    expect(amounts).toEqual({ added: 8, completed: 0 });
    expect(game).toMatchObject({
      title: 'deals',
      warnings: [],
      date: null,
      pbnDate: '2026-03-09',
      tournament: 'Monday Pairs',
      filename: 'deals.dup, results.xml',
      sourceCount: 2,
      joined: [{ name: 'results.xml', added: 8, completed: 0, remarks: [], remarkCount: 0 }],
    });
    const [first] = await handIds();
    expect(await tablesOf(first!)).toMatchObject([
      { players: { N: 'Eve Wren' }, tricks: 9, comparison: { unit: 'percent', ns: 100 } },
      { players: { N: 'Ann Lark' }, tricks: 7, comparison: { unit: 'percent', ns: 0 } },
    ]);
    const ranking = await get<Ranking>(`/api/games/${gameId}/ranking`);
    expect(ranking.fields.flatMap(({ ranked }) => ranked)).toHaveLength(4);
    expect(await get(`/api/games/${gameId}/hands`)).toMatchObject([
      { finalContract: '1NT', declarer: 'N' },
      {},
      {},
      {},
    ]);
    expect(await findings()).toEqual([]);
    const archive = await ann.browser.send('GET', `/api/games/${gameId}/file`);
    expect(archive.body).toContain('results.xml.json');
    expect(archive.body).not.toContain('scorer@example.org');
    expect((await ann.browser.send('GET', `/api/games/${gameId}/export?format=pbn`)).body).toContain(
      'Eve Wren',
    );
  });

  it('are undone as a whole: every row is as it was', async () => {
    const before = await stored();
    const used = await get<Storage>('/api/user/storage');
    const { game } = await added();
    expect((await get<Storage>('/api/user/storage')).usedBytes).toBeGreaterThan(used.usedBytes);
    const undone = await undo(game.joined[0]?.id);
    expect(undone).toMatchObject({
      status: 200,
      body: { joined: [], filename: 'deals.dup', sourceCount: 1 },
    });
    expect(await stored()).toEqual(before);
    expect(await get<Storage>('/api/user/storage')).toEqual(used);
    expect(await findings()).toEqual([]);
    const again = await undo(game.joined[0]?.id);
    expect(again).toMatchObject({ status: 404, body: { message: messages.joinUndone } });
    await added();
  });

  it('come to results that are there; those keep their ids, what people wrote, and their results', async () => {
    const { pbn } = eveningFiles((seed += 1));
    gameId = (await ann.browser.upload(pbn)).json<UploadedGame>().game.id;
    const [first] = await handIds();
    await ben.send('POST', `/api/hands/${first}/comments`, { content: 'Well bid.' });
    const before = await stored();
    const [known] = await tablesOf(first!);
    const other = results([2, 3]).replaceAll('09/03/2026', '16/11/2026');
    const { game, ...amounts } = await added({ name: 'more.xml', file: other });
    // The first table of the file is the one that the game has: Ann and Ben against Cleo and Dan, with 7 tricks.
    expect(amounts).toEqual({ added: 2, completed: 2 });
    const [, second] = await handIds();
    const tables = await tablesOf(second!);
    expect(tables).toHaveLength(2);
    expect(tables.find(({ tricks }) => tricks === 7)).toMatchObject({ pairNumbers: { NS: '1', EW: '2' } });
    expect((await tablesOf(first!)).map(({ id }) => id)).toEqual([known?.id]);
    expect((await undo(game.joined[0]?.id)).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('that are there already add nothing, which the answer says', async () => {
    await added();
    const before = await stored();
    expect((await previewed([xml()], ann, { into: String(gameId) })).join?.preview).toMatchObject({
      added: 0,
      repeated: 8,
      refusal: messages.resultsAllThere,
    });
    const answer = await ann.browser.uploadSeveral([xml()], { into: gameId });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'unusable_file', message: messages.resultsAllThere });
    expect(await stored()).toEqual(before);
  });

  it('of which one differs from the game leave that one out, and say so', async () => {
    await added(xml([1]));
    const other = results([1, 2]).replace('<TRICKS>7</TRICKS>\n<SCORE>90', '<TRICKS>8</TRICKS>\n<SCORE>120');
    const { game } = await added({ name: 'corrected.xml', file: other });
    expect(game.joined[1]).toMatchObject({
      added: 2,
      remarks: [
        'Board 1, 1 against 2: the game has 1NT by North, 7 tricks, the file 1NT by North, 8 tricks. The game keeps its result.',
      ],
    });
  });

  it('that fit nothing are refused with the reason', async () => {
    const answer = await ann.browser.uploadSeveral([xml([40])], { into: gameId });
    expect(answer.json()).toMatchObject({
      code: 'unusable_file',
      message: 'The results of board 40 were left out: the game has no such board.',
    });
    const { pbn } = eveningFiles((seed += 1));
    const deals = await ann.browser.uploadSeveral([{ name: 'deals.pbn', file: pbn }], { into: gameId });
    expect(deals.json()).toMatchObject({ message: `deals.pbn: ${serverMessages.dealsOfItsOwn}` });
    const letter = await ann.browser.uploadSeveral([{ name: 'letter.txt', file: 'Dear all' }], {
      into: gameId,
    });
    expect(letter.json()).toMatchObject({
      code: 'unusable_file',
      message: expect.stringContaining('letter.txt: '),
    });
  });

  it('are removed in the reverse order only, and so often only', async () => {
    const first = (await added(xml([1], 'first.xml'))).game;
    const second = (await added(xml([2], 'second.xml'))).game;
    expect(second.joined.map(({ name }) => name)).toEqual(['first.xml', 'second.xml']);
    expect(await undo(first.joined[0]?.id)).toMatchObject({
      status: 400,
      body: { message: serverMessages.joinNotLast },
    });
    expect((await undo(second.joined[1]?.id)).status).toBe(200);
    expect((await undo(first.joined[0]?.id)).status).toBe(200);
    await added();
    await query(
      `update games set sources = (select jsonb_agg(part) from (
         select part from jsonb_array_elements(sources) part
         union all select sources -> 1 || '{"bytes": 0}' from generate_series(2, $2)) parts) where id = $1`,
      [gameId, limits.joins],
    );
    const full = await ann.browser.uploadSeveral([xml([1, 2, 3, 4])], { into: gameId });
    expect(full.json()).toMatchObject({ code: 'unusable_file', message: serverMessages.tooManyJoins });
  });

  it('are published to those who look at the game or at a hand of it', async () => {
    const [first] = await handIds();
    const readers: EventReader[] = [];
    for (const path of [`games/${gameId}`, `hands/${first}`])
      readers.push(await readEvents(`${address}/api/${path}/events`, ben.browser.cookie()));
    const { game } = await added();
    const changed = { changed: 'results' };
    await expect.poll(() => readers.map(({ events }) => events)).toEqual([[changed], [changed]]);
    await undo(game.joined[0]?.id);
    await expect
      .poll(() => readers.map(({ events }) => events))
      .toEqual([
        [changed, changed],
        [changed, changed],
      ]);
    for (const reader of readers) reader.leave();
  });
});

describe('files that have deals', () => {
  /** The deals of the game, with a result on each. */
  const played = () => ({ name: 'evening.pbn', file: eveningFiles(seed).pbn });

  it('are a new game, or come to one that has the same deals, as a whole', async () => {
    const before = await stored();
    const { games, join, players: named } = await previewed([played()]);
    expect(games).toMatchObject([{ title: 'Monday Pairs', results: 4 }]);
    expect(join).toMatchObject({ candidates: [{ id: gameId, boards: 4 }], preview: null });
    expect(named).toEqual([
      { spelling: 'Ann Lark', name: 'Ann Lark', seat: 'N', pairNumber: null, partner: 'Ben Moss' },
      { spelling: 'Ben Moss', name: 'Ben Moss', seat: 'S', pairNumber: null, partner: 'Ann Lark' },
      { spelling: 'Cleo Finch', name: 'Cleo Finch', seat: 'E', pairNumber: null, partner: 'Dan Reed' },
      { spelling: 'Dan Reed', name: 'Dan Reed', seat: 'W', pairNumber: null, partner: 'Cleo Finch' },
    ]);
    const asked = await previewed([played()], ann, { into: String(gameId) });
    expect(asked.join?.preview).toMatchObject({
      game: { id: gameId },
      boards: { inFiles: 4, there: 4 },
      added: 4,
      remarks: [],
      refusal: null,
    });
    expect(asked.games).toHaveLength(1);
    expect(await stored()).toEqual(before);

    const { game, added: count } = await added(played());
    expect(count).toBe(4);
    expect(game).toMatchObject({ title: 'deals', handCount: 4, filename: 'deals.dup, evening.pbn' });
    const [first] = await handIds();
    expect(await tablesOf(first!)).toMatchObject([
      { players: { N: 'Ann Lark' }, contract: '1NT', tricks: 7 },
    ]);
    expect(await findings()).toEqual([]);
    // Results of a third file find those tables, which keep their ids.
    const [known] = await tablesOf(first!);
    const other = { name: 'more.xml', file: results([1]).replaceAll('09/03/2026', '16/11/2026') };
    expect(await added(other)).toMatchObject({ added: 1, completed: 1 });
    expect((await tablesOf(first!)).map(({ id }) => id)).toContain(known?.id);
    const { joined } = await get<GameDetails>(`/api/games/${gameId}`);
    for (const { id } of joined.toReversed()) expect((await undo(id)).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('with results in another file come as one; boards of other deals are left out and named', async () => {
    const { files } = eveningFiles(seed);
    const both = [{ name: 'again.dup', file: files['dup']! }, xml([1, 2])];
    expect((await previewed(both)).join?.candidates).toMatchObject([{ id: gameId }]);
    const answer = await ann.browser.uploadSeveral(both, { into: gameId });
    expect(answer.json()).toMatchObject({
      added: 4,
      game: { joined: [{ name: 'again.dup, results.xml', added: 4 }] },
    });
    const mixed = eveningFiles(seed).pbn.split('\n\n').slice(0, 3);
    mixed[1] = eveningFiles(seed + 1000).pbn.split('\n\n')[1]!;
    const { join } = await previewed([{ name: 'mixed.pbn', file: mixed.join('\n\n') }], ann, {
      into: String(gameId),
    });
    expect(join?.preview).toMatchObject({
      boards: { inFiles: 3, there: 3 },
      remarks: ['The results of board 2 were left out: they belong to another deal.'],
    });
    expect(await findings()).toEqual([]);
  });

  it('are offered no game of others, nor one of other deals, and need results', async () => {
    expect((await previewed([played()], ben)).join).toEqual({ candidates: [], preview: null });
    const other = { name: 'other.pbn', file: eveningFiles(seed + 1000).pbn };
    expect((await previewed([other])).join).toEqual({ candidates: [], preview: null });
    const { files } = eveningFiles(seed);
    const deals = { name: 'deals.dup', file: files['dup']! };
    expect((await previewed([deals])).join).toBeNull();
    const answer = await ann.browser.uploadSeveral([deals], { into: gameId });
    expect(answer.json()).toMatchObject({ message: `deals.dup: ${serverMessages.noResultsInIt}` });
    const evenings = [played(), other];
    expect((await ann.browser.uploadSeveral(evenings, { into: gameId })).json()).toMatchObject({
      message: serverMessages.severalGamesToJoin,
    });
  });
});

describe('who may', () => {
  it('is the uploader, and an administrator, whose acts are logged', async () => {
    const forbidden = await ben.browser.uploadSeveral([xml()], { into: gameId });
    expect(forbidden.statusCode).toBe(403);
    const { game } = await added(xml(), admin);
    const join = game.joined[0]?.id;
    expect((await undo(join, ben)).status).toBe(403);
    expect((await undo(join, admin)).status).toBe(200);
    const log = await get<{ action: string; details: object }[]>('/api/admin/audit-log', admin);
    expect(log.slice(0, 2)).toMatchObject([
      { action: 'results_undone', target: { id: ann.id }, details: { gameId } },
      { action: 'results_added', target: { id: ann.id }, details: { gameId } },
    ]);
  });

  it('nobody may with a game that is not there, or with a sample', async () => {
    const missing = await ann.browser.uploadSeveral([xml()], { into: 999_999 });
    expect(missing.json()).toMatchObject({ code: 'not_found', message: serverMessages.gameMissing });
    const sample = (await ann.send('POST', '/api/games/sample')).body as GameDetails;
    const refused = await ann.browser.uploadSeveral([xml()], { into: sample.id });
    expect(refused.statusCode).toBe(403);
  });
});

describe('at the same time', () => {
  const statuses = async (all: readonly Promise<{ statusCode: number } | { status: number }>[]) =>
    (await Promise.all(all))
      .map((each) => ('status' in each ? each.status : each.statusCode))
      .toSorted((one, other) => one - other);

  it('the same results twice land once', async () => {
    const both = [xml(), xml()].map((part) => ann.browser.uploadSeveral([part], { into: gameId }));
    expect(await statuses(both)).toEqual([200, 400]);
    const { joined } = await get<GameDetails>(`/api/games/${gameId}`);
    expect(joined).toMatchObject([{ added: 8 }]);
    expect(await findings()).toEqual([]);
    expect(await statuses([undo(joined[0]?.id), undo(joined[0]?.id)])).toEqual([200, 404]);
    expect(await findings()).toEqual([]);
  });

  it('results of two files both land', async () => {
    const both = [xml([1, 2], 'a.xml'), xml([3, 4], 'b.xml')].map((part) =>
      ann.browser.uploadSeveral([part], { into: gameId }),
    );
    expect(await statuses(both)).toEqual([200, 200]);
    expect((await get<GameDetails>(`/api/games/${gameId}`)).joined).toMatchObject([
      { added: 4 },
      { added: 4 },
    ]);
    expect(await findings()).toEqual([]);
  });

  it('as the game is deleted, nothing is left', async () => {
    const all = await statuses([
      ann.browser.uploadSeveral([xml()], { into: gameId }),
      ann.send('DELETE', `/api/games/${gameId}`),
    ]);
    expect([
      [200, 204],
      [204, 404],
    ]).toContainEqual(all);
    expect(await stored()).toEqual({ games: [], hands: [], results: [], pieces: [] });
  });

  it('as the game is deleted after the upload was permitted, the game is missing', async () => {
    const [person] = await server.database.db.select(personColumns).from(users).where(eq(users.id, ann.id));
    const viewer = { person: person!, sessionHash: null, withPasskey: false };
    const { name, file } = xml();
    const part = { kind: 'file', name, type: 'text/xml', bytes: Buffer.from(file) } as const;
    await ann.send('DELETE', `/api/games/${gameId}`);
    await expect(
      server.services.joins.join(viewer, gameId, [part], new AbortController().signal),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('a repair that has read the file before does not take the results for wrong', async () => {
    const { db } = server.database;
    const files = rereadStoredFiles(db);
    const [first] = await handIds();
    const { reread } = files;
    const before = await reread(gameId);
    await added();
    const stale = { reread: () => Promise.resolve(before), close: files.close };
    expect(await repairResults({ db, files: stale, solver: noSolver }, [first!])).toBe(false);
    expect(await tablesOf(first!)).toHaveLength(2);
    const fresh = await reread(gameId);
    expect(fresh.kind === 'read' && fresh.game.results.join().length).toBeGreaterThan(10);
    await files.close();
  });
});

describe('a player who said ‘this was us’ of results that came later', () => {
  afterEach(() => query('delete from participations'));

  it('has said nothing when they are undone, and keeps the seat', async () => {
    const { game } = await added();
    const { pairs } = await get<{ pairs: { tableId: number; side: string }[] }>(
      `/api/games/${gameId}/pairs`,
      ben,
    );
    const { tableId, side } = pairs[0]!;
    const chosen = await ben.send('PUT', `/api/games/${gameId}/my-pair`, {
      tableId,
      side,
      player: 'first',
      partnerId: null,
    });
    expect(chosen.status).toBe(200);
    expect((await undo(game.joined[0]?.id)).status).toBe(200);
    expect(await query('select * from pair_choices')).toEqual([]);
    expect(await get(`/api/games/${gameId}/my-participation`, ben)).toMatchObject({
      isPlaying: true,
      pair: null,
    });
  });
});
