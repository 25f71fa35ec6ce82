import type { Page } from '@playwright/test';
import { newPerson } from './people.ts';
import { expect, expectStatus, test, toastOf } from './test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const devices = (page: Page) =>
  page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');

test.describe('the list of sessions', () => {
  test('every device is listed, and all others can be signed out', async ({
    page,
    player,
    pageElsewhere,
    accessible,
  }) => {
    const elsewhere = await pageElsewhere({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    await elsewhere.request.post('/api/login', { data: { email: player.email, password: player.password } });
    await elsewhere.goto('/account');
    await expect(devices(elsewhere)).toHaveCount(2);

    await page.goto('/account');
    await expect(devices(page)).toHaveCount(2);
    await expect(devices(page).filter({ hasText: 'Firefox on Linux' })).toContainText('Last used just now');
    await expect(devices(page).filter({ hasText: 'This device' })).toHaveCount(1);
    await expect(devices(page).filter({ hasText: 'This device' })).not.toContainText('Firefox');
    await accessible();

    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(toastOf(page)).toContainText('Signed out everywhere else');
    await expect(devices(page)).toHaveCount(1);
    await expect(devices(page)).toContainText('This device');
    await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
    await expect(page.getByRole('list', { name: 'Where you are signed in' })).toBeFocused();

    // Its session has ended.
    expectStatus(401);
    await save(elsewhere);
    await expect(elsewhere.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expect(elsewhere.getByRole('button', { name: player.displayName })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
  });

  test('changing the password leaves only this device in the list', async ({
    page,
    player,
    playwright,
    baseURL,
  }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await elsewhere.post('/api/login', { data: { email: player.email, password: player.password } });
    await page.goto('/account');
    await expect(devices(page)).toHaveCount(2);
    await page.getByRole('tab', { name: 'Password' }).click();
    await page.getByLabel('Current password').fill(player.password);
    await page.getByLabel('New password', { exact: true }).fill('four spades redoubled');
    await page.getByLabel('Confirm new password').fill('four spades redoubled');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(toastOf(page)).toContainText('Password changed');
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(devices(page)).toHaveCount(1);
    expect((await elsewhere.get('/api/user')).status()).toBe(401);
    await elsewhere.dispose();
  });
});

test.describe('deleting the account', () => {
  const dialog = (page: Page) => page.getByRole('alertdialog');

  test('asks for the password, says what is deleted and what is kept, and signs out', async ({
    page,
    player,
    accessible,
  }) => {
    expectStatus(400);
    await page.goto('/account');
    // What is still asked for when the account is deleted is refused.
    await expect(devices(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    for (const words of ['name', 'email address', 'password', 'sessions', 'partners', 'Deleted player']) {
      await expect(dialog(page)).toContainText(words);
    }
    await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog(page).getByText('Current password is required')).toBeVisible();

    await dialog(page).getByLabel('Your password').fill('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Wrong password. Please try again.')).toBeVisible();
    await expect(dialog(page).getByLabel('Your password')).toBeFocused();
    await accessible();

    await dialog(page).getByLabel('Your password').fill(player.password);
    await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
    await expect(toastOf(page)).toContainText('Account deleted');
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('button', { name: player.displayName })).toBeHidden();
    const { email, password } = player;
    expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(401);
    expect((await page.request.post('/api/register', { data: { ...newPerson(), email } })).status()).toBe(
      200,
    );
  });
});
