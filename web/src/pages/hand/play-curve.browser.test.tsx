import { handRoutes } from '@bridge-review/api/routes/hands';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, onlyPage } from '../../testing/answers.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aClaim, aResult } from '../../testing/results.ts';
import { expectAccessible } from '../../ui/testing/accessible.ts';

const deal = page.getByRole('region', { name: 'The deal' });
const slider = deal.getByRole('slider', { name: 'Card of the play' });
const panel = page.getByRole('region', { name: 'Tricks over the play' });
const play = page.getByRole('region', { name: 'Play at the table' });
/** Solving a whole play takes a while on a busy machine. */
const longTimeout = { timeout: 60_000 };

async function open(results = [aClaim]): Promise<void> {
  renderPage(handPath, ...handAnswers, answer(handRoutes.results, onlyPage(results)));
  await expect.element(deal.getByRole('toolbar')).toBeVisible();
}

async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 720));
}

describe('the slider of the play', () => {
  test('moves a card with arrows, a trick with Page keys, and says where the play stands', async () => {
    await open();
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'West to lead');
    (slider.element() as HTMLElement).focus();
    for (const [key, text] of [
      ['ArrowRight', 'Trick 1, North to play'],
      ['ArrowUp', 'Trick 1, East to play'],
      ['PageDown', 'Trick 1: North wins'],
      ['PageDown', 'Claimed'],
      ['PageUp', 'Trick 1: North wins'],
      ['ArrowLeft', 'Trick 1, South to play'],
      ['Home', 'West to lead'],
      ['End', 'Claimed'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.element(slider, { message: key }).toHaveAttribute('aria-valuetext', text);
      await expect.element(slider).toHaveFocus();
    }
    await expect.element(deal).toHaveTextContent('declarer takes 8 of the last 11 tricks');
    await expect.element(play).toHaveTextContent('Claimed: declarer takes 8 of the last 11 tricks');
  });

  test('is as long as the words beside it leave, and stays so whatever they say', async () => {
    await resize(1366, 768);
    await open();
    await expect.element(slider).toBeEnabled();
    const toolbar = deal.getByRole('toolbar').element();
    const status = toolbar.querySelector('output')!;
    const widths = () => {
      const { left, right, width } = toolbar.querySelector('.curve-slider')!.getBoundingClientRect();
      const words = status.getBoundingClientRect();
      return { left, width, gap: words.left - right };
    };
    const before = widths();
    expect(before.width).toBeGreaterThan(toolbar.clientWidth * 0.36);
    expect(before.gap).toBeLessThan(24);
    for (const text of ['Trick 1, North to play', 'declarer takes 8 of the last 11 tricks']) {
      (slider.element() as HTMLElement).focus();
      await userEvent.keyboard(text.startsWith('Trick') ? '{ArrowRight}' : '{End}');
      await expect.element(page.elementLocator(status)).toHaveTextContent(text);
      expect(widths()).toEqual(before);
      expect(status.scrollWidth).toBeLessThanOrEqual(status.clientWidth);
      expect(status.offsetHeight).toBeLessThanOrEqual(toolbar.clientHeight);
    }
  });

  test('ends with the record where the result is not known', async () => {
    await open([{ ...aClaim, tricks: null, scoreNS: null }]);
    await expect.element(slider).toBeEnabled();
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'The play record ends here');
    await expect.element(play).not.toHaveTextContent('Claimed');
  });

  test('is empty where nothing was played', async () => {
    await open([aResult]);
    await expect.element(slider).toBeDisabled();
  });
});

describe('the curve of the play', () => {
  test(
    'is drawn once it is asked for, with the cards that cost something, the lead and the claim',
    { timeout: 90_000 },
    async () => {
      await open();
      await expect.element(panel.getByText('claimed')).toBeVisible();
      const before = panel.element().getBoundingClientRect();
      await panel.getByRole('button', { name: 'Show what each card cost' }).click();
      await expect.element(panel, longTimeout).toHaveTextContent(/No card cost a trick/);
      const after = panel.element().getBoundingClientRect();
      expect([after.width, after.height]).toEqual([before.width, before.height]);
      await expect.element(play).toHaveTextContent(/West’s lead of the .*jack of clubs was as good as any/);
      await panel.getByRole('button', { name: 'Trick 2, won by declarer' }).click();
      await expect.element(slider).toHaveAttribute('aria-valuetext', 'Claimed');
      await panel.getByRole('button', { name: 'Trick 1, won by declarer' }).click();
      await expect.element(slider).toHaveAttribute('aria-valuetext', 'Trick 1: North wins');
      await expect.element(panel.getByRole('button', { name: 'Trick 3' })).toBeDisabled();
      // Scrolled, a button elsewhere may be half under the bar that stays.
      scrollTo(0, 0);
      await expectAccessible();
    },
  );

  test('opens under the controls of a tall window, and is the only slider there', async () => {
    await resize(1366, 1000);
    await open();
    await expect.element(slider).toBeVisible();
    expect(page.getByRole('slider').elements()).toHaveLength(1);
    await expect.element(panel).not.toBeInTheDocument();
    const box = slider.element().getBoundingClientRect();
    expect(box.height).toBeGreaterThan(80);
    await expect.element(deal.getByRole('button', { name: 'Show what each card cost' })).toBeVisible();
  });
});

test('a cell of the makeable tricks is the contract that is played, until one goes back', async () => {
  await open();
  await page.getByRole('button', { name: 'Show analysis' }).click();
  const cells = page.getByRole('table', { name: /^Tricks for each declarer/ }).getByRole('button');
  await expect.poll(() => cells.elements().length).toBe(20);
  (cells.elements()[0] as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  const chosen = cells.elements()[6]!;
  expect(document.activeElement).toBe(chosen);
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  await expect.element(deal).toHaveTextContent('Another contract');
  await expect.element(deal).toHaveTextContent('by South');
  await expect.element(deal).toHaveTextContent('West to lead');
  await expect.element(slider).toBeDisabled();
  await expect.element(page.getByRole('switch', { name: /values/i })).toBeChecked();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect.element(slider).toBeEnabled();
  expect(chosen.getAttribute('aria-pressed')).toBe('false');
  // Nothing half under the words that stay at the top.
  globalThis.scrollTo(0, 0);
  await expectAccessible();
});
