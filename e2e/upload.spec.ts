import type { Page } from '@playwright/test';
import { fileOf, uploadRecord } from './games.ts';
import { dealt, newDeal, pbn } from './records.ts';
import { expect, expectStatus, test, toastOf } from './test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload PBN File' });
const duplicateOf = (page: Page) => page.getByRole('dialog', { name: 'Duplicate Game Detected' });
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

test.beforeEach(({ player }) => expect(player).toBeTruthy());

test.describe('the upload dialog', () => {
  test('says which files it accepts, and waits for one', async ({ page }) => {
    await openDialog(page);
    const dialog = dialogOf(page);
    await expect(dialog).toContainText('PBN files should contain bridge game data with hands and bidding');
    await expect(dialog).toContainText('Maximum size 10MB');
    await expect(dialog).toContainText('Supported formats: .pbn or .txt with PBN data');
    await expect(dialog.getByRole('button', { name: 'Browse Files' })).toBeFocused();
    await expect(uploadButton(page)).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  });

  test('shows the chosen file with its size in KB, and can remove it', async ({ page }) => {
    await openDialog(page);
    await choose(page, fileOf('x'.repeat(1536), 'tuesday.pbn'));
    await expect(dialogOf(page)).toContainText('tuesday.pbn');
    await expect(dialogOf(page)).toContainText('1.5 KB');
    await expect(uploadButton(page)).toBeEnabled();
    await expect(uploadButton(page)).toHaveText('Upload');
    await dialogOf(page).getByRole('button', { name: 'Remove' }).click();
    await expect(dialogOf(page)).not.toContainText('tuesday.pbn');
    await expect(uploadButton(page)).toBeDisabled();
  });

  test('opens the file chooser from the keyboard', async ({ page }) => {
    // Awaited from the start: a chooser that opens just when one begins to wait for it is missed.
    const chooser = page.waitForEvent('filechooser');
    await openDialog(page);
    await expect(dialogOf(page).getByRole('button', { name: 'Browse Files' })).toBeFocused();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(fileOf(pbn({ boards: dealt(1) }), 'by-keyboard.pbn'));
    await expect(dialogOf(page)).toContainText('by-keyboard.pbn');
  });

  test('uses the first of several chosen files only', async ({ page }) => {
    await openDialog(page);
    await choose(page, fileOf('one', 'first.pbn'), fileOf('two', 'second.pbn'));
    await expect(dialogOf(page)).toContainText('first.pbn');
    await expect(dialogOf(page)).not.toContainText('second.pbn');
  });

  test('uses the first of several dropped files', async ({ page }) => {
    await openDialog(page);
    const files = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['one'], 'dropped.pbn'));
      transfer.items.add(new File(['two'], 'beside-it.pbn'));
      return transfer;
    });
    const area = dialogOf(page).getByRole('group', { name: 'Drop a hand record here' });
    await area.dispatchEvent('dragenter', { dataTransfer: files });
    await expect(area).toContainText('Drop to upload');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
    await expect(area).toContainText('Drop a hand record here');
    await area.dispatchEvent('dragenter', { dataTransfer: files });
    await area.dispatchEvent('drop', { dataTransfer: files });
    await expect(dialogOf(page)).toContainText('dropped.pbn');
    await expect(dialogOf(page)).not.toContainText('beside-it.pbn');
    await expect(area).toContainText('Drop a hand record here');
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

  test('refuses a file of another kind with a toast', async ({ page }) => {
    await openDialog(page);
    await choose(page, fileOf('x', 'photo.png', 'image/png'));
    await expect(toastOf(page)).toContainText('Invalid File Type');
    await expect(toastOf(page)).toContainText('Please select a PBN file (.pbn or .txt extension)');
    await expect(uploadButton(page)).toBeDisabled();
  });

  test('refuses a file above 10 MB with a toast, and accepts one of 10 MB', async ({ page }) => {
    await openDialog(page);
    const limit = 10 * 1024 * 1024;
    await choose(page, fileOf('x'.repeat(limit + 1), 'big.pbn'));
    await expect(toastOf(page)).toContainText('File Too Large');
    await expect(toastOf(page)).toContainText('Please select a file smaller than 10MB');
    await expect(uploadButton(page)).toBeDisabled();
    await choose(page, fileOf('x'.repeat(limit), 'just-so.pbn'));
    await expect(dialogOf(page)).toContainText('10240.0 KB');
  });

  test('forgets the file when closed in any way', async ({ page }) => {
    await openDialog(page);
    for (const close of [
      () => dialogOf(page).getByRole('button', { name: 'Cancel' }).click(),
      () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await choose(page, fileOf('x', 'forgotten.pbn'));
      await expect(uploadButton(page)).toBeEnabled();
      await close();
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Upload PBN', exact: true })).toBeFocused();
      await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
      await expect(dialogOf(page)).not.toContainText('forgotten.pbn');
      await expect(uploadButton(page)).toBeDisabled();
    }
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
    await choose(page, fileOf(pbn({ event: title, boards: dealt(3) })));
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
    await expect(toastOf(page)).toContainText('Upload Successful');
    await expect(toastOf(page)).toContainText(`Successfully uploaded 3 hands from ${title}`);
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await page.evaluate(() => (window as typeof window & { seen: number[] }).seen)).toEqual([
      25, 75, 100,
    ]);

    await expect(page.getByRole('dialog', { name: 'Edit Game Details' }).getByLabel('Title')).toBeFocused();
    await expect(page).toHaveURL(/\/games\/\d+$/);
    await page.getByRole('button', { name: 'Cancel' }).click();
    const status = page.getByRole('status').filter({ hasText: 'PBN file uploaded' });
    await expect(status).toHaveText(
      'PBN file uploaded successfully! The games are now available in your dashboard.',
    );
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
    await expect(status).toHaveCount(0);
  });

  test('that succeeds leaves the dialog open for 100 ms', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const { pushState } = history;
      history.pushState = (...args) => {
        document.documentElement.dataset['navigatedAt'] = String(Date.now());
        pushState.apply(history, args);
      };
    });
    await openDialog(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await choose(page, fileOf(pbn({ boards: dealt(1) })));
    await uploadButton(page).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return page.url();
      })
      .toMatch(/\?edit=true$/);
    // One that fades out is closed.
    const openDialogs = page
      .getByRole('dialog', { name: 'Upload PBN File', includeHidden: true })
      .and(page.locator('[data-state=open]'));
    const passed = await page.evaluate(
      () => Date.now() - Number(document.documentElement.dataset['navigatedAt']),
    );
    await page.clock.runFor(99 - passed);
    await expect(openDialogs).toHaveCount(1);
    await page.clock.runFor(50);
    await expect(openDialogs).toHaveCount(0);
  });

  test('of one hand says so in the singular', async ({ page }) => {
    await openDialog(page);
    await choose(page, fileOf(pbn({ event: 'Only One', boards: dealt(1) })));
    await uploadButton(page).click();
    await expect(toastOf(page)).toContainText('Successfully uploaded 1 hand from Only One');
  });

  test('accepts a LIN file', async ({ page }) => {
    const hand = (cards: readonly string[]) =>
      ['S', 'H', 'D', 'C']
        .map(
          (suit) =>
            suit +
            cards
              .filter((card) => card.startsWith(suit))
              .map((card) => card.slice(1))
              .join(''),
        )
        .join('');
    const { S, W, N } = newDeal();
    await openDialog(page);
    await choose(
      page,
      fileOf(`md|1${hand(S)},${hand(W)},${hand(N)}|sv|o|ah|Board 1|`, 'evening.lin', 'application/x-lin'),
    );
    await uploadButton(page).click();
    await page.waitForURL(/\/games\/\d+/);
    await expect(
      page.getByRole('heading', { name: 'evening', level: 1, includeHidden: true }),
    ).toBeAttached();
  });

  test('sends the file, the user and nothing else, once for two clicks', async ({ page }) => {
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/games/upload'))
        bodies.push(request.postDataBuffer()?.toString() ?? '');
    });
    const release = await holdUploads(page);
    await openDialog(page);
    await choose(page, fileOf(pbn({ boards: dealt(1) }), 'once.pbn'));
    await uploadButton(page).dblclick();
    release();
    await page.waitForURL(/\/games\/\d+/);
    expect(bodies).toHaveLength(1);
    const fields = [...(bodies[0] ?? '').matchAll(/name="(\w+)"/g)].map((match) => match[1]);
    expect(fields).toEqual(['userId', 'file']);
    const user = (await (await page.request.get('/api/user')).json()) as { id: number };
    expect(bodies[0]).toContain(`name="userId"\r\n\r\n${user.id}\r\n`);
    expect(bodies[0]).toContain('filename="once.pbn"');
  });

  test('can be cancelled while running', async ({ page }) => {
    const release = await holdUploads(page);
    await openDialog(page);
    await choose(page, fileOf(pbn({ boards: dealt(1) }), 'never-mind.pbn'));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/upload'));
    await uploadButton(page).click();
    await expect(dialogOf(page).getByRole('progressbar')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    expect((await failed).failure()?.errorText).toContain('ABORTED');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(toastOf(page)).toHaveCount(0);
    release();
    await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
    await expect(dialogOf(page).getByRole('progressbar')).toHaveCount(0);
    await expect(uploadButton(page)).toBeDisabled();
  });

  test('that is cancelled is not published by the server', async ({ page }) => {
    // Large enough that it is still being read when Cancel is pressed.
    const padding = '% A line that only has to be read.\n'.repeat(200_000);
    const text = `${pbn({ event: 'Twice or once', boards: dealt(1) })}\n${padding}`;
    await openDialog(page);
    await choose(page, fileOf(text, 'cancelled.pbn'));
    const sent = page.waitForRequest('**/api/games/upload');
    await uploadButton(page).click();
    await sent;
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    // Files are read one after the other. Were the first one published, this would be its duplicate.
    const again = await uploadRecord(page, text, 'again.pbn');
    expect(again.hands).toHaveLength(1);
    await page.reload();
    await expect(page.getByText('File: again.pbn')).toBeVisible();
    await expect(page.getByText('File: cancelled.pbn')).toHaveCount(0);
  });

  test('that was published before it could be cancelled is reported and listed', async ({ page }) => {
    let published = () => {};
    const atServer = new Promise<void>((done) => (published = done));
    await page.route('**/api/games/upload', async (route) => {
      await route.fetch();
      published();
    });
    await openDialog(page);
    await choose(page, fileOf(pbn({ event: 'Too Late Cup', boards: dealt(1) }), 'too-late.pbn'));
    await uploadButton(page).click();
    await atServer;
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(toastOf(page)).toContainText('Already uploaded');
    await expect(toastOf(page)).toContainText('Too Late Cup');
    await expect(page.getByText('File: too-late.pbn')).toBeVisible();
  });

  test('that the server refuses shows the reason, keeps the file and can be retried', async ({ page }) => {
    expectStatus(400);
    await openDialog(page);
    await choose(page, fileOf('There are no hands in here.', 'letter.txt'));
    const answer = page.waitForResponse('**/api/games/upload');
    await uploadButton(page).click();
    const { message } = (await (await answer).json()) as { message: string };
    await expect(dialogOf(page).getByRole('alert')).toContainText(message);
    await expect(toastOf(page)).toContainText('Upload Failed');
    await expect(toastOf(page)).toContainText(message);
    await expect(dialogOf(page).getByRole('progressbar')).toHaveCount(0);
    await expect(dialogOf(page)).toContainText('letter.txt');
    await choose(page, fileOf(pbn({ boards: dealt(1) })));
    await expect(dialogOf(page).getByRole('alert')).toHaveCount(0);
    await uploadButton(page).click();
    await page.waitForURL(/\/games\/\d+/);
  });

  test('that fails without a server message says that it failed', async ({ page }) => {
    expectStatus(502);
    await openDialog(page);
    await page.route('**/api/games/upload', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    );
    await choose(page, fileOf(pbn({ boards: dealt(1) })));
    await uploadButton(page).click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('Failed to upload PBN file');
    await expect(dialogOf(page)).not.toContainText('gateway');
    await expect(toastOf(page)).toContainText('Upload Failed');
    await expect(toastOf(page)).toContainText('Upload failed');
  });

  test('that does not reach the server says what to do', async ({ page }) => {
    page.removeAllListeners('console');
    await openDialog(page);
    await page.route('**/api/games/upload', (route) => route.abort());
    await choose(page, fileOf(pbn({ boards: dealt(1) })));
    await uploadButton(page).click();
    const alert = dialogOf(page).getByRole('alert');
    await expect(alert).toContainText('Failed to upload PBN file');
    await expect(alert).toContainText('Please check your connection');
  });
});

test.describe('a duplicate', () => {
  const setUp = async (page: Page) => {
    const deal = newDeal();
    const existing = await uploadRecord(
      page,
      pbn({ event: 'Harbour Congress', date: '2025.10.18', boards: [{ number: 1, deal }] }),
      'harbour.pbn',
    );
    await page.request.put(`/api/games/${existing.game.id}`, {
      data: { title: 'Second Evening', date: '2025-10-18', location: null },
    });
    expectStatus(409);
    await openDialog(page);
    await choose(page, fileOf(pbn({ event: 'Again', boards: [{ number: 1, deal }] }), 'again.pbn'));
    await uploadButton(page).click();
    // Until then it does not listen to keys.
    await expect(duplicateOf(page).getByRole('button', { name: 'View Existing Game' })).toBeFocused();
    return existing.game;
  };

  test('is shown with the details of the existing game', async ({ page, accessible }) => {
    const { id } = await setUp(page);
    const dialog = duplicateOf(page);
    await expect(dialog).toContainText(
      'A game with the same first hand already exists in the system. This might be the same game uploaded with a different filename.',
    );
    await expect(dialog.getByRole('term')).toHaveText(['Title', 'Tournament', 'Date', 'File', 'Game']);
    await expect(dialog.getByRole('definition')).toHaveText([
      'Second Evening',
      'Harbour Congress',
      '18 October 2025',
      'harbour.pbn',
      String(id),
    ]);
    await expect(dialog.getByRole('button', { name: 'View Existing Game' })).toBeFocused();
    await expect(toastOf(page)).toHaveCount(0);
    await expect(page.locator('progress')).toHaveCount(0);
    await accessible();
  });

  test('links to the existing game', async ({ page }) => {
    const { id } = await setUp(page);
    await page.getByRole('button', { name: 'View Existing Game' }).click();
    await expect(page).toHaveURL(`/games/${id}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Second Evening', level: 1 })).toBeVisible();
  });

  test('can be uploaded anyway', async ({ page }) => {
    const { id } = await setUp(page);
    const release = await holdUploads(page);
    const sent = page.waitForRequest('**/api/games/upload');
    await page.getByRole('button', { name: 'Upload Anyway' }).click();
    const body = (await sent).postDataBuffer()?.toString();
    expect(body).toContain('name="force"\r\n\r\ntrue\r\n');
    expect(body).toContain('filename="again.pbn"');
    await expect(duplicateOf(page)).toHaveCount(0);
    await expect(uploadButton(page)).toHaveText('Uploading...');
    release();
    await page.waitForURL(/\/games\/\d+\?edit=true$/);
    expect(page.url()).not.toContain(`/games/${id}?`);
    await expect(toastOf(page)).toContainText('Successfully uploaded 1 hand from Again');
  });

  test('can be cancelled, back to the chosen file', async ({ page }) => {
    await setUp(page);
    await page.keyboard.press('Escape');
    await expect(duplicateOf(page)).toHaveCount(0);
    await expect(dialogOf(page)).toContainText('again.pbn');
    await expect(dialogOf(page).getByRole('progressbar')).toHaveCount(0);
    await expect(uploadButton(page)).toBeEnabled();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
    await expect(dialogOf(page)).not.toContainText('again.pbn');
    await expect(duplicateOf(page)).toHaveCount(0);
  });
});

test('the upload dialog is accessible and fits', async ({ page, comfortable }) => {
  expectStatus(400);
  await openDialog(page);
  await comfortable(page, '[role=dialog]');
  await choose(page, fileOf('No hands.', `${'long-name-'.repeat(12)}.pbn`));
  await uploadButton(page).click();
  await expect(dialogOf(page).getByRole('alert')).toBeVisible();
  await comfortable(page, '[role=dialog]');
  const release = await holdUploads(page);
  await uploadButton(page).click();
  await expect(dialogOf(page).getByRole('progressbar')).toBeVisible();
  await comfortable(page, '[role=dialog]');
  release();
  await expect(dialogOf(page).getByRole('alert')).toBeVisible();
});
