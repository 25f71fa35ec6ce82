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
