import { fileOf } from './games.ts';
import { auctionRows, biddingCard, comments, discussion, openEditor, say } from './partnership.ts';
import { dealt, pbn } from './records.ts';
import { expect, test } from './test.ts';

test('two partners bid three boards and discuss them, and a third user sees only what is public', async ({
  someoneOnPage,
}) => {
  test.slow();
  const ada = await someoneOnPage('Ada Lark');
  const ben = await someoneOnPage('Ben Finch');
  const cleo = await someoneOnPage('Cleo Wren');
  const boards = dealt(3).map((board) => ({ ...board, more: '[Declarer "S"]\n[Contract "4HX"]' }));

  await test.step('Ada finds Ben and makes him her partner', async () => {
    await ada.page.goto('/account?tab=partners');
    await expect(ada.page.getByText('No partners yet')).toBeVisible();
    await ada.page.getByLabel('Search players').fill(ben.person.email);
    await ada.page.keyboard.press('Enter');
    await ada.page.getByRole('button', { name: 'Add Partner' }).click();
    await expect(ada.page.getByText('Already Partner')).toBeVisible();
  });

  await test.step('Ada uploads a game', async () => {
    await ada.page.goto('/');
    await ada.page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
    const dialog = ada.page.getByRole('dialog', { name: 'Upload PBN File' });
    await dialog.locator('input[type=file]').setInputFiles(fileOf(pbn({ boards }), 'evening.pbn'));
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(ada.page).toHaveURL(/\/games\/\d+/);
    await ada.page
      .getByRole('dialog', { name: 'Edit Game Details' })
      .getByRole('button', { name: 'Cancel' })
      .click();
  });
  const gamePath = new URL(ada.page.url()).pathname;

  await test.step('Ada marks it as played with Ben, and contracts appear', async () => {
    const cards = ada.page.getByRole('list', { name: 'Hands' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).not.toContainText('by South');
    await ada.page.getByRole('switch', { name: 'Played this game' }).click();
    const dialog = ada.page.getByRole('dialog', { name: 'Mark Game Participation' });
    await dialog.getByRole('combobox', { name: 'Partner' }).click();
    await ada.page.getByRole('option', { name: 'Ben Finch' }).click();
    await dialog.getByRole('radio', { name: 'South' }).click();
    await dialog.getByRole('button', { name: 'Mark as Played' }).click();
    await expect(ada.page.getByRole('switch', { name: 'Played this game' })).toBeChecked();
    await expect(ada.page.getByRole('main')).toContainText('with Ben Finch');
    await expect(cards.first()).toContainText('by South');
  });

  await test.step('Ada bids three boards', async () => {
    await ada.page.getByRole('link', { name: 'Board 1', exact: true }).click();
    for (const [typed, end] of [
      ['1HP4HPPP', 'Final contract 4 hearts by North'],
      ['1NPPXPPP', 'Final contract 1NT doubled by East'],
      ['PPPP', 'Passed out'],
    ] as const) {
      await openEditor(ada.page, 'Add Bidding');
      await ada.page.keyboard.type(typed);
      await biddingCard(ada.page).getByRole('button', { name: 'Save' }).click();
      await expect(biddingCard(ada.page)).toContainText(end);
      await expect(biddingCard(ada.page)).toContainText('with Ben Finch');
      const next = ada.page
        .getByRole('link', { name: 'Next' })
        .or(ada.page.getByRole('button', { name: 'Next', exact: true }));
      if (await next.isEnabled()) await next.click();
    }
    expect(await auctionRows(ada.page)).toEqual([
      ['', '', '', 'Pass'],
      ['Pass', 'Pass', 'Pass', ''],
    ]);
  });

  await test.step('Ben sees them, is suggested Ada as partner, and amends the first', async () => {
    await ben.page.goto(gamePath);
    await expect(ben.page.getByText('3 with bidding')).toBeVisible();
    await expect(ben.page.getByText('Ada Lark says they played it with you')).toBeVisible();
    await ben.page.getByRole('switch', { name: 'Played this game' }).click();
    const dialog = ben.page.getByRole('dialog', { name: 'Mark Game Participation' });
    await expect(dialog.getByRole('combobox', { name: 'Partner' })).toHaveText('Ada Lark');
    await dialog.getByRole('button', { name: 'Mark as Played' }).click();
    await expect(ben.page.getByRole('main')).toContainText('with Ada Lark');

    await ben.page.getByRole('link', { name: 'Board 1', exact: true }).click();
    await expect(biddingCard(ben.page)).toContainText('Recorded by Ada Lark');
    await openEditor(ben.page, 'Edit');
    for (let call = 0; call < 4; call += 1) {
      await biddingCard(ben.page).getByRole('button', { name: /^Undo/ }).click();
    }
    await ben.page.keyboard.type('3HPPP');
    await biddingCard(ben.page).getByRole('button', { name: 'Save' }).click();
    await expect(biddingCard(ben.page)).toContainText('Final contract 3 hearts by North');
    await expect(biddingCard(ben.page).getByRole('button', { name: 'Delete' })).toHaveCount(0);
  });

  await test.step('Ada sees the change, and both talk without reloading', async () => {
    await ada.page.goto(gamePath);
    await ada.page.getByRole('link', { name: 'Board 1', exact: true }).click();
    await expect(biddingCard(ada.page)).toContainText('Final contract 3 hearts by North');
    await say(ada.page, 'Why not 4!H?');
    await expect(comments(ben.page)).toHaveText([/Ada Lark.*Just now.*Why not 4 hearts\?/s]);
    await say(ben.page, 'You had a minimum.');
    await expect(comments(ada.page)).toHaveText([/Ada Lark/, /Ben Finch.*You had a minimum\./s]);
    await discussion(ada.page).getByRole('tab', { name: 'Partnership only' }).click();
    await expect(discussion(ada.page)).toContainText('Visible to everyone');
    await expect(comments(ada.page)).toHaveCount(2);
  });

  await test.step('Cleo sees neither their record nor a contract, and may talk', async () => {
    await cleo.page.goto(gamePath);
    const cards = cleo.page.getByRole('list', { name: 'Hands' }).getByRole('listitem');
    await expect(cards.first()).toContainText('Has bidding');
    await expect(cards.first()).toContainText('2 comments');
    await expect(cards.first()).not.toContainText('by South');
    await cleo.page.getByRole('link', { name: 'Board 1', exact: true }).click();
    await expect(biddingCard(cleo.page)).toContainText(
      'Only players who participated in this game can enter bidding sequences.',
    );
    await expect(biddingCard(cleo.page).getByRole('table')).toHaveCount(0);
    await say(cleo.page, 'At our table it was 2!S.');
    await discussion(ada.page)
      .getByRole('tab', { name: /All comments/ })
      .click();
    await expect(comments(ada.page)).toHaveCount(3);
    await discussion(ada.page).getByRole('tab', { name: 'Partnership only' }).click();
    await expect(comments(ada.page)).toHaveCount(2);
  });

  await test.step('Ada has figures', async () => {
    await ada.page.goto('/account?tab=stats');
    const figure = (label: string) =>
      ada.page.locator('dl > div').filter({ has: ada.page.getByText(label, { exact: true }) });
    await expect(figure('Games Uploaded')).toContainText('1');
    await expect(figure('Hands Reviewed')).toContainText('3');
    await expect(figure('Comments Made')).toContainText('1');
    await expect(figure('Bidding Accuracy')).toContainText(/\d+%/);
  });
});
