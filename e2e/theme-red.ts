import { type Page, expect } from '@playwright/test';

/** The red of the page's theme, as the browser computes it. */
export async function themeRed(page: Page): Promise<string> {
  const colour = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--color-red)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  const [red, green, blue] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(red, colour).toBeGreaterThan(1.5 * Math.max(green ?? 255, blue ?? 255));
  return colour;
}
