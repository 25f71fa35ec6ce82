import type { GameHand } from '@bridge-review/api/hands';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, answer, onlyPage } from '../../testing/answers.ts';
import { aHand } from '../../testing/games.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { textsOf } from '../../testing/locators.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aResult } from '../../testing/results.ts';
import { themeRed } from '../../testing/theme-red.ts';

const handOf = (seat: string) =>
  page.getByRole('region', { name: 'The deal' }).getByRole('region', { name: seat });
const boxOf = (seat: string) => handOf(seat).element().getBoundingClientRect();

/** Opens the page of this board. */
async function open(over: Partial<GameHand> = {}, ...answers: readonly Answer[]): Promise<void> {
  renderPage(handPath, ...handAnswers, answer(handRoutes.get, { ...aHand(1), ...over }), ...answers);
  await expect.element(handOf('North')).toHaveTextContent('HCP');
}

describe('the deal', () => {
  test('shows four hands with HCP and suits, and a dash for a void', async () => {
    // All spades in one hand, so that the three others are void of them.
    const deal = {
      North: 'AKQJT98765432...',
      East: '.AKQ.AKQ.AKQJT98',
      South: '.JT98.JT98.76543',
      West: '.765432.765432.2',
    };
    const points: Readonly<Record<string, number>> = { North: 10, East: 28, South: 2, West: 0 };
    await open({
      northHand: deal.North as GameHand['northHand'],
      eastHand: deal.East as GameHand['eastHand'],
      southHand: deal.South as GameHand['southHand'],
      westHand: deal.West as GameHand['westHand'],
    });
    for (const [seat, cards] of Object.entries(deal)) {
      await expect.element(handOf(seat)).toHaveTextContent(new RegExp(`(?<!\\d)${points[seat]} HCP\\b`));
      const suits = cards.split('.').map((suit) => (suit === '' ? '–none' : suit));
      expect(textsOf(handOf(seat).getByRole('definition'))).toEqual(suits);
    }
    const icons = handOf('East').element().querySelectorAll('dt svg');
    const [spade, heart, diamond, club] = [...icons].map((icon) => getComputedStyle(icon).color);
    const red = themeRed();
    expect([heart, diamond]).toEqual([red, red]);
    expect(spade).toBe(club);
    expect(spade).not.toBe(red);
  });

  test('shortens a name on a phone to its surname, whole, before the points lose their unit', async () => {
    await page.viewport(360, 844);
    onTestFinished(() => page.viewport(1280, 720));
    const players = { N: 'Ann Hare', E: 'Bo Lark', S: 'Tom Lindqvist', W: 'Eve Moss' };
    await open({}, answer(handRoutes.results, onlyPage([{ ...aResult, players }])));
    await expect.element(handOf('South')).toHaveTextContent('Lindqvist');
    const head = (seat: string) => {
      const part = (name: string) => handOf(seat).element().querySelector<HTMLElement>(`.seat-${name}`)!;
      // In full, by initial and surname, or by surname: the others have no width.
      const name = [...part('player').children].find(({ clientWidth }) => clientWidth > 0)!;
      return { isCut: name.scrollWidth > name.clientWidth, hasUnit: part('unit').clientWidth > 0 };
    };
    // Only where the surname has no room beside it either.
    await expect.poll(() => head('South')).toEqual({ isCut: false, hasUnit: false });
    for (const width of [390, 430]) {
      await page.viewport(width, 844);
      for (const seat of ['North', 'East', 'South', 'West'])
        await expect.poll(() => head(seat)).toEqual({ isCut: false, hasUnit: true });
    }
  });

  test('says which hand is unknown', async () => {
    await open({ eastHand: null, westHand: null });
    await expect.element(handOf('East')).toHaveTextContent('No hand data');
    await expect.element(handOf('West')).toHaveTextContent('No hand data');
  });

  test('is on the left, with the bidding on the right and the discussion below that', async () => {
    await open();
    const region = (name: string) => page.getByRole('region', { name });
    await expect.element(region('Partnership bidding')).toHaveTextContent('Only players');
    await expect.element(region('Discussion')).toHaveTextContent('No comments yet');
    const box = (name: string) => region(name).element().getBoundingClientRect();
    expect(box('Partnership bidding').left).toBeGreaterThanOrEqual(box('The deal').right);
    expect(box('Discussion').top).toBeGreaterThanOrEqual(box('Partnership bidding').bottom);
  });

  test('lays the hands out as a compass on wide screens and two by two on narrow ones', async () => {
    await open();
    expect(boxOf('North').top).toBeLessThan(boxOf('West').top);
    expect(boxOf('South').top).toBeGreaterThan(boxOf('West').top + boxOf('West').height / 2);
    expect(boxOf('West').left).toBeLessThan(boxOf('North').left);
    expect(boxOf('East').left).toBeGreaterThan(boxOf('North').left);
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 720));
    for (const seat of ['West', 'South'])
      await expect.poll(() => Math.round(boxOf(seat).left)).toBe(Math.round(boxOf('North').left));
    expect(boxOf('West').top).toBeGreaterThanOrEqual(boxOf('North').bottom);
    expect(boxOf('South').top).toBeGreaterThanOrEqual(boxOf('West').bottom);
    expect(boxOf('East').left).toBeGreaterThanOrEqual(boxOf('West').right);
    expect(Math.round(boxOf('East').top)).toBe(Math.round(boxOf('West').top));
    // What stands below East keeps to its column.
    const shown = page.getByRole('radiogroup', { name: 'Hands shown' }).element().getBoundingClientRect();
    expect(Math.round(shown.right)).toBe(Math.round(boxOf('East').right));
  });

  test('keeps the hands shown and the values apart on a phone that lies on its side', async () => {
    await page.viewport(844, 390);
    onTestFinished(() => page.viewport(1280, 720));
    await open();
    const shown = page.getByRole('radiogroup', { name: 'Hands shown' }).element().getBoundingClientRect();
    const values = page.getByText('Card values', { exact: true }).element().getBoundingClientRect();
    expect(values.left - shown.right).toBeGreaterThanOrEqual(8);
  });
});
