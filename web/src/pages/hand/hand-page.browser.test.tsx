import { gameRoutes } from '@bridge-review/api/routes/games';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, failure, held, onlyPage } from '../../testing/answers.ts';
import { aHand, ownGame } from '../../testing/games.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aResult } from '../../testing/results.ts';

test('the hand page shows that it loads, and what failed can be tried again', async () => {
  const hand = held(answer(handRoutes.get, aHand(1)));
  const answers = renderPage(handPath, ...handAnswers, hand, failure(handRoutes.results, 503));
  await expect.element(page.getByText('Loading the hand')).toBeInTheDocument();
  hand.release();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The results could not be loaded');
  const deal = page.getByRole('region', { name: 'The deal' });
  await expect.element(deal.getByRole('region', { name: 'North' })).toHaveTextContent('HCP');
  answers.now(answer(handRoutes.results, onlyPage([aResult])));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('table', { name: 'What each table made of this board' })).toBeVisible();
});

test('the hand page tells the day of the game’s upload from a day of play', async () => {
  renderPage(handPath, ...handAnswers, answer(gameRoutes.get, { ...ownGame, date: null }));
  await expect.element(page.getByText('uploaded 19 October 2025', { exact: true }).first()).toBeVisible();
});

test('where the line of the board is too short for its game, the round stays and the place is left out whole', async () => {
  await page.viewport(1280, 720);
  const place = { location: 'The Assembly Rooms of the County Bridge Association', round: 'Segment 4 of 8' };
  renderPage(handPath, ...handAnswers, answer(gameRoutes.get, { ...ownGame, ...place }));
  await expect.element(page.getByText('Segment 4 of 8').first()).toBeVisible();
  const fact = (of: string) => document.querySelector<HTMLElement>(`.board-line [data-fact="${of}"]`)!;
  // As fractions of a pixel: scrollWidth is rounded, and a letter is lost for less.
  const isCut = (of: string) => {
    const text = document.createRange();
    text.selectNodeContents(fact(of));
    return text.getBoundingClientRect().right > fact(of).getBoundingClientRect().right;
  };
  expect([isCut('round'), isCut('day')]).toEqual([false, false]);
  const line = fact('round').parentElement!;
  const bottom = line.getBoundingClientRect().bottom;
  expect(fact('round').getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1);
  expect(fact('place').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
  expect(fact('round').getBoundingClientRect().right).toBeLessThanOrEqual(
    line.getBoundingClientRect().right + 1,
  );
  expect(line.title).toContain(place.location);
  expect(line.title).toContain(place.round);
});
