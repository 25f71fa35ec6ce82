import type { GameHand } from '@bridge-review/api/hands';
import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answer, answer, failure } from '../../testing/answers.ts';
import { aRecord, partnerOfRecord } from '../../testing/bidding.ts';
import { expectComfortable } from '../../testing/comfortable.ts';
import { aHand, notPlayed } from '../../testing/games.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { textOf, textsOf } from '../../testing/locators.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { expectAccessible } from '../../ui/testing/accessible.ts';

const card = page.getByRole('region', { name: 'Partnership bidding' });
const call = (name: string) => card.element().querySelector<HTMLElement>(`[data-call="${name}"]`)!;
const cell = (name: string) => page.elementLocator(call(name));
const save = card.getByRole('button', { name: 'Save', exact: true });
const undo = card.getByRole('button', { name: /^Undo/ });
const table = card.getByRole('table');
const auctionRows = () =>
  [...table.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((at) => textOf(at)),
  );

const played = answer(participationRoutes.mine, {
  ...notPlayed,
  isPlaying: true,
  partner: partnerOfRecord,
});

async function addBidding(...more: readonly Answer[]) {
  const answers = renderPage(handPath, ...handAnswers, played, ...more);
  await card.getByRole('button', { name: 'Add Bidding' }).click();
  await expect.element(save).toBeVisible();
  return answers;
}

describe('the bidding box', () => {
  for (const [dealer, seat, row] of [
    ['N', 'North', ['', '?', '', '']],
    ['E', 'East', ['', '', '?', '']],
    ['S', 'South', ['', '', '', '?']],
    ['W', 'West', ['?', '', '', '']],
  ] as const) {
    describe(`with dealer ${seat}`, () => {
      test('starts with the dealer, after empty cells', async () => {
        const hand: GameHand = { ...aHand(1), dealer };
        await addBidding(answer(handRoutes.get, hand), answer(handRoutes.list, [hand]));
        await expect.element(card.getByRole('heading', { name: `${seat} to call` })).toBeVisible();
        expect(auctionRows()).toEqual([row]);
      });
    });
  }

  test('is open while nothing on the page tells what the table bid', async () => {
    const hand: GameHand = { ...aHand(1), finalContract: '3NT', declarer: 'E' };
    const contract = page.getByText(/^3NT\s*by East$/);
    await addBidding(answer(handRoutes.get, hand), answer(handRoutes.list, [hand]));
    await expect.element(contract).not.toBeInTheDocument();
    await card.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(contract.first()).toBeVisible();
  });

  test('goes round West, North, East, South', async () => {
    await addBidding();
    await expect
      .poll(() => textsOf(card.getByRole('columnheader')))
      .toEqual([/West/, /North/, /East/, /South/].map((seat) => expect.stringMatching(seat) as string));
    for (const [name, turn] of [
      ['1C', 'East'],
      ['Pass', 'South'],
      ['1H', 'West'],
      ['Double', 'North'],
      ['Redouble', 'East'],
    ] as const) {
      await cell(name).click();
      await expect.element(card).toHaveTextContent(`${turn} to call`);
    }
    expect(auctionRows()).toEqual([
      ['', '1 club', 'Pass', '1 heart'],
      ['Double', 'Redouble', '?', ''],
    ]);
  });

  test('leads the focus from the call that was made to one that may be made next', async () => {
    await addBidding();
    const stops = () => [...card.element().querySelectorAll<HTMLElement>('[data-call][tabindex="0"]')];
    for (const [made, next] of [
      ['1S', '1NT'],
      ['1NT', '2C'],
      ['Double', 'Pass'],
      ['Redouble', 'Pass'],
      ['7NT', 'Pass'],
    ] as const) {
      call(made).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(cell(made)).toHaveAttribute('aria-disabled', 'true');
      await expect.element(cell(next)).toHaveFocus();
      await expect.element(cell(next)).toHaveAttribute('aria-disabled', 'false');
      expect(stops()).toEqual([call(next)]);
    }
    // Pass may be made again, and closed calls can still be asked about.
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('Pass')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(cell('7C')).toHaveFocus();
    await expect.element(cell('7C')).toHaveAccessibleDescription(/not higher than/);
  });

  test('works with the mouse, enables legal calls and says why others are not', async () => {
    await addBidding();
    const higher = [2, 3, 4, 5, 6, 7].flatMap((level) =>
      [' clubs', ' diamonds', ' hearts', ' spades', 'NT'].map((strain) => `${level}${strain}`),
    );
    const lowest = ['1 club', '1 diamond', '1 heart', '1 spade', '1NT'];
    expect(textsOf(card.getByRole('group', { name: 'Bidding box' }).getByRole('button'))).toEqual([
      ...lowest,
      ...higher,
      'Pass',
      'Double',
      'Redouble',
    ]);
    await expect.element(cell('Double')).toHaveAttribute('aria-disabled', 'true');
    await cell('2H').click();
    await expect.element(cell('2H')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(cell('2S')).toHaveAttribute('aria-disabled', 'false');
    await cell('1C').hover();
    await expect.element(card).toHaveTextContent("East's 1 club is not higher than 2 hearts.");
    // A disabled call does nothing, however it is pressed.
    call('1C').click();
    await expect.element(card).toHaveTextContent('East to call');
    await cell('Double').click();
    await cell('Redouble').hover();
    await cell('Double').hover();
    await expect.element(card).toHaveTextContent("South's Double would double 2 hearts of the same side.");
    await cell('Redouble').click();
    expect(auctionRows()).toEqual([
      ['', '2 hearts', 'Double', 'Redouble'],
      ['?', '', '', ''],
    ]);
    await expectAccessible();
  });

  test('works with the keyboard: arrows move, 3 N, P, X and R call, Backspace undoes', async () => {
    await addBidding();
    await expect.element(cell('1C')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect.element(cell('2D')).toHaveFocus();
    await userEvent.keyboard('{Enter}xRP3');
    await expect.element(card.getByRole('cell', { name: '3 …' })).toBeVisible();
    await userEvent.keyboard('n');
    expect(auctionRows()).toEqual([
      ['', '2 diamonds', 'Double', 'Redouble'],
      ['Pass', '3NT', '?', ''],
    ]);
    await userEvent.keyboard('1C');
    await expect.element(card).toHaveTextContent("East's 1 club is not higher than 3NT.");
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(card).toHaveTextContent('West to call');

    // Disabled calls are reached, too, and say why they are disabled.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(cell('2C')).toHaveFocus();
    await expect.element(card).toHaveTextContent("West's 2 clubs is not higher than 2 diamonds.");
    // One tab stop for the whole box.
    await userEvent.keyboard('{Tab}');
    await expect.element(card.getByRole('radio', { checked: true })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(cell('2C')).toHaveFocus();
  });

  test('says that the auction is over, and how', async () => {
    await addBidding();
    await userEvent.keyboard('1HXPPP');
    await expect.element(card.getByRole('heading', { name: 'The auction is over' })).toBeVisible();
    await expect.element(card).toHaveTextContent('1 heart doubled by North');
    await expect.element(card.getByRole('group', { name: 'Bidding box' })).not.toBeInTheDocument();
    await expect.element(save).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Backspace}');
    await expect.element(card).toHaveTextContent('North to call');
    for (let left = 4; left > 0; left -= 1) await undo.click();
    await expect.element(undo).not.toBeInTheDocument();
    await userEvent.keyboard('PPPP');
    await expect.element(card).toHaveTextContent('Passed out');
  });

  for (const [width, height] of [
    [768, 1024],
    [844, 390],
  ] as const) {
    test(`is in the window as soon as it opens, at ${width} by ${height}`, async () => {
      await page.viewport(width, height);
      onTestFinished(() => page.viewport(1280, 720));
      await addBidding();
      await expect.element(card.getByRole('group', { name: 'Bidding box' })).toBeInViewport({ ratio: 0.99 });
    });
  }

  test('is accessible and does not scroll sideways', async () => {
    await addBidding();
    await userEvent.keyboard('1HX');
    await expect.element(card).toHaveTextContent('South to call');
    await expectComfortable();
  });
});

describe('a record', () => {
  test('that could not be saved is kept, and can be saved again', async () => {
    const answers = await addBidding(failure(biddingRoutes.create, 503));
    await userEvent.keyboard('1H');
    await save.click();
    await expect.element(card.getByRole('alert')).toHaveTextContent('What you entered is still here.');
    expect(auctionRows()).toEqual([['', '1 heart', '?', '']]);
    answers.now(answer(biddingRoutes.create, aRecord(['1H'])));
    await save.click();
    await expect.element(card).toHaveTextContent('Not finished');
  });

  test('that cannot be loaded is treated as missing', async () => {
    renderPage(handPath, ...handAnswers, played, failure(biddingRoutes.get, 503));
    await expect.element(card.getByRole('button', { name: 'Add Bidding' })).toBeVisible();
    await expect.element(card.getByRole('alert')).not.toBeInTheDocument();
  });
});
