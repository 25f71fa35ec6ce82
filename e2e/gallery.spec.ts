import { expect, expectStatus, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  // One specimen shows what a picture that does not load looks like.
  expectStatus(404);
  await page.route('**/missing.png', (route) => route.fulfill({ status: 404 }));
});

test('every part is accessible and fits', async ({ page, comfortable }) => {
  // By far the largest page, looked through three times.
  test.slow();
  await page.goto('/gallery.html');
  await expect(page.getByRole('heading', { name: 'The parts' })).toBeVisible();
  await comfortable();
});

test('an icon shows its name after 700 ms or on focus, and says it once', async ({ page }) => {
  await page.clock.install({ time: '2025-03-01T10:00:00Z' });
  await page.goto('/gallery.html');
  const button = page.getByRole('button', { name: 'Edit comment', exact: true });
  const tip = page.locator('[data-tip]');
  await button.scrollIntoViewIfNeeded();
  await page.clock.pauseAt('2025-03-01T11:00:00Z');
  await button.hover();
  await page.clock.runFor(699);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip).toContainText('Edit comment');
  await expect(button).toHaveAccessibleName('Edit comment');
  await expect(button).toHaveAccessibleDescription('');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete comment', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await expect(tip).toContainText('Edit comment');
});
