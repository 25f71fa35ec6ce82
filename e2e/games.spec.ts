import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aGame, listed } from '../web/src/testing/a-game.ts';
import { withoutFirstAnswers } from './first-answers.ts';
import { uploadRecord } from './games.ts';
import { dealt, pbn, today } from './records.ts';
import { expect, expectStatus, test, toastOf } from './test.ts';

const searchBox = (page: Page) => page.getByPlaceholder('Search games, tournaments, or uploaders...');
const rows = (page: Page) => page.getByRole('list', { name: /^Games/ }).getByRole('listitem');
const rowOf = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name: title }) });

/** A word that stands in no other test's games. */
const newWord = () => `larch${randomUUID().slice(0, 8)}`;

const longDate = () =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format();

test.beforeEach(({ player: _signedIn }) => {});

test.describe('a game in the list', () => {
  test('shows heading, date, place, round, file and uploader, links to its hands, and stands above older ones', async ({
    page,
    player,
  }) => {
    const name = newWord();
    // Before and after midnight are different days.
    const days = [longDate()];
    await uploadRecord(page, pbn({ event: '', boards: dealt(1) }), `${name}.pbn`);
    days.push(longDate());
    const word = newWord();
    for (const title of [`${word} one`, `${word} two`])
      await uploadRecord(page, pbn({ event: title, boards: dealt(1) }));
    const title = `Autumn ${newWord()}`;
    const record = pbn({
      event: title,
      site: 'Harbour Hall',
      date: '2025.10.18',
      round: '3',
      boards: dealt(1),
    });
    const { game } = await uploadRecord(page, record, 'autumn.pbn');
    await page.goto('/?whose=mine');

    await test.step('without an event or a date it takes its name from the file and its date from the upload', async () => {
      await expect(rowOf(page, name)).toContainText(new RegExp(days.join('|')));
      await rowOf(page, name).getByRole('button', { name: 'Edit Details' }).click();
      await expect(page.getByRole('textbox', { name: 'Date', exact: true })).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('the newest comes first', async () => {
      await searchBox(page).fill(word);
      await expect(rows(page).getByRole('heading')).toHaveText([`${word} two`, `${word} one`]);
      await searchBox(page).fill('');
    });

    const row = rowOf(page, title);
    await expect(row.locator('time [aria-hidden]')).toHaveText('18 Oct 2025');
    await expect(row.locator('time')).toContainText('18 October 2025');
    await expect(row).toContainText('Harbour Hall');
    await expect(row).toContainText('Round 3');
    await expect(row).toContainText(`File: autumn.pbn • Uploaded by ${player.displayName}`);
    await row.getByRole('link', { name: 'View Hands' }).click();
    await expect(page).toHaveURL(`/games/${game.id}`);
  });

  test('shows its date in the browser’s locale, on the same day in a western time zone', async ({
    page,
    pageElsewhere,
  }) => {
    const title = `Dated ${newWord()}`;
    const record = pbn({ event: title, date: '2025.10.18', boards: dealt(1) });
    const { game, hands } = await uploadRecord(page, record);
    const storageState = await page.context().storageState();
    for (const [locale, visible, inFull] of [
      ['en-GB', '18 Oct 2025', '18 October 2025'],
      ['en-US', 'Oct 18 2025', 'October 18, 2025'],
      ['de-DE', '18. Okt. 2025', '18. Oktober 2025'],
    ] as const) {
      const timezoneId = 'America/Los_Angeles';
      const there = await pageElsewhere({ storageState, locale, timezoneId });
      await there.goto(`/?q=${encodeURIComponent(title)}`);
      const block = rowOf(there, title).locator('time');
      await expect(block.locator('[aria-hidden]')).toHaveText(visible);
      await expect(block).toContainText(inFull);
      for (const [link, path] of [
        ['View Hands', `/games/${game.id}`],
        ['Board 1', `/hands/${hands[0]!.id}`],
      ] as const) {
        await there.getByRole('link', { name: link, exact: true }).click();
        await expect(there).toHaveURL(path);
        await expect(
          there.getByRole('main').getByText(inFull, { exact: true }).filter({ visible: true }),
        ).toHaveCount(1);
      }
    }
  });

  test('can be edited in place only by its uploader', async ({ page, someoneOnPage }) => {
    const word = newWord();
    await uploadRecord(page, pbn({ event: word, date: '2025.10.18', boards: dealt(1) }), 'mine.pbn');
    const { page: other } = await someoneOnPage('Nell');
    await other.goto(`/?q=${word}`);
    await expect(rowOf(other, word)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Edit Details' })).toHaveCount(0);

    await page.goto(`/?q=${word}`);
    await rowOf(page, word).getByRole('button', { name: 'Edit Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Game Details' });
    await expect(dialog).toContainText(
      'Update the game information such as date, location, and event details.',
    );
    await expect(dialog).toContainText('File: mine.pbn');
    await expect(dialog.getByLabel('Title')).toHaveValue(word);
    await expect(dialog.getByLabel('Date')).toHaveValue('2025-10-18');
    await expect(dialog.getByLabel('Date')).toHaveAttribute('type', 'date');
    await expect(dialog.getByLabel('Location')).toHaveValue('');

    await dialog.getByLabel('Title').fill('  ');
    await dialog.getByLabel('Date').fill('');
    await dialog.getByRole('button', { name: 'Update Game' }).click();
    await expect(dialog).toContainText('Title is required');
    await expect(dialog).toContainText('Date is required');
    await expect(dialog.getByLabel('Title')).toBeFocused();

    await dialog.getByLabel('Title').fill(`${word} renamed`);
    await dialog.getByLabel('Date').fill('2025-11-02');
    await dialog.getByLabel('Location').fill('St Brannoc Hall');
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/api/games/*', async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Update Game' }).click();
    await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    release();
    await expect(dialog).toHaveCount(0);
    await expect(toastOf(page)).toContainText('Game Updated');
    await expect(toastOf(page)).toContainText('Game details have been successfully updated.');
    const row = rowOf(page, `${word} renamed`);
    await expect(row).toContainText('2 November 2025');
    await expect(row).toContainText('St Brannoc Hall');
    await expect(row.getByRole('button', { name: 'Edit Details' })).toBeFocused();
    await row.getByRole('button', { name: 'Edit Details' }).click();
    await expect(dialog.getByLabel('Location')).toHaveValue('St Brannoc Hall');
    await dialog.getByLabel('Location').fill('');
    await dialog.getByRole('button', { name: 'Update Game' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).not.toContainText('St Brannoc Hall');
  });
});

test.describe('the search', () => {
  test('finds by title and uploader, ignoring case, and says when nothing matches', async ({
    page,
    player,
  }) => {
    const word = newWord();
    const record = pbn({ event: `Autumn ${word}`, date: today(), boards: dealt(1) });
    const { game } = await uploadRecord(page, record);
    await page.goto('/');
    await searchBox(page).fill(word.toUpperCase());
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(`/?q=${word.toUpperCase()}`);

    await test.step('it is kept when going back from a game', async () => {
      for (const back of [
        () => page.goBack(),
        () => page.getByRole('link', { name: 'Back to games' }).click(),
      ]) {
        await page.getByRole('link', { name: 'View Hands' }).click();
        await expect(page).toHaveURL(`/games/${game.id}`);
        await back();
        await expect(page).toHaveURL(`/?q=${word.toUpperCase()}`);
        await expect(searchBox(page)).toHaveValue(word.toUpperCase());
        await expect(rows(page)).toHaveCount(1);
      }
    });

    await searchBox(page).fill(player.displayName);
    await expect(rowOf(page, `Autumn ${word}`)).toBeVisible();

    await searchBox(page).fill(`${word} and more`);
    await expect(page.getByRole('heading', { name: 'No games match your search' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      `Try adjusting your search for "${word} and more" or upload a new game`,
    );
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
    await expect(searchBox(page)).toHaveValue('');
    await expect(page).toHaveURL('/');
    await expect(rowOf(page, `Autumn ${word}`)).toBeVisible();
  });
});

test.describe('the list', () => {
  test('loads more while scrolling, and restores the scroll position on Back', async ({ page }) => {
    expectStatus(404);
    await withoutFirstAnswers(page);
    const cursors: (string | null)[] = [];
    await page.route('**/api/games{,?*}', (route) => {
      const cursor = new URL(route.request().url()).searchParams.get('cursor');
      cursors.push(cursor);
      const first = cursor === null ? 900 : Number(cursor);
      const json = Array.from({ length: 50 }, (_, index) => listed(aGame(first - index)));
      const headers = first > 800 ? { link: `</api/games?cursor=${first - 50}>; rel="next"` } : {};
      return route.fulfill({ json, headers });
    });
    await page.goto('/');
    await expect(rows(page)).toHaveCount(50);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(rows(page)).toHaveCount(100);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(rows(page)).toHaveCount(150);
    expect(cursors).toEqual([null, '850', '800']);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);

    await rowOf(page, 'Evening 820').scrollIntoViewIfNeeded();
    const top = () => page.evaluate(() => Math.round(scrollY));
    const left = await top();
    expect(left).toBeGreaterThan(3000);
    await rowOf(page, 'Evening 820').getByRole('link', { name: 'View Hands' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Games');
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect(rowOf(page, 'Evening 820')).toBeInViewport();
    await rowOf(page, 'Evening 820').getByRole('link', { name: 'View Hands' }).click();
    await page.getByRole('link', { name: 'Back to games' }).click();
    await expect(rowOf(page, 'Evening 820')).toBeInViewport();
  });

  test('keeps its rows when loading more fails, and can retry', async ({ page }) => {
    expectStatus(503);
    await withoutFirstAnswers(page);
    let broken = true;
    await page.route('**/api/games{,?*}', (route) => {
      const later = route.request().url().includes('cursor');
      if (later && broken) return route.fulfill({ status: 503, body: 'No' });
      const json = Array.from({ length: 30 }, (_, index) => listed(aGame((later ? 100 : 200) - index)));
      return route.fulfill({ json, headers: later ? {} : { link: '</api/games?cursor=100>; rel="next"' } });
    });
    await page.goto('/');
    await expect(rows(page)).toHaveCount(30);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('alert')).toContainText('The rest could not be loaded');
    await expect(rows(page)).toHaveCount(30);
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(60);
  });
});

test('the list is accessible and fits', async ({ page, comfortable }) => {
  const word = newWord();
  const title = `The ${'Extraordinarily '.repeat(4)} Long Congress ${word}`;
  await uploadRecord(page, pbn({ event: title, site: 'Hall', boards: dealt(1) }), `${'x'.repeat(120)}.pbn`);
  await page.goto(`/?q=${word}`);
  await expect(rows(page)).toHaveCount(1);
  await comfortable();
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await comfortable();
  await page.keyboard.press('Escape');
  await searchBox(page).fill('nothing at all');
  await expect(page.getByRole('heading', { name: 'No games match your search' })).toBeVisible();
  await comfortable();
});
