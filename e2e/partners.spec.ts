import type { Page } from '@playwright/test';
import { makePartner } from './partnership.ts';
import { expect, expectStatus, test, toastOf } from './test.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Your partners' }).getByRole('listitem');
const found = (page: Page) => page.getByRole('list', { name: 'Players found' }).getByRole('listitem');
const searchBox = (page: Page) => page.getByLabel('Search players');
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

test.beforeEach(({ player }) => expect(player).toBeTruthy());

test.describe('partners', () => {
  test('are searched by button and by Enter, added, and removed after one question', async ({
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
    await dialog.getByRole('button', { name: 'Remove Partner' }).click();
    await expect(page.getByText('No partners yet')).toBeVisible();
    await expect(found(page).getByRole('button', { name: 'Add Partner' })).toBeVisible();
  });

  test('a search without a match says so, and too short a one says what is missing', async ({ page }) => {
    await page.goto('/account?tab=partners');
    await searchBox(page).fill('nobody-at-all-1234');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No player matches "nobody-at-all-1234".')).toBeVisible();
    await searchBox(page).fill('x');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please type at least 2 characters.')).toBeVisible();
  });

  test('a search that fails is logged and clears what was found', async ({ page, someone }) => {
    expectStatus(503);
    const ben = await someone('Ben Finch');
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'info' && logged.push(message.text()));
    await page.goto('/account?tab=partners');
    await searchBox(page).fill(ben.person.email);
    await page.keyboard.press('Enter');
    await expect(found(page)).toHaveCount(1);
    await page.route('**/users/search*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('The search failed')).toBeVisible();
    await expect(found(page)).toHaveCount(0);
    // The message is sent before the notice is drawn, and Playwright hands both over in that order. It was missing here
    // once, and never again in 569 searches on a busy machine, where it came 6 ms or more before this line. The cause
    // is not known; waiting for it costs nothing.
    await expect.poll(() => logged.join()).toContain('The search for players failed');
  });

  test('one whose removal fails is back in the list', async ({ page, someone }) => {
    expectStatus(503);
    await makePartner(page, await someone('Ben Finch'));
    await page.goto('/account?tab=partners');
    await page.route('**/user/partners/*', (route) => route.fulfill({ status: 503, body: '' }));
    await list(page).getByRole('button', { name: 'Remove Ben Finch' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Partner' }).click();
    await expect(toastOf(page)).toContainText('Failed to remove partner');
    await expect(list(page)).toHaveCount(1);
  });

  test('a list that cannot be loaded can be asked for again', async ({ page }) => {
    expectStatus(503);
    await page.route('**/user/partners', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await page.goto('/account?tab=partners');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No partners yet')).toBeVisible();
  });
});

test.describe('stats', () => {
  const show = async (page: Page, averageBiddingAccuracy: number | null) => {
    await page.route('**/api/user/stats', (route) =>
      route.fulfill({
        json: { gamesUploaded: 14, handsReviewed: 1231, commentsMade: 67, averageBiddingAccuracy },
      }),
    );
    await page.goto('/account?tab=stats');
    return page.locator('dl > div');
  };

  test('are four cards, accuracy a rounded percent', async ({ page, accessible }) => {
    await expect(await show(page, 71.6)).toHaveText([
      /Games Uploaded14/,
      /Hands Reviewed1,231/,
      /Comments Made67/,
      /Bidding Accuracy72%/,
    ]);
    await accessible();
  });

  test('say N/A for accuracy where it is not above 0', async ({ page, accessible }) => {
    await expect((await show(page, 0)).nth(3)).toContainText('N/A');
    await accessible();
    await page.unroute('**/api/user/stats');
    await expect((await show(page, null)).nth(3)).toContainText('N/A');
  });

  test('that cannot be loaded can be asked for again', async ({ page }) => {
    expectStatus(503);
    await page.route('**/api/user/stats', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await page.goto('/account?tab=stats');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Games Uploaded')).toBeVisible();
  });
});

test.describe('mails about partners', () => {
  const mails = (page: Page) => page.getByRole('switch', { name: 'Mail me what my partners do' });

  test('can be switched off, at once and for good, without saving the form', async ({ page, player }) => {
    await page.goto('/account');
    await expect(mails(page)).toBeChecked();
    await page.getByLabel('Last name').fill('Half-Typed');
    const sent = page.waitForRequest('**/api/user/profile');
    await mails(page).click();
    await expect(mails(page)).not.toBeChecked();
    expect((await sent).postDataJSON()).toMatchObject({ lastName: player.lastName, notifyByMail: false });
    await expect(page.getByLabel('Last name')).toHaveValue('Half-Typed');
    await page.reload();
    await expect(mails(page)).not.toBeChecked();
  });

  test('stay as they were, with a toast, where the change fails', async ({ page }) => {
    expectStatus(503);
    await page.goto('/account');
    await page.route('**/api/user/profile', (route) => route.fulfill({ status: 503, body: '' }));
    await mails(page).click();
    await expect(toastOf(page)).toContainText('Mails are still on');
    await expect(mails(page)).toBeChecked();
  });
});
