import type { Page } from '@playwright/test';
import { makePartner, newGame } from './partnership.ts';
import { expect, test } from './test.ts';

const played = (page: Page) => page.getByRole('switch', { name: 'Played this game' });
const markDialog = (page: Page) => page.getByRole('dialog', { name: 'Mark Game Participation' });
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Partner' });
const strip = (page: Page) => page.getByRole('region', { name: 'Your part in this game' });
const contracts = (page: Page) =>
  page
    .getByRole('list', { name: 'Hands' })
    .getByRole('listitem')
    .getByText(/^4.*by South$/);

test('a user plays without a partner, adds one, changes the seat, and leaves', async ({
  page,
  player: _signedIn,
  someone,
  accessible,
}) => {
  const ben = await someone('Ben Finch');
  await makePartner(page, ben);
  const { game } = await newGame(page);
  await page.goto(`/games/${game.id}`);
  await expect(played(page)).not.toBeChecked();
  await expect(contracts(page)).toHaveCount(0);

  await played(page).click();
  await expect(markDialog(page)).toBeVisible();
  await accessible();
  await markDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(played(page)).not.toBeChecked();

  await played(page).click();
  await expect(markDialog(page).getByRole('combobox', { name: 'Partner' })).toHaveText(
    'No partner / Unknown',
  );
  await markDialog(page).getByRole('combobox', { name: 'Partner' }).click();
  await expect(page.getByRole('option')).toHaveText(['No partner / Unknown', /Ben Finch/]);
  await page.getByRole('option', { name: 'No partner / Unknown' }).click();
  await expect(markDialog(page).getByRole('radio')).toHaveText(['Unknown', 'North', 'East', 'South', 'West']);
  await markDialog(page).getByRole('button', { name: 'Mark as Played' }).click();
  await expect(played(page)).toBeChecked();
  await expect(contracts(page)).toHaveText(Array(3).fill('4 hearts by South'));

  await strip(page).getByRole('button', { name: 'Add Partner' }).click();
  const add = addDialog(page).getByRole('button', { name: 'Add Partner' });
  await expect(add).toBeDisabled();
  await accessible();
  await addDialog(page).getByRole('combobox', { name: 'Partner' }).click();
  await page.getByRole('option', { name: /Ben Finch/ }).click();
  await add.click();
  await expect(strip(page)).toContainText('with Ben Finch');
  await expect(strip(page).getByRole('button', { name: 'Add Partner' })).toHaveCount(0);

  await strip(page).getByRole('button', { name: 'Change' }).click();
  await markDialog(page).getByRole('radio', { name: 'West' }).click();
  await markDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(strip(page)).toContainText('you sat West');
  await expect(strip(page)).toContainText('with Ben Finch');

  const left = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await played(page).click();
  await expect(played(page)).not.toBeChecked();
  await expect(contracts(page)).toHaveCount(0);
  // It is shown before the server has answered.
  expect((await left).ok()).toBe(true);
  await page.reload();
  await expect(played(page)).not.toBeChecked();
});
