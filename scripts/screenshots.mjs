// npm run screenshots: the pictures of the README, light and dark, made of the demo.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { provideChromium } from './chromium.mjs';
import { startServer } from './running-server.mjs';

/** The same day for all, so that nothing but a change of the product changes a picture. */
const DAY = '2026-11-17';
const SIZE = { width: 1280, height: 800 };
const MATCH = 'League match, second half';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const views = {
  async game(page) {
    await page.goto(`/games/${(await gameCalled(page, MATCH)).id}`);
    await page.getByText('IMPs short of par').first().waitFor();
  },
  async hand(page) {
    await openBoard(page, MATCH, 12);
    await page.getByText('Recorded as your auction').waitFor();
    await page.getByText('Final contract').waitFor();
  },
  async analysis(page) {
    await openBoard(page, MATCH, 16);
    await page.getByRole('button', { name: 'Show analysis' }).click();
    const analysis = page.getByRole('region', { name: 'Analysis' });
    await analysis.getByRole('table').first().waitFor();
    await analysis.evaluate((element) => {
      element.scrollIntoView();
      // Below the places of the board, which stay.
      scrollBy(0, -200);
    });
  },
  async bidding(page) {
    await openBoard(page, 'Practice deals', 6);
    await page.getByRole('button', { name: 'Add Bidding' }).click();
    for (const call of ['Pass', '1 heart', 'Pass', '2 diamonds', 'Pass']) {
      await page.getByRole('button', { name: call, exact: true }).click();
    }
  },
};

const folder = await mkdtemp(join(tmpdir(), 'bridge-screenshots-'));
const demo = fileURLToPath(new URL('demo.mjs', import.meta.url));
const server = await startServer({ DEMO_DAY: DAY, TMPDIR: folder }, [], [demo]);
await provideChromium();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '',
  args: ['--no-sandbox'],
});
try {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: SIZE,
      colorScheme,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    });
    await context.request.post('/api/login', {
      headers: { origin: server.url },
      data: { email: 'nell@larkmoor.example', password: 'table-for-four' },
    });
    for (const [name, open] of Object.entries(views)) {
      const page = await context.newPage();
      await page.clock.setFixedTime(`${DAY}T12:00:00Z`);
      page.setDefaultTimeout(180_000);
      await open(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      // The curve of the play comes from a worker, and nothing on the page says when it is complete.
      await page.waitForTimeout(5_000);
      const file = new URL(`../docs/pictures/${name}-${colorScheme}.webp`, import.meta.url);
      const picture = await asWebp(page, await page.screenshot());
      await writeFile(file, picture);
      console.log(`${name}-${colorScheme}.webp: ${Math.round(picture.length / 1024)} kB`);
      await page.close();
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/**
 * @param {Page} page
 * @param {string} wanted
 */
async function gameCalled(page, wanted) {
  const games = await (await page.request.get('/api/games')).json();
  return games.find((/** @type {{ title: string }} */ { title }) => title === wanted);
}

/**
 * @param {Page} page
 * @param {string} title
 * @param {number} board
 */
async function openBoard(page, title, board) {
  const { id } = await gameCalled(page, title);
  const hands = await (await page.request.get(`/api/games/${id}/hands`)).json();
  const hand = hands.find((/** @type {{ boardNumber: number }} */ { boardNumber }) => boardNumber === board);
  await page.goto(`/hands/${hand.id}`);
}

/**
 * The browser writes WebP itself, in a third of what PNG takes.
 *
 * @param {Page} page
 * @param {Buffer} png
 */
async function asWebp(page, png) {
  const blank = await page.context().newPage();
  const encoded = await blank.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.9);
  }, png.toString('base64'));
  await blank.close();
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}
