import { expect, test } from './test.ts';

test('a session that has ended shows the sign-in screen in place', async ({ page, player }) => {
  await page.goto('/account');
  await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
  await page.request.post('/api/logout');
  const answer = page.waitForResponse('**/api/user');
  await page.reload();
  expect((await answer).status()).toBe(401);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/account');
});

test('the header stays in view while the page scrolls', async ({ page, player }) => {
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
