import type { UploadedGame } from '@bridge-review/api/games';
import type { TableResult } from '@bridge-review/api/hands';
import { describe, expect, it } from 'vitest';
import { generateDeal } from '../../testing/generated-game.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();

async function resultsOf(file: string, filename: string): Promise<TableResult[]> {
  const player = server.browser();
  await player.register();
  const response = await player.upload(file, { filename, fields: { force: 'true' } });
  expect(response.statusCode, response.body).toBe(200);
  const { hands } = response.json<UploadedGame>();
  return (await player.send('GET', `/api/hands/${hands[0]!.id}/results`)).json<TableResult[]>();
}

const lin = (...commentary: string[]) =>
  `md|3SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98|sv|o|ah|Board 1|${commentary
    .map((text) => `nt|${text}|`)
    .join('')}mb|1C!|an|two or more|nt|ada: hm|mb|p|mb|p|mb|p|`;

describe('commentary in a file', () => {
  it('that stands before the first call comes with the table; the rest with its calls', async () => {
    const [table] = await resultsOf(lin('ada: Good evening', 'A quiet board.'), 'chat.lin');
    expect(table?.commentary).toEqual(['ada: Good evening', 'A quiet board.']);
    expect(table?.auction?.annotations).toEqual([
      { call: 0, alerted: true, note: 'two or more', comments: ['ada: hm'] },
    ]);
  });

  it('is read from PBN, without the lines that are for programs', async () => {
    const file = [
      '[Event "Commented"]',
      '{Both sides bid too much.}',
      '[Board "1"]',
      '%only for a program',
      `[Deal "${generateDeal(7)}"]`,
      '[Contract "3NT"]',
      '[Declarer "N"]',
      '[Result "9"]',
    ].join('\n');
    const [table] = await resultsOf(file, 'commented.pbn');
    expect(table?.commentary).toEqual(['Both sides bid too much.']);
  });

  it('is cut where it is longer than any column', async () => {
    const [table] = await resultsOf(lin('long '.repeat(10_000)), 'long.lin');
    expect(table?.commentary.join('').length).toBeLessThanOrEqual(16_000);
    expect(table?.commentary.join('').length).toBeGreaterThan(15_000);
  });
});
