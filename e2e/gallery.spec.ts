import { expect, test } from './test.ts';

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`every part is accessible, ${scheme}, ${width} px wide`, async ({ page, accessible }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/gallery.html');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await accessible();
    });
  }
}
