import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { styleRoutes } from '@bridge-review/api/routes/styles';
import type { HandText } from '@bridge-review/bridge/hand';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answer, answer, onlyPage } from '../../testing/answers.ts';
import { aHand } from '../../testing/games.ts';
import { handAnswers } from '../../testing/hands.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aResult } from '../../testing/results.ts';
import { unknownPair, unknownStyles } from '../../testing/styles.ts';
import { expectAccessible } from '../../ui/testing/accessible.ts';

/** A balanced hand with 12 points. */
const WEAK = 'AQ4.KT3.K762.983' as HandText;

/** Edits are kept as long as the page, so every test has a board of its own. */
let number = 40;
beforeEach(async () => {
  number += 1;
  // All of the card at once: what lies half under a bar that stays in place is no target.
  await page.viewport(1280, 2600);
});
afterEach(() => page.viewport(1280, 720));

/** East opens 2♥, South overcalls 2♠, West passes, North bids 4♠. */
function showBoard(
  note: string | null,
  calls: readonly string[] = ['2H', '2S', 'Pass', '4S', 'Pass', 'Pass', 'Pass'],
  ...answers: readonly Answer[]
) {
  const hand: GameHand = {
    ...aHand(number),
    dealer: 'E',
    northHand: 'J862.Q32.A7.A864' as GameHand['northHand'],
    eastHand: '4.AKJ976.T82.T53' as GameHand['eastHand'],
    southHand: 'AQT95.84.KJ6.KJ7' as GameHand['southHand'],
    westHand: 'K73.T5.Q9543.Q92' as GameHand['westHand'],
    finalContract: '4S',
  };
  const table: TableResult = {
    ...aResult,
    contract: '4S',
    auction: {
      dealer: 'E',
      calls: calls as NonNullable<TableResult['auction']>['calls'],
      annotations: note === null ? [] : [{ call: 0, alerted: true, note, comments: [] }],
    },
  };
  return renderPage(
    `/hands/${hand.id}`,
    ...handAnswers,
    answer(handRoutes.get, hand),
    answer(handRoutes.list, [hand]),
    answer(handRoutes.results, onlyPage([table])),
    ...answers,
  );
}

const odds = page.getByRole('region', { name: 'Contract odds' });
const row = (seat: string) => odds.getByRole('group', { name: seat, exact: true });
const change = (name: RegExp) => odds.getByRole('button', { name });
const text = odds.getByLabelText('Conditions as text');

describe('conditions from the auction', () => {
  test('say what each call of the other side means and where that comes from, and can be left out', async () => {
    showBoard('weak two');
    await expect.element(row('East')).toHaveTextContent('2 hearts, file: “weak two”');
    await expect.element(row('West')).toHaveTextContent('pass, rule: ');
    await expect
      .element(odds)
      .toHaveTextContent('From the auction at the table, up to the last turn of N–S.');
    await expect.element(odds).toHaveTextContent(/(1 layout in \d+ fits|\d+% of all layouts fit)/);
    const fits = odds.getByText(/layouts? .*fits?\.$/);
    const before = fits.element().textContent;
    await row('East')
      .getByRole('button', { name: /^Leave out East: / })
      .click();
    await expect.element(row('East').getByRole('button', { name: /^Put back East: / })).toBeVisible();
    await expect.element(fits).not.toHaveTextContent(before);
    await expectAccessible();
    await row('East')
      .getByRole('button', { name: /^Put back East: / })
      .click();
    await expect.element(fits).toHaveTextContent(before);
    await expect.element(odds.getByRole('button', { name: 'Reset to the auction' })).not.toBeInTheDocument();
  });

  test('are changed in place, with an error at the wrong character, and by keyboard alone', async () => {
    showBoard('weak two');
    const east = row('East').getByRole('button', { name: /^Change East: / });
    await expect.element(east).toBeVisible();
    east.element().focus();
    await userEvent.keyboard('{Enter}');
    const field = odds.getByLabelText('Change East’s 2 hearts');
    await expect.element(field).toHaveFocus();
    await field.fill('6-10, 6+X');
    await expect.element(row('East')).toHaveTextContent('Character 9: "X" is not a suit');
    expect(row('East').element().querySelector('mark')?.textContent).toBe('X');
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toBeVisible();
    await field.fill('6-10, 6+H');
    await userEvent.keyboard('{Enter}');
    await expect.element(east).toHaveFocus();
    await expect.element(row('East')).toHaveTextContent('6–10 HCP, 6+ hearts2 hearts, changed by you');
    await userEvent.keyboard('{Enter}');
    await field.fill('20+');
    await userEvent.keyboard('{Escape}');
    await expect.element(east).toHaveFocus();
    await expect.element(row('East')).toHaveTextContent('6–10 HCP');
    await odds.getByRole('button', { name: 'Reset to the auction' }).click();
    await expect.element(row('East')).toHaveTextContent('file: “weak two”');
  });

  test('can be added to, and say at once that no layout fits', async () => {
    showBoard('weak two');
    await row('West').getByRole('button', { name: 'Add a condition on West' }).click();
    await odds.getByLabelText('New condition on West').fill('7+S');
    await odds.getByRole('button', { name: 'Set', exact: true }).click();
    await expect.element(row('West')).toHaveTextContent('7+ spadesyours');
    await expect.element(odds).toHaveTextContent('No layout fits');
    await expect.element(odds).toHaveTextContent('West cannot have');
    await expect
      .element(odds.getByRole('button', { name: 'Run simulation' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expectAccessible();
    await change(/^Leave out West: 7\+ spades/).click();
    await expect.element(odds).not.toHaveTextContent('No layout fits');
  });

  test('are also one text, which counts as soon as it can be read', async () => {
    showBoard('weak two');
    await expect.element(row('East')).toHaveTextContent('weak two');
    await odds.getByRole('button', { name: 'As text' }).click();
    await text.fill('E: 5-9, 6+H; W: 0-9, 3H; N: 12+');
    await expect.element(odds).toHaveTextContent('North’s cards are known');
    await text.fill('E: 5-9, 6+H; W: 0-9, 3Q');
    await expect.element(odds).toHaveTextContent('Character 23: "Q" is not a suit');
    await expectAccessible();
    await text.fill(`E: ${'5+H or '.repeat(1000)}`);
    await expect.element(odds).toHaveTextContent('Conditions have at most 2000 characters.');
    await text.fill('E: 5-9, 6+H');
    await expect.element(row('East')).toHaveTextContent('5–9 HCP, 6+ heartsyours');
    await expect.element(row('West').getByRole('button', { name: /^Put back West/ })).toBeVisible();
    await odds.getByRole('button', { name: 'Reset to the auction' }).click();
    await expect.element(row('East')).not.toHaveTextContent('yours');
  });

  test('are read in the style that the pair’s other openings tell, and say so', async () => {
    const openings = Array.from({ length: 9 }, () => ({ call: '1NT', hand: WEAK }) as const);
    showBoard(
      null,
      undefined,
      answer(styleRoutes.get, { ...unknownStyles, EW: { ...unknownPair, openings } }),
    );
    await expect.element(row('East')).toHaveTextContent('4–11 HCP');
    await expect.element(odds).toHaveTextContent('Acol, judging by this pair’s 9 openings in this game.');
    await expect.element(odds.getByLabelText('E–W play')).toHaveValue('automatic');
  });

  test('are read in the style that is chosen for the pair, where it makes a difference', async () => {
    const chosen = { ...unknownStyles, EW: { ...unknownPair, choice: 'five-card majors' } } as const;
    const answers = showBoard(null, undefined, answer(styleRoutes.choose, chosen));
    const style = odds.getByLabelText('E–W play');
    await expect.element(style).toHaveValue('automatic');
    await expect.element(odds).toHaveTextContent('System not known, so their calls are read cautiously.');
    await expect.element(row('East')).toHaveTextContent('3–12 HCP');
    await style.selectOptions('Five-card majors');
    await expect.element(row('East')).toHaveTextContent('4–11 HCP');
    await expect
      .element(odds)
      .toHaveTextContent('Five-card majors, as you chose for this pair in this game.');
    await expect
      .poll(() => answers.callsTo(styleRoutes.choose).map(({ body }) => body))
      .toEqual([{ table: aResult.id, side: 'EW', style: 'five-card majors' }]);
    await expectAccessible();
  });

  test('are folded up where there was no auction', async () => {
    showBoard(null, []);
    await expect.element(odds.getByText('Advanced')).toBeVisible();
    await expect.element(row('East')).not.toBeInTheDocument();
    await odds.getByText('Advanced').click();
    await expect.element(row('East').getByRole('button', { name: 'Add a condition on East' })).toBeVisible();
  });
});
