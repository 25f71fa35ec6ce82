import { admin } from './people.ts';
import { expect, test } from './test.ts';

test.describe('signed out', () => {
  for (const path of ['/', '/games/1', '/hands/1', '/account', '/admin', '/nowhere/at/all', '/auth']) {
    test(`${path} shows the sign-in screen`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Create Account' })).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }

  test('the sign-in screen leads back to the path that it replaced', async ({ page, player }) => {
    await page.request.post('/api/logout');
    await page.goto('/account');
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Password', { exact: true }).fill(player.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/account');
  });

  test('the sign-in screen says what the product is for', async ({ page, accessible }) => {
    await page.goto('/');
    for (const offer of ['Upload and analyze games', 'Practice bidding', 'Comment and discuss']) {
      await expect(page.getByText(offer)).toBeVisible();
    }
    await accessible();
  });

  test('no user menu is shown', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expect(page.locator('header').getByRole('button')).toHaveCount(1);
  });
});

test.describe('signed in', () => {
  test('/auth redirects to the games', async ({ page, player }) => {
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
  });

  test('any other path gives the 404 page with a way on', async ({ page, player, accessible }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: /404/ })).toBeVisible();
    await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
    await accessible();
    await page.getByRole('link', { name: 'Back to the games' }).click();
    await expect(page).toHaveURL('/');
  });

  test('/admin tells a player that access is denied, with a way back', async ({
    page,
    player,
    accessible,
  }) => {
    expect(player).toBeTruthy();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(
      page.getByText("You don't have permission to access this page. Admin privileges are required."),
    ).toBeVisible();
    await accessible();
    await page.getByRole('link', { name: 'Back to the games' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a session that has ended shows the sign-in screen in place', async ({ page, player }) => {
    await page.goto('/account');
    await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
    await page.request.post('/api/logout');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expect(page).toHaveURL('/account');
  });
});

test.describe('the header', () => {
  test('has the name, which links to the games, and the tagline', async ({ page, player }) => {
    expect(player).toBeTruthy();
    await page.goto('/account');
    const header = page.locator('header');
    await expect(header.getByText('Upload and review bridge games with bidding analysis')).toBeVisible();
    await header.getByRole('link', { name: 'Bridge Review' }).click();
    await expect(page).toHaveURL('/');
  });

  test("a player's menu leads to the account and to support, not to administration", async ({
    page,
    player,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: player.displayName }).click();
    await expect(page.getByRole('menuitem', { name: 'Help & Support' })).toHaveAttribute(
      'href',
      'mailto:support@example.org',
    );
    await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await expect(page).toHaveURL('/account');
  });

  test("an admin's menu leads to administration", async ({ page }) => {
    await page.request.post('/api/login', { data: admin });
    await page.goto('/');
    await page.locator('header').getByRole('button', { name: 'Admin' }).click();
    await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toHaveCount(0);
  });

  test('stays in view while the page scrolls', async ({ page, player }) => {
    expect(player).toBeTruthy();
    await page.setViewportSize({ width: 900, height: 600 });
    await page.goto('/nowhere');
    await page.addStyleTag({ content: 'main { min-height: 3000px; }' });
    await page.mouse.wheel(0, 2000);
    await expect(page.locator('header')).toBeInViewport();
  });
});

test('the footer has the imprint and the support address', async ({ page }) => {
  await page.goto('/');
  const footer = page.locator('footer');
  await expect(footer).toContainText('2025');
  await expect(footer).toContainText('Bridge Review Platform');
  await expect(footer.getByRole('link')).toHaveAttribute('href', 'mailto:support@example.org');
});

test('a loading screen shows while authentication is being resolved', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/user', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('status')).toContainText('Loading');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveCount(0);
  release();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('the current user is asked for once', async ({ page, player }) => {
  let asked = 0;
  page.on('request', (request) => void (request.url().endsWith('/api/user') && (asked += 1)));
  await page.goto('/');
  await page.getByRole('button', { name: player.displayName }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(asked).toBe(1);
});
