import { fileOf } from './games.ts';
import { dealt, type Deal, handText, newDeal, pbn, today } from './records.ts';
import { expect, test } from './test.ts';

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** As people paste it in a mail. */
const diagram = (deal: Deal): string =>
  SEATS.map(
    (seat) =>
      `${seat}: ${handText(deal[seat])
        .split('.')
        .map((suit) => suit || '-')
        .join(' ')}`,
  ).join('\n');

/** `SAKHQ2DC7`, as addresses of hand viewers have it. */
const viewerHand = (cards: Deal['N']): string =>
  handText(cards)
    .split('.')
    .map((suit, index) => `${'shdc'.charAt(index)}${suit}`)
    .join('');

test('two files of one evening, a pasted deal and an address become one game, after a look at what they are', async ({
  page,
  player,
}) => {
  expect(player).toBeTruthy();
  const title = `Larkmoor Pairs ${Date.now()}`;
  const boards = dealt(3);
  const table = '[North "Ann Lark"]\n[South "Ben Moss"]\n[Contract "1NT"]\n[Declarer "N"]\n[Result "7"]';
  const viewed = newDeal();
  const hands = SEATS.map((seat) => `${seat.toLowerCase()}=${viewerHand(viewed[seat])}`).join('&');

  await page.goto('/');
  await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload PBN File' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      fileOf(pbn({ event: title, date: today(), boards }), 'deals.pbn'),
      fileOf(
        pbn({ event: title, date: today(), boards: boards.map((board) => ({ ...board, more: table })) }),
        'results.pbn',
      ),
    ]);
  await dialog.getByLabel('An address').fill(`https://example.org/handviewer.html?${hands}&b=7&d=s&v=b`);
  await dialog.getByLabel('Pasted text').fill(`Board 9\n${diagram(newDeal())}`);
  await dialog.getByRole('button', { name: 'Continue' }).click();

  const review = page.getByRole('dialog', { name: 'What we understood' });
  await expect(review.getByRole('listitem')).toContainText([
    /deals\.pbn.*3 deals\. No results/,
    /results\.pbn.*3 deals, 3 results, 2 players named/,
    /Hand viewer address.*1 deal\./,
    /Pasted text.*1 deal\./,
  ]);
  await expect(review.getByRole('heading', { name: 'Together they are one game' })).toBeVisible();
  await expect(review).toContainText(title);
  await review.getByRole('button', { name: 'Upload 5 boards' }).click();

  await page.waitForURL(/\/games\/\d+\?edit=true$/);
  await page
    .getByRole('dialog', { name: 'Edit Game Details' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hands (5)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Board 7' })).toBeVisible();
});
