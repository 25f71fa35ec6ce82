import { type Page, expect } from '@playwright/test';
import { overflowingElements } from '../web/src/ui/testing/overflowing-elements.ts';

/** A phone whose browser has another size of text than the usual 16 px: breakpoints in em follow it. */
export const phoneWithText = (fontSize: number, width: number) => ({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: ['--no-sandbox', `--blink-settings=defaultFontSize=${fontSize}`],
  },
  viewport: { width, height: 844 },
  hasTouch: true,
  isMobile: true,
});

/** A board wraps and scrolls: nothing is wider than the window, stays in place, or lies over anything. */
export async function expectBoardWraps(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(overflowingElements), 'nothing scrolls sideways').toEqual([]);
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('.desk *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map((element) => element.className),
  );
  expect(fixed).toEqual([]);
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.board-line :is(h1, a, button), .seat .rank, .corners button')].flatMap(
      (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        // Printing is not offered on phones.
        if (width === 0) return [];
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        // A tap on a hand hides it, wherever it hits.
        const whole = element.closest('.seat') ?? element;
        return whole.contains(seen) ? [] : [`${element.textContent} under ${seen?.className}`];
      },
    ),
  );
  expect(covered).toEqual([]);
}
