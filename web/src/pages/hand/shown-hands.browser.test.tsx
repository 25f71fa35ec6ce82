import type { TableResult } from '@bridge-review/api/hands';
import type { ChosenPair } from '@bridge-review/api/participation';
import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, onlyPage } from '../../testing/answers.ts';
import { notPlayed } from '../../testing/games.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { textsOf } from '../../testing/locators.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aResult } from '../../testing/results.ts';

const deal = page.getByRole('region', { name: 'The deal' });
const choices = deal.getByRole('radio');
const names = { first: 'Cara Dunn', second: 'Benedict' };
const table: TableResult = {
  ...aResult,
  ownSide: 'EW',
  players: { N: 'Eve', E: 'Benedict', S: 'Finn', W: 'Cara Dunn' },
};

/** A board of a pair that sat in both directions, so that the game has no seat. */
function open(viewer: ChosenPair['viewer']): void {
  const pair = { names, viewer, number: '4', records: 0 };
  renderPage(
    handPath,
    ...handAnswers,
    answer(handRoutes.results, onlyPage([table])),
    answer(participationRoutes.mine, { ...notPlayed, isPlaying: true, hasPairs: true, pair }),
    answer(biddingRoutes.get, null),
  );
}

describe('the hands shown of a pair that sat both ways', () => {
  test('are one’s own where the file names one, on the side of this board', async () => {
    open('first');
    await expect.poll(() => textsOf(choices)).toEqual(['All', 'Ours', 'Mine', 'None']);
    await deal.getByRole('radio', { name: 'Mine' }).click();
    await expect.poll(() => deal.getByRole('definition').elements().length).toBe(4);
    expect(deal.getByRole('region', { name: 'West' }).getByRole('definition').elements()).toHaveLength(4);
  });

  test('are the pair’s where one has not said which of the two one was', async () => {
    open(null);
    await expect.poll(() => textsOf(choices)).toEqual(['All', 'Ours', 'None']);
    await deal.getByRole('radio', { name: 'Ours' }).click();
    await expect.poll(() => deal.getByRole('definition').elements().length).toBe(8);
    expect(deal.getByRole('region', { name: 'West' }).getByRole('definition').elements()).toHaveLength(4);
  });
});
