import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '../scripts/firefox.mjs';
import { newPerson } from './people.ts';
import { dealt, pbn } from './records.ts';

/** The main journeys in the browser that is on the machine, over WebDriver BiDi; all other browser tests are Chromium's. */
const executablePath = findFirefox();

test.skip(
  executablePath === null && process.env['CI'] !== 'true',
  'Firefox is not installed (Debian: firefox-esr), so the journeys in Firefox are not tested.',
);

const TIMEOUT_MS = 60_000;
let browser: Browser;

test.beforeAll(async () => {
  if (executablePath === null) throw new Error('Firefox is not installed, and CI lets nothing be skipped.');
  browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
});
test.afterAll(() => browser.close());

test('signs in, uploads a file, and shows the hand, its analysis and the odds in Firefox', async ({
  baseURL,
}, info) => {
  test.setTimeout(3 * TIMEOUT_MS);
  const person = newPerson();
  const registered = await fetch(`${baseURL}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  expect(registered.status).toBe(200);
  const file = info.outputPath('firefox.pbn');
  await writeFile(file, pbn({ event: 'Larkmoor Firefox', boards: dealt(2) }));

  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.setViewport({ width: 1366, height: 768 });
  await page.goto(`${baseURL}/`);

  await page.locator('input[type=email]').fill(person.email);
  await page.locator('input[type=password]').fill(person.password);
  await page.locator('button[type=submit]').click();

  await button(page, 'Upload PBN');
  const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
  await page.locator('[role=dialog] ::-p-text(firefox.pbn), dialog ::-p-text(firefox.pbn)').wait();
  await button(page, 'Upload');
  await page.locator('::-p-text(Larkmoor Firefox)').wait();

  await page.waitForFunction(() => /^\/games\/\d+$/.test(location.pathname));
  await page.goto(`${baseURL}${await firstHand(page)}`);
  for (const seat of ['North', 'East', 'South', 'West']) {
    const hand = await page.waitForSelector(`[aria-label="${seat}"]`, { visible: true });
    const text = await hand?.evaluate((element) => element.textContent);
    expect(text?.match(/10|[AKQJT2-9]/g)?.length, `cards of ${seat}: ${text}`).toBeGreaterThanOrEqual(13);
  }

  await button(page, 'Show analysis');
  await tableWith(page, String.raw`^\d`, 20);

  // The simulations begin once somebody has come near.
  await page.evaluate(() => document.querySelector('#odds')?.scrollIntoView());
  await button(page, 'Run simulation');
  await tableWith(page, String.raw`\d%`, 1);
  expect(problems).toEqual([]);
  await page.close();
});

/** Clicks the button with exactly this name once it can be clicked. */
async function button(page: Page, name: string): Promise<void> {
  await page.locator(`::-p-aria([role="button"][name="${name}"])`).click();
}

/** The address of the first hand of the game that is shown. */
const firstHand = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const [hand] = (await (await fetch(`/api${location.pathname}/hands`)).json()) as { id: number }[];
    return `/hands/${hand!.id}`;
  });

/** Waits for a table with so many cells of this pattern. */
const tableWith = (page: Page, pattern: string, cells: number) =>
  page.waitForFunction(
    (source, least) =>
      [...document.querySelectorAll('table')].some(
        (table) =>
          [...table.querySelectorAll('td')].filter((cell) => new RegExp(source).test(cell.textContent.trim()))
            .length >= least,
      ),
    {},
    pattern,
    cells,
  );
