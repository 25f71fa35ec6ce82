import { readFile } from 'node:fs/promises';
import { uploadRecord } from './games.ts';
import { newDeal, pbn, played, today } from './records.ts';
import { expect, expectStatus, test, toastOf } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };
const damaged = '\n[Board "3"]\n[Deal "N:AKQJ.. ... ... ..."]\n';

test('an uploader dismisses the warnings, downloads, renames and deletes a game', async ({
  page,
  player: _signedIn,
  accessible,
}) => {
  /** Two boards, the first with an auction, and one that is damaged. */
  const boards = [...played(1, newDeal(), [{ names, cards: 0 }]), { number: 2, deal: newDeal() }];
  const text = pbn({ event: 'Larkmoor Teams', date: today(), boards }) + damaged;
  const { game } = await uploadRecord(page, text, 'original.pbn');
  const heading = page.getByRole('heading', { level: 1 });
  const cards = page.getByRole('list', { name: 'Hands' }).getByRole('listitem');
  await page.goto(`/games/${game.id}`);
  await expect(heading).toHaveText('Larkmoor Teams');

  await test.step('warnings that are dismissed stay dismissed', async () => {
    const warnings = page.getByText(/^\d+ remarks? on the file$/);
    await warnings.click();
    await expect(page.getByText(/^Line \d+:/).first()).toBeVisible();
    await expect(page.getByText(/in the file (was|were) skipped or repaired/)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss warnings' }).click();
    await expect(warnings).toHaveCount(0);
    await page.reload();
    await expect(cards).toHaveCount(2);
    await expect(warnings).toHaveCount(0);
  });

  await test.step('downloads give the unchanged original file, and the game as PBN or LIN', async () => {
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

  const title = `Renamed ${Date.now()}`;
  await test.step('editing changes the game here and in the list', async () => {
    await page.getByRole('button', { name: 'Edit Details' }).click();
    await page.getByLabel('Title').fill(title);
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toContainText('Game Updated');
    await expect(heading).toHaveText(title);
    await page.getByRole('link', { name: 'Back to games' }).click();
    await page.getByRole('link', { name: title }).click();
    await expect(heading).toHaveText(title);
  });

  await test.step('deletion asks once, then deletes the game', async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this game?' });
    await expect(dialog).toContainText(title);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await accessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(heading).toHaveText(title);
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete game' }).click();
    await expect(page).toHaveURL('/');
    await expect(toastOf(page)).toContainText('Game deleted');
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    expectStatus(404);
    await page.goto(`/games/${game.id}`);
    await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible();
  });
});
