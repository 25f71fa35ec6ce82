import { scrollIntoSight } from './scroll-into-sight.ts';
import { uploadRecord } from './games.ts';
import { expectBoardWraps, phoneWithText } from './large-text.ts';
import { newDeal, pbn, played } from './records.ts';
import { expect, test } from './test.ts';

// Half as large again as usual, as set in the browser.
test.use(phoneWithText(24, 390));

test('with large text on a phone a board wraps and scrolls, and nothing lies over anything', async ({
  page,
  player: _signedIn,
}) => {
  const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };
  const { hands } = await uploadRecord(page, pbn({ boards: played(1, newDeal(), [{ names }]) }));
  await page.goto(`/hands/${hands[0]!.id}`);
  // The simulations begin once somebody has come near.
  for (const name of ['Contract odds', 'Lead lab']) {
    const part = page.getByRole('region', { name });
    await scrollIntoSight(part);
    await expect(part.getByRole('button', { name: 'Run simulation' })).toBeVisible();
  }
  await expectBoardWraps(page);
});
