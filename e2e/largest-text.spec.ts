import { scrollIntoSight } from './scroll-into-sight.ts';
import { uploadRecord } from './games.ts';
import { expectBoardWraps, phoneWithText } from './large-text.ts';
import { markPlayed, recordBidding } from './partnership.ts';
import { newDeal, pbn, played } from './records.ts';
import { expect, test } from './test.ts';

// Twice as large as usual, as WCAG 1.4.4 has it, on a small phone.
test.use(phoneWithText(32, 360));

test('with text of twice its size a board with two auctions and a play is no wider than the phone', async ({
  page,
  player,
  someone,
}) => {
  const ben = await someone('Ben Finch');
  const profile = { ...player, displayName: 'Wilhelmina Amsel' };
  expect((await page.request.patch('/api/user/profile', { data: profile })).status()).toBe(200);
  const names = {
    N: `${player.firstName} ${player.lastName}`,
    E: 'Bram Kestrel',
    S: 'Ruth Falke-Rosenthal',
    W: 'Oona Marsh',
  };
  const boards = played(1, newDeal(), [{ names, cards: 52 }]);
  const { game, hands } = await uploadRecord(page, pbn({ boards }));
  await markPlayed(page, game.id, { partnerId: ben.id, seat: 'N' });
  const hand = { gameId: game.id, handId: hands[0]!.id, partnerId: ben.id };
  await recordBidding(page, hand, ['1NT', 'Pass', 'Pass', 'Pass']);
  await page.goto(`/hands/${hand.handId}`);
  // The simulations begin once somebody has come near.
  for (const name of ['Contract odds', 'Lead lab']) {
    const part = page.getByRole('region', { name });
    await scrollIntoSight(part);
    await expect(part.getByRole('button', { name: 'Run simulation' })).toBeVisible();
  }
  // Two auctions to choose from, and the names of the curve's two scales.
  await expect(page.getByRole('radiogroup', { name: 'Auction' })).toBeVisible();
  await expect(page.locator('.curve-head').first()).toBeVisible();
  await expectBoardWraps(page);
});
