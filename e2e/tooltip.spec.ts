import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const themeButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Theme/ });
const tip = (page: Page) => page.locator('[data-tip]');

/** On a page whose clock stands still. */
async function openPaused(page: Page): Promise<void> {
  await page.clock.install({ time: '2025-03-01T10:00:00Z' });
  await page.goto('/auth');
  await expect(themeButton(page)).toBeVisible();
  await page.clock.pauseAt('2025-03-01T11:00:00Z');
}

test('the name of an icon button is shown after 700 ms or at once on keyboard focus, and is not its description', async ({
  page,
}) => {
  await openPaused(page);
  await themeButton(page).hover();
  await page.clock.runFor(699);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip(page)).toHaveText((await themeButton(page).getAttribute('aria-label'))!);
  await expect(themeButton(page)).toHaveAccessibleName(/^Theme/);
  await expect(themeButton(page)).toHaveAccessibleDescription('');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);

  await page.getByRole('banner').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(themeButton(page)).toBeFocused();
  await expect(tip(page)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the name of an icon button is not shown, also when a menu returns the focus', async ({ page }) => {
    await openPaused(page);
    await themeButton(page).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.clock.runFor(2000);
    await expect(tip(page)).toHaveCount(0);
    await page.touchscreen.tap(20, 400);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(tip(page)).toHaveCount(0);
  });
});

test('Escape closes a dialog at the first press while the tooltip of its close button is shown', async ({
  page,
  player: _signedIn,
}) => {
  await page.goto('/');
  const opener = page.getByRole('main').getByRole('button', { name: 'Upload PBN' }).first();
  const dialog = page.getByRole('dialog', { name: 'Upload PBN File' });
  const cross = dialog.getByRole('button', { name: 'Close', exact: true });
  for (const point of [() => cross.hover(), () => page.keyboard.press('Shift+Tab')]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await point();
    await expect(tip(page)).toHaveText('Close');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(tip(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
