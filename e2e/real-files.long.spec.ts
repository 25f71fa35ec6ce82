import type { UploadedGame } from '@bridge-review/api/games';
import type { Page } from '@playwright/test';
import { corpus } from '../bridge/src/testing/corpus.ts';
import { expect, expectStatus, test } from './test.ts';

const files = (['pbn', 'lin', 'other'] as const).flatMap((kind) => corpus(kind));

/** Files that the upload dialog accepts by name; it refuses others before sending. */
const takes = (name: string) => /\.(pbn|txt|lin)$/i.test(name);

test.describe('every real file', () => {
  for (const { name, bytes } of files.filter((file) => takes(file.name))) {
    test(`becomes a game that can be read, or is refused with the reason: ${name}`, async ({
      page,
      player: _signedIn,
    }) => {
      expectStatus(400);
      expectStatus(409);
      const statuses: number[] = [];
      page.on('response', (response) => statuses.push(response.status()));

      await page.goto('/');
      await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Upload PBN File' });
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
      const game = await upload(page);
      if (game === null) {
        await expect(dialog.getByRole('alert')).toContainText(/(Th(is|e)|A game can have) .+\./s);
      } else {
        await page.waitForURL(`/games/${game.game.id}`);
        await page
          .getByRole('dialog', { name: 'Edit Game Details' })
          .getByRole('button', { name: 'Cancel' })
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.game.title);
        await showsTheDeal(page, game);
      }
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    });
  }
});

/** Uploads the chosen file, even if another test has the same first deal; null if it is refused. */
async function upload(page: Page): Promise<UploadedGame | null> {
  const answer = () => page.waitForResponse('**/api/games/upload');
  const first = answer();
  await page
    .getByRole('dialog', { name: 'Upload PBN File' })
    .getByRole('button', { name: /^Upload/ })
    .click();
  let response = await first;
  if (response.status() === 409) {
    const second = answer();
    await page.getByRole('button', { name: 'Upload Anyway' }).click();
    response = await second;
  }
  return response.ok() ? ((await response.json()) as UploadedGame) : null;
}

/** The first board, card for card. */
async function showsTheDeal(page: Page, { hands }: UploadedGame): Promise<void> {
  const { id, northHand, eastHand, southHand, westHand } = hands[0]!;
  await page.goto(`/hands/${id}`);
  const seats = { North: northHand, East: eastHand, South: southHand, West: westHand };
  for (const [seat, hand] of Object.entries(seats)) {
    if (hand === null) continue;
    const shown = page.getByRole('region', { name: 'The deal' }).getByRole('region', { name: seat });
    await expect(shown.getByRole('definition')).toHaveText(
      hand.split('.').map((suit) => (suit === '' ? '–none' : suit)),
    );
  }
}
