import { fileOf, uploadRecord } from './games.ts';
import { dealt, pbn } from './records.ts';
import { signInAsAdmin, test } from './serial-test.ts';
import { sql } from './sql.ts';
import { expect, expectStatus, toastOf } from './test.ts';

/** On a server with a quota of ten megabytes per user. */
test.afterEach(() => sql('delete from games'));

const KILOBYTE = 1024;

/** One board, with many lines that the reader ignores. */
function recordOf(kilobytes: number): string {
  const record = pbn({ date: '2025.10.18', boards: dealt(1) });
  return record + `% ${'.'.repeat(61)}\n`.repeat((kilobytes * KILOBYTE) / 64);
}

test('the upload dialog shows the used storage, and says when a file does not fit', async ({
  page,
  player: _signedIn,
  accessible,
}) => {
  expectStatus(413);
  const { game } = await uploadRecord(page, recordOf(9600));
  await page.goto('/');
  const openDialog = () => page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload PBN File' });
  const send = async () => {
    await dialog.locator('input[type=file]').setInputFiles(fileOf(recordOf(700), 'second.pbn'));
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  };
  await openDialog();
  await expect(dialog).toContainText('Your storage is nearly full');
  await expect(dialog).toContainText('You have used 9.4 of 10 MB of storage.');
  await send();
  await expect(dialog.getByRole('alert').getByRole('paragraph')).toHaveText([
    'There is no room for this file.',
    'Please delete a game you no longer need. You have used 9.4 of 10 MB.',
    'Nothing was saved. The file is still selected.',
  ]);
  await accessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  expect((await page.request.delete(`/api/games/${game.id}`)).ok()).toBe(true);
  await openDialog();
  await expect(dialog).toContainText('You have used 0 of 10 MB of storage.');
  await expect(dialog).not.toContainText('full');
  await send();
  await page
    .getByRole('dialog', { name: 'Edit Game Details' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(toastOf(page)).toContainText('Upload Successful');
});

test('the overview shows administrators the used storage', async ({
  page,
  player: _signedIn,
  accessible,
}) => {
  await uploadRecord(page, recordOf(500));
  await signInAsAdmin(page);
  const response = await page.request.get('/api/admin/stats');
  const { storage } = (await response.json()) as { storage: { usedBytes: number } };
  expect(storage.usedBytes).toBeGreaterThan(500 * KILOBYTE);
  await page.goto('/admin');
  const figure = page.locator('dl > div').filter({ has: page.getByText('Storage', { exact: true }) });
  const used = Math.ceil((storage.usedBytes / KILOBYTE / KILOBYTE) * 10) / 10;
  await expect(figure.getByRole('definition')).toHaveText([`${used} MB`, 'of 5,000 MB']);
  await accessible();
});
