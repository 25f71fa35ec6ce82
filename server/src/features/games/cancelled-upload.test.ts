import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
import { makeLogger } from '../../http/logger.ts';
import { generatePbn } from '../../testing/generated-game.ts';
import { type TestBrowser, useTestServer } from '../../testing/test-server.ts';
import { storageService } from '../storage/service.ts';
import { type FileReader, fileReader } from './reading/file-reader.ts';
import { uploadQueue } from './upload-queue.ts';
import { uploadService } from './upload.ts';

const server = useTestServer();
const reader = fileReader();
afterAll(() => reader.stop());
let player: TestBrowser;
let playerId: number;
let address: string;

beforeAll(async () => {
  player = server.browser();
  playerId = (await player.register()).json<{ id: number }>().id;
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

/** How many rows of each kind there are, published or not. */
async function rowsInDatabase(): Promise<object> {
  const { rows } = await server.database.pool.query<object>(`select
    (select count(*)::int from games) as games, (select count(*)::int from hands) as hands,
    (select count(*)::int from table_results) as results, (select count(*)::int from file_pieces) as pieces`);
  return rows[0]!;
}

const table = '[North "Ann Lark"]\n[Contract "3NT"]\n[Declarer "S"]\n[Result "9"]';
const file = (seed: number) => ({
  name: 'gone.pbn',
  type: 'text/plain',
  bytes: Buffer.from(generatePbn({ seed, boards: 40, extra: table })),
});

/** An upload service on the real database that publishes nothing, with a reader of its own. */
function uploads(own: FileReader) {
  const log = makeLogger('silent');
  const { db } = server.database;
  const storage = storageService(db, readConfig({}), log);
  return uploadService({
    queue: uploadQueue(),
    db,
    reader: own,
    storage,
    log,
    onPublished: () => expect.unreachable(),
  });
}

it.each([
  ['after its file has been read', null, 0],
  ['while its hands are written', 'hands', 1],
  ['while its results are written', 'results', 1],
  ['once all is written, before its game is published', 'results', 2],
] as const)('leaves nothing behind when the client disconnects %s', async (_, batches, written) => {
  const before = await rowsInDatabase();
  const gone = new AbortController();
  const cancel = (): void => gone.abort(new AppError('cancelled'));
  const leaving: FileReader = {
    ...reader,
    async read(...job) {
      const games = await reader.read(...job);
      if (batches !== null)
        return games.map((rows) => ({ ...rows, [batches]: twoBatches(rows[batches], written, cancel) }));
      cancel();
      return games;
    },
  };
  await expect(uploads(leaving).upload(playerId, file(31), false, gone.signal)).rejects.toMatchObject({
    code: 'cancelled',
  });
  expect(await rowsInDatabase()).toEqual(before);
});

/** The rows in two batches; `onNext` is called when the batch after the given number is requested. */
function twoBatches(batches: readonly string[], taken: 1 | 2, onNext: () => void): string[] {
  const rows = batches.flatMap((json) => JSON.parse(json) as object[]);
  expect(rows.length).toBeGreaterThan(1);
  const half = rows.length / 2;
  const [first, second] = [rows.slice(0, half), rows.slice(half)].map((part) => JSON.stringify(part));
  return Object.assign([first!, second!], {
    *[Symbol.iterator]() {
      yield first!;
      if (taken === 1) onNext();
      yield second!;
      if (taken === 2) onNext();
    },
  });
}

it('drops a file cancelled while it waits, without reading it', async () => {
  const read: string[] = [];
  let failFirst: (error: Error) => void = () => undefined;
  const held = new Promise<never>((_, reject) => (failFirst = reject));
  const service = uploads({ ...reader, read: ([part]) => (read.push(part!.name), held) });
  const first = service.upload(
    playerId,
    { ...file(34), name: 'first.pbn' },
    false,
    new AbortController().signal,
  );
  const gone = new AbortController();
  const second = service.upload(playerId, { ...file(35), name: 'second.pbn' }, false, gone.signal);
  gone.abort(new AppError('cancelled'));
  await expect(second).rejects.toMatchObject({ code: 'cancelled' });
  failFirst(new AppError('unusable_file'));
  await expect(first).rejects.toMatchObject({ code: 'unusable_file' });
  expect(read).toEqual(['first.pbn']);
});

const gamesInDatabase = async (): Promise<number> =>
  (await server.database.pool.query<{ count: number }>('select count(*)::int as count from games')).rows[0]!
    .count;

it('publishes nothing when the connection closes while the file is being read', async () => {
  const before = await gamesInDatabase();
  const text = generatePbn({ seed: 32, boards: 500 });
  const cancel = new AbortController();
  // The whole body has arrived: from here on only the closed connection tells the server.
  server.app.server.once('request', (request) => request.once('end', () => cancel.abort()));
  const form = new FormData();
  form.append('file', new Blob([text]), 'cancelled.pbn');
  const sent = fetch(`${address}/api/games/upload`, {
    method: 'POST',
    body: form,
    headers: { cookie: player.cookie() ?? '' },
    signal: cancel.signal,
  });
  await expect(sent).rejects.toThrow(/abort/);
  // Files are read one after the other, so this one waits for the first. It would be its duplicate.
  const again = await player.upload(text, { filename: 'again.pbn' });
  expect(again.statusCode, again.body.slice(0, 300)).toBe(200);
  expect(await gamesInDatabase()).toBe(before + 1);
});
