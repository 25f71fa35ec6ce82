import type { TableResult } from '@bridge-review/api/hands';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, failure, held, onlyPage } from '../../testing/answers.ts';
import { aHand } from '../../testing/games.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { renderPage } from '../../testing/render-page.tsx';

const result: TableResult = {
  id: 1,
  players: { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' },
  section: null,
  table: '1',
  room: null,
  pairNumbers: { NS: null, EW: null },
  ownSide: null,
  contract: '4H',
  declarer: 'S',
  tricks: 10,
  scoreNS: 420,
  comparison: null,
  auction: null,
  play: null,
};

test('the hand page shows that it loads, and what failed can be tried again', async () => {
  const hand = held(answer(handRoutes.get, aHand(1)));
  const answers = renderPage(handPath, ...handAnswers, hand, failure(handRoutes.results, 503));
  await expect.element(page.getByText('Loading the hand')).toBeInTheDocument();
  hand.release();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The results could not be loaded');
  const deal = page.getByRole('region', { name: 'The deal' });
  await expect.element(deal.getByRole('region', { name: 'North' })).toHaveTextContent('HCP');
  answers.now(answer(handRoutes.results, onlyPage([result])));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Results', exact: true })).toBeVisible();
});
