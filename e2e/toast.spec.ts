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

test('a toast is shown for five seconds', async ({ page }) => {
  await provokeToast(page);
  await page.clock.runFor(4_999);
  // One that is going is still seen while it fades.
  await expect(toastOf(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(1);
  await expect(toastOf(page)).toHaveCount(0);
});

test('there is one toast at a time', async ({ page }) => {
  await provokeToast(page);
  const first = await toastOf(page).elementHandle();
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => first?.evaluate((toast) => toast.isConnected)).toBe(false);
  await expect(toastOf(page)).toHaveCount(1);
  await expect(toastOf(page)).toHaveAttribute('data-state', 'open');
});

test('on a phone a toast appears above the form and covers none of its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await provokeToast(page);
  const toast = (await toastOf(page).boundingBox())!;
  const form = (await page.getByRole('tablist').boundingBox())!;
  expect(toast.y).toBeGreaterThanOrEqual(0);
  expect(toast.y + toast.height).toBeLessThan(form.y);
});

test('a swipe of more than 50 px to the right dismisses it', async ({ page }) => {
  await provokeToast(page);
  await swipe(page, 51);
  await expect(toastOf(page)).toHaveCount(0);
});

test('a swipe of less than 50 px to the right does not dismiss it', async ({ page }) => {
  await provokeToast(page);
  await swipe(page, 49);
  await expect(toastOf(page)).toHaveAttribute('data-state', 'open');
});

test('a swipe to the left does not dismiss it', async ({ page }) => {
  await provokeToast(page);
  await swipe(page, -100);
  await expect(toastOf(page)).toHaveAttribute('data-state', 'open');
});

test('a toast can be dismissed by its button', async ({ page }) => {
  await provokeToast(page);
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(1_000);
  await expect(toastOf(page)).toHaveCount(0);
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
