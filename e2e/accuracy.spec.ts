import type { Page } from '@playwright/test';
import { markPlayed, newGame, recordBidding } from './partnership.ts';
import { type Someone, expect, test } from './test.ts';

interface Analysis {
  readonly total: number;
  readonly analysed: number;
  readonly records: readonly { boardNumber: number; handId: number; loss: number; accuracy: number }[];
}

/** A game of four boards of which three were bid to 1NT, 7NT and 3NT. */
async function bidGame(page: Page, someone: (name: string) => Promise<Someone>): Promise<number> {
  const ben = await someone('Ben Finch');
  const { game, hands } = await newGame(page, 4);
  await markPlayed(page, game.id, { partnerId: ben.id, seat: 'S' });
  for (const [index, bid] of ['1NT', '7NT', '3NT'].entries()) {
    const bidding = [bid, 'Pass', 'Pass', 'Pass'];
    await recordBidding(page, { gameId: game.id, handId: hands[index]!.id, partnerId: ben.id }, bidding);
  }
  return game.id;
}

async function analysisOf(page: Page, gameId: number): Promise<Analysis> {
  const read = async () =>
    (await (await page.request.get(`/api/games/${gameId}/analysis`)).json()) as Analysis;
  await expect
    .poll(async () => (await read()).analysed, { timeout: 120_000, intervals: [1000] })
    .toBe((await read()).total);
  return read();
}

const summary = (page: Page) => page.getByRole('region', { name: 'Your bidding in this game' });
const meanOf = ({ records }: Analysis) =>
  Math.round(records.reduce((sum, { accuracy }) => sum + accuracy, 0) / records.length);

test.beforeEach(({ player: _signedIn }) => {
  test.slow();
});

test('a player sees how to begin, then how a game was bid, its worst boards first, and accuracy over time', async ({
  page,
  someone,
  accessible,
}) => {
  await page.goto('/account?tab=stats');
  await expect(page.getByRole('heading', { name: 'Nothing to judge yet' })).toBeVisible();
  await accessible();
  await page.getByRole('link', { name: 'Go to the games' }).click();
  await expect(page).toHaveURL('/');

  const gameId = await bidGame(page, someone);
  const analysis = await analysisOf(page, gameId);
  await page.goto(`/games/${gameId}`);
  await expect(summary(page)).toContainText(`${meanOf(analysis)}%`);
  await expect(summary(page)).toContainText('of 3');
  const bars = page.getByRole('list', { name: 'Accuracy of each board' }).getByRole('link');
  await expect(bars).toHaveCount(4);
  await expect(bars.nth(3)).toHaveAccessibleName(/^Board 4 ?, not yet bid$/);
  for (const [index, { boardNumber, accuracy }] of analysis.records.entries())
    await expect(bars.nth(index)).toHaveAccessibleName(
      new RegExp(`^Board ${boardNumber} ?, .+ by .+: .+, ${Math.round(accuracy)}%$`),
    );
  await page.getByRole('button', { name: /^Worst first/ }).press('Enter');
  const expected = analysis.records
    .filter(({ loss }) => loss > 0)
    .sort((one, other) => other.loss - one.loss || one.boardNumber - other.boardNumber);
  const cards = page.getByRole('list', { name: 'Hands' }).getByRole('link');
  await expect(cards).toHaveText(expected.map(({ boardNumber }) => `Board ${boardNumber}`));
  await accessible();
  await cards.first().click();
  await expect(page).toHaveURL(`/hands/${expected[0]!.handId}`);

  await page.goto('/account?tab=stats');
  const plot = page.getByRole('region', { name: 'Accuracy over time' });
  await expect(plot).toContainText('1 game without a date is not shown.');
  await expect(plot.getByRole('img')).toHaveCount(0);
  const edit = { title: 'Larkmoor Pairs', date: '2025-10-18' };
  expect((await page.request.put(`/api/games/${gameId}`, { data: edit })).ok()).toBe(true);
  await page.reload();
  await expect(plot.getByRole('img')).toHaveAccessibleName(
    new RegExp(`^Accuracy in one game: ${meanOf(analysis)}% on 18 October 2025`),
  );
  await expect(plot.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('meter', { name: 'Bidding Accuracy' })).toHaveAttribute(
    'aria-valuenow',
    String(meanOf(analysis)),
  );
  const losses = analysis.records.filter(({ loss }) => loss > 0).sort((one, other) => other.loss - one.loss);
  const worst = page.getByRole('list', { name: 'Boards that cost most' });
  await expect(worst.getByRole('listitem')).toHaveCount(losses.length);
  await accessible();
  await worst.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hands\/\d+$/);
});
