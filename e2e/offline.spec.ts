import { expect, expectOffline, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('the product can be installed, and says so where there is no network', async ({
  page,
  context,
  accessible,
}) => {
  await page.goto('/auth');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(href!)).json()) as {
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.start_url).toBe('/');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  expectOffline();
  await context.setOffline(true);
  await page.goto('/games/12');
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible();
  await expect(page).toHaveURL('/games/12');
  await accessible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('the page comes back also where the network was there again before it could listen', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // As if the event had come before the page.
  await page.addInitScript(() => {
    addEventListener('online', (event) => event.stopImmediatePropagation());
  });
  expectOffline();
  await context.setOffline(true);
  await page.goto('/games/12');
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});
