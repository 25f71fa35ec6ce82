import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, onlyPage } from '../../testing/answers.ts';
import { aHand } from '../../testing/games.ts';
import { handAnswers } from '../../testing/hands.ts';
import { scrollIntoSight } from '../../testing/locators.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aClaim, aResult } from '../../testing/results.ts';
import { expectAccessible } from '../../ui/testing/accessible.ts';

const lab = page.getByRole('region', { name: 'Lead lab' });
const hand = aHand(1);

async function show(results: readonly TableResult[], changed: Partial<GameHand> = {}): Promise<void> {
  const shown = { ...hand, ...changed };
  renderPage(
    `/hands/${hand.id}`,
    ...handAnswers,
    answer(handRoutes.get, shown),
    answer(handRoutes.list, [shown]),
    answer(handRoutes.results, onlyPage(results)),
  );
  await scrollIntoSight(lab);
}

const auction: TableResult['auction'] = {
  dealer: 'N',
  calls: ['1NT', 'Pass', '2D', 'Pass', '2H', 'Pass', '4H', 'Pass', 'Pass', 'Pass'],
  annotations: [],
};

describe('the opening lead of a board', () => {
  test('is asked for with what the calls of the other three say', async () => {
    await show([{ ...aClaim, auction }]);
    await expect.element(lab).toHaveTextContent('West against 4 hearts by South');
    await expect.element(lab.getByRole('group', { name: 'North', exact: true })).toHaveTextContent('HCP');
    await expect.element(lab.getByRole('group', { name: 'West', exact: true })).not.toBeInTheDocument();
    await expect.element(lab.getByRole('button', { name: 'Run simulation' })).toBeVisible();
    // Where a bar that stays in place hides half of no button.
    window.scrollTo(0, 0);
    await expectAccessible('section');
  });

  test('marks the lead at the table and counts those of the field', async () => {
    const other = (id: number, card: 'CJ' | 'D7'): TableResult => ({
      ...aClaim,
      id,
      play: { leader: 'W', tricks: [{ W: card, N: null, E: null, S: null }], annotations: [] },
    });
    await show([{ ...aClaim, auction }, other(2, 'CJ'), other(3, 'D7')]);
    await lab.getByRole('button', { name: 'Run simulation' }).click();
    const led = lab.getByRole('row').filter({ hasText: 'led at the table' });
    await expect.element(led).toHaveTextContent('jack of clubs');
    await expect.element(led).toHaveTextContent('2 of 3');
    await lab.getByRole('button', { name: 'Stop' }).click();
    await expect.element(lab.getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  test.each([
    ['a board that was passed out', { finalContract: 'Pass', declarer: null }, 'passed out'],
    ['a board without a contract', { finalContract: null, declarer: null }, 'No contract is known'],
    ['a hand that is unknown', { westHand: null }, 'does not have West’s hand'],
  ] as const)('is no question on %s', async (_, changed, words) => {
    await show([], changed);
    await expect.element(lab).toHaveTextContent(words);
    await expect.element(lab.getByRole('button', { name: 'Run simulation' })).not.toBeInTheDocument();
  });

  test('assumes nothing where no auction is known', async () => {
    await show([aResult]);
    await expect
      .element(lab)
      .toHaveTextContent('No auction is known, so nothing is assumed beyond what you add.');
  });
});
