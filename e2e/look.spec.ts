import { expect, test } from './test.ts';

test('every signed-out page is accessible and does not scroll sideways', async ({ page, comfortable }) => {
  for (const path of ['/auth', '/verify-email', '/forgot-password', '/reset-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await comfortable();
  }
});

// Games, game, hand, account and admin are looked at in their own files, with something on them.
test('the access denied page, the 404 page and the open menu are accessible and do not scroll sideways', async ({
  page,
  player,
  comfortable,
}) => {
  for (const path of ['/admin', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
    await comfortable();
  }
  await page.getByRole('button', { name: player.displayName }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await comfortable();
});

test('the theme can be chosen, is stored, and applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/auth');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: /Theme/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  expect(await background()).toBe(dark);
});
