import type { Page } from '@playwright/test';
import { admin, newPerson } from './people.ts';
import { expect, expectStatus, test, toastOf } from './test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
/** The one of the profile; the tab Password has another. */
const passwordField = (page: Page) =>
  page.getByRole('tabpanel', { name: 'Profile' }).getByLabel('Current password');
const devices = (page: Page) =>
  page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');

test.describe('the tabs', () => {
  test('the account page has the tabs Profile, Password, Partners and Stats', async ({ page, player }) => {
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`${player.firstName} ${player.lastName}`);
    await expect(page.getByRole('tab')).toHaveText(['Profile', 'Password', 'Partners', 'Stats']);
    await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('First name')).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeHidden();
  });

  test('an admin has an account page too', async ({ page }) => {
    await page.request.post('/api/login', { data: admin });
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(admin.email);
    await page.getByRole('tab', { name: 'Password' }).click();
    await expect(page.getByLabel('Current password')).toBeVisible();
  });

  test('the chosen tab is in the URL and survives a reload', async ({ page, player }) => {
    expect(player).toBeTruthy();
    await page.goto('/account');
    await page.getByRole('tab', { name: 'Password' }).click();
    await expect(page).toHaveURL('/account?tab=password');
    await page.reload();
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Change password' })).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeHidden();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/account');
    await page.goto('/account?tab=nonsense');
    await expect(page.getByLabel('First name')).toBeVisible();
  });

  test('arrow keys move through the tabs, and Back leaves the page', async ({ page, player }) => {
    expect(player).toBeTruthy();
    await page.goto('/');
    await page.getByRole('button', { name: player.displayName }).click();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await page.getByRole('tab', { name: 'Profile' }).click();
    for (const [name, address] of [
      ['Password', '/account?tab=password'],
      ['Partners', '/account?tab=partners'],
      ['Stats', '/account?tab=stats'],
    ] as const) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name })).toBeFocused();
      await expect(page).toHaveURL(address);
    }
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('form input is kept when switching tabs', async ({ page, player }) => {
    expect(player).toBeTruthy();
    await page.goto('/account');
    await page.getByLabel('Last name').fill('Whitlock-Hale');
    await page.getByRole('tab', { name: 'Password' }).click();
    await page.getByLabel('Current password').fill('half typed');
    await page.getByRole('tab', { name: 'Stats' }).click();
    await expect(page.getByText('Games Uploaded')).toBeVisible();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page.getByLabel('Last name')).toHaveValue('Whitlock-Hale');
    await page.getByRole('tab', { name: 'Password' }).click();
    await expect(page.getByLabel('Current password')).toHaveValue('half typed');
  });
});

test('every tab and the dialog are accessible and do not scroll sideways', async ({
  page,
  player,
  comfortable,
}) => {
  expect(player).toBeTruthy();
  for (const tab of ['password', 'partners', 'stats', 'profile']) {
    await page.goto(`/account?tab=${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    if (tab === 'profile') await expect(devices(page)).toHaveCount(1);
    await comfortable();
  }
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await comfortable();
});

test.describe('the profile', () => {
  test('changes are saved, confirmed, and shown in the header at once', async ({ page, player }) => {
    await page.goto('/account');
    await expect(page.getByLabel('First name')).toHaveValue(player.firstName);
    await expect(page.getByLabel('Last name')).toHaveValue(player.lastName);
    await expect(page.getByLabel('Display name')).toHaveValue(player.displayName);
    await expect(page.getByLabel('Email')).toHaveValue(player.email);

    await page.getByLabel('First name').fill('  Joanna ');
    await page.getByLabel('Last name').fill('Hale');
    await page.getByLabel('Display name').fill('Jo H.');
    const sent = page.waitForRequest('**/api/user/profile');
    await save(page);
    expect((await sent).postDataJSON()).toEqual({
      firstName: 'Joanna',
      lastName: 'Hale',
      displayName: 'Jo H.',
      email: player.email,
    });
    await expect(toastOf(page)).toContainText('Profile updated');
    await expect(toastOf(page)).toContainText('Your profile has been updated successfully.');
    await expect(page.locator('header').getByRole('button', { name: 'Jo H.' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Joanna Hale');
    await expect(page.getByLabel('First name')).toHaveValue('Joanna');
    await page.reload();
    await expect(page.getByLabel('Display name')).toHaveValue('Jo H.');
  });

  test('the profile form shows errors next to each field', async ({ page, player, accessible }) => {
    expect(player).toBeTruthy();
    await page.goto('/account');
    for (const label of ['First name', 'Last name', 'Display name', 'Email']) {
      await page.getByLabel(label).fill(' ');
    }
    await save(page);
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Display name is required',
      'Please enter a valid email address',
    ]) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expect(page.getByLabel('First name')).toBeFocused();
    await accessible();

    for (const [label, longest, sentence] of [
      ['First name', 50, 'First name must be less than 50 characters'],
      ['Last name', 50, 'Last name must be less than 50 characters'],
      ['Display name', 20, 'Display name must be less than 20 characters'],
    ] as const) {
      await page.getByLabel(label).fill('x'.repeat(longest + 1));
      await expect(page.getByText(sentence)).toBeVisible();
      await page.getByLabel(label).fill('x'.repeat(longest));
      await expect(page.getByText(sentence)).toBeHidden();
    }
  });

  test('an address that is taken is reported next to the field and in a toast', async ({
    page,
    player,
    request,
  }) => {
    expectStatus(409);
    expect(player).toBeTruthy();
    const other = newPerson();
    await request.post('/api/register', { data: other });
    await page.goto('/account');
    await page.getByLabel('Email').fill(other.email.toUpperCase());
    await passwordField(page).fill(player.password);
    await save(page);
    const sentence = 'This email address belongs to another account.';
    await expect(toastOf(page)).toContainText('Failed to update profile');
    await expect(toastOf(page)).toContainText(sentence);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('the current password is required only for a new address, and a wrong one is reported next to its field', async ({
    page,
    player,
    comfortable,
  }) => {
    expectStatus(400);
    await page.goto('/account');
    await expect(passwordField(page)).toHaveCount(0);
    await page.getByLabel('Email').fill(player.email.toUpperCase());
    await expect(passwordField(page)).toHaveCount(0);
    await page.getByLabel('Email').fill(`moved-${player.email}`);
    await expect(passwordField(page)).toBeVisible();

    let calls = 0;
    page.on('request', (request) => (calls += request.url().endsWith('/api/user/profile') ? 1 : 0));
    await save(page);
    await expect(page.getByText('Enter your current password to change your email address')).toBeVisible();
    await expect(passwordField(page)).toBeFocused();
    expect(calls).toBe(0);
    await comfortable();

    await passwordField(page).fill('not the password');
    await page.keyboard.press('Enter');
    const sentence = 'Your current password is not right. Please try again.';
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(passwordField(page)).toBeFocused();
    await page.getByLabel('Email').fill(player.email);
    await expect(passwordField(page)).toHaveCount(0);
  });
});
