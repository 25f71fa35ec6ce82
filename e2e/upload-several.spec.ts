import { fileOf, uploadRecord } from './games.ts';
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
  player: _signedIn,
}) => {
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
  await review.getByLabel('This is me').selectOption({ label: 'Ann Lark, North, with Ben Moss' });
  await review.getByRole('button', { name: 'Upload 5 boards' }).click();

  await page.waitForURL(/\/games\/\d+\?edit=true$/);
  await page
    .getByRole('dialog', { name: 'Edit Game Details' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hands (5)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Board 7' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Played this game' })).toBeChecked();
});

/** Two tables of each board, without deals. */
const results = (title: string, numbers: readonly number[]): string => {
  const day = today().split('.').toReversed().join('/');
  const pair = (number: number, one: string, other: string) =>
    `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER>${[one, other].map((name) => `<PLAYER><PLAYER_NAME>${name}</PLAYER_NAME></PLAYER>`).join('')}</PAIR>`;
  const line = (ns: number, ew: number, tricks: number, score: number) =>
    `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER><CONTRACT>1NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>${tricks}</TRICKS><SCORE>${score}</SCORE></TRAVELLER_LINE>`;
  const boards = numbers.map(
    (number) =>
      `<BOARD><BOARD_NUMBER>${number}</BOARD_NUMBER>${line(1, 2, 7, 90)}${line(3, 4, 8, 120)}</BOARD>`,
  );
  return `<?xml version="1.0"?><USEBIO Version="1.2"><CLUB><CLUB_NAME>Larkmoor</CLUB_NAME></CLUB>
<EVENT EVENT_TYPE="MP_PAIRS"><EVENT_DESCRIPTION>${title}</EVENT_DESCRIPTION><DATE>${day}</DATE><PARTICIPANTS>
${pair(1, 'Ann Lark', 'Ben Moss')}${pair(2, 'Cleo Finch', 'Dan Reed')}${pair(3, 'Eve Wren', 'Finn Teal')}${pair(4, 'Gil Swift', 'Hal Crane')}
</PARTICIPANTS>${boards.join('')}</EVENT></USEBIO>`;
};

test('results that come later join the game, another tab sees them, and they are removed as a whole', async ({
  page,
  player: _signedIn,
  context,
}) => {
  const title = `Larkmoor Evening ${Date.now()}`;
  const {
    game: { id },
  } = await uploadRecord(page, pbn({ event: title, date: today(), boards: dealt(3) }));
  const other = await context.newPage();
  await other.goto(`/games/${id}/ranking`);
  await expect(other.getByRole('heading', { name: title, level: 1 })).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload PBN File' });
  await dialog.locator('input[type=file]').setInputFiles(fileOf(results(title, [1, 2, 3, 9]), 'results.xml'));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const review = page.getByRole('dialog', { name: 'What we understood' });
  await expect(review.getByRole('heading', { name: `Results for ${title}` })).toBeVisible();
  await expect(review).toContainText('3 of 4 board numbers are there');
  await expect(review).toContainText('The results of board 9 were left out: the game has no such board.');
  await review.getByRole('button', { name: 'Add 6 results' }).click();

  await page.waitForURL(`/games/${id}`);
  const added = page.getByRole('list', { name: 'Results that were added' });
  await expect(added).toContainText('6 results added from results.xml');
  await expect(other.getByText('Eve Wren')).toBeVisible();

  await page.reload();
  await added.getByRole('button', { name: 'Undo: 6 results added' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove results' }).click();
  await expect(added).toHaveCount(0);
  await expect(other.getByText('Eve Wren')).toHaveCount(0);
});
