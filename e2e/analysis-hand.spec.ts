import type { Page } from '@playwright/test';
import { uploadRecord } from './games.ts';
import { markPlayed, recordBidding } from './partnership.ts';
import { type Deal, dealt, handText, newDeal, pbn, played } from './records.ts';
import { expect, test } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };
const cards = (...suits: string[]) =>
  suits.flatMap((held, index) => [...held].map((rank) => 'SHDC'.charAt(index) + rank));

/**
 * North and South have the top four spades, three diamonds and three clubs, and ace and king of hearts: twelve tricks
 * in notrump. A third heart never comes in, unless East and West throw theirs away, for nobody is squeezed: no other
 * suit has to be kept. Thirteen cards opposite four, three, three, three: no ruffs either, so 6NT is the best there is.
 */
const deal: Deal = {
  N: cards('AKQJ', 'AK2', 'AKQ', 'AKQ'),
  E: [...cards('', 'QJT'), ...cards('654', '', '876', '8765')],
  S: cards('T987', '345', 'JT9', 'JT9'),
  W: [...cards('', '9876'), ...cards('32', '', '5432', '432')],
};

/**
 * 3NT by North, board 17, nobody vulnerable. East leads the queen of hearts to the ace; four spades follow, on which
 * West throws the eight of hearts, which does no harm, and then the seven, the 20th card: now the six falls under the
 * king, and North and South have a heart trick more, all thirteen. It is the second board: no file is taken twice, and
 * its first board tells.
 */
const record = () =>
  pbn({
    boards: [...dealt(1), ...played(17, deal, [{ names, result: 13 }]), { number: 18, deal: newDeal() }],
  });
const MISTAKE = 19;

const card = (page: Page) => page.getByRole('region', { name: 'Analysis' });
const dealPanel = (page: Page) => page.getByRole('region', { name: 'The deal' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const values = (page: Page) => page.getByRole('switch', { name: /values/i });
/** Where each hand stands. */
const boxes = (page: Page) =>
  Promise.all(
    ['North', 'East', 'South', 'West'].map((name) =>
      dealPanel(page).getByRole('region', { name }).boundingBox(),
    ),
  );
const show = (page: Page) => button(page, 'Show analysis').click();

async function stepTo(page: Page, step: number): Promise<void> {
  await button(page, 'Next card').focus();
  await page.keyboard.press('Home');
  for (let at = 0; at < step; at++) await page.keyboard.press('ArrowRight');
}

test.beforeEach(({ player: _signedIn }) => {});

test('the analysis of a hand is shown on demand, with verdicts, card values and own lines of play', async ({
  page,
  someone,
  accessible,
}) => {
  test.setTimeout(180_000);
  const ben = await someone('Ben Finch');
  const { game, hands } = await uploadRecord(page, record());
  await markPlayed(page, game.id, { partnerId: ben.id, seat: 'N' });
  const handId = hands[1]!.id;
  await recordBidding(page, { gameId: game.id, handId, partnerId: ben.id }, ['7NT', 'Pass', 'Pass', 'Pass']);
  await page.goto(`/hands/${handId}`);

  // No spoilers before the user asks for them.
  await expect(card(page)).toContainText('double dummy');
  await expect(page.getByRole('table', { name: /^Tricks for each declarer/ })).toHaveCount(0);
  await expect(button(page, /^Play the/)).toHaveCount(0);
  await show(page);
  const makeable = page.getByRole('table', { name: /^Tricks for each declarer/ });
  await expect(makeable).toBeVisible({ timeout: 90_000 });
  await expect(makeable.getByRole('row').nth(1).getByRole('cell').last()).toHaveText('12, makes game, par');
  await expect(makeable.getByRole('row').nth(3).getByRole('cell').last()).toHaveText('1');
  await expect(card(page)).toContainText('Par is 6NT by North or South, which makes exactly: N–S +990.');

  // 7NT is one down, −50. Par is 6NT: 190 + 300 for game + 500 for slam = 990. 1040 points are 14 IMPs;
  // 100 × 2^(−14/4) = 8.84.
  await expect(card(page)).toContainText('Overbid');
  await expect(card(page)).toContainText('9%');
  await expect(card(page)).toContainText(
    'Double dummy, 7NT by North goes down 1; you bid too high: par is 6NT by North or South, 14 IMPs better.',
  );
  // 3NT with three over is 100 + 300 + 90 = 490, and 500 points are 11 IMPs: 100 × 2^(−11/4) = 14.87.
  const results = page.getByRole('region', { name: 'Results' });
  for (const words of ['Underbid', '15%. Double dummy, 3NT by North makes with 3 overtricks', 'par is 6NT'])
    await expect(results).toContainText(words);
  await accessible();

  // For the other side the same auction is a gift; the choice is kept.
  await card(page).getByRole('radio', { name: 'E–W' }).click();
  await expect(card(page)).toContainText('100%');
  await expect(card(page)).toContainText('You sat E–W');
  const saved = async () => {
    const response = await page.request.get(`/api/hands/${handId}/partnership-bidding`);
    return ((await response.json()) as { side: string | null }).side;
  };
  await expect.poll(saved).toBe('EW');

  // What each card is worth, and which one was wrong.
  const line = page.getByRole('region', { name: 'Play at the table' });
  await expect(line).toContainText('One card cost a trick, double dummy:', { timeout: 90_000 });
  await expect(line).toContainText('cost the defence 1 trick');
  await line.getByRole('button', { name: /Trick 5, West/ }).click();
  await values(page).click();
  // The six is as good as the seven that was played, and West's diamonds are all the same: one rule and one figure each.
  const seven = button(
    page,
    'Play the seven of hearts: makes with 4 overtricks, costs 1 trick. Worth the same: six',
  );
  const two = button(
    page,
    'Play the two of diamonds: makes with 3 overtricks. Worth the same: five, four, three',
  );
  await expect(seven).toHaveText('76+4');
  await expect(two).toHaveText('5432+3');
  await expect(dealPanel(page)).toContainText('makes with 3 overtricks from here');
  await stepTo(page, MISTAKE + 1);
  await expect(dealPanel(page)).toContainText('cost 1 trick');

  // Another card, and the way back.
  await page.keyboard.press('ArrowLeft');
  await two.focus();
  await page.keyboard.press('Enter');
  await expect(dealPanel(page)).toContainText('Your variation');
  await expect(dealPanel(page)).toContainText('makes with 3 overtricks from here');
  const plays = page.locator('button[data-plays]');
  await expect(plays.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(plays.nth(1)).toBeFocused();
  await accessible(dealPanel(page));
  await button(page, 'Back to the actual play').click();
  await expect(page.getByText('Your variation')).toHaveCount(0);
  await expect(seven).toBeVisible();

  // Of a group, a click plays the card that it hits.
  await two.locator('[data-card="D4"]').click();
  await expect(
    page.getByRole('region', { name: 'West' }).locator('[data-card="D4"][data-current]'),
  ).toBeVisible();
  await button(page, 'Back to the actual play').click();

  // A board that is opened anew says nothing, unless that is wanted.
  await page.goto(`/hands/${hands[2]!.id}`);
  await expect(button(page, 'Show analysis')).toBeVisible();
  await page.getByRole('switch', { name: 'Always show the analysis' }).click();
  await page.reload();
  await expect(makeable).toBeVisible({ timeout: 90_000 });
});

test('on a phone the thumb plays, lays equals side by side, sees values and comes back, and nothing moves', async ({
  page,
  accessible,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const { hands } = await uploadRecord(page, record());
  await page.goto(`/hands/${hands[1]!.id}`);
  const chips = page.getByRole('group', { name: 'Cards to play' }).getByRole('button');
  // East leads: queen, jack and ten of hearts are equals, and the queen was led.
  await expect(chips.first()).toHaveAccessibleName(/^Play the/);
  const lead = page.getByRole('button', { name: 'Play the queen of hearts. The same: jack, ten' });
  await expect(lead).toBeVisible();
  const before = await boxes(page);
  const small = await chips.evaluateAll((all) =>
    all.filter((chip) => {
      const { width, height } = chip.getBoundingClientRect();
      return width < 44 || height < 44;
    }),
  );
  expect(small).toEqual([]);

  await test.step('a chip that is held, by finger or by key, lays its equals side by side', async () => {
    const jack = button(page, 'Play the jack of hearts');
    await lead.hover();
    await page.mouse.down();
    await expect(jack).toBeVisible();
    await page.mouse.up();
    await expect(lead).toHaveCount(0);
    await expect(button(page, 'Play the ten of hearts')).toBeFocused();
    // Nothing is played yet, and nothing has moved.
    await expect(dealPanel(page)).toContainText('East to lead');
    expect(await boxes(page)).toEqual(before);
    await accessible(page.getByRole('group', { name: 'Cards to play' }));

    await page.keyboard.press('Escape');
    await expect(lead).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(button(page, 'Play the ten of hearts')).toBeFocused();
    await jack.click();
    await expect(dealPanel(page)).toContainText('Your variation');
    await expect(page.getByRole('region', { name: 'East' }).locator('s')).toHaveText(['J']);
    // Laid out they stay: a board that is opened anew has them in one chip.
    await page.reload();
    await expect(lead).toBeVisible();
  });
  await values(page).click();
  await expect(
    page.getByRole('button', { name: /^Play the queen of hearts: makes with 3 overtricks/ }),
  ).toBeVisible({ timeout: 90_000 });
  expect(await boxes(page)).toEqual(before);
  await accessible(dealPanel(page));
  await page.getByRole('button', { name: /^Play the four of spades/ }).click();
  await expect(dealPanel(page)).toContainText('Your variation');
  expect(await boxes(page)).toEqual(before);
  await button(page, 'Back to the actual play').click();
  await button(page, 'Next card').click();
  await expect(page.getByRole('region', { name: 'East' }).locator('s')).toHaveText(['Q']);
  expect(await boxes(page)).toEqual(before);
  await show(page);
  await expect(page.getByRole('table', { name: /^Tricks for each declarer/ })).toBeVisible({
    timeout: 90_000,
  });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await boxes(page)).toEqual(before);
  await accessible(card(page));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await accessible(dealPanel(page));
  await accessible(card(page));
});

test('the analysis says if the file does not have all hands', async ({ page }) => {
  const { N, S } = newDeal();
  const lesson = `[Event "Lesson"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:${handText(N)} - ${handText(S)} -"]\n`;
  const { hands } = await uploadRecord(page, lesson);
  await page.goto(`/hands/${hands[0]!.id}`);
  await show(page);
  await expect(card(page)).toContainText('The file does not have all four hands of this board');
});
