import type { Page } from '@playwright/test';
import { uploadRecord } from './games.ts';
import { expectNoShift, watchShifts } from './layout-shifts.ts';
import { markPlayed } from './partnership.ts';
import { type Deal, dealt, handText, newDeal, pbn, played } from './records.ts';
import { resize as resizeTo } from './resize.ts';
import { expect, test } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Wilhelmina van der Meeuwenberg' };
const suit = (letter: string) => [...'AKQJT98765432'].map((rank) => letter + rank);
/** No suit is longer than four cards: a longer one makes its hand smaller. */
function flatDeal(): Deal {
  const deal = newDeal();
  const isFlat = Object.values(deal).every((hand) => !/[^.]{5}/.test(handText(hand)));
  return isFlat ? deal : flatDeal();
}
/** The longest suits there are. */
const whole: Deal = { N: suit('S'), E: suit('H'), S: suit('D'), W: suit('C') };

const COLUMNS = ['1280x720', '1366x768', '1440x900', '1600x900', '1920x1080'];
const PHONES = ['360x740', '390x664', '390x844', '430x932'];
/** A tablet, a phone on its side, a laptop at twice its size. */
const SCROLLED = ['768x1024', '844x390', '683x384'];

const resize = (page: Page, size: string): Promise<void> => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return resizeTo(page, width, height);
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const values = (page: Page) => page.getByRole('switch', { name: /values/i });

interface Boxes {
  readonly boxes: Readonly<Record<string, { x: number; y: number; width: number; height: number }>>;
  /** Hands, table and controls of which two overlap. */
  readonly overlapping: readonly string[];
  readonly outside: readonly string[];
  /** Cards that something else lies over, or that stick out of their hand. */
  readonly covered: readonly string[];
  readonly sideways: number;
}

/** Where hands, table and controls stand in the window, and what is wrong with that. */
const look = (page: Page): Promise<Boxes> =>
  page.evaluate(() => {
    const deal = document.querySelector('section[aria-label="The deal"]')!;
    const hands = ['North', 'East', 'South', 'West'].map(
      (seat) => [seat, deal.querySelector(`section[aria-label^="${seat}"]`)!] as const,
    );
    const parts = [
      ...hands,
      ['table', deal.querySelector('.bridge-table')!] as const,
      ['controls', deal.querySelector('[role=toolbar]')!] as const,
    ].map(([name, element]) => ({ name, box: element.getBoundingClientRect() }));
    // What is fixed at the foot of a phone takes its part of the window.
    const bar = document.querySelector('nav.switcher');
    const bottom =
      bar && getComputedStyle(bar).position === 'fixed' ? bar.getBoundingClientRect().top : innerHeight;
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const covered = hands.flatMap(([seat, hand]) =>
      [...hand.querySelectorAll('.rank')].flatMap((rank) => {
        const { left, right, top, height } = rank.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, top + height / 2);
        const isOut = right > hand.getBoundingClientRect().right + 1;
        const isOffscreen = top + height / 2 > innerHeight;
        return isOut || (!isOffscreen && !hand.contains(seen)) ? [`${seat} ${rank.textContent}`] : [];
      }),
    );
    return {
      boxes: Object.fromEntries(
        parts.map(({ name, box }) => [name, { x: box.x, y: box.y, width: box.width, height: box.height }]),
      ),
      overlapping: parts.flatMap((one, index) =>
        parts
          .slice(index + 1)
          .filter((other) => overlap(one.box, other.box))
          .map((other) => `${one.name} and ${other.name}`),
      ),
      outside: parts
        .filter(
          ({ box }) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > bottom + 0.5,
        )
        .map(({ name }) => name),
      covered,
      sideways: document.documentElement.scrollWidth - innerWidth,
    };
  });

async function expectWhole(page: Page, where: string): Promise<Boxes['boxes']> {
  const { boxes, ...problems } = await look(page);
  expect(problems, where).toEqual({ overlapping: [], outside: [], covered: [], sideways: 0 });
  return boxes;
}

/** Where the page scrolls: all is there, and nothing lies over anything. */
async function expectClear(page: Page, where: string): Promise<Boxes['boxes']> {
  const { boxes, overlapping, covered, sideways } = await look(page);
  expect({ overlapping, covered, sideways }, where).toEqual({ overlapping: [], covered: [], sideways: 0 });
  return boxes;
}

async function openBoard(page: Page): Promise<{ gameId: number; handId: number }> {
  const boards = [...played(1, flatDeal(), [{ names, table: '1' }]), ...dealt(3).slice(1, 2)];
  const { game, hands } = await uploadRecord(
    page,
    pbn({
      event: 'Larkmoor Autumn Teams',
      site: 'Harbour Hall',
      boards: [...boards, { number: 3, deal: whole }],
    }),
  );
  await page.goto(`/hands/${hands[0]!.id}`);
  await expect(page.getByRole('region', { name: 'The deal' })).toContainText('East to lead');
  return { gameId: game.id, handId: hands[0]!.id };
}

test.beforeEach(({ player: _signedIn }) => {});

test('four hands, table and controls are in the window at every size, in both themes, with and without values', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openBoard(page);
  const before = new Map<string, Boxes['boxes']>();
  for (const size of [...COLUMNS, ...PHONES]) {
    await resize(page, size);
    before.set(size, await expectWhole(page, size));
    // Before the first card the table names the board; it is never an empty box.
    await expect(page.locator('.bridge-table').getByText('Dealer North', { exact: true })).toBeVisible();
  }
  await resize(page, '1366x768');
  await button(page, 'Next card').click();
  await values(page).click();
  await expect(page.getByRole('button', { name: /^Play the .*: / }).first()).toBeVisible({ timeout: 60_000 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [size, boxes] of before) {
    await resize(page, size);
    expect(await expectWhole(page, `${size} with values`), size).toEqual(boxes);
  }

  // A board that was only dealt, and one with the longest suits.
  await resize(page, '1366x768');
  for (const board of [2, 3]) {
    await button(page, 'Next').click();
    await expect(page.getByRole('heading', { name: `Board ${board}` })).toBeVisible();
    for (const size of before.keys()) {
      await resize(page, size);
      await expectWhole(page, `board ${board} at ${size}`);
    }
    await resize(page, '1366x768');
  }
});

test('between phone and tablet, and in windows as low as a high zoom makes them, nothing lies over a hand', async ({
  page,
}) => {
  await openBoard(page);
  const handsUnderTheChoice = () =>
    page.evaluate(() => {
      const choice = document.querySelector('.deal .segments')!.getBoundingClientRect();
      return [...document.querySelectorAll('.deal .seat')]
        .filter((seat) => {
          const { left, right, top, bottom } = seat.getBoundingClientRect();
          const wide = Math.min(right, choice.right) - Math.max(left, choice.left);
          return wide > 1 && Math.min(bottom, choice.bottom) - Math.max(top, choice.top) > 1;
        })
        .map((seat) => seat.getAttribute('data-seat'));
    });
  for (const size of ['563x390', '512x288', '580x800', '600x900', '620x800', '660x800', '680x800']) {
    await resize(page, size);
    await page.evaluate(() => scrollTo(0, 0));
    await expectClear(page, size);
    expect(await handsUnderTheChoice(), size).toEqual([]);
  }
});

test('large cards with wide letters fit every window, and are larger where there is room', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openBoard(page);
  const rankSize = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.querySelector('.seat .rank')!).fontSize));
  const usual = new Map<string, number>();
  for (const size of [...COLUMNS, ...PHONES]) {
    await resize(page, size);
    usual.set(size, await rankSize());
  }
  const style = { colours: 'four', ten: '10', language: 'sv', size: 'large' };
  expect((await page.request.put('/api/user/card-style', { data: style })).status()).toBe(200);
  await resize(page, '1366x768');
  await page.reload();
  await expect(page.getByRole('toolbar', { name: 'The play' })).toContainText('East to lead');
  for (const [size, before] of usual) {
    await resize(page, size);
    await expectWhole(page, `${size} with large cards`);
    expect(await rankSize(), size).toBeGreaterThan(before * 1.1);
  }
  // The longest suits there are stay on one line.
  await resize(page, '1366x768');
  for (const board of [2, 3]) {
    await button(page, 'Next').click();
    await expect(page.getByRole('heading', { name: `Board ${board}` })).toBeVisible();
  }
  for (const size of usual.keys()) {
    await resize(page, size);
    await expectWhole(page, `whole suits at ${size}`);
  }
  for (const size of SCROLLED) {
    await resize(page, size);
    await expectClear(page, size);
  }
});

test('no hand moves when the analysis opens, a card is played, values show, a hand is hidden or the page is scrolled', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openBoard(page);
  for (const size of ['1366x768', '390x844']) {
    await resize(page, size);
    const { boxes } = await look(page);
    const expectStill = async (after: string) => {
      // Where there is one column, the page is scrolled to what was clicked.
      await page.evaluate(() => scrollTo(0, 0));
      expect((await look(page)).boxes, `${size}, after ${after}`).toEqual(boxes);
    };
    await button(page, 'Show analysis').click();
    await expect(page.getByRole('table', { name: /^Tricks for each declarer/ })).toBeVisible({
      timeout: 90_000,
    });
    await expectStill('opening the analysis');
    await button(page, 'Next card').click();
    await expectStill('a card');
    await values(page).click();
    await expectStill('switching values on');
    await button(page, 'Hide East').click();
    await expect(page.getByRole('region', { name: 'East, hidden' })).toBeVisible();
    await expectStill('hiding a hand');
    await button(page, 'Show East').click();
    await button(page, 'Start of the play').click();
    await values(page).click();
    await button(page, 'Hide').click();
    await expectStill('everything taken back');
  }
  await resize(page, '1366x768');
  const { boxes } = await look(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect((await look(page)).boxes, 'at the end of the page').toEqual(boxes);

  await test.step('where the window is small nothing stays in place and nothing lies over a card', async () => {
    for (const size of SCROLLED) {
      await resize(page, size);
      await page.evaluate(() => scrollTo(0, 0));
      const before = await expectClear(page, size);
      await page.evaluate(() => scrollTo(0, 60));
      const after = await look(page);
      for (const [name, { y }] of Object.entries(before))
        expect(after.boxes[name]?.y, `${name} at ${size}`).toBeCloseTo(y - 60, 0);
    }
  });
});

const cellsOfTricks = (page: Page) =>
  page.getByRole('table', { name: /^Tricks for each declarer/ }).getByRole('button');

test('playing another contract, and going back, moves nothing on a phone', async ({ page }) => {
  test.setTimeout(180_000);
  await openBoard(page);
  await resize(page, '360x740');
  await button(page, 'Show analysis').click();
  await expect(cellsOfTricks(page)).toHaveCount(20, { timeout: 90_000 });
  const places = () =>
    page.evaluate(() => {
      const around = ['.segment', '.tray-status [role=switch]', '.tray', '.corner[data-corner=points]'];
      return around.flatMap((part) =>
        [...document.querySelectorAll(`.deal ${part}`)].map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [part, ...[left, top, width, height].map(Math.round)].join(' ');
        }),
      );
    });
  for (const size of ['360x740', '390x844']) {
    await resize(page, size);
    await page.evaluate(() => scrollTo(0, 0));
    const before = { ...(await expectWhole(page, size)), around: await places() };
    await cellsOfTricks(page).nth(3).click();
    const back = button(page, 'Back to the table');
    await expect(back).toBeInViewport({ ratio: 1 });
    expect({ ...(await expectWhole(page, `${size}, replayed`)), around: await places() }, size).toEqual(
      before,
    );
    await back.click();
    await expect(back).toHaveCount(0);
    expect({ ...(await expectWhole(page, `${size}, back`)), around: await places() }, size).toEqual(before);
  }
});

test('what leads to a card or a contract shows the deal, and moves nothing where that is in view', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openBoard(page);
  const deal = page.getByRole('region', { name: 'The deal' });
  await button(page, 'Show analysis').click();
  await expect(cellsOfTricks(page)).toHaveCount(20, { timeout: 90_000 });
  const trick = (number: number) => page.getByRole('button', { name: `Show trick ${number}`, exact: true });
  for (const size of ['390x844', '768x1024']) {
    await resize(page, size);
    for (const link of [
      trick(3),
      page.getByRole('button', { name: /^Trick 5, won by/ }),
      cellsOfTricks(page).nth(3),
    ]) {
      await link.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 400));
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(deal.getByRole('region', { name: 'North' })).toBeInViewport({ ratio: 1 });
      await expect(deal.getByRole('toolbar')).toBeInViewport({ ratio: 1 });
      await expect(deal, size).toBeFocused();
    }
    await button(page, 'Back to the table').click();
  }
  await resize(page, '1366x768');
  await trick(4).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await trick(4).press('Enter');
  await expect(deal.getByRole('toolbar')).toContainText('Trick 4');
  await expect(trick(4)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the keyboard comes to the parts in the order in which they stand, and a word leads to each', async ({
  page,
}) => {
  await openBoard(page);
  const parts = ['bidding', 'analysis', 'play', 'results', 'discussion', 'odds', 'calls', 'lead'];
  const placed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.desk-rest [data-part]')].map((part) => {
        const { left, top } = part.getBoundingClientRect();
        return { name: part.getAttribute('data-part'), left: Math.round(left), top: Math.round(top) };
      }),
    );
  await expect.poll(async () => (await placed()).length).toBe(parts.length);
  for (const size of ['390x844', '768x1024', '1366x768', '1920x1080']) {
    await resize(page, size);
    const inDocument = await placed();
    const seen = inDocument.toSorted((one, other) => one.left - other.left || one.top - other.top);
    expect(inDocument, size).toEqual(seen);
    if (size !== '1920x1080')
      expect(
        seen.map(({ name }) => name),
        size,
      ).toEqual(parts);
  }
  for (const size of ['390x844', '1366x768']) {
    await resize(page, size);
    const ways = page.getByRole('navigation', { name: 'Parts of this page' });
    for (const [word, title] of [
      [/^Odds$/, 'Contract odds'],
      [/Calls|Other calls/, 'Other calls'],
      [/^Lead/, 'Lead lab'],
    ] as const) {
      await ways.getByRole('link', { name: word }).click();
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport({ ratio: 1 });
      await expect(ways.getByRole('link', { name: word })).toHaveAttribute('aria-current', 'true');
      await expect(ways.getByRole('link', { name: word })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('wherever the page is scrolled to, the word of the part that is read is marked', async ({ page }) => {
  await openBoard(page);
  await expect(page.getByRole('region', { name: 'Discussion' })).toContainText('No comments yet');
  const marked = page.getByRole('navigation', { name: 'Parts of this page' }).locator('[aria-current]');
  for (const size of ['1366x768', '390x844']) {
    await resize(page, size);
    await page.evaluate(() => scrollTo(0, 0));
    const seen: string[] = [];
    for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += 90) {
      await page.evaluate((to) => scrollTo(0, to), y);
      // The mark follows with the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect(marked, `${size} at ${y}`).toBeVisible();
      const word = await marked.innerText();
      if (seen.at(-1) !== word) seen.push(word);
    }
    expect(new Set(seen).size, `${size}: ${seen.join(', ')}`).toBe(seen.length);
  }
});

test('the page comes without moving: its layout shifts by no more than 0.02', async ({ page }) => {
  await watchShifts(page);
  const { gameId, handId } = await openBoard(page);
  await markPlayed(page, gameId, { seat: 'S' });
  for (const size of ['1366x768', '1920x1080', '390x844']) {
    await resize(page, size);
    await page.goto(`/hands/${handId}`);
    await expect(page.getByRole('region', { name: 'Discussion' })).toContainText('No comments yet');
    await expect(page.getByRole('table', { name: 'What each table made of this board' })).toBeVisible();
    await expect(page.getByText('Loading the play')).toHaveCount(0);
    await expectNoShift(page, size);
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });

  test('a chip is as wide as its words and a finger need, also where it is the only one', async ({
    page,
  }) => {
    await openBoard(page);
    await button(page, 'End of the play').tap();
    await button(page, 'Previous card').tap();
    for (const size of ['844x390', '390x844']) {
      await resize(page, size);
      await expect(page.locator('.tray-chip')).toHaveCount(1);
      const { width } = (await page.locator('.tray-chip').boundingBox())!;
      expect(width, size).toBeGreaterThanOrEqual(44);
      expect(width, size).toBeLessThan(70);
    }
  });

  test('values are switched on and cards are played from the tray', async ({ page }) => {
    test.setTimeout(120_000);
    await openBoard(page);
    for (const size of ['768x1024', '844x390', '1180x820', '1366x1024']) {
      await resize(page, size);
      await page.evaluate(() => scrollTo(0, 0));
      // Not the one that was played, which is no variation.
      const chip = page.locator('.tray-chip:not([data-next])').first();
      await expectClear(page, size);
      // A tap scrolls also what is cut off and cannot be scrolled by hand.
      const cutOff = await page
        .locator('.tray')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      // Heights are rounded to whole pixels.
      expect(cutOff, size).toBeLessThanOrEqual(1);
      await values(page).tap();
      await expect(values(page)).toBeChecked();
      await chip.tap();
      await expect(button(page, 'Back to the actual play')).toBeVisible();
      // What became of the contract at the table is the same in any variation.
      await expect(page.locator('.corner[data-corner=contract]')).toContainText(/Led .*made/);
      await button(page, 'Back to the actual play').tap();
      await values(page).tap();
      await expect(values(page)).not.toBeChecked();
    }
  });
});
