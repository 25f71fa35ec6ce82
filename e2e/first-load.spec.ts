import type { Page, Route } from '@playwright/test';
import { withoutFirstAnswers } from './first-answers.ts';
import { uploadRecord } from './games.ts';
import { expectNoShift, watchShifts } from './layout-shifts.ts';
import { dealt, pbn, played, newDeal, today } from './records.ts';
import { expect, expectStatus, test } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Mina Meeuw' };

const upload = (page: Page) =>
  uploadRecord(
    page,
    pbn({
      event: 'Larkmoor <script>Pairs</script>',
      site: 'Harbour Hall',
      date: today(),
      boards: [...played(1, newDeal(), [{ names }]), ...dealt(24).slice(1)],
    }),
  );

test.beforeEach(({ player: _signedIn }) => {});

test('a page shows what came with it before any call is answered', async ({ page }) => {
  const { game, hands } = await upload(page);
  await page.route('**/api/**', () => undefined);
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Games', exact: true })).toContainText(
    'Larkmoor <script>Pairs</script>',
  );
  await page.goto(`/games/${game.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Larkmoor <script>Pairs<.script>/);
  await expect(page.getByRole('link', { name: 'Board 24', exact: true })).toBeVisible();
  await page.goto(`/hands/${hands[0]!.id}`);
  await expect(page.getByRole('region', { name: /^North/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results' })).toContainText('3NT');
  await expect(page.getByRole('navigation', { name: 'All boards' })).toBeVisible();
});

test('a page shows its frame before any code has come, to nobody twice', async ({ page }) => {
  const { game, hands } = await upload(page);
  await page.route('**/assets/*.js', () => undefined);
  const frame = page.locator('[data-frame]');
  for (const [path, heading] of [
    ['/', 'Games'],
    [`/games/${game.id}`, 'Larkmoor <script>Pairs</script>'],
    [`/hands/${hands[0]!.id}`, 'Board 1'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(frame.locator('h1')).toHaveText(heading);
    await expect(page.getByRole('heading')).toHaveCount(0);
  }
  await page.unroute('**/assets/*.js');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games');
  await expect(frame).toHaveCount(0);
});

test('Chrome is told to compile the files that a page waits for as they arrive', async ({ page }) => {
  const { hands } = await upload(page);
  const document = await page.request.get(`/hands/${hands[0]!.id}`);
  const [awaited = ''] = (await document.text()).split('data-entry');
  const files = [...awaited.matchAll(/href="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
  // The last is the entry itself, which only starts the others.
  for (const file of files.slice(0, -1)) {
    const code = await (await page.request.get(file)).text();
    expect(code, file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
  expect(files.length).toBeGreaterThan(5);
});

test('a page without its code says so, and can be loaded again', async ({ page }) => {
  expectStatus(503);
  await upload(page);
  const sentence = page.getByRole('alert').filter({ hasText: 'This page is taking long to load.' });

  await test.step('after a while, where nothing of it comes', async () => {
    await page.route('**/start.js', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('[data-frame] h1')).toHaveText('Games');
    const later = page.locator('.late-code');
    await expect(later).toBeHidden();
    await later.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await expect(sentence).toBeVisible();
  });

  await test.step('at once, where a file cannot be loaded', async () => {
    await page.unroute('**/start.js');
    await page.route('**/assets/core-*.js', (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await expect(sentence).toBeVisible();
    await page.unroute('**/assets/core-*.js');
    await page.getByRole('link', { name: 'reload it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games');
    await expect(page.locator('.late-code')).toHaveCount(0);
  });
});

/** The first heading below what leads to the parts of a board. */
const BIDDING = '#bidding section:first-child h2';

test('a page stands where its frame stood', async ({ page }) => {
  const { game, hands } = await upload(page);
  await page.route('**/api/games?**', () => undefined);
  let held: Route[] = [];
  await page.route('**/start.js', (route) => void held.push(route));
  const root = page.locator('#root');
  const places = (selector: string) =>
    root.locator(selector).evaluateAll((elements) =>
      elements.slice(0, 4).map((element) => {
        const { x, y, height } = element.getBoundingClientRect();
        return [x, y, height].map(Math.round);
      }),
    );
  for (const [width, height] of [
    [1350, 940],
    [412, 823],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [path, selectors] of [
      ['/', ['.masthead-name', 'h1', 'main li']],
      [`/games/${game.id}`, ['.masthead-name', 'h1']],
      [`/hands/${hands[0]!.id}`, ['.masthead-name', 'h1', '.deal', '.seat', '.seat-row', '.bridge-table']],
    ] as const) {
      held = [];
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('[data-frame] h1')).toBeVisible();
      // Asked for its places before it is painted, the frame would be laid out without the style sheet.
      await page.evaluate(() => new Promise((paints) => requestAnimationFrame(paints)));
      await page.evaluate(() => document.fonts.ready);
      const before = await Promise.all(selectors.map(places));
      const bidding = await places(BIDDING);
      await expect.poll(() => held.length).toBe(1);
      await held[0]!.continue();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const after = await Promise.all(selectors.map(places));
      // The frame has no rows where the list begins with a sample or with games without a day.
      const framed = after.map((boxes, index) => boxes.slice(0, before[index]!.length));
      expect(framed, `${path} at ${width}`).toEqual(before);
      // Once what it holds has come.
      await expect.poll(() => places(BIDDING), `${path} at ${width}`).toEqual(bidding);
    }
  }
});

test('no code is asked for before the style sheet has come, which the first paint waits for', async ({
  page,
}) => {
  const order: string[] = [];
  page.on('request', (request) => order.push(new URL(request.url()).pathname));
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    order.push('styled');
    await route.fulfill({ response });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games');
  const code = order.findIndex((path) => /^\/assets\/.*\.js$/.test(path));
  expect(code).toBeGreaterThan(order.indexOf('styled'));
});

test('a page names the files that it needs, and no others', async ({ page }) => {
  const { game, hands } = await upload(page);
  for (const path of ['/', `/games/${game.id}`, `/hands/${hands[0]!.id}`]) {
    // In the document itself: the page adds links when it loads others ahead.
    const html = await (await page.request.get(path)).text();
    const links = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
      ([, href]) => href!,
    );
    expect(links.length).toBeGreaterThan(5);
    // Whatever a page waits for before its first data is preloaded: its own file and those of the shell.
    for (const file of ['core', 'start', 'shell', 'user-menu', 'toaster', 'shortcuts'])
      expect(
        links.filter((href) => href.includes(`/${file}-`)),
        `${file} at ${path}`,
      ).toHaveLength(1);
    expect(
      links.filter((href) => /\/(games|game|hand)-page-/.test(href)),
      path,
    ).toHaveLength(1);
  }
});

test('the list and the game come without moving: their layout shifts by no more than 0.02', async ({
  page,
}) => {
  const { game } = await upload(page);
  // What came with the page stays: a game that another test uploads meanwhile would move the rows.
  await page.route('**/api/games?**', () => undefined);
  await watchShifts(page);
  for (const size of [
    { width: 1350, height: 940 },
    { width: 1920, height: 1080 },
    { width: 412, height: 823 },
  ]) {
    await page.setViewportSize(size);
    for (const [path, last] of [
      ['/', page.getByRole('link', { name: 'View Hands' }).first()],
      [`/games/${game.id}`, page.getByRole('link', { name: 'Board 1', exact: true })],
    ] as const) {
      await page.goto(path);
      await expect(last).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: /W/ })).toBeVisible();
      await expectNoShift(page, `${path} at ${size.width}`);
    }
  }
});

test('nothing moves when a page whose code comes late takes the place of the wait', async ({ page }) => {
  await upload(page);
  await watchShifts(page);
  await page.setViewportSize({ width: 412, height: 823 });
  await withoutFirstAnswers(page);
  // The rows would come in a second step, which is not what this is about.
  await page.route('**/api/games**', () => undefined);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/games-page-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.loading-screen', { hasText: 'Loading…' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectNoShift(page, '/');
});

test('nothing moves when the fonts come after the frame', async ({ page }) => {
  const { hands } = await upload(page);
  await watchShifts(page);
  await page.route('**/start.js', () => undefined);
  let release = () => {};
  let released = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  for (const width of [1350, 412]) {
    await page.setViewportSize({ width, height: 823 });
    for (const path of ['/', `/hands/${hands[0]!.id}`]) {
      released = new Promise((resolve) => (release = resolve));
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('[data-frame] h1')).toBeVisible();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      release();
      await page.evaluate(() => document.fonts.ready);
      await expectNoShift(page, `${path} at ${width}`);
    }
  }
});

test('nothing moves on a desk when the code below a deal comes after the rest', async ({ page }) => {
  const tables = (cards: number) => ['1', '2', '3', '4', '5', '6'].map((table) => ({ names, table, cards }));
  const withPlay = played(1, newDeal(), tables(52));
  const withoutPlay = played(2, newDeal(), tables(0));
  const { hands } = await uploadRecord(page, pbn({ boards: [...withPlay, ...withoutPlay] }));
  expect(hands).toHaveLength(2);
  await watchShifts(page);
  let release = () => {};
  let released = Promise.resolve();
  await page.route(/\/assets\/(hand-actions|table-play|table-results)-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  for (const [width, height] of [
    [1350, 940],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { id, boardNumber } of hands) {
      released = new Promise((resolve) => (release = resolve));
      await page.goto(`/hands/${id}`);
      await expect(page.getByRole('region', { name: 'Discussion' })).toContainText('No comments yet');
      await expect(page.getByText('Loading the results')).toBeAttached();
      await expect(page.getByText('Loading the play')).toHaveCount(boardNumber === 1 ? 1 : 0);
      release();
      await expect(page.getByRole('table', { name: 'What each table made of this board' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Print' })).toBeVisible();
      await expect(page.getByText('Loading the play')).toHaveCount(0);
      await expectNoShift(page, `board ${boardNumber} at ${width} × ${height}`);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  test('the footer keeps its height when the code of its button comes', async ({ page }) => {
    await upload(page);
    await watchShifts(page);
    await page.route('**/api/games?**', () => undefined);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/shortcuts-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeVisible();
    release();
    await expect(footer.locator('button')).toHaveCount(1);
    await expectNoShift(page, '/');
  });
});
