import type { JudgedRecord } from '@bridge-review/api/analysis';
import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Call } from '../../testing/answers.ts';
import { aHand } from '../../testing/games.ts';
import { handAnswers } from '../../testing/hands.ts';
import { textsOf } from '../../testing/locators.ts';
import { renderPage } from '../../testing/render-page.tsx';

const rail = page.getByRole('navigation', { name: 'All boards' });

const record = (boardNumber: number, accuracy: number): JudgedRecord => ({
  handId: aHand(boardNumber).id,
  boardNumber,
  contract: '4H',
  declarer: 'S',
  side: 'NS',
  scoreNS: 420,
  parNS: 420,
  loss: 0,
  accuracy,
  verdict: 'par reached',
  fair: null,
});

/** The hand page of a game of so many boards. */
function renderHand(boardNumber: number, boards: number, records: readonly JudgedRecord[] = []) {
  const all = Array.from({ length: boards }, (_, index) => aHand(index + 1));
  const asked = ({ url }: Call) => all.find(({ id }) => url.pathname.endsWith(`/${id}`))!;
  return renderPage(
    `/hands/${aHand(boardNumber).id}`,
    ...handAnswers,
    answer(handRoutes.list, all),
    answer(handRoutes.get, asked),
    answer(analysisRoutes.game, { total: boards, analysed: boards, records: [...records] }),
  );
}

test('every board of the game has a cell with its accuracy, or that there is no verdict yet', async () => {
  renderHand(2, 3, [record(1, 100), record(2, 35.4)]);
  for (const name of ['Board 1, 100%', 'Board 2, 35%', 'Board 3, no verdict yet']) {
    await expect.element(rail.getByRole('link', { name, exact: true })).toBeVisible();
  }
  expect(textsOf(rail.getByRole('link'))).toEqual(['1', '2', '3']);
  await expect.element(rail.getByRole('link', { name: 'Board 2,' })).toHaveAttribute('aria-current', 'page');
  await rail.getByRole('link', { name: 'Board 3,' }).click();
  await expect.element(page.getByRole('heading', { name: 'Board 3', level: 1 })).toBeVisible();
  await expect.element(rail.getByRole('link', { name: 'Board 3,' })).toHaveAttribute('aria-current', 'page');
});

test('in a large game the cells around the current board are there, and it is scrolled into the middle', async () => {
  renderHand(500, 1_000);
  const current = rail.getByRole('link', { name: 'Board 500,' });
  await expect.element(current).toBeInViewport();
  expect(textsOf(rail.getByRole('link'))).toHaveLength(81);
  const [cell, whole] = [current, rail].map((part) => part.element().getBoundingClientRect());
  expect(Math.abs(cell!.left + cell!.width / 2 - (whole!.left + whole!.width / 2))).toBeLessThan(2);
});
