import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Uploaded, uploadRecord } from './games.ts';
import { admin, newPerson } from './people.ts';
import { newDeal, pbn, played } from './records.ts';
import { expect, expectStatus, test, toastOf } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };
const cards = (page: Page) => page.getByRole('list', { name: 'Hands' }).getByRole('listitem');

/** Two boards, the first with an auction, and one that is damaged. */
const record = (event = 'Larkmoor Teams') =>
  pbn({
    event,
    site: 'Harbour Hall',
    date: '2025.10.18',
    round: '3',
    boards: [...played(1, newDeal(), [{ names, cards: 0 }]), { number: 2, deal: newDeal() }],
  });
const damaged = '\n[Board "3"]\n[Deal "N:AKQJ.. ... ... ..."]\n';

async function open(page: Page, text = record(), name = 'larkmoor.pbn'): Promise<Uploaded> {
  const uploaded = await uploadRecord(page, text, name);
  await page.goto(`/games/${uploaded.game.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(uploaded.game.title);
  return uploaded;
}

/** The same game, seen by another user. */
async function asOther(page: Page, path: string): Promise<Page> {
  const other = await (await page.context().browser()!.newContext()).newPage();
  const base = new URL(page.url()).origin;
  await other.request.post(`${base}/api/register`, { data: newPerson() });
  await other.goto(base + path);
  return other;
}

test.beforeEach(({ player }) => expect(player).toBeTruthy());

test.describe('the game page', () => {
  test('shows title, date, place, round, uploader and upload date, and a link back', async ({
    page,
    player,
  }) => {
    await open(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('18 October 2025');
    await expect(main).toContainText('Harbour Hall');
    await expect(main.getByText('Round 3')).toBeVisible();
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format();
    await expect(main).toContainText(`Uploaded by ${player.displayName}, ${today}`);
    // The tournament is the title here, and is not named twice.
    await expect(main.getByText('Larkmoor Teams')).toHaveCount(1);
    await expect(page).toHaveTitle('Larkmoor Teams · Bridge Review');
    await page.getByRole('link', { name: 'Back to games' }).click();
    await expect(page).toHaveURL('/');
  });

  test('names the tournament if the title differs', async ({ page }) => {
    const { game } = await open(page, record('County Cup'));
    const data = { title: 'Our Second Evening', date: '2025-10-18', location: null };
    await page.request.put(`/api/games/${game.id}`, { data });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Our Second Evening', level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('County Cup');
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Board 1');
    await expect(page.getByRole('main')).toContainText('County Cup');
  });

  test('shows its hands as cards, side by side if there is room', async ({ page }) => {
    await open(page);
    const box = async (index: number) => (await cards(page).nth(index).boundingBox())!;
    expect((await box(1)).y).toBe((await box(0)).y);
    expect((await box(1)).x).toBeGreaterThan((await box(0)).x);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await box(1)).y).toBeGreaterThan((await box(0)).y);
  });

  test('refetches the hands after an edit of the game', async ({ page }) => {
    const { game } = await open(page);
    await page.getByRole('button', { name: 'Edit Details' }).click();
    const anew = page.waitForRequest(`**/api/games/${game.id}/hands`);
    await page.getByRole('button', { name: 'Update Game' }).click();
    await anew;
    await expect(toastOf(page)).toContainText('Game Updated');
  });

  test('has a card for every hand, with dealer, vulnerability and badges', async ({ page }) => {
    const { hands } = await open(page);
    await expect(page.getByRole('heading', { name: 'Hands (2)' })).toBeVisible();
    await expect(page.getByText('1 with bidding')).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
    await expect(first).toContainText('Dealer North · Neither vul');
    await expect(first).toContainText('Has bidding');
    await expect(first).toContainText('No comments');
    await expect(second).toContainText('Dealer East · N–S vulnerable');
    await expect(second).toContainText('No bidding');
    await second.getByRole('link', { name: 'Board 2', exact: true }).click();
    await expect(page).toHaveURL(`/hands/${hands[1]!.id}`);
  });

  test('reports an unknown game, with a link back', async ({ page, accessible }) => {
    expectStatus(404);
    for (const path of ['/games/2147483647', '/games/nonsense', '/games/0']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible();
    }
    await accessible();
    await page.getByRole('link', { name: 'Back to games' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the edit control', () => {
  test('is shown only to the uploader', async ({ page }) => {
    const { game } = await open(page);
    await expect(page.getByRole('button', { name: 'Edit Details' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
    const other = await asOther(page, `/games/${game.id}?edit=true`);
    await expect(other.getByRole('heading', { name: 'Larkmoor Teams', level: 1 })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Edit Details' })).toHaveCount(0);
    await expect(other.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await expect(other).toHaveURL(new RegExp(`/games/${game.id}$`));
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.context().close();
  });

  test('opens by itself with edit=true', async ({ page }) => {
    const { game } = await uploadRecord(page, record());
    await page.goto(`/games/${game.id}?edit=true`);
    const dialog = page.getByRole('dialog', { name: 'Edit Game Details' });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await expect(page).toHaveURL(`/games/${game.id}`);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await expect(dialog).toHaveCount(0);
  });

  test('removes edit=true from the URL after half a second', async ({ page }) => {
    await page.clock.install({ time: '2025-11-01T10:00:00Z' });
    const { game } = await open(page);
    await page.clock.pauseAt('2025-11-01T11:00:00Z');
    await page.evaluate(() => history.pushState(null, '', '?edit=true'));
    await page.clock.runFor(499);
    await expect(page).toHaveURL(`/games/${game.id}?edit=true`);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(`/games/${game.id}`);
  });

  test('changes the game here and in the list', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Edit Details' }).click();
    const title = `Renamed ${Date.now()}`;
    await page.getByLabel('Title').fill(title);
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toContainText('Game Updated');
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Back to games' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
});

test.describe('warnings about the file', () => {
  test('are shown to everyone with their lines, until the uploader dismisses them', async ({
    page,
    accessible,
  }) => {
    const { game } = await open(page, record() + damaged);
    const heading = page.getByText(/in the file (was|were) skipped or mended/);
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Line \d+:/);
    await accessible();
    const other = await asOther(page, `/games/${game.id}`);
    await expect(other.getByText(/skipped or mended/)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Dismiss warnings' })).toHaveCount(0);
    await other.context().close();
    await page.getByRole('button', { name: 'Dismiss warnings' }).click();
    await expect(heading).toHaveCount(0);
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await expect(heading).toHaveCount(0);
  });
});

test.describe('downloads', () => {
  test('give the unchanged original file, and the game as PBN or LIN', async ({ page }) => {
    const text = record();
    await open(page, text, 'original.pbn');
    const download = async (item: string) => {
      await page.getByRole('button', { name: 'Download' }).click();
      const started = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      const file = await started;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    };
    expect(await download('Original file')).toEqual({ name: 'original.pbn', text });
    expect((await download('As PBN')).text).toContain('[Event "Larkmoor Teams"]');
    expect((await download('As LIN')).text).toContain('md|');
  });
});

test.describe('deletion', () => {
  test('asks once, then deletes the game', async ({ page, accessible }) => {
    const title = `To be deleted ${Date.now()}`;
    const { game } = await open(page, record(title));
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this game?' });
    await expect(dialog).toContainText(title);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await accessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete Game' }).click();
    await expect(page).toHaveURL('/');
    await expect(toastOf(page)).toContainText('Game Deleted');
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    expectStatus(404);
    await page.goto(`/games/${game.id}`);
    await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible();
  });

  test('is allowed for an admin too', async ({ page }) => {
    const { game } = await uploadRecord(page, record());
    await page.request.post('/api/login', { data: admin });
    await page.goto(`/games/${game.id}`);
    await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Details' })).toHaveCount(0);
  });
});

test.describe('a game that was deleted in another tab', () => {
  const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete Game' });
  const acts: readonly [
    what: string,
    prepare: (page: Page) => Promise<void>,
    act: (page: Page) => Promise<void>,
  ][] = [
    [
      'editing',
      (page) => page.getByRole('button', { name: 'Edit Details' }).click(),
      (page) => page.getByRole('button', { name: 'Update Game' }).click(),
    ],
    [
      'dismissing its warnings',
      async () => {},
      (page) => page.getByRole('button', { name: 'Dismiss warnings' }).click(),
    ],
    ['deleting', async () => {}, (page) => page.getByRole('button', { name: 'Delete' }).click()],
    [
      'confirming its deletion',
      async (page) => {
        await page.getByRole('button', { name: 'Delete' }).click();
        await expect(confirm(page)).toBeVisible();
      },
      (page) => confirm(page).click(),
    ],
  ];
  for (const [what, prepare, act] of acts) {
    test(`is reported as deleted after ${what}, and no longer shown`, async ({ page, accessible }) => {
      expectStatus(404);
      const title = `Soon gone ${Date.now()}`;
      const { game } = await open(page, record(title) + damaged);
      await prepare(page);
      expect((await page.request.delete(`/api/games/${game.id}`)).ok()).toBe(true);
      await act(page);
      await expect(toastOf(page)).toContainText('This game has been deleted');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Game not found');
      await expect(page.getByRole('main')).toContainText('This game has been deleted.');
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0);
      await accessible();
      await page.getByRole('link', { name: 'Back to games' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    });
  }
});

test('the game page is accessible and fits', async ({ page, comfortable }) => {
  await open(page, record(`A ${'Very '.repeat(12)} Long Name`) + damaged, `${'y'.repeat(100)}.pbn`);
  await expect(cards(page)).toHaveCount(2);
  await comfortable();
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await comfortable();
});
