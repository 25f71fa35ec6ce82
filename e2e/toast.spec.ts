import type { Page } from '@playwright/test';
import { expect, expectStatus, test, toastOf } from './test.ts';

async function provokeToast(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('mistaken');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toastOf(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  expectStatus(401);
  // From here on time passes only where a test says so.
  await page.clock.install({ time: '2025-03-01T10:00:00Z' });
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.clock.pauseAt('2025-03-01T11:00:00Z');
});

test('a toast is shown for five seconds, one at a time, and is dismissed by its button or a swipe of 50 px to the right', async ({
  page,
}) => {
  await test.step('it is shown for five seconds', async () => {
    await provokeToast(page);
    await page.clock.runFor(4_999);
    // One that is going is still seen while it fades.
    await expect(toastOf(page)).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(1);
    await expect(toastOf(page)).toHaveCount(0);
  });

  await test.step('there is one at a time', async () => {
    await provokeToast(page);
    const first = await toastOf(page).elementHandle();
    await page.clock.runFor(1_000);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.poll(() => first?.evaluate((toast) => toast.isConnected)).toBe(false);
    await expect(toastOf(page)).toHaveCount(1);
    await expect(toastOf(page)).toHaveAttribute('data-state', 'open');
  });

  await test.step('it is dismissed by its button', async () => {
    await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
    await page.clock.runFor(1_000);
    await expect(toastOf(page)).toHaveCount(0);
  });

  await provokeToast(page);
  for (const [direction, distance] of [
    ['to the left', -100],
    ['of less than 50 px to the right', 49],
  ] as const) {
    await test.step(`a swipe ${direction} does not dismiss it`, async () => {
      await swipe(page, distance);
      await expect(toastOf(page)).toHaveAttribute('data-state', 'open');
    });
  }
  await test.step('a swipe of more than 50 px to the right dismisses it', async () => {
    await swipe(page, 51);
    await expect(toastOf(page)).toHaveCount(0);
  });
});

test('a toast covers neither the form on a phone nor the support link elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await provokeToast(page);
  const toast = (await toastOf(page).boundingBox())!;
  const form = (await page.getByRole('tablist').boundingBox())!;
  expect(toast.y).toBeGreaterThanOrEqual(0);
  expect(toast.y + toast.height).toBeLessThan(form.y);

  for (const size of [
    { width: 640, height: 700 },
    { width: 1366, height: 768 },
  ]) {
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const link = page.getByRole('contentinfo').getByRole('link');
      await expect(link).toBeInViewport();
      const above = (await toastOf(page).boundingBox())!;
      const support = (await link.boundingBox())!;
      expect(above.y + above.height).toBeLessThanOrEqual(support.y);
    });
  }
});

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toastOf(page).boundingBox();
  if (box === null) throw new Error('The toast has no place.');
  const [x, y] = [box.x + 110, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 5 });
  await page.mouse.move(x + distance, y, { steps: 5 });
  await page.mouse.up();
  await page.clock.runFor(1_000);
}
