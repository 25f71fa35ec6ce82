import { Client } from 'pg';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { dealGame, type TestGame, useMember } from '../../testing/club.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
const ben = useMember(server, 'Ben');
let game: TestGame;

beforeAll(async () => {
  game = await dealGame(server, ada.id);
  await ada.send('POST', `/api/games/${game.id}/players`, { partnerId: ben.id });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The statements that read a table while a request is answered; all of them are run. */
async function readsOf(table: string, request: () => Promise<{ status: number }>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  expect((await request()).status).toBe(200);
  const texts = query.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === 'string' ? statement : (statement as { text: string }).text,
  );
  expect(texts).toContain('begin');
  return texts.filter((text) => text.startsWith('select') && text.includes(`from "${table}"`));
}

it('queries the participation once when recording bidding', async () => {
  const reads = await readsOf('participations', () =>
    ada.send('POST', `/api/hands/${game.hands[0]}/partnership-bidding`, {
      partnerId: ben.id,
      biddingSequence: ['1S'],
      gameId: game.id,
    }),
  );
  expect(reads).toHaveLength(1);
});

it('queries a bidding record once when changing it', async () => {
  const { body } = await ada.send('GET', `/api/hands/${game.hands[0]}/partnership-bidding`);
  const reads = await readsOf('bidding_records', () =>
    ben.send('PUT', `/api/partnership-bidding/${(body as { id: number }).id}`, { biddingSequence: ['2S'] }),
  );
  expect(reads).toHaveLength(1);
});
