import { fillRegistration, submitRegistration } from './forms.ts';
import { newPerson } from './people.ts';
import { expect, expectStatus, test, toastOf } from './test.ts';

test('a new player registers, opens the sample game, says that they played and sees what a board cost', async ({
  page,
}) => {
  const nora = { ...newPerson(), firstName: 'Nora', displayName: 'Nora' };
  await page.goto('/auth');
  await fillRegistration(page, nora);
  await submitRegistration(page);

  await expect(page.getByText('Welcome, Nora', { exact: true })).toBeVisible();
  // Other tests upload games at the same time.
  await page.goto('/?whose=mine');
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the sample game' }).click();
  await expect(page.getByRole('heading', { name: 'Tuesday Pairs', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hands (8)' })).toBeVisible();

  await page.getByRole('button', { name: 'Find your pair' }).click();
  await page.getByRole('radio', { name: /Nell Harrow/ }).click();
  await page.getByRole('button', { name: 'This was us' }).click();
  await expect(toastOf(page)).toContainText('8 auctions recorded');

  await page.getByRole('link', { name: 'Board 1', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Board 1', exact: true })).toBeVisible();
  const bidding = page.getByRole('region', { name: 'Partnership bidding' });
  await expect(bidding.getByRole('table', { name: 'Your auction' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to game' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  // The page may be asking for the analysis, which is still under way.
  expectStatus(404);
  await page.getByRole('button', { name: 'Remove sample', exact: true }).click();
  await expect(page).toHaveURL('/?whose=mine');
  await expect(page.getByRole('radio', { name: 'Mine 0' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tuesday Pairs' })).toHaveCount(0);
});
