import { uploadRecord } from './games.ts';
import { dealt, pbn } from './records.ts';
import { expect, test } from './test.ts';

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** More than its neighbours, and far fewer than the thousand elements of the page. */
const FEW = 30;

// Most of the rules that asked the whole page were for phones.
test.use({ viewport: { width: 390, height: 844 } });

test('what comes on a board has little else of it styled anew', async ({
  page,
  browser,
  player: _signedIn,
}) => {
  const { hands } = await uploadRecord(page, pbn({ boards: dealt(4) }));
  await page.goto(`/hands/${hands[0]!.id}`);
  await expect(page.getByRole('heading', { name: 'Contract odds' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Discussion' })).toBeVisible();
  // All that was on its way has come.
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page
    .locator('main section')
    .last()
    .evaluate((panel) => {
      panel.append(document.createElement('p'));
      panel.getBoundingClientRect();
    });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const styled = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  expect(Math.max(...styled)).toBeGreaterThan(0);
  expect(Math.max(...styled)).toBeLessThan(FEW);
});
