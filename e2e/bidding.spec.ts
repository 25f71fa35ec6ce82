import type { Page } from '@playwright/test';
import {
  auctionRows,
  biddingCard,
  cell,
  makePartner,
  markPlayed,
  newGame,
  openEditor,
  recordBidding,
} from './partnership.ts';
import { type Someone, type SomeoneOnPage, expect, expectStatus, test, toastOf } from './test.ts';

interface Table<Ben> {
  readonly gameId: number;
  /** Boards 1 to 4: dealt by North, East, South and West. */
  readonly hands: readonly number[];
  readonly ben: Ben;
}

/** A game that the player on the page has played with Ben. */
async function atTheTable<Ben extends Someone>(
  page: Page,
  someone: (name: string) => Promise<Ben>,
): Promise<Table<Ben>> {
  const ben = await someone('Ben Finch');
  const { game, hands } = await newGame(page, 4);
  await markPlayed(page, game.id, { partnerId: ben.id });
  return { gameId: game.id, hands: hands.map(({ id }) => id), ben };
}

async function add(page: Page, handId: number): Promise<void> {
  await page.goto(`/hands/${handId}`);
  await openEditor(page, 'Add Bidding');
}
const save = (page: Page) => biddingCard(page).getByRole('button', { name: 'Save', exact: true });
const undo = (page: Page) => biddingCard(page).getByRole('button', { name: /^Undo/ });

test.beforeEach(({ player: _signedIn }) => {});

test.describe('the bidding box', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('works by touch, also for disabled calls', async ({ page, someone }) => {
    const { hands } = await atTheTable(page, someone);
    await page.goto(`/hands/${hands[0]}`);
    await biddingCard(page).getByRole('button', { name: 'Add Bidding' }).tap();
    await cell(page, '1S').tap();
    await cell(page, '1C').tap({ force: true });
    await expect(biddingCard(page)).toContainText("East's 1 club is not higher than 1 spade.");
    await undo(page).tap();
    expect(await auctionRows(page)).toEqual([['', '?', '', '']]);
    const small = await biddingCard(page)
      .locator('[data-call]')
      .evaluateAll((calls) => calls.filter((call) => call.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('a record', () => {
  test('is added, edited, cancelled, and deleted after one confirmation', async ({
    page,
    someone,
    accessible,
  }) => {
    const { gameId, hands, ben } = await atTheTable(page, someone);
    await add(page, hands[0]!);
    await expect(save(page)).toBeDisabled();
    await page.keyboard.type('1H');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await save(page).click();
    expect((await sent).postDataJSON()).toEqual({ partnerId: ben.id, biddingSequence: ['1H'], gameId });
    await expect(toastOf(page)).toContainText('Bidding saved');
    await expect(biddingCard(page)).toContainText('Not finished: East is to call');
    await expect(page.getByRole('main').getByText('Has Bidding')).toBeVisible();
    await accessible(biddingCard(page));

    const edit = biddingCard(page).getByRole('button', { name: 'Edit' });
    await expect(edit).toBeFocused();
    await openEditor(page, 'Edit');
    await page.keyboard.type('2C');
    await biddingCard(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await auctionRows(page)).toEqual([['', '1 heart', '', '']]);

    await openEditor(page, 'Edit');
    await page.keyboard.type('PPP');
    await biddingCard(page).getByRole('radio', { name: 'E–W' }).click();
    await save(page).click();
    await expect(biddingCard(page)).toContainText('Final contract 1 heart by North');
    await expect(biddingCard(page)).toContainText('E–W with');
    await page.reload();
    await expect(biddingCard(page)).toContainText('E–W with');

    await biddingCard(page).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this bidding?' });
    await expect(dialog).toBeVisible();
    await accessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(biddingCard(page)).toContainText('Final contract');
    await biddingCard(page).getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete bidding' }).click();
    await expect(biddingCard(page).getByRole('button', { name: 'Add Bidding' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Has Bidding')).toBeHidden();
  });

  test('that is being entered is kept after visiting the next board', async ({ page, someone }) => {
    const { hands } = await atTheTable(page, someone);
    await add(page, hands[0]!);
    await page.keyboard.type('1H');
    await page.getByRole('link', { name: 'Back to game' }).click();
    await page.getByRole('link', { name: 'Board 2', exact: true }).click();
    await expect(biddingCard(page).getByRole('button', { name: 'Add Bidding' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(biddingCard(page)).toContainText('East to call');
    expect(await auctionRows(page)).toEqual([['', '1 heart', '?', '']]);
  });

  test('asks for the partner when none is known, notes conflicts, and saves', async ({
    page,
    someone,
    accessible,
  }) => {
    const ben = await someone('Ben Finch');
    const carla = await someone('Carla Swift');
    const { game, hands } = await newGame(page);
    await markPlayed(page, game.id);
    await page.goto(`/hands/${hands[0]!.id}`);
    await expect(biddingCard(page).getByRole('button', { name: 'Add Bidding' })).toBeDisabled();
    await expect(biddingCard(page).getByRole('link', { name: 'Find players and add them' })).toBeVisible();
    await accessible(biddingCard(page));

    await makePartner(page, ben);
    await markPlayed(ben, game.id, { partnerId: carla.id });
    await recordBidding(ben, { gameId: game.id, handId: hands[1]!.id, partnerId: carla.id }, ['1C']);
    const logged = page.waitForEvent('console', (message) => message.text().includes('with somebody else'));
    await add(page, hands[0]!.id);
    await page.keyboard.type('1S');
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Select partner' });
    const choose = dialog.getByRole('button', { name: 'Save with this partner' });
    await expect(choose).toBeDisabled();
    await accessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await auctionRows(page)).toEqual([['', '1 spade', '?', '']]);

    await save(page).click();
    await dialog.getByRole('combobox', { name: 'Partner' }).click();
    await page.getByRole('option', { name: 'Ben Finch' }).click();
    const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
    await markPlayed(ben, game.id, { partnerId: id });
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/partnership-conflicts*', async (route) => {
      await held;
      await route.continue();
    });
    const order: string[] = [];
    page.on('response', (response) => response.url().includes('-conflicts') && order.push('checked'));
    // What Ben has done makes the page ask for the record again, at any time.
    page.on('request', (request) => {
      if (request.url().endsWith('-bidding') && request.method() !== 'GET') order.push(request.method());
    });
    const asked = page.waitForRequest(`**/partnership-conflicts?partnerId=${ben.id}`);
    await choose.click();
    await asked;
    await expect(dialog).toBeVisible();
    release();
    await expect(dialog).toBeHidden();
    await expect(biddingCard(page)).toContainText('with Ben Finch');
    await expect(biddingCard(page)).toContainText('Not finished');
    // The dialog closes with the save, and nothing is saved before the check is answered.
    expect(order).toEqual(['checked', 'POST']);
    const [, conflicts] = (await logged).args();
    expect(await conflicts?.jsonValue()).toEqual([{ id: hands[1]!.id, boardNumber: 2 }]);
    await expect(toastOf(page)).toHaveText([/Bidding saved/]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(/conflict|somebody else|Carla Swift/i)).toHaveCount(0);
    await page.goto(`/games/${game.id}`);
    await expect(page.getByRole('main')).toContainText('with Ben Finch');
  });

  test('is not offered to users who did not play', async ({ page, someone, accessible }) => {
    const { hands } = await newGame(await someone('Cleo Wren'), 1);
    await page.goto(`/hands/${hands[0]!.id}`);
    await expect(biddingCard(page)).toContainText(
      'Only players who participated in this game can enter bidding sequences.',
    );
    await expect(biddingCard(page).getByRole('button')).toHaveText(['I played this game']);
    await accessible(biddingCard(page));
  });
});

test.describe('two partners at once', () => {
  /** Both have the same record open. */
  async function bothEditing(page: Page, someoneOnPage: (name: string) => Promise<SomeoneOnPage>) {
    const table = await atTheTable(page, someoneOnPage);
    const handId = table.hands[0]!;
    await recordBidding(page, { gameId: table.gameId, handId, partnerId: table.ben.id }, ['1H', 'Pass']);
    for (const at of [page, table.ben.page]) {
      await at.goto(`/hands/${handId}`);
      await openEditor(at, 'Edit');
    }
    return { gameId: table.gameId, handId, ben: table.ben.page };
  }

  test('the later one sees both versions, nothing is overwritten silently, and either version can be kept', async ({
    page,
    someoneOnPage,
    accessible,
  }) => {
    const { gameId, handId, ben } = await bothEditing(page, someoneOnPage);
    await page.keyboard.type('2H');
    await ben.keyboard.type('4H');
    await save(ben).click();
    await expect(biddingCard(ben)).toContainText('Not finished');

    // The update arrives by itself, before any button is pressed.
    await expect(biddingCard(page).getByRole('alert')).toContainText('This record has changed');
    await expect(biddingCard(page)).toContainText(
      'The two auctions differ at call 3: saved 4 hearts, yours 2 hearts.',
    );
    await expect(biddingCard(page).getByRole('table', { name: 'Saved now' })).toContainText('4 hearts');
    await expect(biddingCard(page).getByRole('heading', { level: 3 })).toHaveText([
      'Saved now',
      'Yours',
      'West to call',
    ]);
    // The editor is still there with what was typed, and has the keyboard.
    await page.keyboard.type('P');
    await expect(biddingCard(page)).toContainText('North to call');
    await expect(biddingCard(page).getByRole('table', { name: /^Auction/ })).toContainText('2 hearts');
    await accessible(biddingCard(page));
    await save(page).click();
    await expect(biddingCard(page).getByRole('region', { name: 'Saved in the meantime' })).toBeFocused();
    await biddingCard(page).getByRole('button', { name: 'Use mine' }).click();
    await expect(biddingCard(page).getByRole('alert')).toHaveCount(0);
    await save(page).click();
    await expect(biddingCard(page).getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(await auctionRows(page)).toEqual([
      ['', '1 heart', 'Pass', '2 hearts'],
      ['Pass', '', '', ''],
    ]);
    await expect(biddingCard(ben).getByRole('table')).toContainText('2 hearts');

    const bothEdit = async () => {
      await openEditor(page, 'Edit');
      await openEditor(ben, 'Edit');
    };
    await test.step('an outdated save is refused, and the saved version kept', async () => {
      expectStatus(409);
      await bothEdit();
      // Events are blocked, as on a connection so slow that the save comes first.
      await page.route('**/partnership-bidding', (route) =>
        route.request().method() === 'GET' ? null : route.continue(),
      );
      await page.keyboard.type('3H');
      await ben.keyboard.type('4H');
      await save(ben).click();
      await expect(biddingCard(ben)).toContainText('East is to call');
      await save(page).click();
      await expect(biddingCard(page).getByRole('alert')).toContainText('Nothing has been overwritten');
      await expect(biddingCard(ben).getByRole('table')).toContainText('4 hearts');
      await biddingCard(page).getByRole('button', { name: 'Keep saved' }).click();
      await expect(biddingCard(page).getByRole('table')).toContainText('4 hearts');
    });

    await test.step('an outdated save is refused, and replaces the saved version', async () => {
      await bothEdit();
      await ben.keyboard.type('P');
      await save(ben).click();
      await expect(biddingCard(ben)).toContainText('South is to call');
      await page.keyboard.type('X');
      await save(page).click();
      await biddingCard(page).getByRole('button', { name: 'Use mine' }).click();
      await save(page).click();
      await expect(biddingCard(page).getByRole('table')).toContainText('Double');
      await expect(biddingCard(ben).getByRole('table')).toContainText('Double');
    });

    await test.step('a record that was deleted meanwhile can be recorded again', async () => {
      expectStatus(404);
      // Who has not played may not record anything.
      const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
      await markPlayed(ben, gameId, { partnerId: id });
      await ben.reload();
      await openEditor(ben, 'Edit');
      const deleted = await page.request.delete(`/api/hands/${handId}/partnership-bidding`);
      expect(deleted.ok()).toBe(true);
      await ben.keyboard.type('P');
      await save(ben).click();
      await expect(biddingCard(ben).getByRole('alert')).toContainText(
        'has deleted this record in the meantime',
      );
      await save(ben).click();
      await expect(biddingCard(ben)).toContainText('Not finished: West is to call');
    });
  });
});
