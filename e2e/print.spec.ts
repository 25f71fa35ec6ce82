import type { Page } from '@playwright/test';
import { generateDuplicate } from '../server/src/testing/duplicate-game.ts';
import { uploadRecord } from './games.ts';
import { expect, test } from './test.ts';

const PAPERS = ['A4', 'Letter'] as const;

/** How many pages the browser makes of it. */
async function printedPages(page: Page, format: (typeof PAPERS)[number]): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a game prints on as many pages as it says, and a hand on one, in a dark theme too', async ({
  page,
  player,
  accessible,
}) => {
  const seed = Math.floor(Math.random() * 1_000_000);
  const nameOf = (pair: number) =>
    [`Wilhelmina Featherstonehaugh-Cholmondeley ${pair}`, `${player.lastName} Kestrel ${pair}`] as const;
  const record = generateDuplicate({ seed, boards: 17, tables: 11, nameOf });
  const { game, hands } = await uploadRecord(page, record);
  await page.emulateMedia({ colorScheme: 'dark' });

  await page.goto(`/games/${game.id}`);
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('menuitem', { name: 'Hand record' }).click();
  const button = page.getByRole('button', { name: /^Print \d+ pages?$/ });
  for (const [paper, pages] of [
    ['Hand record', 2],
    ['Four boards a page', 5],
    ['Two boards a page, with notes', 9],
    ['Travellers', null],
  ] as const) {
    await page.getByLabel('What to print').selectOption(paper);
    await expect(button).toBeVisible();
    const stated = Number(/\d+/.exec(await button.innerText())?.[0]);
    if (pages !== null) expect(stated).toBe(pages);
    for (const format of PAPERS)
      expect(await printedPages(page, format), `${paper} on ${format}`).toBe(stated);
    // A sheet is a page, so what stands on one sheet is not split.
    const sheets = page.locator('.paper-sheet');
    await expect(sheets).toHaveCount(stated);
    if (paper === 'Travellers') await expect(sheets.getByRole('table')).toHaveCount(17);
    else await expect(sheets.locator('[data-board]')).toHaveCount(17);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(button).toBeHidden();
  await page.emulateMedia({ media: null, colorScheme: 'dark' });
  await page.getByLabel('What to print').selectOption('Two boards a page, with notes');
  await page.setViewportSize({ width: 390, height: 844 });
  await accessible();

  // The browser's own command, on the page of a board, once its paper is loaded.
  await page.goto(`/hands/${hands[4]?.id}`);
  await expect(page.getByRole('heading', { name: 'Board 5', level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(sheetsWhilePrinting)).toBe(1);
  for (const format of PAPERS) expect(await printedPages(page, format)).toBe(1);
  await expect(page.locator('.print-instead')).toHaveCount(0);
});

function sheetsWhilePrinting(): number {
  dispatchEvent(new Event('beforeprint'));
  const sheets = document.querySelectorAll('.print-instead .paper-sheet').length;
  dispatchEvent(new Event('afterprint'));
  return sheets;
}
