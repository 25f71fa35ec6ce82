import { uploadRecord } from './games.ts';
import { biddingCard, cell, comments, makePartner, markPlayed, say } from './partnership.ts';
import { expect, test, toastOf } from './test.ts';

/** A broadcast: an alert, and the chat of two commentators. */
const lin = (event: string) =>
  [
    `vg|${event},,I,1,1,Larks,0,Herons,0|`,
    'pn|Ines,Bram,Ruth,Oona|',
    'md|3SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98|sv|o|ah|Board 1|',
    'nt|larkfan: Good evening. More at https://example.org/larks.|',
    'mb|1C!|an|two or more|mb|p|mb|1H|nt|larkfan: 1NT-2C was their way last year, with !sK8.|mb|p|mb|1N|mb|p|mb|p|mb|p|',
    'pc|D3|nt|heronwatch: a quiet lead|pc|D4|pc|D5|pc|DA|',
  ].join('');

test('players explain their calls, and what is written about a board is set as bridge notation', async ({
  page,
  player,
  someoneOnPage,
  accessible,
}) => {
  const ben = await someoneOnPage('Ben Finch');
  await makePartner(page, ben);
  const { game, hands } = await uploadRecord(page, lin(`Notation ${player.email}`), 'broadcast.lin');
  await markPlayed(page, game.id, { partnerId: ben.id });
  await markPlayed(ben, game.id);
  await page.goto(`/hands/${hands[0]!.id}`);

  // Chat stands apart from alerts.
  const commentary = page.getByRole('region', { name: 'Commentary' });
  await expect(commentary).toContainText('larkfan: Good evening.');
  await expect(commentary).toContainText('heronwatch: a quiet lead');
  await expect(commentary).not.toContainText('two or more');
  await expect(commentary.getByRole('link')).toHaveAttribute('href', 'https://example.org/larks');
  await expect(commentary.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  const auction = page.getByRole('region', { name: /^Auction at the table/ });
  await expect(auction).toContainText('Alert: two or more');
  await expect(auction).not.toContainText('larkfan');

  // One's own calls are explained and read by one's partner.
  await page.getByRole('button', { name: 'Add Bidding' }).click();
  await cell(page, '1NT').click();
  await page.getByRole('button', { name: 'Explain North’s 1 notrump' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Meaning').fill('15 to 17, no 5 card major: 4H is out');
  await dialog.getByRole('switch', { name: 'Alerted' }).click();
  await accessible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await biddingCard(page).getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page)).toContainText('Bidding saved');
  await ben.page.goto(`/hands/${hands[0]!.id}`);
  const call = biddingCard(ben.page).getByRole('button', { name: /^1NT ?, Alert: 15 to 17/ });
  await call.click();
  await expect(call).toHaveAttribute('aria-expanded', 'true');

  await say(page, 'I led !sK against 4HX, see <b>1NT-p-2C</b>');
  await expect(comments(page)).toContainText('king of spades against 4 hearts doubled, see <b>1NT-');
  await expect(comments(page).locator('p svg')).toHaveCount(3);
  await accessible();
});
