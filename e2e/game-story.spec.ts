import { fileOf } from './games.ts';
import { dealt, newDeal, pbn, played } from './records.ts';
import { expect, expectStatus, test, toastOf } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };

test('a player uploads a game, names it, walks through its boards and their play, and deletes it', async ({
  page,
  player: _signedIn,
}) => {
  const title = `Harbour Evening ${Date.now()}`;
  const boards = [...played(1, newDeal(), [{ names }]), ...dealt(3).slice(1)];
  await page.goto('/');
  await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(fileOf(pbn({ event: 'Evening', boards })));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('dialog', { name: 'Edit Game Details' }).getByLabel('Title').fill(title);
  await page.getByLabel('Date').fill('2025-10-18');
  await page.getByRole('button', { name: 'Update Game' }).click();
  await expect(toastOf(page)).toContainText('Game Updated');

  await page.getByRole('link', { name: 'Board 1', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(title);
  await page.getByRole('button', { name: 'End of the play' }).click();
  await expect(page.getByRole('toolbar', { name: 'The play' })).toContainText('Trick 13');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('2 of 3')).toBeVisible();
  await page.getByRole('link', { name: 'Back to game' }).click();

  // A board that is analysed while the game goes has its page ask for what is no longer there.
  expectStatus(404);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete game' }).click();
  await expect(page).toHaveURL('/');
  await page.getByPlaceholder('Search games, tournaments, or uploaders...').fill(title);
  await expect(page.getByRole('heading', { name: 'No games match your search' })).toBeVisible();
});
