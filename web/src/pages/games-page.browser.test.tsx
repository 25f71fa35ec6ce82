import type { Game } from '@bridge-review/api/games';
import { accountRoutes } from '@bridge-review/api/routes/account';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { storageRoutes } from '@bridge-review/api/routes/storage';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../ui/testing/accessible.ts';
import { aGame } from '../testing/a-game.ts';
import { answer, failure, held, onlyPage } from '../testing/answers.ts';
import { ownGame } from '../testing/games.ts';
import { textsOf, toast } from '../testing/locators.ts';
import { emulateMotion } from '../testing/motion.ts';
import { renderPage } from '../testing/render-page.tsx';

const rows = page.getByRole('list', { name: 'Games' }).getByRole('listitem');
const rowOf = (title: string) => rows.filter({ has: page.getByRole('heading', { name: title }) });
const games = (...list: readonly Game[]) => answer(gameRoutes.list, onlyPage(list));

describe('a game in the list', () => {
  test('without a title, a date, a place, a file name or an uploader’s name is shown with its other values', async () => {
    const fromFile = { pbnEvent: 'County Cup', pbnDate: '2025-09-07', pbnSite: 'Old School' };
    renderPage(
      '/',
      games(
        // Older servers knew games without a file name.
        { ...aGame(1), filename: null as unknown as string, uploaderName: '' },
        { ...aGame(2), title: '', date: null, location: null, ...fromFile },
        { ...aGame(3), title: '', date: null },
      ),
    );
    await expect
      .poll(() => textsOf(rows.getByRole('heading')))
      .toEqual(['Evening 1', 'County Cup', 'evening-3.pbn']);
    await expect
      .poll(() => textsOf(rows.getByRole('time')))
      .toEqual([
        expect.stringContaining('18 October 2025'),
        expect.stringContaining('7 September 2025'),
        expect.stringContaining('19 October 2025'),
      ]);
    await expect.element(rows.nth(0)).toHaveTextContent('File: Evening 1');
    await expect.element(rows.nth(0)).not.toHaveTextContent('Uploaded by');
    await expect.element(rows.nth(1)).toHaveTextContent('Old School');
  });

  test('that cannot be saved shows the reason, and keeps the input', async () => {
    const sentence = 'The database cannot be reached at the moment. Please try again shortly.';
    renderPage('/', games(ownGame), failure(gameRoutes.update, 503, 'unavailable', sentence));
    await page.getByRole('button', { name: 'Edit Details' }).click();
    await page.getByLabelText('Location').fill('Somewhere');
    await page.getByRole('button', { name: 'Update Game' }).click();
    await expect.element(toast).toHaveTextContent('Update Failed');
    await expect.element(toast).toHaveTextContent(sentence);
    await expect
      .poll(() => document.querySelector('[role=status][aria-live=assertive]')?.textContent)
      .toContain('Update Failed');
    await expect.element(page.getByLabelText('Location')).toHaveValue('Somewhere');
  });
});

test('the search sends one request for text typed without a pause', async () => {
  const answers = renderPage('/', games());
  const searchBox = page.getByPlaceholder('Search games, tournaments, or uploaders...');
  await expect.element(searchBox).toBeVisible();
  // All in one task: on a busy machine keys pressed from outside may lie further apart than the page waits.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  for (let length = 1; length <= 'sparrow'.length; length += 1) {
    set?.call(searchBox.element(), 'sparrow'.slice(0, length));
    searchBox.element().dispatchEvent(new Event('input', { bubbles: true }));
  }
  await expect.poll(() => location.search).toBe('?q=sparrow');
  await expect
    .poll(() => answers.callsTo(gameRoutes.list).map(({ url }) => url.searchParams.get('q')))
    .toEqual([null, 'sparrow']);
});

describe('the list', () => {
  test('shows 3 pulsing skeletons while it loads', async () => {
    await emulateMotion('no-preference');
    const list = held(games(aGame(1)));
    renderPage('/', list);
    await expect.element(page.getByText('Loading games')).toBeInTheDocument();
    const skeletons = () =>
      document.querySelectorAll('main [aria-hidden] > div:has(> div > .animate-pulse)').length;
    expect(skeletons()).toBe(3);
    // They fade and come back, unless the reader has asked for no motion.
    const fades = () =>
      [...document.querySelector('.animate-pulse')!.getAnimations()]
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .map(({ opacity }) => Number(opacity));
    expect(fades()).toEqual([1, 0.45, 1]);
    await emulateMotion('reduce');
    expect(fades()).toEqual([]);
    await expectAccessible();
    list.release();
    await expect.element(rows).toHaveLength(1);
    expect(skeletons()).toBe(0);
  });

  test('is empty at first, with an upload button', async () => {
    renderPage('/', games(), answer(storageRoutes.usage, { usedBytes: 0, limitBytes: 1_000_000 }));
    await expect.element(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
    await expect
      .element(page.getByRole('main'))
      .toHaveTextContent(
        'Upload your first PBN file to start reviewing bridge games. PBN files contain bridge hand data and can be uploaded from your computer.',
      );
    await expectAccessible();
    await page.getByRole('button', { name: 'Upload PBN File' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Upload PBN File' })).toBeVisible();
  });

  test('that cannot be loaded shows an error and can be retried', async () => {
    const answers = renderPage('/', failure(gameRoutes.list, 503));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The games could not be loaded');
    await expectAccessible();
    answers.now(games(aGame(1)));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(rows).toHaveLength(1);
  });

  test('is fetched again when the window gets the focus, and whenever it is shown', async () => {
    let times = 0;
    renderPage(
      '/',
      answer(gameRoutes.list, () => onlyPage([aGame(++times)])),
      answer(accountRoutes.listSessions, []),
    );
    await expect.element(rowOf('Evening 1')).toBeVisible();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.element(rowOf('Evening 2')).toBeVisible();
    await page.getByRole('button', { name: /Joan/ }).click();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await expect.element(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    history.back();
    await expect.element(rowOf('Evening 3')).toBeVisible();
  });
});
