import type { Page } from '@playwright/test';
import { signIn } from './forms.ts';
import type { NewPerson } from './people.ts';
import { expect, expectStatus, test, toastOf } from './test.ts';

const menuOf = (page: Page, { displayName }: NewPerson) => page.getByRole('button', { name: displayName });

async function signOut(page: Page, person: NewPerson): Promise<void> {
  await menuOf(page, person).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
}

test('signing out, and in as another user, reaches every tab at once', async ({
  page,
  context,
  player,
  someone,
}) => {
  const bob = (await someone('Bob B.')).person;
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/account');
  await expect(other.getByLabel('Email', { exact: true })).toHaveValue(player.email);
  // The other tab may still be asking for something when the session ends.
  expectStatus(401);
  await signOut(page, player);
  await expect(other.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(toastOf(other)).toContainText('Signed out');
  await expect(menuOf(other, player)).toHaveCount(0);
  await signIn(page, bob.email, bob.password);
  await expect(menuOf(other, bob)).toBeVisible();
  await expect(other.getByLabel('Email', { exact: true })).toHaveValue(bob.email);
});

test('deleting the account reaches every tab at once', async ({ page, context, player }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(menuOf(other, player)).toBeVisible();
  await openAccount(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByLabel('Your password', { exact: true }).fill(player.password);
  // The other tab may still be asking for something when the session ends.
  expectStatus(401);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(toastOf(page)).toContainText('Account deleted');
  await expect(other.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('a session that was ended elsewhere ends in every tab as soon as one notices', async ({
  page,
  context,
  player,
  playwright,
  baseURL,
}) => {
  expectStatus(401);
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/');
  await expect(menuOf(other, player)).toBeVisible();
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await elsewhere.post('/api/login', { data: player });
  expect((await elsewhere.post('/api/user/sessions/end-others')).ok()).toBe(true);
  await page.getByRole('searchbox', { name: 'Search games' }).fill('anything');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(other.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('a tab that missed the message cannot write as another user', async ({
  page,
  context,
  player,
  someone,
}) => {
  expectStatus(409);
  const bob = (await someone('Bob B.')).person;
  await openAccount(page);
  await page.getByLabel('First name').fill('Ann');
  // By API, so that no tab is notified.
  expect((await context.request.post('/api/login', { data: bob })).status()).toBe(200);
  await expect(menuOf(page, player)).toBeVisible();
  const answer = page.waitForResponse('**/api/user/profile');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await answer).status()).toBe(409);
  await expect(menuOf(page, bob)).toBeVisible();
  await expect(toastOf(page)).toContainText('Now signed in as Bob B.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(bob.email);
  await expect(page.getByLabel('First name')).toHaveValue(bob.firstName);
});

test('a tab that missed the message notices on focus, and asks nothing if nothing has changed', async ({
  page,
  context,
  player,
  someone,
}) => {
  const bob = (await someone('Bob B.')).person;
  await openAccount(page);
  await expect(menuOf(page, player)).toBeVisible();
  const { id } = (await (await context.request.post('/api/login', { data: bob })).json()) as { id: number };
  await page.evaluate((user) => localStorage.setItem('bridge-review-user', user), String(id));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(menuOf(page, bob)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(bob.email);

  await test.step('it asks nothing if nothing has changed', async () => {
    let asked = 0;
    page.on('request', (request) => void (request.url().endsWith('/api/user') && (asked += 1)));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    // Any request caused by the focus would be sent before this.
    await page.getByRole('tab', { name: 'Stats' }).click();
    await expect(page.getByText('Games Uploaded')).toBeVisible();
    expect(asked).toBe(0);
  });
});

/** Waits until no request is pending that a change of the session could affect. */
async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('list', { name: 'Where you are signed in' })).toBeVisible();
}
