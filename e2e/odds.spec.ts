import type { Page } from '@playwright/test';
import { uploadRecord } from './games.ts';
import { markPlayed, recordBidding } from './partnership.ts';
import { type Deal, pbn, points, randomDeal } from './records.ts';
import { expect, test } from './test.ts';

/** North and South lack two spades and nothing else: 7♠ fails where East has both. */
const SOLID: Deal = {
  N: 'SA SQ SJ ST S9 S8 HA HK HQ D3 D2 C3 C2'.split(' '),
  E: 'SK HJ HT H9 H8 DJ DT D9 D8 CQ CJ CT C9'.split(' '),
  S: 'S7 S6 S5 S4 S3 H4 H3 H2 DA DK DQ CA CK'.split(' '),
  W: 'S2 H7 H6 H5 D7 D6 D5 D4 C8 C7 C6 C5 C4'.split(' '),
};

interface Boards {
  readonly gameId: number;
  /** The second board, since the first must be new for the file to be taken. */
  readonly handId: number;
  /** Drawn at random, as the first board is: it takes long enough to be interrupted. */
  readonly longId: number;
}

/** So that North and South have the better cards: a side that makes nothing is shown no contracts. */
function turnedToNorthSouth({ N, E, S, W }: Deal): Deal {
  return points([...N, ...S]) >= 20 ? { N, E, S, W } : { N: E, E: S, S: W, W: N };
}

async function newBoards(page: Page): Promise<Boards> {
  const boards = [
    { number: 1, deal: turnedToNorthSouth(randomDeal()) },
    { number: 2, deal: SOLID },
  ];
  const { game, hands } = await uploadRecord(page, pbn({ event: 'Larkmoor Odds', boards }));
  return { gameId: game.id, handId: hands[1]!.id, longId: hands[0]!.id };
}

const card = (page: Page) => page.getByRole('region', { name: 'Contract odds' });
const rows = (page: Page) => card(page).locator('tbody tr');
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });

async function chooseSeed(page: Page, seed: string): Promise<void> {
  await card(page).getByLabel('Seed').fill(seed);
  await card(page).getByLabel('Seed').press('Enter');
}

/** How many layouts the panel says it has seen. */
const layouts = async (page: Page): Promise<number> => {
  const words = await card(page).locator('header').textContent();
  return Number(/([\d,]+) layouts? of/.exec(words ?? '')?.[1]?.replaceAll(',', '') ?? 0);
};

async function allFigures(page: Page, seed: string): Promise<string[]> {
  await chooseSeed(page, seed);
  await button(page, 'Deal samples').click();
  await expect(button(page, 'Deal more')).toBeVisible({ timeout: 50_000 });
  expect(await layouts(page)).toBe(500);
  return rows(page).allInnerTexts();
}

/** Other tests and the server solve deals at the same time. */
const patiently = { timeout: 60_000 };
test.slow();

test.beforeEach(({ player }) => expect(player).toBeTruthy());

test('starts on demand, improves with more layouts, and can be stopped', async ({ page, accessible }) => {
  const { longId } = await newBoards(page);
  await page.goto(`/hands/${longId}`);
  await expect(card(page)).toContainText('without seeing E–W');
  await expect(card(page).getByRole('table')).toHaveCount(0);
  await chooseSeed(page, '12');
  await button(page, 'Deal samples').click();
  await expect(rows(page).first()).toBeVisible();
  const early = await layouts(page);
  await expect.poll(() => layouts(page), patiently).toBeGreaterThan(early + 5);
  await button(page, 'Stop').click();
  await expect(card(page).getByRole('status')).toHaveText(/Stopped after \d+ layouts\./);
  const stopped = await layouts(page);
  await expect(card(page)).toContainText('Nothing is taken from the auction');
  await expect(card(page)).toContainText('Each is played double dummy, by both sides.');
  await accessible();
  expect(await layouts(page)).toBe(stopped);
  await button(page, 'Go on').click();
  await expect.poll(() => layouts(page), patiently).toBeGreaterThan(stopped);
});

test('gives the same figures for the same seed, with the true chance, and others for another seed', async ({
  page,
}) => {
  test.slow();
  const { handId } = await newBoards(page);
  await page.goto(`/hands/${handId}`);
  const first = await allFigures(page, '42');
  const grand = rows(page).filter({ hasText: '7 spades' });
  const [, low, high] = /between (\d+)% and (\d+)%/.exec((await grand.textContent()) ?? '') ?? [];
  expect(Number(low)).toBeLessThanOrEqual(76);
  expect(Number(high)).toBeGreaterThanOrEqual(76);
  await expect(rows(page).first()).toContainText('best');
  for (const contract of await rows(page).getByRole('rowheader').allTextContents())
    expect(contract.trim()).toMatch(/^[1-7](?:NT| \w+s?) by (?:either|North|South)(?: (?:best|yours))?$/);
  await page.reload();
  expect(await allFigures(page, '42')).toEqual(first);
  expect(await allFigures(page, '43')).not.toEqual(first);
});

test('marks the contract that was bid, for the side that bid it', async ({ page, someone }) => {
  const { gameId, handId } = await newBoards(page);
  const ben = await someone('Ben Finch');
  await markPlayed(page, gameId, { partnerId: ben.id, seat: 'N' });
  // East deals board 2.
  const bidding = ['Pass', '4S', 'Pass', 'Pass', 'Pass'];
  await recordBidding(page, { gameId, handId, partnerId: ben.id }, bidding);
  await page.goto(`/hands/${handId}`);
  await expect(card(page).getByRole('radio', { name: 'N–S' })).toBeChecked();
  await button(page, 'Deal samples').click();
  await expect(rows(page).filter({ hasText: 'yours' })).toContainText('4 spades');
  await card(page).getByRole('radio', { name: 'E–W' }).click();
  await expect(card(page)).toContainText('without seeing N–S');
  await expect(rows(page)).toHaveCount(0);
});

test('pauses while the page is hidden, and ends its workers when leaving', async ({ page }) => {
  const { gameId, longId } = await newBoards(page);
  await page.goto(`/hands/${longId}`);
  await button(page, 'Deal samples').click();
  await expect.poll(() => layouts(page), patiently).toBeGreaterThan(1);
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  // Running layouts are finished; then the count stays the same.
  let resting = -1;
  const standsStill = async () => resting === (resting = await layouts(page));
  await expect.poll(standsStill, { intervals: [1_500], timeout: 30_000 }).toBe(true);
  await turn('visible');
  await expect.poll(() => layouts(page), patiently).toBeGreaterThan(resting);
  expect(page.workers().length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Back to game' }).click();
  await expect(page).toHaveURL(`/games/${gameId}`);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('works with the keyboard, and refuses an invalid seed', async ({ page }) => {
  const { longId } = await newBoards(page);
  await page.goto(`/hands/${longId}`);
  const seed = card(page).getByLabel('Seed');
  await seed.fill('12x');
  await expect(card(page)).toContainText('A whole number up to 999999.');
  await seed.fill('7');
  await seed.press('Enter');
  await expect(seed).toBeFocused();
  await seed.press('Tab');
  await expect(button(page, 'Deal samples')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeVisible();
  await expect(button(page, 'Stop')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Go on')).toBeFocused();
});
