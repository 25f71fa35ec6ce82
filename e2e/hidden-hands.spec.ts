import type { Page } from '@playwright/test';
import { uploadRecord } from './games.ts';
import { biddingCard, cell, markPlayed, openEditor } from './partnership.ts';
import { dealt, newDeal, pbn, played } from './records.ts';
import { resize } from './resize.ts';
import { expect, test } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };

const deal = (page: Page) => page.getByRole('region', { name: 'The deal' });
const hand = (page: Page, seat: string) => deal(page).getByRole('region', { name: seat });
const choices = (page: Page) =>
  deal(page).getByRole('radiogroup', { name: 'Hands shown' }).getByRole('radio');
const values = (page: Page) => page.getByRole('switch', { name: /values/i });

async function open(page: Page, mark?: { partnerId?: number; seat?: string }): Promise<number> {
  const boards = [...played(1, newDeal(), [{ names }]), ...dealt(2).slice(1)];
  const { game, hands } = await uploadRecord(page, pbn({ boards }));
  if (mark) await markPlayed(page, game.id, mark);
  await page.goto(`/hands/${hands[0]!.id}`);
  await expect(deal(page)).toContainText('East to lead');
  return game.id;
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

test.beforeEach(({ player: _signedIn }) => {});

test('a player shows all hands, the own pair’s, the own or none, by choice, by key and one by one', async ({
  page,
  accessible,
}) => {
  const gameId = await open(page);
  await test.step('without a seat there are All and None, and it is said why', async () => {
    await expect(choices(page)).toHaveText(['All', 'None']);
    await expect(deal(page)).toContainText('Your seat is not known: set it on the game page.');
    await page.keyboard.press('h');
    await expectHidden(page, ['North', 'East', 'South', 'West']);
    await page.getByRole('radio', { name: 'All' }).click();
  });
  await markPlayed(page, gameId, { seat: 'S' });
  await page.reload();
  await expect(choices(page)).toHaveText(['All', 'Ours', 'Mine', 'None']);
  await expectHidden(page, []);
  await page.getByRole('radio', { name: 'Ours' }).click();
  await expectHidden(page, ['East', 'West']);
  await expect(deal(page)).toContainText(/HCPN–S\d+ HCP.*E–W–/);
  await accessible(deal(page));
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

test('while one bids only the own pair’s hands show, and play, values and results wait', async ({
  page,
  someone,
  accessible,
}) => {
  const ben = await someone('Ben Finch');
  await open(page, { partnerId: ben.id, seat: 'E' });
  await values(page).click();
  await openEditor(page, 'Add Bidding');
  await expectHidden(page, ['North', 'South']);
  await expect(deal(page)).toContainText('Play, card values and results are hidden until you save.');
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
  await openEditor(page, 'Add Bidding');
  await expectHidden(page, ['North', 'South']);
  await cell(page, 'Pass').click();
  await biddingCard(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Results', exact: true })).toBeVisible();
  await expectHidden(page, []);
  await expect(values(page)).toBeChecked();
});

test('after bidding by keyboard the page is at its beginning, where it was', async ({ page, someone }) => {
  const ben = await someone('Ben Finch');
  await open(page, { partnerId: ben.id, seat: 'N' });
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
  ] as const) {
    await resize(page, width, height);
    for (const end of ['Cancel', 'Save']) {
      await expect(biddingCard(page).getByRole('button', { name: /^(Add Bidding|Edit)$/ })).toBeVisible();
      await page.keyboard.press('b');
      await expect(cell(page, 'Pass')).toBeVisible();
      await page.keyboard.press('p');
      await biddingCard(page).getByRole('button', { name: end, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Results', exact: true })).toBeVisible();
      expect(await page.evaluate(() => scrollY), `${width} by ${height}, after ${end}`).toBe(0);
    }
  }
});

test('a player leaves the editor to see all hands, and goes on with the auction later', async ({
  page,
  someone,
}) => {
  const ben = await someone('Ben Finch');
  await open(page, { partnerId: ben.id, seat: 'S' });
  const leave = deal(page).getByRole('button', { name: 'Show all and leave the editor' });
  const auction = biddingCard(page).getByRole('table');
  await page.getByRole('radio', { name: 'Mine' }).click();

  // Without a call there is nothing to keep.
  await openEditor(page, 'Add Bidding');
  await leave.click();
  await expectHidden(page, []);
  await expect(biddingCard(page).getByRole('button', { name: 'Add Bidding' })).toBeFocused();

  await openEditor(page, 'Add Bidding');
  await page.keyboard.type('1np2c');
  await expect(auction).toContainText('2 clubs');
  await leave.click();
  await expectHidden(page, []);
  await expect(page.getByRole('region', { name: 'Results', exact: true })).toBeVisible();
  await expect(biddingCard(page)).toContainText('Your auction so far is kept. It is not saved yet.');
  await expect(biddingCard(page).getByRole('button', { name: 'Continue' })).toBeFocused();

  // It stays left on the way to another board and after a reload.
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Board 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(biddingCard(page).getByRole('button', { name: 'Continue' })).toBeVisible();

  await test.step('before the code has come, the contract is not shown', async () => {
    const contract = page.locator('[data-frame] .board-contract');
    await page.route('**/start.js', () => undefined);
    await page.reload({ waitUntil: 'commit' });
    await expect(contract).toHaveText(/^3NT/);
    await expect(contract).toBeHidden();
    await page.unroute('**/start.js');
  });
  await page.reload();
  await biddingCard(page).getByRole('button', { name: 'Continue' }).click();
  await expectHidden(page, ['East', 'West']);
  await expect(auction).toContainText('2 clubs');
  await page.keyboard.type('ppp');
  await biddingCard(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(biddingCard(page)).toContainText('2 clubs by South');
});

test('the box and Save stay where they are through a long auction, whose last calls are in view', async ({
  page,
  someone,
  accessible,
}) => {
  const ben = await someone('Ben Finch');
  await open(page, { partnerId: ben.id, seat: 'N' });
  const auction = biddingCard(page).getByRole('table');
  const save = biddingCard(page).getByRole('button', { name: 'Save', exact: true });
  const call = (name: string) => auction.getByRole('button', { name });
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [390, 844],
  ] as const)
    await test.step(`at ${width} × ${height}`, async () => {
      await resize(page, width, height);
      await openEditor(page, 'Add Bidding');
      const places = async () => [await cell(page, 'Pass').boundingBox(), await save.boundingBox()];
      const before = await places();
      await expect(save).toBeInViewport({ ratio: 1 });
      await page.keyboard.type('1cp1dp1hp1sp1np2cp2dp2hp2sp2np3cp3d');
      await expect(auction).toHaveAccessibleName(/3 diamonds/);
      expect(await places()).toEqual(before);
      await expect(save).toBeInViewport({ ratio: 1 });
      await expect(call('South’s 3 diamonds')).toBeInViewport({ ratio: 1 });
      await expect(auction.getByText('?')).toBeInViewport({ ratio: 1 });
      await expect(auction.getByRole('columnheader', { name: 'North' })).toBeInViewport({ ratio: 1 });
      await expect(call('1 clubs')).not.toBeInViewport({ ratio: 0.5 });
      await test.step('a call that is out of sight is reached by keyboard, below the names of the seats', async () => {
        const first = auction.getByRole('button').first();
        await first.focus();
        await expect(first).toBeInViewport({ ratio: 1 });
        const head = (await auction.getByRole('columnheader', { name: 'North' }).boundingBox())!;
        expect((await first.boundingBox())!.y).toBeGreaterThanOrEqual(head.y + head.height - 1);
      });
      await accessible(biddingCard(page));
      await biddingCard(page).getByRole('button', { name: 'Cancel' }).click();
    });
});

/** From the phone's full height to those on which the box has two rows. */
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the own hands, the auction, the box and Save are in one screen, also on a low one', async ({
    page,
    someone,
    accessible,
  }) => {
    const ben = await someone('Ben Finch');
    await open(page, { partnerId: ben.id, seat: 'N' });
    const edit = () => biddingCard(page).getByRole('button', { name: 'Add Bidding' }).tap();
    const auction = biddingCard(page).getByRole('table');
    const save = biddingCard(page).getByRole('button', { name: 'Save', exact: true });
    /** The side is asked in sight, and away from where one tap on Pass too many would land. */
    const endOfAuction = (passes: number) =>
      test.step('the auction ends, and the side is asked', async () => {
        const pass = (await cell(page, 'Pass').boundingBox())!;
        for (let made = 0; made < passes; made++) await cell(page, 'Pass').tap();
        const side = biddingCard(page).getByRole('radiogroup', { name: /^You sat/ });
        await expect(side).toBeInViewport({ ratio: 1 });
        const { y, height } = (await side.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(pass.y);
        await side.getByRole('radio', { name: 'E–W' }).tap();
        await expect(side.getByRole('radio', { name: 'E–W' })).toBeChecked();
        for (let made = 0; made < passes; made++)
          await biddingCard(page).getByRole('button', { name: /^Undo/ }).tap();
      });
    await edit();
    await expectHidden(page, ['East', 'West']);
    for (const part of [
      hand(page, 'North'),
      hand(page, 'South'),
      auction,
      cell(page, '1C'),
      cell(page, '7NT'),
      cell(page, 'Pass'),
      save,
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    const pass = (await cell(page, 'Pass').boundingBox())!;
    const cancel = biddingCard(page).getByRole('button', { name: 'Cancel' });
    expect((await cancel.boundingBox())!.y).toBeGreaterThanOrEqual(pass.y + pass.height);
    await cell(page, '1S').tap();
    expect(await cell(page, 'Pass').boundingBox()).toEqual(pass);
    await endOfAuction(3);
    await biddingCard(page).getByRole('button', { name: /^Undo/ }).tap();
    await hand(page, 'West').getByRole('button', { name: 'Show West' }).tap();
    await expectHidden(page, ['East']);
    await accessible();

    for (const [width, height] of [
      [390, 664],
      [360, 740],
    ] as const) {
      await test.step(`at ${width} × ${height} the box has two rows`, async () => {
        await cancel.tap();
        await resize(page, width, height);
        await edit();
        const level = (name: string) =>
          biddingCard(page).getByRole('group', { name: 'Level' }).getByRole('button', { name });
        const strains = biddingCard(page).getByRole('group', { name: 'Strain' }).getByRole('button');
        await strains.first().tap({ force: true });
        await expect(biddingCard(page)).toContainText('Choose a level first.');
        await expect(auction.getByText('?')).toBeVisible();

        for (const call of ['1NT', 'Pass', '2C', 'Pass', '2H', 'Pass']) {
          if (call !== 'Pass') await level(call.charAt(0)).tap();
          await cell(page, call).tap();
        }
        await expect(level('1')).toHaveAttribute('aria-disabled', 'true');
        for (const part of [
          hand(page, 'North'),
          hand(page, 'South'),
          auction,
          level('7'),
          strains.last(),
          cell(page, 'Pass'),
          save,
        ])
          await expect(part).toBeInViewport({ ratio: 1 });
        const redouble = (await cell(page, 'Redouble').boundingBox())!;
        expect(redouble.y + redouble.height).toBeLessThanOrEqual((await save.boundingBox())!.y);
        await accessible(biddingCard(page));

        await endOfAuction(2);

        // With a keyboard it is typed as everywhere, and Tab reaches every call.
        await page.keyboard.type('4');
        await expect(level('4')).toHaveAttribute('aria-pressed', 'true');
        await expect(auction).toContainText('4 …');
        await level('4').focus();
        await page.keyboard.press('Tab');
        await expect(level('5')).toBeFocused();
        await cell(page, '4H').focus();
        await page.keyboard.press('Enter');
        await expect(auction).toContainText('4 hearts');
      });
    }
  });
});
