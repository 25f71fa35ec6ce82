import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answer, onlyPage } from '../../testing/answers.ts';
import { aHand, notPlayed } from '../../testing/games.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aClaim } from '../../testing/results.ts';
import { expectAccessible } from '../../ui/testing/accessible.ts';

const deal = page.getByRole('region', { name: 'The deal' });
const values = page.getByRole('switch', { name: /values/i });
const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const opener = page.getByRole('button', { name: 'Keyboard shortcuts' });
const partner = { id: 8, displayName: 'Ben O.' };
const hands = [aHand(1), aHand(2)];
const playedCards = () => deal.element().querySelectorAll('s').length;
const openHands = () => deal.getByRole('definition').elements().length / 4;
const board = () => page.getByRole('heading', { level: 1 }).element().textContent;
const press = (keys: string) => userEvent.keyboard(keys);
const focus = (control: Locator) => (control.element() as HTMLElement).focus();

/** The first of two boards, with a play of eight cards. */
async function open(): Promise<void> {
  renderPage(
    handPath,
    ...handAnswers,
    answer(handRoutes.list, hands),
    answer(handRoutes.get, ({ url }) => hands.find(({ id }) => url.pathname.endsWith(`/${id}`))!),
    answer(handRoutes.results, onlyPage([aClaim])),
    answer(gameRoutes.list, onlyPage([])),
    answer(participationRoutes.mine, { ...notPlayed, isPlaying: true, partner, seat: 'S' }),
    answer(biddingRoutes.get, null),
  );
  await expect.element(deal).toHaveTextContent('West to lead');
  await expect.element(page.getByRole('button', { name: 'Add Bidding' })).toBeEnabled();
  await expect.element(opener).toBeVisible();
}

describe('the keys of a board', () => {
  test('step through cards, tricks and boards, and switch values, hands and bidding', async () => {
    await open();
    for (const [keys, count] of [
      ['{ArrowRight}{ArrowRight}{ArrowRight}', 3],
      ['{ArrowLeft}', 2],
      ['{ArrowDown}', 4],
      ['{ArrowDown}{ArrowDown}', 8],
      ['{ArrowUp}', 4],
      ['{Home}', 0],
      ['{End}', 8],
    ] as const) {
      await press(keys);
      await expect.poll(playedCards, { message: keys }).toBe(count);
    }
    await press('v');
    await expect.element(values).toBeChecked();
    await press('v');
    await expect.element(values).not.toBeChecked();
    await press('h');
    await expect.poll(openHands).toBe(2);
    for (const [keys, number] of [
      [']', 2],
      ['[[', 1],
      ['{Shift>}{ArrowRight}{/Shift}', 2],
      ['{Shift>}{ArrowLeft}{/Shift}', 1],
    ] as const) {
      await press(keys);
      await expect.poll(board, { message: keys }).toBe(`Board ${number}`);
    }
    await press('b');
    await expect.element(page.getByRole('group', { name: 'Bidding box' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('toolbar', { name: 'The play' })).toBeVisible();
  });

  test('do nothing while one types, and nothing in menus and dialogs', async () => {
    await open();
    const unchanged = async () => {
      await expect.poll(board).toBe('Board 1');
      expect([playedCards(), openHands()]).toEqual([0, 4]);
      await expect.element(values).not.toBeChecked();
    };
    const typed = '{ArrowRight}{ArrowDown}{End}[[]vhb?/';
    for (const kind of ['input', 'textarea', 'select', 'div']) {
      const field = document.createElement(kind);
      if (kind === 'div') Object.assign(field, { contentEditable: 'true', tabIndex: 0 });
      document.querySelector('main')!.append(field);
      onTestFinished(() => field.remove());
      field.focus();
      expect(document.activeElement).toBe(field);
      await press(typed);
      await unchanged();
      await expect.element(list).not.toBeInTheDocument();
      field.remove();
    }
    await page.getByRole('button', { name: /Theme/ }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await press('v[[{ArrowRight}');
    await unchanged();
    await press('{Escape}');
    await opener.click();
    await expect.element(list).toBeVisible();
    await press('vh[[{ArrowRight}');
    await press('{Escape}');
    await unchanged();
  });

  test('do nothing with Control, Alt or the command key', async () => {
    await open();
    for (const key of ['Control', 'Alt', 'Meta']) {
      for (const other of ['{ArrowRight}', ']', 'v', 'h', 'b', '?'])
        await press(`{${key}>}${other}{/${key}}`);
    }
    await press('{Shift>}v{/Shift}');
    await expect.element(values).not.toBeChecked();
    expect([board(), playedCards(), openHands()]).toEqual(['Board 1', 0, 4]);
    await expect.element(list).not.toBeInTheDocument();
  });

  test('leave the arrows to what has them, and scrolling to what one reads', async () => {
    await open();
    await page.getByRole('radio', { name: 'All' }).click();
    await press('{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: 'Ours' })).toHaveFocus();
    expect(playedCards()).toBe(0);
    await page.getByRole('radio', { name: 'All' }).click();
    await expect.poll(openHands).toBe(4);
    focus(page.getByRole('tab', { name: 'Partnership' }));
    await press('{ArrowLeft}');
    focus(page.getByRole('button', { name: 'Show analysis' }));
    await press('{ArrowDown}{End}');
    expect(playedCards()).toBe(0);
    await press('{ArrowRight}');
    await expect.poll(playedCards).toBe(1);
  });
});

describe('the list of keys', () => {
  test('opens with ?, and switches them all off until they are wanted again', async () => {
    await open();
    await press('?');
    await expect.element(list).toBeVisible();
    await expect.element(list).toHaveTextContent('Previous board, next board');
    await expectAccessible();
    const on = list.getByRole('switch', { name: 'Use keyboard shortcuts' });
    await expect.element(on).toBeChecked();
    await on.click();
    await press('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await press('?]{ArrowRight}vh/');
    expect([board(), playedCards(), openHands()]).toEqual(['Board 1', 0, 4]);
    await expect.element(list).not.toBeInTheDocument();
    expect(localStorage.getItem('shortcuts')).toBe('off');

    // What has the focus keeps its keys.
    focus(page.getByRole('button', { name: 'Next card' }));
    await press('{ArrowRight}');
    await expect.poll(playedCards).toBe(1);

    await opener.click();
    await on.click();
    await press('{Escape}{ArrowRight}');
    await expect.poll(playedCards).toBe(2);
  });

  test('/ searches games, from wherever one is', async () => {
    await open();
    await press('/');
    await expect.poll(() => location.pathname).toBe('/');
    const search = page.getByRole('searchbox', { name: 'Search games' });
    await expect.element(search).toHaveFocus();
    await expect.element(search).toHaveValue('');
    focus(page.getByRole('link', { name: 'Bridge Review' }));
    await press('/');
    await expect.element(search).toHaveFocus();
  });
});
