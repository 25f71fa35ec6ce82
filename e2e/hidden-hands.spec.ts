import type { Page } from '@playwright/test';
import { uploadRecord } from './games.ts';
import { biddingCard, cell, markPlayed } from './partnership.ts';
import { dealt, newDeal, pbn, played } from './records.ts';
import { expect, test } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };

const deal = (page: Page) => page.getByRole('region', { name: 'The deal' });
const hand = (page: Page, seat: string) => deal(page).getByRole('region', { name: seat });
const choices = (page: Page) =>
  deal(page).getByRole('radiogroup', { name: 'Hands shown' }).getByRole('radio');
const values = (page: Page) => page.getByRole('switch', { name: /values/i });

async function open(page: Page, mark?: { partnerId?: number; seat?: string }): Promise<void> {
  const boards = [...played(1, newDeal(), [{ names }]), ...dealt(2).slice(1)];
  const { game, hands } = await uploadRecord(page, pbn({ boards }));
  if (mark) await markPlayed(page, game.id, mark);
  await page.goto(`/hands/${hands[0]!.id}`);
  await expect(deal(page)).toContainText('East to lead');
}

/** A hidden hand says who it is and offers to show itself. It has no card, no suit, no points. */
async function expectHidden(page: Page, seats: readonly string[]): Promise<void> {
  for (const seat of ['North', 'East', 'South', 'West']) {
    const isHidden = seats.includes(seat);
    await expect(hand(page, seat)).toHaveAccessibleName(isHidden ? `${seat}, hidden` : seat);
    await expect(hand(page, seat).getByRole('definition')).toHaveCount(isHidden ? 0 : 4);
    await expect(hand(page, seat).getByText('HCP')).toHaveCount(isHidden ? 0 : 1);
    await expect(
      hand(page, seat).getByRole('button', { name: `${isHidden ? 'Show' : 'Hide'} ${seat}` }),
    ).toBeVisible();
  }
}

test.beforeEach(({ player }) => expect(player).toBeTruthy());

test('a player shows all hands, the own pair’s, the own or none, by choice, by key and one by one', async ({
  page,
  accessible,
}) => {
  await open(page, { seat: 'S' });
  await expect(choices(page)).toHaveText(['All', 'Ours', 'Mine', 'None']);
  await expectHidden(page, []);
  await page.getByRole('radio', { name: 'Ours' }).click();
  await expectHidden(page, ['East', 'West']);
  await expect(deal(page)).toContainText(/HCPN–S\d+ HCP.*E–W–/);
  await accessible();
  await page.getByRole('radio', { name: 'Mine' }).click();
  await expectHidden(page, ['North', 'East', 'West']);
  await page.getByRole('button', { name: 'Show West' }).click();
  await expectHidden(page, ['North', 'East']);
  await expect(deal(page).getByRole('radio', { checked: true })).toHaveCount(0);

  // The choice goes along to the next board; H goes round.
  await page.getByRole('radio', { name: 'Mine' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Board 2' })).toBeVisible();
  await expectHidden(page, ['North', 'East', 'West']);
  for (const hidden of [['North', 'East', 'South', 'West'], [], ['East', 'West']]) {
    await page.keyboard.press('h');
    await expectHidden(page, hidden);
  }
  await page.getByLabel('Add a comment').pressSequentially('hh');
  await expectHidden(page, ['East', 'West']);
});

test('without a seat there are All and None, and it is said why', async ({ page }) => {
  await open(page);
  await expect(choices(page)).toHaveText(['All', 'None']);
  await expect(deal(page)).toContainText('Your seat is not known: mark the game as played.');
  await page.keyboard.press('h');
  await expectHidden(page, ['North', 'East', 'South', 'West']);
});

test('while one bids only the own pair’s hands show, and play, values and results wait', async ({
  page,
  someone,
  accessible,
}) => {
  const ben = await someone('Ben Finch');
  await open(page, { partnerId: ben.id, seat: 'E' });
  await values(page).click();
  await biddingCard(page).getByRole('button', { name: 'Add Bidding' }).click();
  await expectHidden(page, ['North', 'South']);
  await expect(deal(page)).toContainText('Play, values and results wait until you save.');
  await expect(page.getByRole('toolbar', { name: 'The play' })).toHaveCount(0);
  await expect(values(page)).toHaveCount(0);
  await expect(page.locator('[data-card]')).toHaveCount(0);
  for (const name of ['Analysis', 'Play at the table', 'Results', 'Auction at the table'])
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0);
  await accessible();

  // Whoever wants to may look, for this time.
  await page.getByRole('radio', { name: 'All' }).click();
  await expectHidden(page, []);
  await biddingCard(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Results', exact: true })).toBeVisible();
  await biddingCard(page).getByRole('button', { name: 'Add Bidding' }).click();
  await expectHidden(page, ['North', 'South']);
  await cell(page, 'Pass').click();
  await biddingCard(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Results', exact: true })).toBeVisible();
  await expectHidden(page, []);
  await expect(values(page)).toBeChecked();
});

test('on a phone the own hands, the auction, the box and Save are in one screen', async ({
  someone,
  accessible,
}) => {
  const ben = await someone('Ben Finch');
  const { page } = await someone('Ada Wren', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await open(page, { partnerId: ben.id, seat: 'N' });
  await biddingCard(page).getByRole('button', { name: 'Add Bidding' }).tap();
  await expectHidden(page, ['East', 'West']);
  for (const part of [
    hand(page, 'North'),
    hand(page, 'South'),
    biddingCard(page).getByRole('table'),
    cell(page, '1C'),
    cell(page, '7NT'),
    cell(page, 'Pass'),
    biddingCard(page).getByRole('button', { name: 'Save', exact: true }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  const pass = (await cell(page, 'Pass').boundingBox())!;
  const save = (await biddingCard(page).getByRole('button', { name: 'Cancel' }).boundingBox())!;
  expect(save.y).toBeGreaterThanOrEqual(pass.y + pass.height);
  await cell(page, '1S').tap();
  expect(await cell(page, 'Pass').boundingBox()).toEqual(pass);
  await biddingCard(page).getByRole('button', { name: /^Undo/ }).tap();
  await hand(page, 'West').getByRole('button', { name: 'Show West' }).tap();
  await expectHidden(page, ['East']);
  await accessible(page);
});
