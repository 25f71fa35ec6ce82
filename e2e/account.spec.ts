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

  test('the chosen tab stands in the address and outlives a reload', async ({ page, player }) => {
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

  test('arrow keys walk through the tabs, and one step back leaves the page', async ({ page, player }) => {
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

  test('what was typed is still there after a look at another tab', async ({ page, player }) => {
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
  test('changes are saved, told, and in the header at once', async ({ page, player }) => {
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

  test('the profile form says what is wrong beside each field', async ({ page, player, accessible }) => {
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

  test('an address that is taken is told beside the field and in a toast', async ({
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

  test('the current password is asked for with another address only, and a wrong one is told at its field', async ({
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

test.describe('where one is signed in', () => {
  test('every device is listed, and all others can be signed out', async ({
    page,
    player,
    browser,
    baseURL,
    accessible,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    try {
      await context.request.post('/api/login', { data: { email: player.email, password: player.password } });
      const elsewhere = await context.newPage();
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

      await save(elsewhere);
      await expect(elsewhere.getByRole('tab', { name: 'Sign In' })).toBeVisible();
      await expect(elsewhere.getByRole('button', { name: player.displayName })).toBeHidden();
      await page.reload();
      await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
    } finally {
      await context.close();
    }
  });

  test('a changed password leaves this device alone in the list', async ({
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

  test('the next person at the browser does not see the devices of the last', async ({ page, player }) => {
    await page.goto('/account');
    await expect(devices(page)).toHaveCount(1);
    await page.getByRole('button', { name: player.displayName }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expect(page).toHaveURL('/auth');

    const next = newPerson();
    await page.request.post('/api/register', { data: next });
    await page.request.post('/api/logout');
    await page.route('**/api/user/sessions', () => undefined);
    await page.getByLabel('Email').fill(next.email);
    await page.getByLabel('Password', { exact: true }).fill(next.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: next.displayName }).click();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await expect(page.getByText('Loading where you are signed in')).toBeAttached();
    await expect(devices(page)).toHaveCount(0);
  });
});

test.describe('deleting the account', () => {
  const dialog = (page: Page) => page.getByRole('alertdialog');

  test('asks for the password, says what goes and what stays, and signs out', async ({
    page,
    player,
    accessible,
  }) => {
    expectStatus(400);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    for (const words of ['names', 'email address', 'password', 'sessions', 'partners', 'Deleted player']) {
      await expect(dialog(page)).toContainText(words);
    }
    await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog(page).getByText('Current password is required')).toBeVisible();

    await dialog(page).getByLabel('Your password').fill('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('This password is not right. Please try again.')).toBeVisible();
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

  test('can be left, and nothing has happened', async ({ page, player }) => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialog(page).getByLabel('Your password').fill(player.password);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog(page).getByLabel('Your password')).toHaveValue('');
    await page.reload();
    await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
  });

  test('the last administrator is told why not', async ({ page }) => {
    expectStatus(409);
    await page.request.post('/api/login', { data: admin });
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialog(page).getByLabel('Your password').fill(admin.password);
    await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      'You are the last active administrator. Make somebody else an administrator first.',
    );
    expect((await page.request.get('/api/user')).status()).toBe(200);
  });
});
