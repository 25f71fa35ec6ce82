import { gameRoutes } from '@bridge-review/api/routes/games';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, answer, onlyPage, unreachable } from '../../testing/answers.ts';
import { aHand, gamePath, ownGame } from '../../testing/games.ts';
import { handAnswers } from '../../testing/hands.ts';
import { playOf } from '../../testing/play.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aResult } from '../../testing/results.ts';

const hands = [aHand(1), aHand(2), aHand(3)];
const pathOf = (index: number) => `/hands/${hands[index]!.id}`;
const toolbar = page.getByRole('toolbar', { name: 'The play' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A game of three boards, of which the first was played. */
const threeBoards = [
  ...handAnswers,
  answer(gameRoutes.get, { ...ownGame, handCount: 3 }),
  answer(handRoutes.list, hands),
  answer(handRoutes.get, ({ url }) => hands.find(({ id }) => url.pathname.endsWith(`/${id}`))!),
  answer(handRoutes.results, ({ url }) =>
    onlyPage(
      url.pathname.includes(`/${hands[0]!.id}/`) ? [{ ...aResult, play: playOf(hands[0]!, 'W') }] : [],
    ),
  ),
];

async function open(index: number): Promise<Answers> {
  const answers = renderPage(pathOf(index), ...threeBoards);
  await expect.element(page.getByText(`${index + 1} of 3`)).toBeVisible();
  return answers;
}

describe('moving between boards', () => {
  test('works with buttons, which stop at the ends and keep the focus', async () => {
    await open(0);
    await expect.element(button('Previous')).toBeDisabled();
    (button('Next').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Board 2' })).toBeVisible();
    expect(location.pathname).toBe(pathOf(1));
    await expect.element(button('Next')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('3 of 3')).toBeVisible();
    await expect.element(button('Next')).toBeDisabled();
    await button('Previous').click();
    await expect.element(page.getByText('2 of 3')).toBeVisible();
    history.back();
    await expect.element(page.getByText('3 of 3')).toBeVisible();
  });

  test('works with the bracket keys, and with Shift and the arrow keys', async () => {
    await open(0);
    await expect.element(toolbar).toHaveTextContent('West to lead');
    for (const [keys, place] of [
      [']', '2 of 3'],
      ['[[', '1 of 3'],
      ['[[', '1 of 3'],
      ['{Shift>}{ArrowRight}{/Shift}', '2 of 3'],
      ['{Shift>}{ArrowLeft}{/Shift}', '1 of 3'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect.element(page.getByText(place)).toBeVisible();
    }
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(toolbar).toHaveTextContent('Trick 1');
    await expect.element(page.getByText('1 of 3')).toBeVisible();
  });

  test('keeps the analysis as it was, shown or hidden', async () => {
    await open(0);
    await button('Show analysis').click();
    await userEvent.keyboard(']');
    await expect.element(page.getByText('2 of 3')).toBeVisible();
    await button('Hide').click();
    await userEvent.keyboard(']');
    await expect.element(page.getByText('3 of 3')).toBeVisible();
    await expect.element(button('Show analysis')).toBeVisible();
  });

  test('is not offered in a game of one board', async () => {
    const [only] = hands;
    renderPage(
      gamePath,
      ...handAnswers,
      answer(gameRoutes.get, { ...ownGame, handCount: 1 }),
      answer(handRoutes.list, [only!]),
    );
    await page.getByRole('link', { name: 'Board 1', exact: true }).click();
    await expect
      .element(page.getByRole('region', { name: 'The deal' }).getByRole('region', { name: 'North' }))
      .toBeVisible();
    // The list of boards came with the game's page, so the buttons would be there by now.
    expect(page.getByRole('navigation', { name: 'Boards' }).elements()).toEqual([]);
  });

  test('fetches the boards beside it after the tables of the board itself', async () => {
    // From the game's page, so that the boards are known.
    const answers = renderPage(gamePath, ...threeBoards);
    await page.getByRole('link', { name: 'Board 2', exact: true }).click();
    const asked = () => answers.calls.map(({ url }) => url.pathname);
    await expect
      .poll(asked)
      .toEqual(expect.arrayContaining([`/api${pathOf(0)}`, `/api${pathOf(1)}/results`]));
    expect(asked().indexOf(`/api${pathOf(1)}/results`)).toBeLessThan(asked().indexOf(`/api${pathOf(0)}`));
  });

  test('shows the next board at once, as it is prefetched', async () => {
    const answers = await open(1);
    const asked = () => answers.calls.map(({ url }) => url.pathname);
    const wanted = [0, 2].flatMap((index) => [`/api${pathOf(index)}`, `/api${pathOf(index)}/results`]);
    await expect.poll(asked).toEqual(expect.arrayContaining(wanted));
    answers.now(unreachable(handRoutes.get), unreachable(handRoutes.results));
    await button('Next').click();
    await expect.element(page.getByRole('heading', { name: 'Board 3' })).toBeVisible();
    await expect
      .element(page.getByText('The file has neither the auction nor the play of this board.'))
      .toBeVisible();
  });
});
