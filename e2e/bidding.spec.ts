import type { Page } from '@playwright/test';
import {
  auctionRows,
  biddingCard,
  cell,
  makePartner,
  markPlayed,
  newGame,
  recordBidding,
} from './partnership.ts';
import { type Someone, expect, expectStatus, test, toastOf } from './test.ts';

interface Table {
  readonly gameId: number;
  /** Boards 1 to 4: dealt by North, East, South and West. */
  readonly hands: readonly number[];
  readonly ben: Someone;
}

/** A game that the player on the page has played with Ben. */
async function atTheTable(page: Page, someone: (name: string) => Promise<Someone>): Promise<Table> {
  const ben = await someone('Ben Finch');
  const { game, hands } = await newGame(page, 4);
  await markPlayed(page, game.id, { partnerId: ben.id });
  return { gameId: game.id, hands: hands.map(({ id }) => id), ben };
}

async function add(page: Page, handId: number): Promise<void> {
  await page.goto(`/hands/${handId}`);
  await biddingCard(page).getByRole('button', { name: 'Add Bidding' }).click();
}
const save = (page: Page) => biddingCard(page).getByRole('button', { name: 'Save', exact: true });
const undo = (page: Page) => biddingCard(page).getByRole('button', { name: /^Undo/ });

test.beforeEach(({ player }) => expect(player).toBeTruthy());

test.describe('the bidding box', () => {
  test('starts with the dealer, after empty cells, and goes round West, North, East, South', async ({
    page,
    someone,
  }) => {
    const { hands } = await atTheTable(page, someone);
    for (const [index, dealer, row] of [
      [0, 'North', ['', '?', '', '']],
      [1, 'East', ['', '', '?', '']],
      [2, 'South', ['', '', '', '?']],
      [3, 'West', ['?', '', '', '']],
    ] as const) {
      await add(page, hands[index]!);
      await expect(biddingCard(page).getByRole('heading', { name: `${dealer} to call` })).toBeVisible();
      expect(await auctionRows(page)).toEqual([row]);
    }
    await expect(biddingCard(page).getByRole('columnheader')).toHaveText([/West/, /North/, /East/, /South/]);
    for (const [call, turn] of [
      ['1C', 'North'],
      ['Pass', 'East'],
      ['1H', 'South'],
      ['Double', 'West'],
      ['Redouble', 'North'],
    ] as const) {
      await cell(page, call).click();
      await expect(biddingCard(page)).toContainText(`${turn} to call`);
    }
    expect(await auctionRows(page)).toEqual([
      ['1 club', 'Pass', '1 heart', 'Double'],
      ['Redouble', '?', '', ''],
    ]);
  });

  test('works with the mouse, enables legal calls and says why others are not', async ({
    page,
    someone,
    accessible,
  }) => {
    const { hands } = await atTheTable(page, someone);
    await add(page, hands[0]!);
    const calls = biddingCard(page).getByRole('group', { name: 'Bidding box' }).getByRole('button');
    const higher = [2, 3, 4, 5, 6, 7].flatMap((level) =>
      [' clubs', ' diamonds', ' hearts', ' spades', 'NT'].map((strain) => `${level}${strain}`),
    );
    const lowest = ['1 club', '1 diamond', '1 heart', '1 spade', '1NT'];
    await expect(calls).toHaveText([...lowest, ...higher, 'Pass', 'Double', 'Redouble']);
    await expect(cell(page, 'Double')).toHaveAttribute('aria-disabled', 'true');
    await cell(page, '2H').click();
    await expect(cell(page, '2H')).toHaveAttribute('aria-disabled', 'true');
    await expect(cell(page, '2S')).toHaveAttribute('aria-disabled', 'false');
    await cell(page, '1C').hover();
    await expect(biddingCard(page)).toContainText("East's 1 club is not higher than 2 hearts.");
    // A closed call does nothing, however it is pressed.
    await cell(page, '1C').click({ force: true });
    await expect(biddingCard(page)).toContainText('East to call');
    await cell(page, 'Double').click();
    await cell(page, 'Redouble').hover();
    await cell(page, 'Double').hover();
    await expect(biddingCard(page)).toContainText("South's Double would double 2 hearts of the same side.");
    await cell(page, 'Redouble').click();
    expect(await auctionRows(page)).toEqual([
      ['', '2 hearts', 'Double', 'Redouble'],
      ['?', '', '', ''],
    ]);
    await accessible();
  });

  test('works with the keyboard: arrows move, 3 N, P, X and R call, Backspace undoes', async ({
    page,
    someone,
  }) => {
    const { hands } = await atTheTable(page, someone);
    await add(page, hands[0]!);
    await expect(cell(page, '1C')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, '2D')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('x');
    await page.keyboard.press('R');
    await page.keyboard.press('P');
    await page.keyboard.press('3');
    await expect(biddingCard(page).getByRole('cell', { name: '3 …' })).toBeVisible();
    await page.keyboard.press('n');
    expect(await auctionRows(page)).toEqual([
      ['', '2 diamonds', 'Double', 'Redouble'],
      ['Pass', '3NT', '?', ''],
    ]);
    await page.keyboard.type('1C');
    await expect(biddingCard(page)).toContainText("East's 1 club is not higher than 3NT.");
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(biddingCard(page)).toContainText('West to call');

    // Closed calls are reached, too, and say why they are closed.
    await page.keyboard.press('ArrowUp');
    await expect(cell(page, '1D')).toBeFocused();
    await expect(biddingCard(page)).toContainText("West's 1 diamond is not higher than 2 diamonds.");
    // One tab stop for the whole box.
    await page.keyboard.press('Tab');
    await expect(biddingCard(page).getByRole('radio', { name: 'Not said' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(cell(page, '1D')).toBeFocused();
  });

  test('works by touch, also for disabled calls', async ({ page, someone }) => {
    const { gameId, hands, ben } = await atTheTable(page, someone);
    expect(ben).toBeTruthy();
    const carla = await someone('Carla Swift', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await markPlayed(carla.page, gameId, { partnerId: ben.id });
    await carla.page.goto(`/hands/${hands[0]}`);
    await biddingCard(carla.page).getByRole('button', { name: 'Add Bidding' }).tap();
    await cell(carla.page, '1S').tap();
    await cell(carla.page, '1C').tap({ force: true });
    await expect(biddingCard(carla.page)).toContainText("East's 1 club is not higher than 1 spade.");
    await undo(carla.page).tap();
    expect(await auctionRows(carla.page)).toEqual([['', '?', '', '']]);
    const small = await biddingCard(carla.page)
      .locator('[data-call]')
      .evaluateAll((calls) => calls.filter((call) => call.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    expect(await carla.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('says that the auction is over, and how', async ({ page, someone, accessible }) => {
    const { hands } = await atTheTable(page, someone);
    await add(page, hands[0]!);
    await page.keyboard.type('1H');
    await page.keyboard.type('X');
    await page.keyboard.type('PPP');
    await expect(biddingCard(page).getByRole('heading', { name: 'The auction is over' })).toBeVisible();
    await expect(biddingCard(page)).toContainText('1 heart doubled by North');
    await expect(cell(page, 'Pass')).toBeHidden();
    await expect(save(page)).toBeFocused();
    await accessible();
    await page.keyboard.press('Backspace');
    await expect(biddingCard(page)).toContainText('North to call');
    for (let call = 0; call < 4; call += 1) await undo(page).click();
    await expect(undo(page)).toHaveCount(0);
    await page.keyboard.type('PPPP');
    await expect(biddingCard(page)).toContainText('Passed out');
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
    await accessible();

    const edit = biddingCard(page).getByRole('button', { name: 'Edit' });
    await expect(edit).toBeFocused();
    await edit.click();
    await page.keyboard.type('2C');
    await biddingCard(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await auctionRows(page)).toEqual([['', '1 heart', '', '']]);

    await edit.click();
    await page.keyboard.type('PPP');
    await biddingCard(page).getByRole('radio', { name: 'E–W' }).click();
    await save(page).click();
    await expect(biddingCard(page)).toContainText('Final contract 1 heart by North');
    await expect(biddingCard(page)).toContainText('scored as E–W');
    await page.reload();
    await expect(biddingCard(page)).toContainText('scored as E–W');

    await biddingCard(page).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this bidding?' });
    await expect(dialog).toBeVisible();
    await accessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(biddingCard(page)).toContainText('Final contract');
    await biddingCard(page).getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete Bidding' }).click();
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

  test('that could not be saved is kept, and can be saved again', async ({ page, someone }) => {
    expectStatus(503);
    const { hands } = await atTheTable(page, someone);
    await add(page, hands[0]!);
    await page.keyboard.type('1H');
    await page.route('**/partnership-bidding', (route) => route.fulfill({ status: 503, body: '' }), {
      times: 1,
    });
    await save(page).click();
    await expect(biddingCard(page).getByRole('alert')).toContainText('What you entered is still here.');
    expect(await auctionRows(page)).toEqual([['', '1 heart', '?', '']]);
    await save(page).click();
    await expect(biddingCard(page)).toContainText('Not finished');
  });

  test('that cannot be loaded is treated as missing', async ({ page, someone }) => {
    expectStatus(503);
    const { hands } = await atTheTable(page, someone);
    await page.route('**/partnership-bidding', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`/hands/${hands[0]!}`);
    await expect(biddingCard(page).getByRole('button', { name: 'Add Bidding' })).toBeVisible();
    await expect(biddingCard(page).getByRole('alert')).toHaveCount(0);
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
    await accessible();

    await makePartner(page, ben);
    await markPlayed(ben.page, game.id, { partnerId: carla.id });
    await recordBidding(ben.page, { gameId: game.id, handId: hands[1]!.id, partnerId: carla.id }, ['1C']);
    const logged = page.waitForEvent('console', (message) => message.text().includes('with somebody else'));
    await add(page, hands[0]!.id);
    await page.keyboard.type('1S');
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Select Partner' });
    const choose = dialog.getByRole('button', { name: 'Save with this partner' });
    await expect(choose).toBeDisabled();
    await accessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await auctionRows(page)).toEqual([['', '1 spade', '?', '']]);

    await save(page).click();
    await dialog.getByRole('combobox', { name: 'Partner' }).click();
    await page.getByRole('option', { name: 'Ben Finch' }).click();
    const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
    await markPlayed(ben.page, game.id, { partnerId: id });
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/partnership-conflicts*', async (route) => {
      await held;
      await route.continue();
    });
    const order: string[] = [];
    page.on('response', (response) => response.url().includes('-conflicts') && order.push('checked'));
    page.on('request', (request) => request.url().endsWith('-bidding') && order.push(request.method()));
    const asked = page.waitForRequest(`**/partnership-conflicts?partnerId=${ben.id}`);
    await choose.click();
    await asked;
    await expect(dialog).toBeVisible();
    release();
    await expect(dialog).toBeHidden();
    await expect(biddingCard(page)).toContainText('with Ben Finch');
    await expect(biddingCard(page)).toContainText('Not finished');
    // The dialog closes with the save, and nothing is saved before the check is answered.
    expect(order.slice(0, 2)).toEqual(['checked', 'POST']);
    const [, conflicts] = (await logged).args();
    expect(await conflicts?.jsonValue()).toEqual([{ id: hands[1]!.id, boardNumber: 2 }]);
    await expect(toastOf(page)).toHaveText([/Bidding saved/]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(/conflict|somebody else|Carla Swift/i)).toHaveCount(0);
    await page.goto(`/games/${game.id}`);
    await expect(page.getByRole('main')).toContainText('Partner Ben Finch');
  });

  test('is not offered to users who did not play', async ({ page, someone, accessible }) => {
    const { hands } = await atTheTable(page, someone);
    const cleo = await someone('Cleo Wren');
    await cleo.page.goto(`/hands/${hands[0]}`);
    await expect(biddingCard(cleo.page)).toContainText(
      'Only players who participated in this game can enter bidding sequences.',
    );
    await expect(biddingCard(cleo.page).getByRole('button')).toHaveCount(0);
    await accessible(cleo.page);
  });
});

test.describe('two partners at once', () => {
  /** Both have the same record open. */
  async function bothEditing(page: Page, someone: (name: string) => Promise<Someone>) {
    const table = await atTheTable(page, someone);
    const handId = table.hands[0]!;
    await recordBidding(page, { gameId: table.gameId, handId, partnerId: table.ben.id }, ['1H', 'Pass']);
    for (const at of [page, table.ben.page]) {
      await at.goto(`/hands/${handId}`);
      await biddingCard(at).getByRole('button', { name: 'Edit' }).click();
    }
    return table.ben.page;
  }

  test('the later one sees both versions, and nothing is overwritten silently', async ({
    page,
    someone,
    accessible,
  }) => {
    const ben = await bothEditing(page, someone);
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
    await accessible();
    await save(page).click();
    await expect(biddingCard(page).getByRole('region', { name: 'Saved meanwhile' })).toBeFocused();
    await biddingCard(page).getByRole('button', { name: 'Use mine' }).click();
    await expect(biddingCard(page).getByRole('alert')).toHaveCount(0);
    await save(page).click();
    await expect(biddingCard(page).getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(await auctionRows(page)).toEqual([
      ['', '1 heart', 'Pass', '2 hearts'],
      ['Pass', '', '', ''],
    ]);
    await expect(biddingCard(ben).getByRole('table')).toContainText('2 hearts');
  });

  test('an outdated save is refused, and either version can be kept', async ({ page, someone }) => {
    expectStatus(409);
    const ben = await bothEditing(page, someone);
    // Events are blocked, as on a connection so slow that the save comes first.
    await page.route('**/partnership-bidding', (route) =>
      route.request().method() === 'GET' ? null : route.continue(),
    );
    await page.keyboard.type('2H');
    await ben.keyboard.type('4H');
    await save(ben).click();
    await expect(biddingCard(ben)).toContainText('Not finished');
    await save(page).click();
    await expect(biddingCard(page).getByRole('alert')).toContainText('Nothing has been overwritten');
    await expect(biddingCard(ben).getByRole('table')).toContainText('4 hearts');
    await biddingCard(page).getByRole('button', { name: 'Keep saved' }).click();
    await expect(biddingCard(page).getByRole('table')).toContainText('4 hearts');

    await biddingCard(page).getByRole('button', { name: 'Edit' }).click();
    await biddingCard(ben).getByRole('button', { name: 'Edit' }).click();
    await ben.keyboard.type('P');
    await save(ben).click();
    await expect(biddingCard(ben)).toContainText('North is to call');
    await page.keyboard.type('X');
    await save(page).click();
    await biddingCard(page).getByRole('button', { name: 'Use mine' }).click();
    await save(page).click();
    await expect(biddingCard(page).getByRole('table')).toContainText('Double');
    await expect(biddingCard(ben).getByRole('table')).toContainText('Double');
  });

  test('a record that was deleted meanwhile can be recorded again', async ({ page, someone }) => {
    expectStatus(404);
    const { gameId, hands, ben } = await atTheTable(page, someone);
    await markPlayed(ben.page, gameId, {});
    const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
    await markPlayed(ben.page, gameId, { partnerId: id });
    await recordBidding(page, { gameId, handId: hands[0]!, partnerId: ben.id }, ['1H']);
    await ben.page.goto(`/hands/${hands[0]}`);
    await biddingCard(ben.page).getByRole('button', { name: 'Edit' }).click();
    await page.request.delete(`/api/hands/${hands[0]}/partnership-bidding`);
    await ben.page.keyboard.type('1S');
    await save(ben.page).click();
    await expect(biddingCard(ben.page).getByRole('alert')).toContainText('has deleted this record meanwhile');
    await save(ben.page).click();
    await expect(biddingCard(ben.page)).toContainText('Not finished: South is to call');
  });
});

test('entering bidding is accessible and does not scroll sideways', async ({
  page,
  someone,
  comfortable,
}) => {
  const { hands } = await atTheTable(page, someone);
  await add(page, hands[1]!);
  await page.keyboard.type('1HX');
  await comfortable();
});
