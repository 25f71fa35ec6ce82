import { uploadRecord } from './games.ts';
import { markPlayed, recordBidding } from './partnership.ts';
import { dealt, newDeal, pbn, played } from './records.ts';
import { expect, test } from './test.ts';

test('a player works through the boards in a list, which stays as it was left', async ({
  page,
  player,
  someone,
  comfortable,
}) => {
  const ben = await someone('Ben Finch');
  const own = `${player.firstName} ${player.lastName}`;
  const others = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };
  const boards = [1, 2, 3].flatMap((number) =>
    played(number, newDeal(), [
      { names: { ...others, N: own }, table: '1', cards: 0 },
      { names: others, table: '2', cards: 0 },
      { names: others, table: '3', cards: 0, result: 8 },
    ]),
  );
  const { game, hands } = await uploadRecord(page, pbn({ boards }));
  const path = `/games/${game.id}`;
  const list = page.getByRole('table', { name: 'Boards' });
  const heads = list.getByRole('rowheader');
  const filters = page.getByRole('group', { name: 'Boards to show' });

  await test.step('contracts are for those who played', async () => {
    await page.goto(path);
    await page.getByRole('radio', { name: 'Board list' }).click();
    await expect(heads).toHaveCount(3);
    await expect(list.getByRole('columnheader', { name: 'Contract' })).toHaveCount(0);
    expect(await (await page.request.get(`/api${path}/my-boards`)).json()).toEqual([]);
  });

  await test.step('boards without a record, and those whose record differs from the file, are found', async () => {
    await markPlayed(page, game.id, { partnerId: ben.id, seat: 'N' });
    const hand = { gameId: game.id, partnerId: ben.id };
    const passed = ['Pass', 'Pass', 'Pass', 'Pass'];
    await recordBidding(page, { ...hand, handId: hands[1]!.id }, passed);
    await page.reload();
    await expect(list.getByRole('columnheader', { name: 'Matchpoints' })).toBeVisible();
    await expect(filters.getByRole('button', { name: 'Not yet bid 2' })).toBeVisible();
    await filters.getByRole('button', { name: 'Differs from the file 1' }).click();
    await expect(heads).toHaveCount(1);
    await expect(list.getByRole('row').nth(1)).toContainText(/Passed out.*file: 3NT/);
    await comfortable();
    await page.getByRole('radio', { name: 'Cards' }).click();
    await expect(page.getByRole('list', { name: 'Hands' })).toContainText('Your record. The file has 3NT by');
    await page.getByRole('radio', { name: 'Board list' }).click();
  });

  await test.step('a reload, a row and the way back keep filter and order', async () => {
    await filters.getByRole('button', { name: 'Not yet bid 2' }).click();
    await list.getByRole('button', { name: 'Board' }).click();
    await expect(heads).toHaveText([/Board 3/, /Board 1/]);
    await page.reload();
    await expect(heads).toHaveText([/Board 3/, /Board 1/]);
    // Anywhere in the row.
    await list
      .getByRole('row')
      .nth(1)
      .click({ position: { x: 400, y: 20 } });
    await expect(page).toHaveURL(`/hands/${hands[2]!.id}`);
    await page.getByRole('link', { name: 'Back to game' }).click();
    await expect(heads).toHaveText([/Board 3/, /Board 1/]);
    await page.goBack();
    await page.goBack();
    await expect(heads).toHaveText([/Board 3/, /Board 1/]);
  });
});

test('a list of many boards draws the rows in view, and keeps its length and the focus while it scrolls', async ({
  page,
  player: _signedIn,
}) => {
  const { game } = await uploadRecord(page, pbn({ boards: dealt(400) }));
  await page.goto(`/games/${game.id}`);
  await page.getByRole('radio', { name: 'Board list' }).click();
  const row = (board: number) => page.getByRole('rowheader', { name: new RegExp(`^Board ${board}\\b`) });
  await expect(row(1)).toBeVisible();
  await expect(row(300)).toHaveCount(0);
  const height = () => page.locator('tbody').evaluate((body) => body.getBoundingClientRect().height);
  const before = await height();
  await row(1).getByRole('link').focus();
  await page.mouse.move(400, 400);
  for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10_000);
  // What is in view is drawn.
  const inView = () =>
    page.evaluate(() => Number(document.elementFromPoint(400, 400)?.closest('tr')?.dataset['index']));
  await expect.poll(inView).toBeGreaterThan(200);
  expect(await height()).toBe(before);
  expect(await page.getByRole('rowheader').count()).toBeLessThan(100);
  await expect(row(1).getByRole('link')).toBeFocused();
});
