import type { Page } from '@playwright/test';
import { newPerson } from './people.ts';
import { expect, expectStatus, test } from './test.ts';

/** The signed-in user with fields that no form of the product can give them. */
async function become(page: Page, change: object): Promise<void> {
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
  });
}

const menuOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

const PICTURE = 'https://pictures.example/joan.svg';

test.describe('the name in the user menu', () => {
  test('is the display name', async ({ page, player }) => {
    await page.goto('/');
    const name = menuOf(page, player.displayName).getByText(player.displayName, { exact: true });
    await expect(name).toBeVisible();
    // Text for screen readers alone counts as visible, too, but has no width.
    expect((await name.boundingBox())!.width).toBeGreaterThan(30);
  });

  test('is the display name on phones too, cut where it is long', async ({ page, player }) => {
    const long = 'Maximiliane von Wald';
    for (const displayName of [player.displayName, long]) {
      await become(page, { displayName });
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto('/');
        const name = menuOf(page, displayName).getByText(displayName, { exact: true });
        const box = (await name.boundingBox())!;
        expect(box.width).toBeGreaterThan(40);
        expect(box.x + box.width).toBeLessThan(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const isCut = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
        expect(isCut).toBe(displayName === long);
        await expect(name).toHaveCSS('text-overflow', 'ellipsis');
        await expect(page.getByRole('banner').getByRole('button', { name: /Theme/ })).toBeInViewport();
        await menuOf(page, displayName).click();
        await expect(page.getByRole('menu').getByText(displayName, { exact: true })).toBeVisible();
      }
      await page.unroute('**/api/user');
    }
  });

  test('is first and last name where there is no display name', async ({ page, player }) => {
    await become(page, { displayName: '' });
    await page.goto('/');
    await expect(menuOf(page, `${player.firstName} ${player.lastName}`)).toBeVisible();
  });

  test('is the email where there is no name', async ({ page, player }) => {
    await become(page, { displayName: '', firstName: '', lastName: '' });
    await page.goto('/');
    await expect(menuOf(page, player.email)).toBeVisible();
  });
});

test.describe('the picture in the user menu', () => {
  test('is the profile image', async ({ page, player }) => {
    await become(page, { profileImageUrl: PICTURE });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="40"/></svg>';
    await page.route(PICTURE, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
    await page.goto('/');
    const image = menuOf(page, player.displayName).locator('img');
    await expect(image).toHaveAttribute('src', PICTURE);
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(40);
    await expect(menuOf(page, player.displayName).getByText('JW')).toHaveCount(0);
  });

  test('is the initials where there is no image', async ({ page, player }) => {
    await page.goto('/');
    await expect(menuOf(page, player.displayName).getByText('JW', { exact: true })).toBeVisible();
    await expect(menuOf(page, player.displayName).locator('img')).toHaveCount(0);
  });

  test('is the initials where the image does not load', async ({ page, player }) => {
    expectStatus(404);
    await become(page, { profileImageUrl: PICTURE });
    await page.route(PICTURE, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect(menuOf(page, player.displayName).getByText('JW', { exact: true })).toBeVisible();
  });

  test('is an icon where there is neither image nor letter', async ({ page }) => {
    await page.request.post('/api/register', { data: { ...newPerson(), displayName: '42' } });
    await page.goto('/');
    await expect(menuOf(page, '42').locator('.lucide-user-round')).toBeVisible();
  });
});
