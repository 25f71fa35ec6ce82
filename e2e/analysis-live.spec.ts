import type { Page } from '@playwright/test';
import { withoutFirstAnswers } from './first-answers.ts';
import { fileOf, uploadRecord } from './games.ts';
import { dealt, pbn, randomDeal } from './records.ts';
import { expect, expectStatus, test } from './test.ts';

const progress = (page: Page) => page.getByRole('region', { name: 'Analysis of the boards' });

/** How many boards the page says are done. */
async function shown(page: Page): Promise<number> {
  const words = await progress(page)
    .getByText(/\d+ of \d+ analysed/)
    .textContent();
  return Number.parseInt(words ?? '', 10);
}

const done = async (page: Page, gameId: number): Promise<number> =>
  ((await (await page.request.get(`/api/games/${gameId}/analysis`)).json()) as { analysed: number }).analysed;

/** Other tests have boards solved at the same time, and the analysis has a low priority: on a busy machine it takes minutes. */
const longTimeout = { timeout: 420_000 };

/** From here on the page's timers go off only when the test lets its time pass. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Advances the page's clock in small steps, with time for answers in between; true as soon as the condition holds. */
async function within(page: Page, seconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
  for (let passed = 0; passed < seconds * 1000; passed += 500) {
    if (await isSo()) return true;
    await page.clock.runFor(500);
    // Real time, in which the server answers.
    await new Promise((waited) => setTimeout(waited, 50));
  }
  return isSo();
}

test.beforeEach(({ player: _signedIn }) => {
  test.setTimeout(600_000);
});

test('a game of 36 boards uploaded in the browser is analysed while the user reads its first boards', async ({
  page,
}) => {
  // Half of them as at the table: enough to watch it grow, on a machine that has other tests to run. They come last, when
  // the page has long been open.
  const boards = dealt(36).map((board, index) => (index < 18 ? board : { ...board, deal: randomDeal() }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload PBN File' });
  await dialog.locator('input[type=file]').setInputFiles(fileOf(pbn({ boards })));
  await dialog.getByRole('button', { name: /^Upload/ }).click();
  await page
    .getByRole('dialog', { name: 'Edit Game Details' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(progress(page)).toContainText(/\d+ of 36 analysed/);
  const atFirst = await shown(page);

  // Opened in another tab, as a user does to keep the list of boards.
  const reader = await page.context().newPage();
  await reader.goto(
    (await page.getByRole('link', { name: 'Board 1', exact: true }).getAttribute('href')) ?? '',
  );
  await reader.getByRole('button', { name: 'Show analysis' }).click();
  for (let board = 1; board <= 3; board++) {
    await expect(reader.getByText(`${board} of 36`)).toBeVisible();
    // The first boards come first: their readers do not wait for the whole game.
    await expect(reader.getByRole('table', { name: /^Tricks for each declarer/ })).toBeVisible(longTimeout);
    await reader
      .getByRole('navigation', { name: 'Boards' })
      .getByRole('button', { name: 'Next', exact: true })
      .click();
  }

  await expect.poll(() => shown(page), longTimeout).toBeGreaterThan(atFirst);
  await expect(progress(page)).toContainText('36 of 36 analysed', longTimeout);
  await expect(progress(page).getByRole('progressbar')).toHaveAttribute('value', '100');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hands (36)' })).toBeVisible();
  await expect(progress(page)).toHaveCount(0);
});

test('an open game page receives a finished board without polling', async ({ page }) => {
  const { game } = await uploadRecord(page, pbn({ boards: dealt(16, randomDeal) }));
  await page.clock.install();
  const stream = page.waitForResponse(`**/api/games/${game.id}/events`);
  await page.goto(`/games/${game.id}`);
  await stream;
  // Once it is connected it asks once for what it may have missed.
  await page.clock.runFor(2_000);
  await stopClock(page);
  const before = await shown(page);
  await expect.poll(() => done(page, game.id), longTimeout).toBeGreaterThan(before);
  // A page without events polls every twenty seconds, and not before.
  expect(await within(page, 5, async () => (await shown(page)) > before)).toBe(true);
});

test('the game and hand pages poll if event streams are blocked', async ({ page }) => {
  expectStatus(503);
  const { game, hands } = await uploadRecord(page, pbn({ boards: dealt(2) }));
  await withoutFirstAnswers(page);
  let cuts = 0;
  await page.route(/\/events$/, async (route) => {
    cuts += 1;
    await route.fulfill({ status: 503 });
  });
  let isDone = false;
  await page.route(/\/analysis$/, async (route) => {
    const ofGame = { total: 2, analysed: isDone ? 2 : 1, records: [] };
    const ofHand = isDone ? { state: 'done', tricks: '6'.repeat(20) } : { state: 'waiting', tricks: null };
    const isGame = route.request().url().includes('/games/');
    await route.fulfill({ json: isGame ? ofGame : { ...ofHand, side: null } });
  });
  await page.clock.install();

  await page.goto(`/games/${game.id}`);
  await expect(progress(page)).toContainText('1 of 2 analysed');
  await within(page, 12, () => Promise.resolve(cuts === 3));
  await page.clock.runFor(2_000);
  expect(cuts).toBe(3);
  isDone = true;
  expect(await within(page, 25, async () => (await shown(page)) === 2)).toBe(true);

  isDone = false;
  await page.goto(`/hands/${hands[0]!.id}`);
  await page.getByRole('button', { name: 'Show analysis' }).click();
  const card = page.getByRole('region', { name: 'Analysis', exact: true });
  await expect(card.getByRole('status')).toContainText('still being analysed');
  await within(page, 12, () => Promise.resolve(cuts === 6));
  await stopClock(page);
  isDone = true;
  const table = page.getByRole('table', { name: /^Tricks for each declarer/ });
  // Before the twenty seconds are over after which it would ask for everything else as well.
  expect(await within(page, 16, () => table.isVisible())).toBe(true);
});
