import type { Page } from '@playwright/test';
import { type Uploaded, uploadRecord } from './games.ts';
import { dealt, newDeal, pbn, played } from './records.ts';
import { expect, expectStatus, test } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };
const others = { N: 'Piet Reiher', E: 'Greta Wren', S: 'Milo Dohle', W: 'Ada Swift' };

async function open(page: Page, record: string, index = 0): Promise<Uploaded> {
  const uploaded = await uploadRecord(page, record);
  await page.goto(`/hands/${uploaded.hands[index]!.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Board \d+$/);
  return uploaded;
}

test.beforeEach(({ player: _signedIn }) => {});

test.describe('the hand page', () => {
  test('shows the board, the game and badges, and links back to the game', async ({ page }) => {
    const record = pbn({
      event: 'Larkmoor Teams',
      site: 'Harbour Hall',
      date: '2025.10.18',
      round: '3',
      boards: [...dealt(1), ...played(2, newDeal(), [{ names, cards: 0 }])],
    });
    const { game } = await open(page, record, 1);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Board 2');
    const back = page.getByRole('link', { name: 'Back to game' });
    // The head alone: below it stands much of this once more.
    const head = page.getByRole('main').locator('div').filter({ has: title }).filter({ has: back }).last();
    for (const fact of ['Larkmoor Teams', '18 October 2025', 'Harbour Hall', 'Round 3'])
      await expect(head.getByText(fact, { exact: true }).first()).toBeVisible();
    for (const badge of ['Dealer East', 'N–S vul', 'Has Bidding', '3NT by East'])
      await expect(head.getByText(badge, { exact: true }).first()).toBeVisible();
    await back.click();
    await expect(page).toHaveURL(`/games/${game.id}`);
  });

  test('reports an unknown hand', async ({ page, accessible }) => {
    expectStatus(404);
    for (const path of ['/hands/2147483647', '/hands/nonsense']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Hand not found' })).toBeVisible();
    }
    await accessible();
    await page.getByRole('link', { name: 'Back to games' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the hand page shows results in matchpoints, is accessible and does not scroll sideways', async ({
  page,
  comfortable,
}) => {
  const long = { ...names, W: 'Wilhelmina-Constantia van der Meeuwenberg' };
  const tables = [
    { names: long, table: '1', result: 9 },
    { names: others, table: '2', result: 8 },
    { names: others, table: '3', result: 11, cards: 0, auction: false },
  ];
  await open(page, pbn({ boards: [...played(1, newDeal(), tables), ...dealt(2).slice(1)] }));
  const rows = page.getByRole('table', { name: 'What each table made of this board' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  for (const [place, words] of [
    [1, ['Table 3', '3NT N +2', '+460', '100%']],
    [2, ['Ines Amsel – Ruth Falke', 'Bram Kestrel – Wilhelmina-Constantia', '3NT N =', '+400', '50%']],
    [3, ['−50', '0%']],
  ] as const)
    for (const text of words) await expect(rows.nth(place)).toContainText(text);
  await comfortable();
  await page.getByRole('button', { name: 'Show trick 2', exact: true }).click();
  // Half under the header that stays in place, a target would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await comfortable(page.getByRole('region', { name: 'The deal' }));
});
