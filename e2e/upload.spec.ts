import type { Page } from '@playwright/test';
import { fileOf, uploadRecord } from './games.ts';
import { dealt, newDeal, pbn, today } from './records.ts';
import { expect, expectStatus, test, toastOf } from './test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload PBN File' });
const uploadButton = (page: Page) => dialogOf(page).getByRole('button', { name: /^Upload/ });
const choose = (page: Page, ...files: ReturnType<typeof fileOf>[]) =>
  dialogOf(page).locator('input[type=file]').setInputFiles(files);

async function openDialog(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Holds uploads back until the test lets them go. */
async function holdUploads(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/games/upload', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
}

/** Sends 10 kB a second until it is detached. */
async function slowUploads(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 10_000,
  });
  return line;
}

test.beforeEach(({ player: _signedIn }) => {});

test.describe('the upload dialog', () => {
  test('opens the file chooser from the keyboard', async ({ page }) => {
    // Awaited from the start: a chooser that opens just when one begins to wait for it is missed.
    const chooser = page.waitForEvent('filechooser');
    await openDialog(page);
    await expect(dialogOf(page).getByRole('button', { name: 'Browse Files' })).toBeFocused();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(fileOf(pbn({ boards: dealt(1) }), 'by-keyboard.pbn'));
    await expect(dialogOf(page)).toContainText('by-keyboard.pbn');
  });

  test('shows a toast to screen readers also if the code for toasts arrives after the dialog', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/assets/toaster-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await openDialog(page);
    await choose(page, fileOf('a picture', 'holiday.jpg', 'image/jpeg'));
    release();
    await expect(toastOf(page)).toContainText('Invalid File Type');
  });
});

test.describe('an upload', () => {
  test('shows its progress, opens the new game and says so', async ({ page }) => {
    const release = await holdUploads(page);
    await openDialog(page);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLProgressElement>('[role=dialog] progress');
        if (bar !== null && seen.at(-1) !== bar.value) seen.push(bar.value);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const title = `Larkmoor Teams ${Date.now()}`;
    await choose(page, fileOf(pbn({ event: title, date: today(), boards: dealt(3) })));
    await uploadButton(page).click();
    await expect(dialogOf(page).getByRole('progressbar')).toHaveAttribute('value', '25');
    await expect(dialogOf(page)).toContainText('25%');
    await expect(uploadButton(page)).toHaveText('Uploading...');
    await expect(uploadButton(page)).toBeDisabled();
    await expect(dialogOf(page).getByRole('button', { name: 'Remove' })).toBeDisabled();
    await expect(dialogOf(page).getByRole('button', { name: 'Browse Files' })).toBeDisabled();
    await expect(dialogOf(page).getByRole('button', { name: 'Cancel' })).toBeEnabled();

    release();
    await page.waitForURL(/\/games\/\d+\?edit=true$/);
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await page.evaluate(() => (window as typeof window & { seen: number[] }).seen)).toEqual([
      25, 75, 100,
    ]);

    const details = page.getByRole('dialog', { name: 'Edit Game Details' });
    await expect(details.getByLabel('Title')).toBeFocused();
    await expect(details.getByRole('status')).toHaveText(
      'PBN file uploaded successfully! The games are now available in your dashboard.',
    );
    await expect(page).toHaveURL(/\/games\/\d+$/);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(toastOf(page)).toContainText('Upload Successful');
    await expect(toastOf(page)).toContainText(`Successfully uploaded 3 hands from ${title}`);
    await page.getByRole('link', { name: 'Back to games' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(dialogOf(page)).not.toContainText('record.pbn');
    await expect(dialogOf(page).getByRole('progressbar')).toHaveCount(0);
    await expect(uploadButton(page)).toHaveText('Upload');
    await expect(uploadButton(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByText('PBN file uploaded successfully!')).toHaveCount(0);
  });

  test('that is cancelled is not published by the server', async ({ page, player }) => {
    // A slow line and a file of some size: it is still on its way when Cancel is pressed.
    const padding = '% A line that only has to be read.\n'.repeat(20_000);
    const text = `${pbn({ event: 'Twice or once', date: today(), boards: dealt(1) })}\n${padding}`;
    await openDialog(page);
    await choose(page, fileOf(text, `cancelled-${player.email}.pbn`));
    const line = await slowUploads(page);
    const sent = page.waitForRequest('**/api/games/upload');
    await uploadButton(page).click();
    await sent;
    await dialogOf(page).getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await line.detach();
    // Files are read one after the other. Were the first one published, this would be its duplicate.
    const again = await uploadRecord(page, text, `sent-again-${player.email}.pbn`);
    expect(again.hands).toHaveLength(1);
    await page.reload();
    await expect(page.getByText(`File: sent-again-${player.email}.pbn`)).toBeVisible();
    await expect(page.getByText(`File: cancelled-${player.email}.pbn`)).toHaveCount(0);
  });
});

test('a duplicate is shown with the details of the existing game, and can be uploaded anyway', async ({
  page,
}) => {
  expectStatus(409);
  const deal = newDeal();
  const { game: existing } = await uploadRecord(
    page,
    pbn({ event: 'Harbour Congress', date: '2025.10.18', boards: [{ number: 1, deal }] }),
    'harbour.pbn',
  );
  await openDialog(page);
  await choose(page, fileOf(pbn({ event: 'Again', boards: [{ number: 1, deal }] }), 'again.pbn'));
  await uploadButton(page).click();
  const duplicate = page.getByRole('dialog', { name: 'Duplicate Game Detected' });
  await expect(duplicate.getByRole('definition')).toHaveText([
    'Harbour Congress',
    'Harbour Congress',
    '18 October 2025',
    'harbour.pbn',
    String(existing.id),
  ]);
  await duplicate.getByRole('button', { name: 'Upload Anyway' }).click();
  await page.waitForURL(/\/games\/\d+\?edit=true$/);
  expect(page.url()).not.toContain(`/games/${existing.id}?`);
  await page
    .getByRole('dialog', { name: 'Edit Game Details' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(toastOf(page)).toContainText('Successfully uploaded 1 hand from Again');
});
