import { signIn } from './forms.ts';
import { expect, test } from './test.ts';

test('a visitor sees the sign-in screen without a request that is refused', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const failed: string[] = [];
  page.on('response', (response) => void (response.ok() || failed.push(response.url())));
  await page.goto('/account');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(asked).not.toContain('/api/user');
  expect(failed).toEqual([]);
});

test('a session that has ended shows the sign-in screen in place', async ({
  page,
  player,
  playwright,
  baseURL,
}) => {
  await page.goto('/account');
  // What is still asked for when the session ends is refused.
  await expect(page.getByRole('list', { name: 'Where you are signed in' })).toBeVisible();
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await elsewhere.post('/api/login', { data: player });
  expect((await elsewhere.post('/api/user/sessions/end-others')).ok()).toBe(true);
  await elsewhere.dispose();
  const answer = page.waitForResponse('**/api/user');
  await page.reload();
  expect((await answer).status()).toBe(401);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/account');
});

test('going back to the page after signing in elsewhere on the site shows the user', async ({
  page,
  player,
}) => {
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await signIn(page, player.email, player.password);
  await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
  await page.goto('/api/docs');
  await page.goBack();
  await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
});

test('the first tab stop skips the header, which stays in view while the page scrolls', async ({
  page,
  player: _signedIn,
}) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to the games' })).toBeFocused();

  await page.addStyleTag({ content: 'main { min-height: 3000px; }' });
  // A wheel turned before the page is long enough turns in vain.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(3000);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
  await expect(page.locator('header')).toBeInViewport({ ratio: 1 });
});
