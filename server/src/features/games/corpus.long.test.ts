import type { UploadedGame } from '@bridge-review/api/games';
import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import { readFile } from '@bridge-review/bridge/formats/read-file';
import { formatPartialDeal } from '@bridge-review/bridge/partial-deal';
import { corpus } from '@bridge-review/bridge/testing/corpus';
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

describe.runIf(files.length > 0)('every real file', () => {
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
        expect(response.json()).toMatchObject({ error: messages.tooManyBoards });
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
