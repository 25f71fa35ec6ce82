import type { Page } from '@playwright/test';
import { uploadRecord } from './games.ts';
import { markPlayed, recordBidding } from './partnership.ts';
import { type Deal, newDeal, pbn } from './records.ts';
import { expect, test } from './test.ts';

/** North and South lack two spades and nothing else: 7♠ fails where East has both. */
const SOLID: Deal = {
  N: 'SA SQ SJ ST S9 S8 HA HK HQ D3 D2 C3 C2'.split(' '),
  E: 'SK HJ HT H9 H8 DJ DT D9 D8 CQ CJ CT C9'.split(' '),
  S: 'S7 S6 S5 S4 S3 H4 H3 H2 DA DK DQ CA CK'.split(' '),
  W: 'S2 H7 H6 H5 D7 D6 D5 D4 C8 C7 C6 C5 C4'.split(' '),
};

/** A game with honours in every suit, whose layouts take long enough to be interrupted. */
const LONG: Deal = {
  N: 'SA SQ S7 S3 HK H8 H2 DK DJ D5 CQ C9 C4'.split(' '),
  E: 'SJ S9 S5 HQ H9 H6 H3 DA D8 D3 C7 C5 C2'.split(' '),
  S: 'SK S8 S4 HA HJ H7 DQ DT D6 D2 CK CJ C3'.split(' '),
  W: 'ST S6 S2 HT H5 H4 D9 D7 D4 CA CT C8 C6'.split(' '),
};

interface Boards {
  readonly gameId: number;
  /** The second board, since the first must be new for the file to be taken. */
  readonly handId: number;
  readonly longId: number;
}

/** East opens 2♥, which promises the two spades; South bids 7♠. */
const AUCTION = [
  '[Declarer "S"]',
  '[Contract "7S"]',
  '[Auction "E"]',
  '2H =1= 7S Pass Pass Pass',
  '[Note "1:2+ spades, 5+ hearts"]',
].join('\n');

async function newBoards(page: Page, more = ''): Promise<Boards> {
  const boards = [
    { number: 1, deal: newDeal() },
    { number: 2, deal: SOLID, more },
    { number: 3, deal: LONG },
  ];
  const { game, hands } = await uploadRecord(page, pbn({ event: 'Larkmoor Odds', boards }));
  return { gameId: game.id, handId: hands[1]!.id, longId: hands[2]!.id };
}

const card = (page: Page) => page.getByRole('region', { name: 'Contract odds' });
const rows = (page: Page) => card(page).locator('tbody tr');
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });

async function openAdvanced(page: Page): Promise<void> {
  const seed = card(page).getByLabel('Seed');
  if (!(await seed.isVisible())) await card(page).getByText('Advanced').click();
  await expect(seed).toBeVisible();
}

async function chooseSeed(page: Page, seed: string): Promise<void> {
  await openAdvanced(page);
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
  await button(page, 'Run simulation').click();
  await expect(button(page, 'Run more')).toBeVisible({ timeout: 50_000 });
  expect(await layouts(page)).toBe(500);
  return rows(page).allInnerTexts();
}

/** Other tests and the server solve deals at the same time. */
const longTimeout = { timeout: 60_000 };
test.slow();

test.beforeEach(({ player: _signedIn }) => {});

test('starts on demand, improves with more layouts, can be stopped, pauses while hidden, and ends its workers when leaving', async ({
  page,
  accessible,
}) => {
  const { gameId, longId } = await newBoards(page);
  await page.goto(`/hands/${longId}`);
  await expect(card(page)).toContainText('without seeing E–W');
  await expect(card(page).getByRole('table')).toHaveCount(0);
  await test.step('it works with the keyboard, and refuses an invalid seed', async () => {
    await openAdvanced(page);
    const seed = card(page).getByLabel('Seed');
    await seed.fill('12x');
    await expect(card(page)).toContainText('A whole number up to 999999.');
    await seed.fill('7');
    await seed.press('Enter');
    await expect(seed).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'Run simulation')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows(page).first()).toBeVisible();
    await expect(button(page, 'Stop')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Continue')).toBeFocused();
    await page.keyboard.press('Enter');
  });
  const early = await layouts(page);
  await expect.poll(() => layouts(page), longTimeout).toBeGreaterThan(early + 5);
  await button(page, 'Stop').click();
  await expect(card(page).getByRole('status')).toHaveText(/Stopped after \d+ layouts\./);
  const stopped = await layouts(page);
  await expect(card(page)).toContainText('whatever the auction and the lead suggest');
  await expect(card(page)).toContainText('Both sides play double dummy.');
  await accessible(card(page));
  expect(await layouts(page)).toBe(stopped);
  await button(page, 'Continue').click();
  await expect.poll(() => layouts(page), longTimeout).toBeGreaterThan(stopped);

  await test.step('it pauses while the page is hidden', async () => {
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
    await expect.poll(() => layouts(page), longTimeout).toBeGreaterThan(resting);
  });

  await test.step('its workers end when the page is left', async () => {
    expect(page.workers().length).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Back to game' }).click();
    await expect(page).toHaveURL(`/games/${gameId}`);
    await expect.poll(() => page.workers().length).toBe(0);
  });
});

test('gives the same figures for the same seed, with the true chance, others for another, and marks the contract that was bid', async ({
  page,
  someone,
}) => {
  test.slow();
  const { gameId, handId } = await newBoards(page);
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

  await test.step('the contract that was bid is marked, for the side that bid it', async () => {
    const ben = await someone('Ben Finch');
    await markPlayed(page, gameId, { partnerId: ben.id, seat: 'N' });
    // East deals board 2.
    const bidding = ['Pass', '4S', 'Pass', 'Pass', 'Pass'];
    await recordBidding(page, { gameId, handId, partnerId: ben.id }, bidding);
    await page.reload();
    await expect(card(page).getByRole('radio', { name: 'N–S' })).toBeChecked();
    await button(page, 'Run simulation').click();
    await expect(rows(page).filter({ hasText: 'yours' })).toContainText('4 spades');
    await card(page).getByRole('radio', { name: 'E–W' }).click();
    await expect(card(page)).toContainText('without seeing N–S');
    await expect(rows(page)).toHaveCount(0);
  });
});

test('uses what the calls say, shows what hangs on it, and follows when a condition is left out or changed', async ({
  page,
}) => {
  const { handId } = await newBoards(page, AUCTION);
  await page.goto(`/hands/${handId}`);
  const east = card(page).getByRole('group', { name: 'East', exact: true });
  const grand = rows(page).filter({ hasText: '7 spades' });
  await expect(east).toContainText('2 hearts, file: “2+ spades, 5+ hearts”');

  await test.step('the layouts fit, and the chance without a condition stands beside it', async () => {
    await allFigures(page, '42');
    await expect(grand).toContainText('0%, between 0% and 1%');
    await expect(card(page)).toContainText(/1 layout in \d+ fits\./);
    await expect(
      card(page).getByRole('listitem').filter({ hasText: 'Without the explanation' }),
    ).toContainText(/0 → becomes [567]\d%/, longTimeout);
    await expect(card(page)).toContainText(
      /Without the explanation of East’s 2 hearts, 7 spades makes [567]\d% of the time, not 0%\./,
    );
    await expect(east).toContainText(/without it [567]\d%/);
  });

  await test.step('a style reads the same call otherwise', async () => {
    await expect(east).toContainText('3–12 HCP');
    await card(page).getByLabel('E–W play').selectOption('Five-card majors');
    await expect(east).toContainText('4–11 HCP');
  });

  await test.step('the figures follow when it is left out', async () => {
    await east.getByRole('button', { name: /^Leave out East: 2\+ spades/ }).click();
    await expect(button(page, 'Run more')).toBeVisible(longTimeout);
    await expect(grand).toContainText(/[567]\d%, between/);
  });

  await test.step('a text that cannot be read is pointed at, and changes nothing', async () => {
    await button(page, 'As text').click();
    await card(page).getByLabel('Conditions as text').fill('E: 5-9, 3+Q');
    await expect(card(page)).toContainText('Character 11: "Q" is not a suit');
    await expect(grand).toBeVisible();
    await card(page).getByLabel('Conditions as text').fill('E: 30+');
    await expect(card(page)).toContainText('With the known cards East cannot have 30+.');
    await expect(rows(page)).toHaveCount(0);
    await button(page, 'Reset to the auction').click();
    // In the style that was chosen for the pair, which is remembered.
    await expect(east).toContainText('4–11 HCP');
  });
});
