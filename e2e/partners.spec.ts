import type { Page } from '@playwright/test';
import { expect, test, toastOf } from './test.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Your partners' }).getByRole('listitem');
const found = (page: Page) => page.getByRole('list', { name: 'Players found' }).getByRole('listitem');
const searchBox = (page: Page) => page.getByLabel('Search players');
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

test.beforeEach(({ player: _signedIn }) => {});

test.describe('partners', () => {
  test('are searched by button and by Enter, added, and removed after one confirmation', async ({
    page,
    someone,
    accessible,
  }) => {
    const ben = await someone('Ben Finch');
    await page.goto('/account?tab=partners');
    await expect(page.getByRole('heading', { name: 'Partner Management' })).toBeVisible();
    await expect(page.getByText('No partners yet')).toBeVisible();
    await expect(searchButton(page)).toBeDisabled();
    await searchBox(page).fill('   ');
    await expect(searchButton(page)).toBeDisabled();

    await searchBox(page).fill(ben.person.email);
    await searchButton(page).click();
    await expect(found(page)).toHaveCount(1);
    await expect(found(page)).toContainText('Ben Finch');
    await expect(found(page)).toContainText(ben.person.email);
    await accessible();
    await found(page).getByRole('button', { name: 'Add Partner' }).click();
    await expect(found(page)).toContainText('Already Partner');
    await expect(found(page).getByRole('button')).toHaveCount(0);
    await expect(list(page)).toHaveText([/Ben Finch.*@example\.org/s]);
    await expect(toastOf(page)).toContainText('Partner added');
    await accessible();

    await page.reload();
    await searchBox(page).fill(ben.person.email.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(found(page)).toContainText('Already Partner');

    await list(page).getByRole('button', { name: 'Remove Ben Finch' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove this partner?' });
    await expect(dialog).toContainText('Ben Finch');
    await accessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(list(page)).toHaveCount(1);
    await list(page).getByRole('button', { name: 'Remove Ben Finch' }).click();
    await dialog.getByRole('button', { name: 'Remove partner' }).click();
    await expect(page.getByText('No partners yet')).toBeVisible();
    await expect(found(page).getByRole('button', { name: 'Add Partner' })).toBeVisible();
  });

  test('a search without a match says so, and a short one says how many characters are needed', async ({
    page,
  }) => {
    await page.goto('/account?tab=partners');
    await searchBox(page).fill('nobody-at-all-1234');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No player matches ‘nobody-at-all-1234’.')).toBeVisible();
    await searchBox(page).fill('x');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please type at least 2 characters.')).toBeVisible();
  });
});

test.describe('mails about partners', () => {
  const mails = (page: Page) => page.getByRole('switch', { name: "Email me about my partners' activity" });

  test('can be switched off permanently without saving the form', async ({ page, player }) => {
    await page.goto('/account');
    await expect(mails(page)).toBeChecked();
    await page.getByLabel('Last name').fill('Half-Typed');
    const answered = page.waitForResponse('**/api/user/profile');
    await mails(page).click();
    await expect(mails(page)).not.toBeChecked();
    const answer = await answered;
    expect(answer.request().postDataJSON()).toMatchObject({ lastName: player.lastName, notifyByMail: false });
    expect(answer.status()).toBe(200);
    await expect(page.getByLabel('Last name')).toHaveValue('Half-Typed');
    await page.reload();
    await expect(mails(page)).not.toBeChecked();
  });
});
