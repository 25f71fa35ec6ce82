import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { uploadRecord } from './games.ts';
import { newDeal, pbn, played } from './records.ts';
import { expect, expectStatus, test } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };
const hands = ['N', 'E', 'S', 'W'];

/** A club's own site: another origin, which frames whatever the test says. */
let club: Server;
let clubUrl: string;
let framed: string;

test.beforeAll(async () => {
  club = createServer((_, answer) => {
    const style =
      '<style>body { margin: 0 } iframe { display: block; border: 0; width: 100%; height: 900px }</style>';
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(
      `<!doctype html><html lang="en"><title>Larkmoor</title><link rel="icon" href="data:,">${style}${framed}`,
    );
  });
  await new Promise<void>((listening) => club.listen(0, '127.0.0.1', listening));
  clubUrl = `http://127.0.0.1:${(club.address() as AddressInfo).port}/`;
});
test.afterAll(() => new Promise((closed) => club.close(closed)));

async function share(request: APIRequestContext, path: string, form: object): Promise<string> {
  const made = await request.post(path, { data: { hands, auction: true, ...form } });
  expect(made.status()).toBe(200);
  return ((await made.json()) as { token: string }).token;
}

const frameOf = (address: string) => `<iframe title="Board" src="${address}"></iframe>`;

test('a club’s page frames a board: hands are hidden and shown, the play is replayed, nothing else is loaded', async ({
  someone,
  page,
  baseURL,
}) => {
  const ida = await someone('Ida Holm');
  const game = await uploadRecord(ida, pbn({ boards: played(1, newDeal(), [{ names, cards: 52 }]) }));
  const token = await share(ida.request, `/api/hands/${game.hands[0]!.id}/shares`, {
    play: true,
    heading: true,
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  framed = frameOf(`${baseURL}/s/${token}/embed?hide=EW`);
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(clubUrl);
  const frame = page.frameLocator('iframe');
  const seat = (name: string) => frame.getByRole('region', { name });

  await test.step('hands are hidden and shown', async () => {
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Board 1');
    await expect(frame.getByText('Larkmoor Pairs')).toBeVisible();
    await expect(seat('North')).toContainText('HCP');
    await expect(seat('East, hidden')).toBeVisible();
    await expect(frame.locator('[data-ready]')).toBeAttached();
    await frame.getByRole('button', { name: 'Show East and West' }).click();
    await expect(seat('East')).toContainText('HCP');
    await frame.getByRole('button', { name: 'Hide North' }).click();
    await expect(seat('North, hidden')).not.toContainText('HCP');
    await frame.getByRole('button', { name: 'Show North', exact: true }).first().click();
    await expect(seat('North')).toContainText('HCP');
  });

  await test.step('the play is stepped through by buttons and by keys', async () => {
    const status = frame.getByRole('status');
    await expect(status).toContainText('East to lead');
    await frame.getByRole('button', { name: 'Next card' }).click();
    await expect(status).toContainText('Trick 1, South to play');
    await page.keyboard.press('ArrowRight');
    await expect(status).toContainText('Trick 1, West to play');
    await page.keyboard.press('End');
    await expect(status).toContainText('Trick 13');
    await frame.getByRole('button', { name: 'Start of the play' }).click();
    await expect(status).toContainText('East to lead');
  });

  await test.step('it fits from 300 to 900 pixels, by day and by night', async () => {
    for (const [width, colorScheme] of [
      [300, 'light'],
      [400, 'dark'],
      [600, 'light'],
      [900, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.keyboard.press(width === 600 ? 'Home' : 'ArrowRight');
      const [content, room, background] = await frame
        .locator('html')
        .evaluate((html) => [
          html.scrollWidth,
          html.clientWidth,
          getComputedStyle(html.ownerDocument.body).backgroundColor,
        ]);
      expect(content, `at ${width}`).toBe(room);
      expect(background).toBe(colorScheme === 'dark' ? 'rgb(26, 29, 25)' : 'rgb(255, 254, 250)');
    }
  });

  await test.step('it loads nothing from elsewhere and sets no cookie', async () => {
    const kinds = asked.map((address) => new URL(address)).filter(({ protocol }) => protocol !== 'data:');
    expect(new Set(kinds.map(({ origin }) => origin))).toEqual(
      new Set([new URL(clubUrl).origin, new URL(baseURL ?? '').origin]),
    );
    const product = kinds.filter(({ origin }) => origin === new URL(baseURL ?? '').origin);
    expect(
      product.filter(({ pathname }) => !pathname.endsWith('.woff2')).map(({ pathname }) => pathname),
    ).toEqual([`/s/${token}/embed`]);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('a question opens in its frame, a game leads from board to board, and no other page is framed', async ({
  someone,
  page,
  browser,
  baseURL,
}) => {
  expectStatus(404);
  const ida = await someone('Ida Holm');
  const boards = [1, 2].flatMap((number) => played(number, newDeal(), [{ names }]));
  const game = await uploadRecord(ida, pbn({ boards }));
  const frame = page.frameLocator('iframe');
  await page.setViewportSize({ width: 700, height: 900 });

  await test.step('a question', async () => {
    const path = `/api/hands/${game.hands[0]!.id}/shares`;
    const token = await share(ida.request, path, { question: { before: 0 }, message: 'Too strong for 1NT?' });
    framed = frameOf(`${baseURL}/s/${token}/embed`);
    await page.goto(clubUrl);
    await expect(frame.getByRole('heading', { name: 'What do you bid as North?' })).toBeVisible();
    await expect(frame.getByRole('region', { name: 'South' })).not.toContainText('HCP');
    await frame.getByRole('button', { name: 'Show the whole board' }).click();
    await expect(frame.getByRole('region', { name: 'South' })).toContainText('HCP');
  });

  const token = await share(ida.request, `/api/games/${game.game.id}/shares`, { heading: true });
  await test.step('a game', async () => {
    framed = frameOf(`${baseURL}/s/${token}/embed`);
    await page.goto(clubUrl);
    await frame.getByRole('link', { name: 'Board 1' }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Board 1');
    await frame.getByRole('link', { name: 'Next board' }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Board 2');
    await frame.getByRole('link', { name: 'All boards' }).click();
    await expect(frame.getByRole('link', { name: 'Board 2' })).toBeVisible();
  });

  await test.step('a link that is gone says so in the frame', async () => {
    framed = frameOf(`${baseURL}/s/${'x'.repeat(43)}/embed`);
    await page.goto(clubUrl);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  });

  await test.step('other pages are not shown in frames', async () => {
    // A browser says in its console that it refuses, which fails a test on the page of the others.
    const context = await browser.newContext();
    const other = await context.newPage();
    for (const path of [`/s/${token}`, `/s/${token}/1`, '/', '/api/docs']) {
      const refused = other.waitForEvent('console', (message) =>
        /frame-ancestors|X-Frame-Options/i.test(message.text()),
      );
      framed = frameOf(`${baseURL}${path}`);
      await other.goto(clubUrl);
      await refused;
    }
    await context.close();
  });
});
