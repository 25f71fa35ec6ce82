import { beforeAll, expect, it } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { makeLogger } from '../../http/logger.ts';
import { madePbn } from '../../testing/made-game.ts';
import { type TestBrowser, useTestServer } from '../../testing/test-server.ts';
import { type FileReader, fileReader } from './reading/file-reader.ts';
import { uploadService } from './upload.ts';

const server = useTestServer();
let player: TestBrowser;
let playerId: number;
let address: string;

beforeAll(async () => {
  player = server.browser();
  playerId = (await player.register()).json<{ id: number }>().id;
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

const gamesInDatabase = async (): Promise<number> =>
  (await server.database.pool.query<{ count: number }>('select count(*)::int as count from games')).rows[0]!
    .count;

it('leaves nothing behind when the client goes away after its file has been read', async () => {
  const before = await gamesInDatabase();
  const gone = new AbortController();
  const reader = fileReader();
  const leaving: FileReader = {
    ...reader,
    read: async (...file) => {
      const rows = await reader.read(...file);
      gone.abort(new AppError('cancelled'));
      return rows;
    },
  };
  const uploads = uploadService({
    db: server.database.db,
    reader: leaving,
    log: makeLogger('silent'),
    onPublished: () => expect.unreachable(),
  });
  const file = { name: 'gone.pbn', type: 'text/plain', bytes: Buffer.from(madePbn({ seed: 31 })) };
  await expect(uploads.upload(playerId, file, false, gone.signal)).rejects.toMatchObject({
    code: 'cancelled',
  });
  await reader.stop();
  expect(await gamesInDatabase()).toBe(before);
});

it('publishes nothing when the connection closes while the file is being read', async () => {
  const before = await gamesInDatabase();
  const text = madePbn({ seed: 32, boards: 500 });
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
