import type { Page } from '@playwright/test';
import { withoutFirstAnswers } from './first-answers.ts';
import { uploadRecord } from './games.ts';
import { newDeal, pbn, played } from './records.ts';
import { expect, expectStatus, test } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Wilma Meeuw' };
const rootOf = (page: Page) => page.locator('html');
const ranksOf = (page: Page) => page.locator('.seat .rank').allTextContents();

test('a choice of cards reaches every tab, survives a reload without a flash, and leaves files in English', async ({
  page,
  context,
  player,
}) => {
  const { game, hands } = await uploadRecord(
    page,
    pbn({ event: 'Four Colours Cup', boards: played(1, newDeal(), [{ names, table: '1' }]) }),
  );
  const board = await context.newPage();
  await board.goto(`/hands/${hands[0]!.id}`);
  await expect(board.getByRole('toolbar', { name: 'The play' })).toContainText('East to lead');
  expect((await ranksOf(board)).filter((rank) => rank === 'Q')).toHaveLength(4);
  const file = await (await page.request.get(`/api/games/${game.id}/export?format=pbn`)).text();

  await page.goto('/account');
  const cards = page.getByRole('region', { name: 'Cards' });
  await cards.getByRole('radio', { name: 'Four colours' }).click();
  await cards.getByLabel('Letters').selectOption('sv');
  await cards.getByRole('radio', { name: '10', exact: true }).click();
  await cards.getByRole('radio', { name: 'Large' }).click();
  await expect(rootOf(page)).toHaveAttribute('data-cards', 'large');

  // The tab that shows a board was not touched.
  await expect(rootOf(board)).toHaveAttribute('data-suits', 'four');
  await expect(rootOf(board)).toHaveAttribute('data-cards', 'large');
  const shown = await ranksOf(board);
  expect(shown).toHaveLength(52);
  for (const rank of ['E', 'K', 'D', 'Kn', '10'])
    expect(shown.filter((each) => each === rank)).toHaveLength(4);

  // Reloaded: colours and size are there before anybody knows who is signed in.
  await withoutFirstAnswers(board);
  await board.route('**/api/user', async (route) => {
    await expect(rootOf(board)).toHaveAttribute('data-suits', 'four');
    await expect(rootOf(board)).toHaveAttribute('data-cards', 'large');
    await route.continue();
  });
  await board.reload();
  await expect(board.getByRole('toolbar', { name: 'The play' })).toContainText('East to lead');
  expect(await ranksOf(board)).toEqual(shown);
  // Once signed out it may ask again.
  await board.unroute('**/api/user');

  expect(await (await page.request.get(`/api/games/${game.id}/export?format=pbn`)).text()).toBe(file);

  // The other tab may still be asking for something when the session ends.
  expectStatus(401);
  await page.getByRole('button', { name: player.displayName }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(rootOf(page)).toHaveAttribute('data-suits', 'two');
  await expect(rootOf(board)).toHaveAttribute('data-suits', 'two');
});
