import { type Page, expect } from '@playwright/test';
import { type Caller, type Uploaded, uploadRecord } from './games.ts';
import { dealt, pbn } from './records.ts';
import type { Someone } from './test.ts';

/** A game with this many boards, with only deals and a contract. */
export const newGame = (caller: Caller, boards = 3): Promise<Uploaded> =>
  uploadRecord(
    caller,
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
  caller: Caller,
  gameId: number,
  mark: { partnerId?: number | null; seat?: string } = {},
): Promise<void> {
  const response = await caller.request.post(`/api/games/${gameId}/players`, { data: mark });
  expect(response.status()).toBe(200);
}

export async function makePartner(caller: Caller, partner: Someone): Promise<void> {
  const response = await caller.request.post('/api/user/partners', { data: { partnerId: partner.id } });
  expect(response.status()).toBe(200);
}

export async function recordBidding(
  caller: Caller,
  { gameId, handId, partnerId }: { gameId: number; handId: number; partnerId: number },
  biddingSequence: readonly string[],
): Promise<void> {
  const response = await caller.request.post(`/api/hands/${handId}/partnership-bidding`, {
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

/** Opens the bidding editor, and waits for its code: keys typed before that are lost. */
export async function openEditor(page: Page, button: 'Add Bidding' | 'Edit'): Promise<void> {
  await biddingCard(page).getByRole('button', { name: button }).click();
  await expect(biddingCard(page).getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}
