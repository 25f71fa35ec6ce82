import type { Page } from '@playwright/test';
import { type Uploaded, uploadRecord } from './games.ts';
import { type Deal, dealt, handText, newDeal, pbn, playOf, played, winnerOf, points } from './records.ts';
import { themeRed } from './theme-red.ts';
import { expect, expectStatus, test } from './test.ts';

const SEATS = { N: 'North', E: 'East', S: 'South', W: 'West' } as const;
const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };
const others = { N: 'Piet Reiher', E: 'Greta Wren', S: 'Milo Dohle', W: 'Ada Swift' };

const handOf = (page: Page, seat: string) =>
  page.getByRole('region', { name: 'The deal' }).getByRole('region', { name: seat });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'The play' });

async function open(page: Page, record: string, index = 0): Promise<Uploaded> {
  const uploaded = await uploadRecord(page, record);
  await page.goto(`/hands/${uploaded.hands[index]!.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Board \d+$/);
  return uploaded;
}

const playedGame = (deal: Deal, cards = 52) => pbn({ boards: played(1, deal, [{ names, cards }]) });

test.beforeEach(({ player }) => expect(player).toBeTruthy());

test.describe('the hand page', () => {
  test('has board, game, badges and a way back to the game', async ({ page }) => {
    const record = pbn({
      event: 'Larkmoor Teams',
      site: 'Harbour Hall',
      date: '2025.10.18',
      round: '3',
      boards: [...dealt(1), ...played(2, newDeal(), [{ names, cards: 0 }])],
    });
    const { game } = await open(page, record, 1);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Board 2');
    const back = page.getByRole('link', { name: 'Back to game' });
    // The head alone: below it stands much of this once more.
    const head = page.getByRole('main').locator('div').filter({ has: title }).filter({ has: back }).last();
    for (const fact of ['Larkmoor Teams', '18 October 2025', 'Harbour Hall', 'Round 3'])
      await expect(head.getByText(fact, { exact: true }).first()).toBeVisible();
    for (const badge of ['Dealer East', 'N–S vulnerable', 'Has Bidding', '3NT by East'])
      await expect(head.getByText(badge, { exact: true }).first()).toBeVisible();
    await back.click();
    await expect(page).toHaveURL(`/games/${game.id}`);
  });

  test('shows the four hands with their points and suits, a dash for a void', async ({ page }) => {
    const deal = newDeal();
    const all = [...deal.N, ...deal.E, ...deal.S, ...deal.W];
    // All spades in one hand, so that the three others are void of them.
    const spades = all.filter((card) => card.startsWith('S'));
    const rest = all.filter((card) => !card.startsWith('S'));
    const voids: Deal = { N: spades, E: rest.slice(0, 13), S: rest.slice(13, 26), W: rest.slice(26) };
    await open(page, pbn({ boards: [{ number: 1, deal: voids }] }));
    for (const seat of ['N', 'E', 'S', 'W'] as const) {
      const hand = handOf(page, SEATS[seat]);
      await expect(hand).toContainText(new RegExp(`(?<!\\d)${points(voids[seat])} HCP\\b`));
      const texts = handText(voids[seat])
        .split('.')
        .map((suit) => (suit === '' ? '–none' : suit));
      await expect(hand.getByRole('definition')).toHaveText(texts);
    }
    const colour = (suit: number) =>
      handOf(page, 'East')
        .locator('dt svg')
        .nth(suit)
        .evaluate((icon) => getComputedStyle(icon).color);
    const [spade, heart, diamond, club] = await Promise.all([0, 1, 2, 3].map(colour));
    const red = await themeRed(page);
    expect([heart, diamond]).toEqual([red, red]);
    expect(spade).toBe(club);
    expect(spade).not.toBe(red);
  });

  test('says where a hand is not known', async ({ page }) => {
    const { N, S } = newDeal();
    await open(
      page,
      `[Event "Lesson"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:${handText(N)} - ${handText(S)} -"]\n`,
    );
    await expect(handOf(page, 'East')).toContainText('No hand data');
    await expect(handOf(page, 'West')).toContainText('No hand data');
    await expect(handOf(page, 'North')).toContainText('HCP');
  });

  test('has the deal on the left, the bidding on the right and the discussion below it', async ({ page }) => {
    await open(page, pbn({ boards: dealt(1) }));
    const box = async (name: string) => (await page.getByRole('region', { name }).boundingBox())!;
    await expect(page.getByRole('region', { name: 'Partnership bidding' })).toContainText('Only players');
    await expect(page.getByRole('region', { name: 'Discussion' })).toContainText('No comments yet');
    const deal = await box('The deal');
    const bidding = await box('Partnership bidding');
    expect(bidding.x).toBeGreaterThanOrEqual(deal.x + deal.width);
    expect((await box('Discussion')).y).toBeGreaterThanOrEqual(bidding.y + bidding.height);
  });

  test('is a compass on wide screens and stands in rows of two on narrow ones', async ({ page }) => {
    await open(page, pbn({ boards: dealt(1) }));
    const box = async (seat: string) => (await handOf(page, seat).boundingBox())!;
    const wide = { N: await box('North'), W: await box('West'), E: await box('East'), S: await box('South') };
    expect(wide.N.y).toBeLessThan(wide.W.y);
    expect(wide.S.y).toBeGreaterThan(wide.W.y + wide.W.height / 2);
    expect(wide.W.x).toBeLessThan(wide.N.x);
    expect(wide.E.x).toBeGreaterThan(wide.N.x);
    await page.setViewportSize({ width: 390, height: 844 });
    const narrow = {
      N: await box('North'),
      W: await box('West'),
      E: await box('East'),
      S: await box('South'),
    };
    for (const seat of ['W', 'S'] as const) expect(Math.round(narrow[seat].x)).toBe(Math.round(narrow.N.x));
    expect(narrow.W.y).toBeGreaterThanOrEqual(narrow.N.y + narrow.N.height);
    expect(narrow.S.y).toBeGreaterThanOrEqual(narrow.W.y + narrow.W.height);
    expect(narrow.E.x).toBeGreaterThanOrEqual(narrow.W.x + narrow.W.width);
    expect(Math.round(narrow.E.y)).toBe(Math.round(narrow.W.y));
  });

  test('says when there is no such hand', async ({ page, accessible }) => {
    expectStatus(404);
    for (const path of ['/hands/2147483647', '/hands/nonsense']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Hand not found' })).toBeVisible();
    }
    await accessible();
    await page.getByRole('link', { name: 'Back to games' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the way from board to board', () => {
  test('is by buttons that stop at the ends and keep the focus', async ({ page }) => {
    const { hands } = await open(page, pbn({ boards: dealt(3) }));
    await expect(page.getByText('1 of 3')).toBeVisible();
    await expect(button(page, 'Previous')).toBeDisabled();
    await button(page, 'Next').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/hands/${hands[1]!.id}`);
    await expect(page.getByRole('heading', { name: 'Board 2' })).toBeVisible();
    await expect(button(page, 'Next')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 of 3')).toBeVisible();
    await expect(button(page, 'Next')).toBeDisabled();
    await button(page, 'Previous').click();
    await expect(page.getByText('2 of 3')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('3 of 3')).toBeVisible();
  });

  test('is by the arrow keys too, but not where they mean something else', async ({ page }) => {
    await open(page, pbn({ boards: [...played(1, newDeal(), [{ names }]), ...dealt(3).slice(1)] }));
    await expect(toolbar(page)).toContainText('East to lead');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 of 3')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('1 of 3')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+ArrowRight');
    await page.evaluate(() => {
      const field = document.createElement('textarea');
      field.setAttribute('aria-label', 'Typing');
      document.querySelector('main')?.append(field);
      field.focus();
    });
    await page.keyboard.press('ArrowRight');
    await button(page, 'Next card').focus();
    await page.keyboard.press('ArrowRight');
    await expect(toolbar(page)).toContainText('Trick 1');
    await page.getByRole('button', { name: /Theme/ }).click();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('1 of 3')).toBeVisible();
  });

  test('is not offered where there is only one', async ({ page }) => {
    const { game } = await uploadRecord(page, pbn({ boards: dealt(1) }));
    await page.goto(`/games/${game.id}`);
    await page.getByRole('link', { name: 'Board 1', exact: true }).click();
    await expect(handOf(page, 'North')).toBeVisible();
    // The list of boards came with the game's page, so the buttons would be there by now.
    await expect(page.getByRole('navigation', { name: 'Boards' })).toHaveCount(0);
  });

  test('shows a neighbour at once: it was fetched before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { hands } = await open(page, pbn({ boards: dealt(3) }), 1);
    const wanted = [0, 2].flatMap((index) => [
      `/api/hands/${hands[index]!.id}`,
      `/api/hands/${hands[index]!.id}/results`,
    ]);
    await expect.poll(() => wanted.every((path) => asked.includes(path))).toBe(true);
    await page.route(
      (url) => wanted.includes(url.pathname),
      (route) => route.abort(),
    );
    await button(page, 'Next').click();
    await expect(page.getByRole('heading', { name: 'Board 3' })).toBeVisible();
    await expect(page.getByText('The file holds no auction and no play for this board.')).toBeVisible();
  });
});

test.describe('what the file says of a table', () => {
  test('is its auction, from the dealer, with alerts in footnotes', async ({ page }) => {
    await open(page, pbn({ boards: [...dealt(1), ...played(2, newDeal(), [{ names, cards: 0 }])] }), 1);
    const table = page.getByRole('table', { name: 'Auction at the table' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Westnot vul',
      'Northvul',
      'Eastnot vul',
      'Southvul',
    ]);
    await expect(table.getByRole('cell')).toHaveText(
      ['', '', '1NT, note 1', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'],
      { useInnerText: false },
    );
    await expect(page.getByRole('listitem').filter({ hasText: '15 to 17, balanced' })).toContainText(
      '1Alert',
    );
  });

  test('is its result, compared with the other tables by matchpoints', async ({ page }) => {
    const deal = newDeal();
    const tables = [
      { names, table: '1', result: 9, cards: 0 },
      { names: others, table: '2', result: 8, cards: 0 },
      { names: others, table: '3', result: 11, cards: 0, auction: false },
    ];
    await open(page, pbn({ boards: played(1, deal, tables) }));
    const rows = page.getByRole('table', { name: 'What each table made of this board' }).getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText('Table 3');
    await expect(rows.nth(1)).toContainText('3NT N +2');
    await expect(rows.nth(1)).toContainText('+460');
    await expect(rows.nth(1)).toContainText('100%');
    await expect(rows.nth(2)).toContainText('Ines Amsel – Ruth Falke');
    await expect(rows.nth(2)).toContainText('Bram Kestrel – Oona Heron');
    await expect(rows.nth(2)).toContainText('3NT N =');
    await expect(rows.nth(2)).toContainText('+400');
    await expect(rows.nth(2)).toContainText('50%');
    await expect(rows.nth(3)).toContainText('−50');
    await expect(rows.nth(3)).toContainText('0%');
  });

  test('is shown for whichever table one chooses', async ({ page }) => {
    const deal = newDeal();
    const tables = [
      { names, table: '1', cards: 52 },
      { names: others, table: '2', cards: 6 },
    ];
    await open(page, pbn({ boards: played(1, deal, tables) }));
    await expect(handOf(page, 'North')).toContainText('Ines Amsel');
    await expect(page.getByRole('button', { name: /Show trick/ })).toHaveCount(13);
    await page.getByRole('button', { name: 'Show this table', pressed: false }).click();
    await expect(handOf(page, 'North')).toContainText('Piet Reiher');
    await expect(page.getByRole('button', { name: /Show trick/ })).toHaveCount(2);
    await button(page, 'End of the play').click();
    await expect(toolbar(page)).toContainText('The play record ends here');
    await page.getByRole('button', { name: 'Show this table', pressed: false }).click();
    await expect(toolbar(page)).toContainText('East to lead');
  });
});

test.describe('the play', () => {
  test('is stepped through card by card, by buttons', async ({ page }) => {
    const deal = newDeal();
    await open(page, playedGame(deal));
    const line = playOf(deal, 'E', 52);
    await expect(toolbar(page)).toContainText('East to lead');
    await expect(button(page, 'Previous card')).toBeDisabled();
    await expect(button(page, 'Start of the play')).toBeDisabled();
    for (const [index, { seat, card }] of line.slice(0, 4).entries()) {
      await button(page, 'Next card').click();
      await expect(handOf(page, SEATS[seat]).locator('s')).toHaveText([card.slice(1)]);
      await expect(toolbar(page)).toContainText(`${SEATS[seat]} played`);
      if (index < 3)
        await expect(toolbar(page)).toContainText(`Trick 1, ${SEATS[line[index + 1]!.seat]} to play`);
    }
    const winner = winnerOf(line.slice(0, 4));
    await expect(toolbar(page)).toContainText(`Trick 1: ${SEATS[winner]} wins`);
    await expect(page.getByRole('region', { name: 'The deal' })).toContainText(
      winner === 'N' || winner === 'S' ? 'TricksN–S1E–W0' : 'TricksN–S0E–W1',
    );
    await button(page, 'Previous card').click();
    await expect(page.getByRole('region', { name: 'The deal' }).locator('s')).toHaveCount(3);
    await button(page, 'End of the play').click();
    await expect(page.getByRole('region', { name: 'The deal' }).locator('s')).toHaveCount(52);
    await expect(toolbar(page)).toContainText('Trick 13');
    await expect(button(page, 'Next card')).toBeDisabled();
    await button(page, 'Start of the play').click();
    await expect(page.getByRole('region', { name: 'The deal' }).locator('s')).toHaveCount(0);
  });

  test('is stepped through by the keyboard', async ({ page }) => {
    await open(page, playedGame(newDeal()));
    const gone = page.getByRole('region', { name: 'The deal' }).locator('s');
    await expect(toolbar(page)).toContainText('East to lead');
    await button(page, 'Next card').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(gone).toHaveCount(2);
    await page.keyboard.press('ArrowLeft');
    await expect(gone).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(gone).toHaveCount(52);
    await expect(button(page, 'Next card')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(gone).toHaveCount(0);
  });

  test('has every trick at a glance, each a way into the diagram', async ({ page }) => {
    const deal = newDeal();
    await open(page, playedGame(deal));
    const line = playOf(deal, 'E', 52);
    const table = page.getByRole('table', { name: 'Play at the table, trick by trick' });
    await expect(table.getByRole('row')).toHaveCount(14);
    await page.getByRole('button', { name: 'Show trick 3', exact: true }).click();
    await expect(page.getByRole('region', { name: 'The deal' }).locator('s')).toHaveCount(12);
    await expect(toolbar(page)).toContainText(`Trick 3: ${SEATS[winnerOf(line.slice(8, 12))]} wins`);
    await expect(page.getByRole('button', { name: 'Show trick 3', exact: true })).toHaveAttribute(
      'aria-current',
      'step',
    );
  });
});

test('the hand page is accessible and fits', async ({ page, comfortable }) => {
  const long = { ...names, W: 'Wilhelmina-Constantia van der Meeuwenberg' };
  const tables = [
    { names: long, table: '1' },
    { names: others, table: '2', result: 8 },
  ];
  await open(page, pbn({ boards: [...played(1, newDeal(), tables), ...dealt(2).slice(1)] }));
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await comfortable();
  await page.getByRole('button', { name: 'Show trick 2', exact: true }).click();
  // Half under the header that stays in place, a target would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await comfortable();
});
