import { uploadRecord } from './games.ts';
import { biddingCard, makePartner } from './partnership.ts';
import { newDeal, pbn, played } from './records.ts';
import { expect, test } from './test.ts';

test('a player finds their pair in the results, takes over its auctions, and undoes it', async ({
  page,
  player,
  someone,
  accessible,
}) => {
  const ben = await someone('Ben Finch');
  await makePartner(page, ben);
  const own = `${player.firstName} ${player.lastName}`;
  const others = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };
  const tables = [
    { names: { ...others, N: `${own.toUpperCase()}#56252`, S: 'Benedict Finch' }, table: '1', cards: 0 },
    { names: { ...others, E: 'Benedict  Finch', W: own }, table: '2', cards: 0 },
  ];
  const boards = tables.flatMap((table, index) =>
    played(index + 1, newDeal(), [{ names: others, table: '9', cards: 0 }, table]),
  );
  const { game, hands } = await uploadRecord(page, pbn({ boards }));
  await page.goto(`/games/${game.id}`);

  await page.getByRole('button', { name: 'Find your pair' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which pair were you?' });
  await expect(dialog.getByRole('radio', { name: 'both directions, 2 boards' })).toBeChecked();
  await expect(dialog).toContainText('both directions, 2 boards, all with an auction');
  await accessible();
  await dialog.getByRole('combobox', { name: 'Partner' }).click();
  await page.getByRole('option', { name: /Ben Finch/ }).click();
  await dialog.getByRole('button', { name: 'This was us' }).click();
  const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
  await expect(toast).toContainText('2 auctions recorded');
  await expect(page.getByRole('switch', { name: 'Played this game' })).toBeChecked();

  // The second board was played the other way round.
  await page.goto(`/hands/${hands[1]!.id}`);
  await expect(biddingCard(page)).toContainText('Final contract 3NT by East');
  await expect(biddingCard(page)).toContainText('with Ben Finch');
  await expect(biddingCard(page)).toContainText('E–W');
  await expect(page.getByRole('region', { name: 'Results' }).locator('[data-own]')).toContainText('Table 2');

  await page.goto(`/games/${game.id}`);
  await page.getByRole('button', { name: /change your pair$/ }).click();
  await page.getByRole('button', { name: 'Undo that this was your pair' }).click();
  await expect(toast).toContainText('2 records removed.');
  await expect(page.getByRole('switch', { name: 'Played this game' })).not.toBeChecked();
  await page.goto(`/hands/${hands[1]!.id}`);
  await expect(biddingCard(page)).toContainText('Only players who participated in this game');
});
