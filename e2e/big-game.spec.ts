import { uploadRecord } from './games.ts';
import { dealt, pbn } from './records.ts';
import { expect, test } from './test.ts';

// A picture of so many elements after every step takes the trace longer than the page.
test.use({ trace: 'off' });

test('a game of a thousand hands shows them all, and restores the scroll position on Back', async ({
  page,
  player: _signedIn,
}) => {
  const { game } = await uploadRecord(page, pbn({ boards: dealt(1000) }));
  await page.goto(`/games/${game.id}`);
  await expect(page.getByRole('heading', { name: 'Hands (1000)' })).toBeVisible();
  // By selectors: asking a thousand cards for their roles lays out every one of them.
  const card = page.locator('main li').nth(800);
  await expect(page.locator('main li')).toHaveCount(1000);
  await expect(page.locator('main li a')).toHaveCount(1000);
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeInViewport();
  await card.locator('a').click();
  await expect(page.getByText('801 of 1000')).toBeVisible();
  await page.getByRole('link', { name: 'Back to game' }).click();
  await expect(card).toBeInViewport();
});
