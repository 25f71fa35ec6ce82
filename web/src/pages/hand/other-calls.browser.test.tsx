import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import { handRoutes } from '@bridge-review/api/routes/hands';
import type { Call } from '@bridge-review/bridge/call';
import { usualThreadCount } from '@bridge-review/bridge/double-dummy/threads';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SolverTask } from '@bridge-review/bridge/double-dummy/solver-messages';
import { answer, onlyPage } from '../../testing/answers.ts';
import { aRecord } from '../../testing/bidding.ts';
import { aHand } from '../../testing/games.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { scrollIntoSight } from '../../testing/locators.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aResult } from '../../testing/results.ts';
import { expectAccessible } from '../../ui/testing/accessible.ts';

/** North and South lack two spades and nothing else, so that layouts are solved at once. */
const hand: GameHand = {
  ...aHand(1),
  northHand: 'AQJT98.AKQ.32.32' as GameHand['northHand'],
  eastHand: 'K.JT98.JT98.QJT9' as GameHand['eastHand'],
  southHand: '76543.432.AKQ.AK' as GameHand['southHand'],
  westHand: '2.765.7654.87654' as GameHand['westHand'],
};
const TO_GAME: readonly Call[] = ['1S', 'Pass', '4S', 'Pass', 'Pass', 'Pass'];
const panel = page.getByRole('region', { name: 'Other calls' });
const row = (name: RegExp) => panel.getByRole('row', { name });

type Layout = Extract<SolverTask, { readonly kind: 'plays' }>;
const isLayout = (task: unknown): task is Layout =>
  typeof task === 'object' && task !== null && 'kind' in task && task.kind === 'plays';

const figures = panel.getByRole('table', { name: /^Calls by mean score over / });
const countedLayouts = (): number => Number(/over (\d+) layout/.exec(figures.element().textContent)?.[1]);

async function open(
  calls: readonly Call[],
  over: Partial<GameHand> = {},
  ...results: readonly TableResult[]
): Promise<void> {
  renderPage(
    handPath,
    ...handAnswers,
    answer(handRoutes.get, { ...hand, ...over }),
    answer(handRoutes.results, onlyPage(results)),
    answer(biddingRoutes.get, calls.length > 0 ? aRecord([...calls]) : null),
  );
  await scrollIntoSight(panel);
}

describe('other calls', () => {
  test('are compared by mean score with the one that is chosen, the rest passed out', async () => {
    await open(TO_GAME);
    await panel.getByRole('button', { name: 'South: 4 spades' }).click();
    await expect.element(panel.getByRole('status')).toHaveTextContent('Done: 200 layouts.');
    await expect
      .element(panel.getByRole('button', { name: 'South: 4 spades' }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect
      .element(panel)
      .toHaveTextContent('what were the alternatives, given the N–S cards and the calls before it?');
    // Twelve tricks are certain, thirteen there on three layouts of four: a grand slam has the higher mean.
    await expect.element(row(/^7NT/)).toHaveTextContent(/by South.*makes 7\d%.*highest mean score/);
    await expect.element(row(/^6 ?spades/)).toHaveTextContent(/by North.*makes 100%.*−4\.\d/);
    await expect.element(row(/^4 ?spades/)).toHaveTextContent(/made.*by North.*makes 100%.*−7\.\d/);
    await expect.element(row(/^Pass/)).toHaveTextContent('1 spade by North');
    await expect.element(panel).toHaveTextContent('After each call everybody passes');
    await expect.element(panel).toHaveTextContent('Both sides play double dummy.');
    await expect.element(panel).toHaveTextContent('pass, rule: pass over the opening');
    await expectAccessible();
  });

  test('stand on the same chips as odds and leads, and move with them', async () => {
    await open(TO_GAME);
    await panel.getByRole('button', { name: 'South: 4 spades' }).click();
    await expect.element(row(/^7 ?spades/)).toBeVisible();
    await panel.getByRole('button', { name: 'Add a condition on West' }).click();
    await userEvent.keyboard('2S{Enter}');
    // With both spades West has the king, and the finesse never fails.
    await expect.element(row(/^7 ?spades/)).toHaveTextContent('makes 100%');
    await expect.element(panel.getByRole('status')).toHaveTextContent('Done: 200 layouts.');
    await panel.getByRole('button', { name: 'Leave out West: 2 spades' }).click();
    await expect.element(row(/^7 ?spades/)).not.toHaveTextContent('makes 100%');
    await panel.getByRole('button', { name: 'Change West: 2 spades' }).click();
    await userEvent.keyboard('{Control>}a{/Control}3S{Enter}');
    await expect.element(panel).toHaveTextContent('No layout fits');
    await expectAccessible();
    // Edits are kept as long as the page is.
    await panel.getByRole('button', { name: 'Reset to the auction' }).click();
    await expect.element(panel).not.toHaveTextContent('No layout fits');
  });

  test('continue after a stop with the layouts they have', async () => {
    await open(TO_GAME, aHand(1));
    await panel.getByRole('button', { name: 'North: 1 spade' }).click();
    await expect.element(figures).toBeVisible();
    await panel.getByRole('button', { name: 'Stop' }).click();
    await expect.element(panel.getByRole('status')).toHaveTextContent(/^Stopped after/);
    const before = countedLayouts();
    await panel.getByRole('button', { name: 'Continue' }).click();
    await expect.element(panel.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect.poll(countedLayouts).not.toBe(before);
    expect(countedLayouts()).toBeGreaterThan(before);
  });

  test('are worked out only while the page is visible', async () => {
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    const layouts = () =>
      asked.mock.calls.flatMap(([task]: readonly unknown[]) => (isLayout(task) ? [task.number] : []));
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const turn = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    onTestFinished(() => void vi.restoreAllMocks());
    turn('hidden');
    await open(TO_GAME);
    await panel.getByRole('button', { name: 'South: 4 spades' }).click();
    await expect.element(panel.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(layouts()).toEqual([]);
    turn('visible');
    const started = layouts().length;
    expect(started).toBeGreaterThan(0);
    turn('hidden');
    turn('visible');
    await expect.element(panel.getByRole('status')).toHaveTextContent('Done: 200 layouts.');
    const workers = asked.mock.contexts.filter((_, call) => isLayout(asked.mock.calls[call]?.[0]));
    expect(new Set(workers).size).toBe(usualThreadCount());
    // Each is dealt and solved once.
    expect(
      layouts()
        .slice(0, 200)
        .toSorted((one, other) => one - other),
    ).toEqual(Array.from({ length: 200 }, (_, number) => number));
  });

  test('can be stopped, and another call chosen by keyboard', async () => {
    await open(TO_GAME, aHand(1));
    const first = panel.getByRole('button', { name: 'North: 1 spade' });
    await first.click();
    await panel.getByRole('button', { name: 'Stop' }).click();
    await expect.element(panel.getByRole('status')).toHaveTextContent(/^Stopped after/);
    await expect.element(panel.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect.element(first).toHaveAttribute('aria-pressed', 'true');
    first.element().focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect
      .element(panel)
      .toHaveTextContent('East’s Pass, call 2: what were the alternatives, given the E–W cards');
  });

  test('are those of the pair’s own auction, or of the table’s', async () => {
    const auction: TableResult['auction'] = {
      dealer: 'N',
      calls: ['2S', 'Pass', 'Pass', 'Pass'],
      annotations: [],
    };
    await open(TO_GAME, {}, { ...aResult, auction });
    await expect.element(panel.getByRole('radio', { name: 'Yours' })).toBeChecked();
    await panel.getByRole('radio', { name: 'At the table' }).click();
    await expect.element(panel.getByRole('button', { name: 'North: 2 spades' })).toBeVisible();
  });

  test('need an auction', async () => {
    await open([]);
    await expect.element(panel).toHaveTextContent('Record how you bid this board');
  });

  test('need both hands of the pair', async () => {
    await open(TO_GAME, { eastHand: null });
    await panel.getByRole('button', { name: 'East: pass' }).first().click();
    await expect.element(panel).toHaveTextContent('The file does not have both E–W hands');
  });
});
