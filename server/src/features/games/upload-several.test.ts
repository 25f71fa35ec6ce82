import type { GameDetails, UploadedGames } from '@bridge-review/api/games';
import type { TableResult } from '@bridge-review/api/hands';
import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import type { UploadPreview } from '@bridge-review/api/upload-preview';
import { formatDeal, parseDeal } from '@bridge-review/bridge/deal';
import { unwrap } from '@bridge-review/bridge/result';
import { board, handset, line, pair, usebio } from '@bridge-review/bridge/testing/usebio-file';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { makeLogger } from '../../http/logger.ts';
import { useMember } from '../../testing/club.ts';
import { eveningFiles } from '../../testing/evening-files.ts';
import { generatePbn } from '../../testing/generated-game.ts';
import { inspectedGame } from '../../testing/inspected-game.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { storageService } from '../storage/service.ts';
import { fileReader } from './reading/file-reader.ts';
import { uploadQueue } from './upload-queue.ts';
import { uploadService } from './upload.ts';
import { serverMessages } from '../../server-messages.ts';

const server = useTestServer();
const ann = useMember(server, 'Ann');
const reader = fileReader();
afterAll(() => reader.stop());

type Parts = Parameters<typeof ann.browser.uploadSeveral>[0];

async function uploaded(parts: Parts): Promise<UploadedGames['games']> {
  const answer = await ann.browser.uploadSeveral(parts);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<UploadedGames>().games;
}

async function previewed(parts: Parts): Promise<UploadPreview> {
  const answer = await ann.browser.uploadSeveral(parts, { preview: true });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<UploadPreview>();
}

interface StoredHand {
  readonly id: number;
  readonly boardNumber: number;
  readonly northHand: string;
  readonly eastHand: string;
  readonly southHand: string;
  readonly westHand: string;
}

const get = async <T>(path: string): Promise<T> => (await ann.send('GET', path)).body as T;
const handsOf = (gameId: number) => get<StoredHand[]>(`/api/games/${gameId}/hands`);
const dealOf = (hand: StoredHand) =>
  unwrap(parseDeal(`N:${[hand.northHand, hand.eastHand, hand.southHand, hand.westHand].join(' ')}`));

/** How many rows of each kind there are, published or not. */
async function rowsInDatabase(): Promise<object> {
  const { rows } = await server.database.pool.query<object>(`select
    (select count(*)::int from games) as games, (select count(*)::int from hands) as hands,
    (select count(*)::int from table_results) as results, (select count(*)::int from file_pieces) as pieces`);
  return rows[0]!;
}

const findings = (gameId: number) => inspectedGame(server.database.db, gameId);

describe('a file of any format', () => {
  const formats = ['dup', 'bri', 'dlm', 'dge', 'ber', 'bhg', 'cds', 'rzd', 'csv', 'lin', 'html'];

  it.each(formats.map((ending, index) => [ending, 10 + index] as const))(
    'becomes a game: %s',
    async (ending, seed) => {
      const { deals, files } = eveningFiles(seed);
      const [game] = await uploaded([{ name: `monday.${ending}`, file: files[ending]! }]);
      expect(game).toMatchObject({ title: 'monday', handCount: 4 });
      const hands = await handsOf(game!.id);
      expect(hands.map(({ boardNumber }) => boardNumber)).toEqual([1, 2, 3, 4]);
      expect(hands.map(dealOf)).toEqual(deals);
      expect(await findings(game!.id)).toEqual([]);
      const original = await ann.browser.send('GET', `/api/games/${game!.id}/file`);
      expect(original.rawPayload.equals(Buffer.from(files[ending]!))).toBe(true);
    },
  );

  it('also becomes one where it is sent alone, as before', async () => {
    const { files } = eveningFiles(22);
    const answer = await ann.browser.upload(files['dlm']!, { filename: 'monday.dlm' });
    expect(answer.json()).toMatchObject({ game: { format: 'DLM', handCount: 4, sourceCount: 1 } });
  });

  it('becomes a game as a pasted text or an address, which keeps its words', async () => {
    const { deals, diagram, address } = eveningFiles(23);
    const [pasted] = await uploaded([{ text: `Look at this one:\n${diagram}` }]);
    expect(pasted).toMatchObject({ title: 'Pasted text', handCount: 1 });
    expect((await handsOf(pasted!.id)).map(dealOf)).toEqual([deals[0]]);
    const file = await ann.browser.send('GET', `/api/games/${pasted!.id}/file`);
    // Forms end every line of a text in the same way.
    expect(file.body.replaceAll('\r\n', '\n')).toBe(`Look at this one:\n${diagram}`);
    expect(file.headers['content-disposition']).toContain('filename="Pasted text.txt"');
    expect(await findings(pasted!.id)).toEqual([]);

    const { games } = (
      await ann.browser.uploadSeveral([{ address }], { fields: { force: 'true' } })
    ).json<UploadedGames>();
    expect(await get(`/api/games/${games[0]!.id}`)).toMatchObject({
      filename: 'Hand viewer address',
      format: 'hand viewer',
    });
  });
});

describe('files of one evening', () => {
  const { deals, pbn, files, address } = eveningFiles(31);
  const lastBoard = generatePbn({ seed: 31, boards: 1 }).replace('[Board "1"]', '[Board "9"]');
  const parts: Parts = [
    { name: 'deals.dup', file: files['dup']! },
    { name: 'results.pbn', file: pbn },
    { text: lastBoard.replaceAll(/\[(?:Event|Date|Site).*\n/g, '') },
    { address },
  ];

  it('are previewed as one game, and nothing is stored', async () => {
    const before = await rowsInDatabase();
    const preview = await previewed(parts);
    expect(preview.parts).toMatchObject([
      { name: 'deals.dup', format: 'DUP', boards: 4, results: 0, players: 0, refusal: null },
      { name: 'results.pbn', format: 'PBN', boards: 4, results: 4, players: 4, refusal: null },
      { name: 'Pasted text', format: 'PBN', boards: 1, refusal: null },
      { name: 'Hand viewer address', format: 'hand viewer', boards: 1, refusal: null },
    ]);
    expect(preview.games).toEqual([
      {
        title: 'Monday Pairs',
        date: '2026-11-16',
        site: null,
        parts: [0, 1, 2, 3],
        boards: [
          ...[1, 2, 3, 4].map((number) => ({ number, remarks: [] })),
          { number: 9, remarks: ['no result'] },
        ],
        results: 4,
        tables: 1,
        auctions: 0,
        players: 4,
        remarks: [],
        board: null,
        duplicate: null,
      },
    ]);
    expect(await rowsInDatabase()).toEqual(before);
  });

  it('become one game, with the deals of one and the results of the other', async () => {
    const games = await uploaded(parts);
    expect(games).toMatchObject([{ title: 'Monday Pairs', handCount: 5 }]);
    const { id } = games[0]!;
    const hands = await handsOf(id);
    expect(hands.map(({ boardNumber }) => boardNumber)).toEqual([1, 2, 3, 4, 9]);
    expect(hands.slice(0, 4).map(dealOf)).toEqual(deals);
    expect(await get<TableResult[]>(`/api/hands/${hands[0]!.id}/results`)).toMatchObject([
      { players: { N: 'Ann Lark' }, contract: '1NT', declarer: 'N', tricks: 7 },
    ]);
    expect(await get(`/api/games/${id}`)).toMatchObject({
      filename: 'deals.dup, results.pbn, Pasted text, Hand viewer address',
      date: '2026-11-16',
      format: 'DUP',
      sourceCount: 4,
    });
    expect(await findings(id)).toEqual([]);

    const archive = await ann.browser.send('GET', `/api/games/${id}/file`);
    expect(archive.headers['content-disposition']).toContain('filename="deals.zip"');
    for (const bytes of [Buffer.from(files['dup']!), Buffer.from(pbn), Buffer.from(address)])
      expect(archive.rawPayload.includes(bytes)).toBe(true);
    const exported = await ann.browser.send('GET', `/api/games/${id}/export?format=pbn`);
    const again = await ann.browser.upload(exported.rawPayload, { fields: { force: 'true' } });
    expect(again.json()).toMatchObject({ hands: { length: 5 }, game: { title: 'Monday Pairs' } });
  });

  it('are a duplicate of themselves, unless that is wanted', async () => {
    const duplicate = { title: 'Monday Pairs' };
    expect((await previewed(parts)).games).toMatchObject([{ duplicate }]);
    const refused = await ann.browser.uploadSeveral(parts);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'duplicate_game', duplicateGame: duplicate });
    const forced = await ann.browser.uploadSeveral(parts, { fields: { force: 'true' } });
    expect(forced.statusCode).toBe(200);
  });
});

it('players without a result are counted, and promise no results', async () => {
  const named = '[North "Ann"]\n[East "Ben"]\n[South "Cleo"]\n[West "Dan"]\n[Contract ""]\n[Result ""]';
  const file = generatePbn({ seed: 41, boards: 2 }).replaceAll(
    /^\[Deal .*$/gm,
    (deal) => `${named}\n${deal}`,
  );
  const { parts, games } = await previewed([{ name: 'named.pbn', file }]);
  expect(parts).toMatchObject([{ boards: 2, results: 0, players: 4 }]);
  expect(games).toMatchObject([{ results: 0, players: 4 }]);
});

describe('results without deals', () => {
  const { deals, files } = eveningFiles(36);
  const results = (numbers: readonly number[]) =>
    usebio(
      [
        '<PARTICIPANTS>',
        pair('1', ['Ann Lark', 'Ben Moss']),
        pair('2', ['Cleo Finch', 'Dan Reed']),
        '</PARTICIPANTS>',
        ...numbers.map((number) =>
          board(number, [line('1', '2', { CONTRACT: '1NT', PLAYED_BY: 'N', TRICKS: 7, SCORE: 90 })]),
        ),
      ].join('\n'),
    );
  const xml = { name: 'results.xml', file: results([1, 2, 3, 4, 30]) };
  const dup = { name: 'deals.dup', file: files['dup']! };

  it('are refused alone, naming what is missing', async () => {
    const refusal =
      'The file has 2 results of 2 boards and no deals. Add the file with the hands of the same session.';
    const alone = { name: 'results.xml', file: results([51, 52]) };
    expect((await previewed([alone])).parts).toMatchObject([{ format: 'USEBIO', results: 2, refusal }]);
    const answer = await ann.browser.uploadSeveral([alone]);
    expect(answer.json()).toMatchObject({ code: 'unusable_file', message: refusal });
  });

  it('join the deals of another file by board number, which the preview shows', async () => {
    const preview = await previewed([xml, dup]);
    const left = 'The results of board 30 were left out: the game has no such board.';
    expect(preview.games).toMatchObject([
      { title: 'Monday Pairs', date: '2026-03-09', parts: [1, 0], results: 4, players: 4, remarks: [left] },
    ]);
    expect(preview.parts).toMatchObject([{ warnings: [], warningCount: 0 }, { warnings: [] }]);
    const [game] = await uploaded([xml, dup]);
    expect((await get<GameDetails>(`/api/games/${game!.id}`)).warnings).toMatchObject([{ message: left }]);
    const hands = await handsOf(game!.id);
    expect(hands.map(dealOf)).toEqual(deals);
    expect(await get<TableResult[]>(`/api/hands/${hands[1]!.id}/results`)).toMatchObject([
      { players: { N: 'Ann Lark' }, contract: '1NT', tricks: 7 },
    ]);
    expect(await findings(game!.id)).toEqual([]);
  });

  it('are missed in a file that has the other deals, and where a board has none in any', async () => {
    const {
      deals: [first],
    } = eveningFiles(45);
    const lines = [line('1', '2', { CONTRACT: '1NT', PLAYED_BY: 'N', TRICKS: 7, SCORE: 90 })];
    const partly = usebio(board(1, lines) + board(30, lines), handset(new Map([[1, first!]])));
    const lack = 'There is no deal for board 30: 1 result cannot be shown with the cards.';
    const alone = await previewed([{ name: 'partly.xml', file: partly }]);
    expect(alone.parts[0]?.warnings).toMatchObject([{ message: lack }]);
    const skipped = `${eveningFiles(46).pbn}\n\n[Board "9"]\n[Contract "4H"]\n`;
    const several = await previewed([
      { name: 'evening.pbn', file: skipped },
      { name: 'deals.dup', file: eveningFiles(46).files['dup']! },
    ]);
    expect(several.parts[0]?.warnings).toMatchObject([{ message: 'Board 9 was skipped: it has no deal.' }]);
    const [game] = await uploaded([
      { name: 'evening.pbn', file: skipped },
      { name: 'deals.dup', file: eveningFiles(46).files['dup']! },
    ]);
    expect((await get<GameDetails>(`/api/games/${game!.id}`)).warnings).toMatchObject([
      { message: 'evening.pbn: Board 9 was skipped: it has no deal.' },
    ]);
  });

  it('are stored without the addresses and numbers of people in their file', async () => {
    const evening = eveningFiles(37);
    const [game] = await uploaded([xml, { name: 'deals.dup', file: evening.files['dup']! }]);
    const archive = (await ann.browser.send('GET', `/api/games/${game!.id}/file`)).rawPayload.toString(
      'latin1',
    );
    expect(archive).toContain('results.xml.json');
    expect(archive).toContain('Ann Lark');
    expect(archive).not.toContain('scorer@example.org');
    expect(archive).not.toContain('NATIONAL_ID');
  });

  it('join the game that they fit, of two', async () => {
    const other = { name: 'other.pbn', file: eveningFiles(38, 2).pbn.replaceAll('2026.11.16', '2026.11.09') };
    const preview = await previewed([
      other,
      { name: 'deals.dup', file: eveningFiles(39).files['dup']! },
      xml,
    ]);
    expect(preview.games.map((game) => game.parts)).toEqual([[0], [1, 2]]);
  });
});

it('a single board is previewed with its cards, and may get another title', async () => {
  const { deals, diagram } = eveningFiles(44);
  const text = `Board 5\n${diagram}`;
  const { games } = await previewed([{ text }]);
  expect(games).toMatchObject([
    {
      title: 'Pasted text',
      board: { deal: formatDeal(deals[0]!), dealer: 'N', vulnerability: 'NS', calls: [] },
    },
  ]);
  const titled = (title: string) =>
    ann.browser.uploadSeveral([{ text }], { fields: { title, force: 'true' } });
  const answer = (await titled('  A hand of Monday ')).json<UploadedGames>();
  expect(answer.games).toMatchObject([{ title: 'A hand of Monday' }]);
  expect((await titled(' ')).json()).toMatchObject({ code: 'invalid_input' });
});

it('files of two evenings become two games', async () => {
  const parts = [41, 42].map((seed) => ({ name: `evening-${seed}.pbn`, file: eveningFiles(seed).pbn }));
  const titled = await ann.browser.uploadSeveral(parts, { fields: { title: 'Both' } });
  expect(titled.json()).toMatchObject({ code: 'invalid_input', message: serverMessages.titleOfOneGame });
  expect((await previewed(parts)).games.map((game) => game.parts)).toEqual([[0], [1]]);
  const games = await uploaded(parts);
  expect(games.map(({ handCount }) => handCount)).toEqual([4, 4]);
  expect(await get(`/api/games/${games[1]!.id}`)).toMatchObject({ filename: 'evening-42.pbn' });
});

describe('an unreadable file among good ones', () => {
  const parts = [
    { name: 'good.pbn', file: eveningFiles(51).pbn },
    { name: 'letter.txt', file: 'Dear all, see you on Monday.' },
    { name: 'holiday.txt', file: Buffer.from([0xff, 0xd8, 0, 1, 2, 3]) },
  ];

  it('is named by the preview, which goes on with the others', async () => {
    const preview = await previewed(parts);
    expect(preview.parts.map(({ refusal }) => refusal)).toEqual([
      null,
      'This is neither PBN nor LIN, nor any other file of boards that we can read.',
      serverMessages.fileNul,
    ]);
    expect(preview.games.map((game) => game.parts)).toEqual([[0]]);
  });

  it('is named by the upload, which stores nothing', async () => {
    const before = await rowsInDatabase();
    const answer = await ann.browser.uploadSeveral(parts);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'unusable_file',
      message: 'letter.txt: This is neither PBN nor LIN, nor any other file of boards that we can read.',
    });
    expect(await rowsInDatabase()).toEqual(before);
  });

  it('is refused by its type as it always was', async () => {
    const photo = { name: 'photo.png', file: 'x', type: 'image/png' };
    const answer = await ann.browser.uploadSeveral([parts[0]!, photo]);
    expect(answer.json()).toMatchObject({ code: 'unusable_file', message: messages.fileType });
  });
});

it('an address of something else is refused, and not fetched', async () => {
  const { parts } = await previewed([{ address: `http://127.0.0.1/evening.pbn` }, { address: 'my club' }]);
  expect(parts.map(({ refusal }) => refusal)).toEqual([
    '"http://127.0.0.1/evening.pbn" has no cards in it. We read addresses, and ask no other site.',
    serverMessages.notViewerAddress,
  ]);
});

describe('an upload of several files', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}.pbn`, file: 'x' }));

  it.each<[string, () => Parts, number, string]>([
    ['with one file more than there may be', () => files(limits.uploadParts + 1), 400, messages.tooManyParts],
    ['with many more', () => files(200), 400, messages.tooManyParts],
    [
      'with too many texts',
      () => Array.from({ length: 40 }, () => ({ text: 'x' })),
      400,
      messages.tooManyParts,
    ],
    ['without any', () => [], 400, serverMessages.noFile],
    [
      'that is too large in all',
      () => Array.from({ length: 3 }, () => ({ name: 'a.pbn', file: ' '.repeat(4 * 1024 * 1024) })),
      413,
      messages.partsTooLarge,
    ],
    [
      'with a text that is too large',
      () => [{ text: 'x'.repeat(limits.uploadTextBytes + 1) }],
      413,
      serverMessages.tooLarge,
    ],
    [
      'with too many boards in one game',
      () => [{ name: 'a.pbn', file: generatePbn({ seed: 61, boards: limits.boards + 1 }) }],
      400,
      serverMessages.tooManyBoards,
    ],
    [
      'with too many boards in all',
      () =>
        [62, 63, 64, 65].map((seed) => ({
          name: `${seed}.pbn`,
          file: generatePbn({ seed, boards: 800 }),
        })),
      400,
      serverMessages.tooManyBoardsInAll,
    ],
  ])('%s is refused, and so is its preview', async (_, parts, status, message) => {
    const before = await rowsInDatabase();
    for (const preview of [true, false]) {
      const answer = await ann.browser.uploadSeveral(parts(), { preview });
      expect(answer.statusCode, answer.body).toBe(status);
      expect(answer.json()).toMatchObject({ message });
    }
    expect(await rowsInDatabase()).toEqual(before);
  });

  it('stores nothing when the database fails in the middle of its second game', async () => {
    const before = await rowsInDatabase();
    const log = makeLogger('silent');
    const { db } = server.database;
    const uploads = uploadService({
      queue: uploadQueue(),
      db,
      reader: {
        ...reader,
        async read(...job) {
          const [first, second] = await reader.read(...job);
          const broken = second!.results.map((json) => json.replaceAll('"place":1', '"place":null'));
          return [first!, { ...second!, results: broken }];
        },
      },
      storage: storageService(db, readConfig({}), log),
      log,
      onPublished: () => expect.unreachable(),
    });
    const parts = [71, 72].map((seed) => ({
      kind: 'file' as const,
      name: `${seed}.pbn`,
      type: '',
      bytes: Buffer.from(eveningFiles(seed).pbn),
    }));
    const uploading = uploads.uploadSeveral(ann.id, parts, { force: false }, new AbortController().signal);
    await expect(uploading).rejects.toThrow(/table_results/);
    expect(await rowsInDatabase()).toEqual(before);
  });

  it('twice at once lands once', async () => {
    const parts = [81, 82].map((seed) => ({ name: `${seed}.pbn`, file: eveningFiles(seed).pbn }));
    const ben = server.browser();
    await ben.register();
    const answers = await Promise.all([
      ann.browser.uploadSeveral(parts),
      ben.uploadSeveral(parts.toReversed()),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });
});
