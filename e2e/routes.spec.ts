import { admin } from './people.ts';
import { expect, expectStatus, test } from './test.ts';

test.describe('signed out', () => {
  for (const path of ['/', '/games/1', '/hands/1', '/account', '/admin', '/nowhere/at/all', '/auth']) {
    test.describe(path, () => {
      test('shows the sign-in screen', async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
        await expect(page.getByRole('tab', { name: 'Create Account' })).toBeVisible();
        await expect(page).toHaveURL(path);
      });
    });
  }

  test('the sign-in screen returns to the path that it replaced', async ({ page, player }) => {
    await page.request.post('/api/logout');
    await page.goto('/account');
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Password', { exact: true }).fill(player.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/account');
  });

  test('the sign-in screen says what the product is for', async ({ page, accessible }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      for (const offer of ['Upload and analyze games', 'Practice bidding', 'Comment and discuss']) {
        await expect(page.getByText(offer)).toBeVisible();
      }
      await accessible();
    }
  });

  test('no user menu is shown', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expect(page.locator('header').getByRole('button')).toHaveCount(1);
  });
});

test.describe('the current user', () => {
  test('is signed out if the answer is 401', async ({ page }) => {
    const answer = page.waitForResponse('**/api/user');
    await page.goto('/account');
    expect((await answer).status()).toBe(401);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('signed in', () => {
  test('/auth redirects to the games', async ({ page, player }) => {
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
  });

  test('/forgot-password redirects to the games', async ({ page, player }) => {
    await page.goto('/forgot-password');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
  });

  test('an admin is redirected from /auth and /forgot-password too', async ({ page }) => {
    await page.request.post('/api/login', { data: admin });
    for (const path of ['/auth', '/forgot-password']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.locator('header').getByRole('button', { name: 'Admin' })).toBeVisible();
    }
  });

  test('the pages that mails link to open in place', async ({ page, player }) => {
    const expectInPlace = async (path: string, name: string) => {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: /404/ })).toHaveCount(0);
      await expect(page).toHaveURL(path);
    };
    for (const path of ['/verify-email', '/reset-password']) await expectInPlace(path, player.displayName);
    await page.request.post('/api/login', { data: admin });
    for (const path of ['/verify-email', '/reset-password']) await expectInPlace(path, 'Admin');
  });

  test('any other path shows the 404 page with a link', async ({ page, player, accessible }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: /404/ })).toBeVisible();
    await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
    await accessible();
    await page.getByRole('link', { name: 'Back to the games' }).click();
    await expect(page).toHaveURL('/');
  });

  test('/admin shows a player that access is denied, with a link back', async ({
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
    const tagline = header.getByText('Upload and review bridge games with bidding analysis');
    await expect(tagline).toBeVisible();
    // Text for screen readers alone counts as visible, too, but has no width.
    expect((await tagline.boundingBox())!.width).toBeGreaterThan(300);
    await header.getByRole('link', { name: 'Bridge Review' }).click();
    await expect(page).toHaveURL('/');
  });

  test("a player's menu links to the account and to support, not to administration", async ({
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

  test("an admin's menu links to administration", async ({ page }) => {
    await page.request.post('/api/login', { data: admin });
    await page.goto('/');
    await page.locator('header').getByRole('button', { name: 'Admin' }).click();
    await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toHaveCount(0);
  });

  test('has the logo, which links to the games with the name', async ({ page, player }) => {
    expect(player).toBeTruthy();
    await page.goto('/account');
    const logo = page.locator('header').getByRole('link', { name: 'Bridge Review' }).locator('svg');
    await expect(logo).toBeVisible();
    await logo.click();
    await expect(page).toHaveURL('/');
  });

  test('stays in view while the page scrolls', async ({ page, player }) => {
    expect(player).toBeTruthy();
    await page.setViewportSize({ width: 900, height: 600 });
    await page.goto('/nowhere');
    await page.addStyleTag({ content: 'main { min-height: 3000px; }' });
    // A wheel turned before the page is long enough turns in vain.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(3000);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
    await expect(page.locator('header')).toBeInViewport({ ratio: 1 });
  });
});

test('header and footer are on every page', async ({ page, player }) => {
  const expectBoth = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bridge Review' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© 2025 Bridge Review Platform');
  };
  // Whether there is a first game depends on the other tests.
  expectStatus(404);
  for (const path of ['/', '/games/1', '/hands/1', '/account', '/admin', '/nowhere']) await expectBoth(path);
  await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
  await page.request.post('/api/logout');
  for (const path of ['/auth', '/verify-email', '/forgot-password', '/reset-password', '/nowhere']) {
    await expectBoth(path);
  }
});

test('the footer has the imprint and the support address', async ({ page }) => {
  await page.goto('/');
  const footer = page.locator('footer');
  await expect(footer).toContainText('2025');
  await expect(footer).toContainText('Bridge Review Platform');
  await expect(footer.getByRole('link')).toHaveAttribute('href', 'mailto:support@example.org');
});

test('the current user is requested once', async ({ page, player }) => {
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
