import { type Page, expect } from '@playwright/test';
import { type Uploaded, uploadRecord } from './games.ts';
import { dealt, pbn } from './records.ts';
import type { Someone } from './test.ts';

/** A game with this many boards, with only deals and a contract. */
export const newGame = (page: Page, boards = 3): Promise<Uploaded> =>
  uploadRecord(
    page,
    pbn({
      event: 'Larkmoor Teams',
      boards: dealt(boards).map((board) => ({
        ...board,
        more: '[Declarer "S"]\n[Contract "4H"]\n[Result "10"]',
      })),
    }),
  );

/** Marks a game as played through the API. */
export async function markPlayed(
  page: Page,
  gameId: number,
  mark: { partnerId?: number | null; seat?: string } = {},
): Promise<void> {
  const response = await page.request.post(`/api/games/${gameId}/players`, { data: mark });
  expect(response.status()).toBe(200);
}

export async function makePartner(page: Page, partner: Someone): Promise<void> {
  const response = await page.request.post('/api/user/partners', { data: { partnerId: partner.id } });
  expect(response.status()).toBe(200);
}

export async function recordBidding(
  page: Page,
  { gameId, handId, partnerId }: { gameId: number; handId: number; partnerId: number },
  biddingSequence: readonly string[],
): Promise<void> {
  const response = await page.request.post(`/api/hands/${handId}/partnership-bidding`, {
    data: { gameId, partnerId, biddingSequence },
  });
  expect(response.status(), await response.text()).toBe(200);
}

export const biddingCard = (page: Page) => page.getByRole('region', { name: 'Partnership bidding' });
export const discussion = (page: Page) => page.getByRole('region', { name: 'Discussion' });
export const comments = (page: Page) =>
  discussion(page).getByRole('list', { name: 'Comments' }).getByRole('listitem');

/** One call of the box, as `3NT` or `Pass`. */
export const cell = (page: Page, call: string) => biddingCard(page).locator(`[data-call="${call}"]`);

/** The texts of the table, row by row, empty for an empty cell. */
export const auctionRows = (page: Page): Promise<string[][]> =>
  biddingCard(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((data) => data.textContent.trim())),
    );

export async function say(page: Page, text: string): Promise<void> {
  await discussion(page).getByLabel('Add a comment').fill(text);
  await discussion(page).getByRole('button', { name: 'Post comment' }).click();
}
