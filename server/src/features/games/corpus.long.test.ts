import type { UploadedGame, UploadedGames } from '@bridge-review/api/games';
import { limits } from '@bridge-review/api/limits';
import { serverMessages } from '../../server-messages.ts';
import type { UploadPreview } from '@bridge-review/api/upload-preview';
import { readFile } from '@bridge-review/bridge/formats/read-file';
import { formatPartialDeal } from '@bridge-review/bridge/partial-deal';
import { corpus } from '@bridge-review/bridge/testing/corpus';
import { needsRealFiles } from '@bridge-review/bridge/testing/needs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestBrowser, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let player: TestBrowser;

beforeAll(async () => {
  player = server.browser();
  await player.register();
});

const files = (['pbn', 'lin', 'other'] as const).flatMap((kind) => corpus(kind));

/** What is in the file, by the reader alone: each deal in the text that has North first. */
function dealsIn(bytes: Uint8Array, fileName: string): string[] {
  const reading = readFile(bytes, { fileName });
  return reading.ok ? reading.value.record.boards.map(({ deal }) => formatPartialDeal(deal)) : [];
}

const folders = [
  'bbo-csv',
  'bbo-html',
  'bws',
  'dealing-machine',
  'pbn-score-tables',
  'text-diagrams',
  'usebio',
] as const;
const samples = folders.flatMap((folder) => corpus(`formats/${folder}`));

describe('every real file of every other format', needsRealFiles(samples.length > 0), () => {
  it.each(samples.map(({ name, bytes }) => [name, bytes] as const))(
    'becomes what its preview says, or is refused with a sentence: %s',
    async (name, file) => {
      const part = [{ name, file }];
      const { parts, games } = (await player.uploadSeveral(part, { preview: true })).json<UploadPreview>();
      const answer = await player.uploadSeveral(part, { fields: { force: 'true' } });
      expect(parts[0]?.format).not.toBeNull();
      if (games.length === 0) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json<{ message: string }>().message).toMatch(/^[A-Z].{20,}\.$/u);
        return;
      }
      expect(answer.statusCode, answer.body).toBe(200);
      const stored = answer.json<UploadedGames>().games;
      expect(stored.map(({ handCount }) => handCount)).toEqual(games.map(({ boards }) => boards.length));
      for (const [index, { id }] of stored.entries()) {
        const { rows } = await server.database.pool.query<{ results: number }>(
          'select count(*)::int as results from table_results join hands on hands.id = hand_id where game_id = $1',
          [id],
        );
        expect(rows[0]?.results).toBe(games[index]?.results);
      }
    },
  );
});

describe('every real file', needsRealFiles(files.length > 0), () => {
  it.each(files.map(({ name, bytes }) => [name, bytes] as const))(
    'becomes a game with its deals, or is refused with the reason: %s',
    async (name, bytes) => {
      const deals = dealsIn(bytes, name);
      const response = await player.upload(bytes, { filename: name, fields: { force: 'true' } });
      if (deals.length === 0) {
        expect(response.statusCode).toBe(400);
        expect(response.json<{ error: string }>().error).toMatch(
          /^(This |The |We found no deals in this file\.).*$/su,
        );
        return;
      }
      if (deals.length > limits.boards) {
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({ error: serverMessages.tooManyBoards });
        return;
      }
      expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
      const { hands, game } = response.json<UploadedGame>();
      const stored = hands.map(
        ({ northHand, eastHand, southHand, westHand }) =>
          `N:${[northHand, eastHand, southHand, westHand].map((hand) => hand ?? '-').join(' ')}`,
      );
      expect(stored).toEqual(deals);
      expect(game.title).not.toBe('');
      const results = await player.send('GET', `/api/hands/${hands[0]!.id}/results`);
      expect(results.statusCode).toBe(200);
      const original = await player.send('GET', `/api/games/${game.id}/file`);
      expect(original.rawPayload.equals(bytes)).toBe(true);
      for (const format of ['pbn', 'lin']) {
        expect((await player.send('GET', `/api/games/${game.id}/export?format=${format}`)).statusCode).toBe(
          200,
        );
      }
    },
  );
});
