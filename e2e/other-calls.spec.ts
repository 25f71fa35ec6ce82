import { scrollIntoSight } from './scroll-into-sight.ts';
import { uploadRecord } from './games.ts';
import { type Deal, pbn, randomDeal } from './records.ts';
import { expect, test } from './test.ts';

/** North and South lack two spades and nothing else, so that layouts are solved at once. */
const SOLID: Deal = {
  N: 'SA SQ SJ ST S9 S8 HA HK HQ D3 D2 C3 C2'.split(' '),
  E: 'SK HJ HT H9 H8 DJ DT D9 D8 CQ CJ CT C9'.split(' '),
  S: 'S7 S6 S5 S4 S3 H4 H3 H2 DA DK DQ CA CK'.split(' '),
  W: 'S2 H7 H6 H5 D7 D6 D5 D4 C8 C7 C6 C5 C4'.split(' '),
};

const AUCTION = ['[Auction "E"]', 'Pass 1S Pass 4S', 'Pass Pass Pass'].join('\n');

test('a player sees what else could have been called, live', async ({
  page,
  player: _signedIn,
  accessible,
}) => {
  // The first board must be new for the file to be taken.
  const boards = [
    { number: 1, deal: randomDeal() },
    { number: 2, deal: SOLID, more: AUCTION },
  ];
  const { hands } = await uploadRecord(page, pbn({ event: 'Larkmoor Calls', boards }));
  await page.goto(`/hands/${hands[1]!.id}`);
  const card = page.getByRole('region', { name: 'Other calls' });
  await scrollIntoSight(card);
  await card.getByRole('button', { name: 'North: 4 spades' }).click();
  // It fails on few layouts or none, so that the first figures will do.
  await expect(card.getByRole('row', { name: /^6 ?spades/ })).toContainText(/makes (100|>99)%/, {
    timeout: 60_000,
  });
  await expect(card).toContainText('After each call everybody passes');
  await accessible(card);
});
