import { withoutFirstAnswers } from './first-answers.ts';
import { expect, test } from './test.ts';

const PICTURE = 'https://pictures.example/joan.svg';

test.describe('the picture in the user menu', () => {
  // Here and not in `web`: the content security policy must let it through.
  test('is the profile image', async ({ page, player }) => {
    await withoutFirstAnswers(page);
    await page.route('**/api/user', async (route) => {
      const response = await route.fetch();
      const user = (await response.json()) as object;
      await route.fulfill({ response, json: { ...user, profileImageUrl: PICTURE } });
    });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="40"/></svg>';
    await page.route(PICTURE, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
    await page.goto('/');
    const menu = page.getByRole('banner').getByRole('button', { name: player.displayName, exact: true });
    const image = menu.locator('img');
    await expect(image).toHaveAttribute('src', PICTURE);
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(40);
    await expect(menu.getByText('JW')).toHaveCount(0);
  });
});
