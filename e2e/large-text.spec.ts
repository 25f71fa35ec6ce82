import { uploadRecord } from './games.ts';
import { newDeal, pbn, played } from './records.ts';
import { expect, test } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };

// Half as large again as usual, as set in the browser: breakpoints in em follow it.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=24'],
  },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test('with large text on a phone a board wraps and scrolls, and nothing lies over anything', async ({
  page,
  player,
}) => {
  expect(player).toBeTruthy();
  const { hands } = await uploadRecord(page, pbn({ boards: played(1, newDeal(), [{ names }]) }));
  await page.goto(`/hands/${hands[0]!.id}`);
  await expect(page.getByRole('region', { name: 'Contract odds' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lead lab' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'nothing scrolls sideways')
    .toBe(390);
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
});
