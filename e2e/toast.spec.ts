import { expect, expectStatus, test, toastOf } from './test.ts';

async function provokeToast(page: import('@playwright/test').Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('mistaken');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toastOf(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  expectStatus(401);
  await page.clock.install();
  await page.goto('/auth');
});

test('a toast is shown for five seconds', async ({ page }) => {
  await provokeToast(page);
  await page.clock.runFor(4_500);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toastOf(page)).toHaveCount(0);
});

test('there is one toast at a time', async ({ page }) => {
  await provokeToast(page);
  const answered = page.waitForResponse('**/api/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await answered;
  await expect(toastOf(page)).toHaveCount(1);
});

for (const [distance, outcome] of [
  [80, 'dismisses'],
  [30, 'does not dismiss'],
] as const) {
  test(`a swipe to the right of ${distance} px ${outcome} it`, async ({ page }) => {
    await provokeToast(page);
    const box = await toastOf(page).boundingBox();
    if (box === null) throw new Error('The toast has no place.');
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + distance / 2, box.y + box.height / 2, { steps: 5 });
    await page.mouse.move(box.x + 40 + distance, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await page.clock.runFor(1_000);
    await expect(toastOf(page)).toHaveCount(distance > 50 ? 0 : 1);
  });
}

test('a toast can be dismissed by its button', async ({ page }) => {
  await provokeToast(page);
  await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor(1_000);
  await expect(toastOf(page)).toHaveCount(0);
});
