import type { UploadedGame } from '@bridge-review/api/games';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { storageRoutes } from '@bridge-review/api/routes/storage';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, answer, type Answers, onlyPage } from './answers.ts';
import { aHand, gameAnswers, ownGame } from './games.ts';
import { renderPage } from './render-page.tsx';

export const dialog = page.getByRole('dialog', { name: 'Upload PBN File' });
export const dropArea = dialog.getByRole('group', { name: 'Drop files or a folder here' });
export const uploadButton = dialog.getByRole('button', { name: /^Upload/ });

const storage = { usedBytes: 0, limitBytes: 200 * 1024 * 1024 };

/** What the server makes of a file: `ownGame` with two hands. */
export const uploaded: UploadedGame = { game: ownGame, hands: [aHand(1), aHand(2)], warnings: [], storage };

/** Renders the games and opens the upload dialog. */
export async function openUpload(...table: readonly Answer[]): Promise<Answers> {
  const answers = renderPage(
    '/',
    answer(gameRoutes.list, onlyPage([])),
    answer(storageRoutes.usage, storage),
    ...gameAnswers,
    ...table,
  );
  await page.getByRole('button', { name: 'Upload PBN', exact: true }).click();
  await expect.element(dialog).toBeVisible();
  return answers;
}

export const aFile = (name: string, text = 'x'): File => new File([text], name, { type: 'text/plain' });

/** The same dialog, once it shows what the files are. */
export const review = page.getByRole('dialog', { name: 'What we understood' });

/** As a file chooser does. */
export function choose(...files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]')!;
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
