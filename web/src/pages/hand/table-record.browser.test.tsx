import type { TableResult } from '@bridge-review/api/hands';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, onlyPage } from '../../testing/answers.ts';
import { aHand } from '../../testing/games.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { textsOf } from '../../testing/locators.ts';
import { cardsPlayed, NAMES, playOf, winnerOf } from '../../testing/play.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aResult } from '../../testing/results.ts';

const hand = aHand(1);
const deal = page.getByRole('region', { name: 'The deal' });
const toolbar = page.getByRole('toolbar', { name: 'The play' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tricks = page.getByRole('button', { name: /Show trick/ });
/** The cards that are crossed out in the diagram, as they were played. */
const gone = () => [...deal.element().querySelectorAll('s')];
const goneOf = (seat: string) =>
  [...deal.getByRole('region', { name: seat }).element().querySelectorAll('s')].map(
    (card) => card.textContent,
  );

/** 3NT by South. */
const table = (over: Partial<TableResult>): TableResult => ({
  ...aResult,
  contract: '3NT',
  tricks: 9,
  scoreNS: 400,
  ...over,
});
const playedOut = table({ play: playOf(hand, 'W') });

function open(...results: readonly TableResult[]): void {
  renderPage(handPath, ...handAnswers, answer(handRoutes.results, onlyPage(results)));
}

describe('the record of a table', () => {
  test('shows the auction from the dealer, with alerts as footnotes', async () => {
    const auction: TableResult['auction'] = {
      dealer: 'E',
      calls: ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'],
      annotations: [{ call: 0, alerted: true, note: '15 to 17, balanced', comments: [] }],
    };
    renderPage(
      handPath,
      ...handAnswers,
      answer(handRoutes.get, { ...hand, dealer: 'E', vulnerability: 'NS' }),
      answer(handRoutes.results, onlyPage([table({ auction })])),
    );
    const shown = page.getByRole('table', { name: 'Auction at the table' });
    await expect
      .poll(() => textsOf(shown.getByRole('columnheader')))
      .toEqual(['Westnot vul', 'Northvul', 'Eastnot vul', 'Southvul']);
    expect(textsOf(shown.getByRole('cell'))).toEqual([
      '',
      '',
      '1NT, note 1',
      'Pass',
      '3NT',
      'Pass',
      'Pass',
      'Pass',
    ]);
    const note = page.getByRole('listitem').filter({ hasText: '15 to 17, balanced' });
    await expect.element(note).toHaveTextContent('1Alert');
  });

  test('is shown for the selected table', async () => {
    const players = { N: 'Piet Reiher', E: 'Greta Wren', S: 'Milo Dohle', W: 'Ada Swift' };
    open(playedOut, table({ id: 2, table: '2', players, play: playOf(hand, 'W', 6) }));
    const other = page.getByRole('button', { name: 'Show this table', pressed: false });
    const north = deal.getByRole('region', { name: 'North' });
    await expect.element(north).toHaveTextContent('Ines Amsel');
    await expect.poll(() => tricks.elements().length).toBe(13);
    await other.click();
    await expect.element(north).toHaveTextContent('Piet Reiher');
    await expect.poll(() => tricks.elements().length).toBe(2);
    await button('End of the play').click();
    await expect.element(toolbar).toHaveTextContent('Claimed');
    await other.click();
    await expect.element(toolbar).toHaveTextContent('West to lead');
  });
});

describe('the play', () => {
  test('can be stepped through card by card with buttons', async () => {
    open(playedOut);
    const line = cardsPlayed(hand, 'W');
    await expect.element(toolbar).toHaveTextContent('West to lead');
    await expect.element(button('Previous card')).toBeDisabled();
    await expect.element(button('Start of the play')).toBeDisabled();
    for (const [index, { seat, card }] of line.slice(0, 4).entries()) {
      await button('Next card').click();
      await expect.poll(() => goneOf(NAMES[seat])).toEqual([card.slice(1)]);
      await expect.element(toolbar).toHaveTextContent(`${NAMES[seat]} played`);
      if (index < 3)
        await expect.element(toolbar).toHaveTextContent(`Trick 1, ${NAMES[line[index + 1]!.seat]} to play`);
    }
    const winner = winnerOf(line.slice(0, 4));
    await expect.element(toolbar).toHaveTextContent(`Trick 1: ${NAMES[winner]} wins`);
    await expect
      .element(deal)
      .toHaveTextContent(winner === 'N' || winner === 'S' ? 'TricksN–S1E–W0' : 'TricksN–S0E–W1');
    await button('Previous card').click();
    await expect.poll(gone).toHaveLength(3);
    await button('End of the play').click();
    await expect.poll(gone).toHaveLength(52);
    await expect.element(toolbar).toHaveTextContent('Trick 13');
    await expect.element(button('Next card')).toBeDisabled();
    await button('Start of the play').click();
    await expect.poll(gone).toHaveLength(0);
  });

  test('can be stepped through with the keyboard', async () => {
    open(playedOut);
    await expect.element(toolbar).toHaveTextContent('West to lead');
    (button('Next card').element() as HTMLElement).focus();
    for (const [keys, count] of [
      ['{ArrowRight}{ArrowRight}', 2],
      ['{ArrowLeft}', 1],
      ['{End}', 52],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect.poll(gone).toHaveLength(count);
    }
    await expect.element(button('Next card')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.poll(gone).toHaveLength(0);
  });

  test('lists every trick, each of which opens in the diagram', async () => {
    open(playedOut);
    const list = page.getByRole('table', { name: 'Play at the table, trick by trick' });
    await expect.poll(() => list.getByRole('row').elements().length).toBe(14);
    await button('Show trick 3').click();
    await expect.poll(gone).toHaveLength(12);
    const winner = winnerOf(cardsPlayed(hand, 'W').slice(8, 12));
    await expect.element(toolbar).toHaveTextContent(`Trick 3: ${NAMES[winner]} wins`);
    await expect.element(button('Show trick 3')).toHaveAttribute('aria-current', 'step');
  });
});
