import type { FairJudgement } from '@bridge-review/api/analysis';
import { defaultCardStyle } from '@bridge-review/api/card-style';
import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import type { Call } from '@bridge-review/bridge/call';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, answer } from '../../testing/answers.ts';
import { aRecord } from '../../testing/bidding.ts';
import { aFairJudgement } from '../../features/analysis/testing/fair-judgement.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { aPlayer } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { expectAccessible } from '../../ui/testing/accessible.ts';
import { trickTable } from '../../testing/trick-table.ts';

const panel = page.getByRole('region', { name: 'Analysis' });

/** Four hearts make and are par: North and South take ten tricks in them. */
async function open(
  bid: Call,
  fair: FairJudgement | null,
  isFairWaiting = false,
  more: readonly Answer[] = [],
): Promise<void> {
  const analysis = {
    state: 'done',
    tricks: trickTable('89a7789a775436654366'),
    side: null,
    fair,
    isFairWaiting,
  } as const;
  renderPage(
    handPath,
    ...handAnswers,
    answer(analysisRoutes.hand, analysis),
    answer(biddingRoutes.get, { ...aRecord([bid, 'Pass', 'Pass', 'Pass']), side: 'NS' }),
    ...more,
  );
  await page.getByRole('button', { name: 'Show analysis' }).click();
}

describe('the two verdicts on one’s own bidding', () => {
  test.each([
    ['4H', 'right', 'Right', '4 hearts was best, and as the cards lie it reaches par.'],
    ['5H', 'right', 'Unlucky', '5 hearts was best, but as the cards lie it falls short of par.'],
    ['4H', 'wrong', 'Lucky', '3 spades was better, but as the cards lie 4 hearts reaches par.'],
    [
      '5H',
      'wrong',
      'Wrong',
      '3 spades was better than 5 hearts, which falls short of par as the cards lie too.',
    ],
  ] as const)('%s, %s on what was known, is headed %s', async (bid, word, title, why) => {
    await open(bid, { ...aFairJudgement, word });
    await expect.element(panel.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect.element(panel).toHaveTextContent(`On what you two knew, ${why}`);
  });

  test('call nothing wrong whose figures hold 0', async () => {
    await open('5H', { ...aFairJudgement, word: 'wrong', gain: { value: 3.02, low: 0.01, high: 6.03 } });
    await expect.element(panel.getByRole('heading', { name: 'Too close to call' })).toBeVisible();
    await expect.element(panel).toHaveTextContent(/Other.*\+3\.0 ±3\.0 IMPs/);
    await expect
      .element(panel)
      .toHaveTextContent('400 layouts do not clearly separate 5 hearts from 3 spades');
    await expect.element(panel).not.toHaveTextContent('Wrong');
  });

  test('say what they rest on with notrump in the letters of the user', async () => {
    const fair = { ...aFairJudgement, meanings: [{ seat: 'E' as const, text: 'Overcall of 1NT: 5+ ♥' }] };
    const french = { ...aPlayer, cardStyle: { ...defaultCardStyle, language: 'fr' as const } };
    await open('4H', fair, false, [answer(authRoutes.currentUser, french)]);
    await expect.element(panel).toHaveTextContent('East: Overcall of 1SA: 5+');
  });

  test('say what they rest on across both columns', async () => {
    await open('4H', aFairJudgement);
    const basis = panel.getByText(/400 layouts of the opponents’ cards/);
    await expect.element(basis).toBeVisible();
    const { left, right, top } = basis.element().getBoundingClientRect();
    const gauges = panel
      .getByRole('meter')
      .elements()
      .map((one) => one.getBoundingClientRect());
    expect(left).toBeLessThanOrEqual(gauges[0]!.left);
    expect(right).toBeGreaterThanOrEqual(gauges[1]!.right);
    expect(top).toBeGreaterThan(gauges[1]!.bottom);
  });

  test('stand side by side, with figure, sentence, own contract and the next best', async () => {
    await open('4H', aFairJudgement);
    const fair = panel.getByRole('heading', { name: 'On what you knew' });
    const lies = panel.getByRole('heading', { name: 'As the cards lie' });
    await expect.element(fair).toBeVisible();
    expect(fair.element().getBoundingClientRect().top).toBe(lies.element().getBoundingClientRect().top);
    await expect.element(panel).toHaveTextContent(/makes 64% of the time \(59 to 69\)/);
    await expect.element(panel).toHaveTextContent(/Next best.*by South.*−4\.3 ±0\.5 IMPs/);
    await expect.element(panel).toHaveTextContent('400 layouts of the opponents’ cards, seed 12');
    await expect.element(panel).toHaveTextContent('each of you saw only 13');
    await expectAccessible();
  });

  test('list what the layouts fit, with the rule of each condition, how many they are and their seed', async () => {
    await open('4H', {
      ...aFairJudgement,
      style: { style: 'Acol', from: 'openings', openings: 14, fitting: 13 },
    });
    const list = panel.getByRole('list', {
      name: 'Every layout fits what the opponents’ calls before your last turn showed:',
    });
    // The suits are drawn and named, so that screen readers and a four-colour deck have them.
    await expect.element(list).toHaveTextContent('East: Weak two in hearts: 6–10 HCP, 6 hearts.');
    await expect.element(panel).toHaveTextContent('400 layouts of the opponents’ cards, seed 12,');
    await expect.element(panel).toHaveTextContent('Acol, judging by this pair’s 14 openings in this game.');
  });

  test('list the conditions alone where an older judgement has no more', async () => {
    const { meanings: _, ...older } = aFairJudgement;
    await open('4H', older);
    await expect.element(panel.getByText('East: 6–10 HCP, 6 hearts.')).toBeVisible();
  });

  test('say so where the opponents’ calls tell nothing', async () => {
    await open('4H', { ...aFairJudgement, conditions: '', meanings: [] });
    await expect.element(panel).toHaveTextContent('The opponents’ calls say nothing about their cards');
  });

  test('have no headline while the fair one is being worked out', async () => {
    await open('4H', null, true);
    await expect.element(panel.getByRole('status')).toHaveTextContent(/^Being worked out/);
    await expect.element(panel.getByRole('heading', { name: 'As the cards lie' })).toBeVisible();
    await expect.element(panel.getByRole('heading', { name: 'Right' })).not.toBeInTheDocument();
  });

  test('are one where there is no fair one, or one for the other side', async () => {
    await open('4H', { ...aFairJudgement, side: 'EW' });
    await expect.element(panel.getByRole('heading', { name: 'Your bidding' })).toBeVisible();
    await expect.element(panel.getByRole('heading', { name: 'On what you knew' })).not.toBeInTheDocument();
  });
});
