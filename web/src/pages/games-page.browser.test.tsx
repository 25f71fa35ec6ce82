import type { Game, ListedGame } from '@bridge-review/api/games';
import { accountRoutes } from '@bridge-review/api/routes/account';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { storageRoutes } from '@bridge-review/api/routes/storage';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../ui/testing/accessible.ts';
import { aGame, listed } from '../testing/a-game.ts';
import { answer, failure, held, onlyPage } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { gameAnswers, notPlayed, ownGame } from '../testing/games.ts';
import { textsOf, toast } from '../testing/locators.ts';
import { emulateMotion } from '../testing/motion.ts';
import { renderPage } from '../testing/render-page.tsx';

const rows = page.getByRole('list', { name: 'Games', exact: true }).getByRole('listitem');
const rowOf = (title: string) => rows.filter({ has: page.getByRole('heading', { name: title }) });
const games = (...list: readonly (Game | ListedGame)[]) =>
  answer(gameRoutes.list, onlyPage(list.map((game) => ('own' in game ? game : listed(game)))));

describe('a game in the list', () => {
  test('without a title, a date, a place, a file name or an uploader’s name is shown with its other values', async () => {
    const fromFile = { pbnEvent: 'County Cup', pbnDate: '2025-09-07', pbnSite: 'Old School' };
    renderPage(
      '/',
      games(
        // Older servers knew games without a file name.
        { ...aGame(1), filename: null as unknown as string, uploaderName: '' },
        { ...aGame(2), title: '', date: null, location: null, ...fromFile },
        { ...aGame(3), title: '' },
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
        expect.stringContaining('18 October 2025'),
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

describe('what is left to do on a game', () => {
  const ben = { id: 3, displayName: 'Ben Finch' };
  const own = { isPlaying: true, partner: ben, seat: 'S', bid: 24 } as const;

  test.each([
    ['asks who has not said so whether they played', {}, '24 boards', 'Did you play?'],
    ['counts the boards without a record', { ...own, bid: 21 }, '24 boards, 21 bid', '3 boards to bid'],
    ['waits for the analysis', { ...own, waiting: 2 }, '24 boards, 24 bid', 'Waiting for analysis'],
    ['is nothing once all boards are bid', own, '24 boards, 24 bid', 'All bid'],
  ])('%s', async (_, part, boards, left) => {
    renderPage('/', games(listed(aGame(1), part)));
    await expect.element(rows).toHaveTextContent(boards);
    await expect.element(rows).toHaveTextContent(left);
  });

  test('is shown beside partner, seat and accuracy', async () => {
    renderPage(
      '/',
      games(listed(aGame(1), { ...own, accuracy: 81.6 }), listed(aGame(2), { ...own, seat: null })),
    );
    await expect.element(rows.nth(0)).toHaveTextContent(/Partner.*Ben Finch.*you sat South.*82%/);
    await expect.element(rows.nth(0).getByRole('meter', { name: 'Bidding accuracy' })).toBeVisible();
    await expect.element(rows.nth(1)).not.toHaveTextContent('you sat');
    expect(rows.nth(1).getByRole('meter').elements()).toHaveLength(0);
    await expectAccessible();
  });
});

test('games without a day are listed apart, with the day of their upload', async () => {
  renderPage(
    '/',
    games(aGame(1), { ...aGame(2), date: null }, { ...aGame(3), date: null, pbnDate: '2025-09-07' }),
  );
  const undated = page.getByRole('region', { name: 'Date not known' });
  await expect.element(undated).toHaveTextContent('Evening 2');
  await expect.element(undated).toHaveTextContent('uploaded');
  await expect.element(undated.getByRole('time')).toHaveTextContent('19 Oct 2025');
  await expect.poll(() => textsOf(rows.getByRole('heading'))).toEqual(['Evening 1', 'Evening 3']);
});

test.each([1280, 390, 320])(
  'the day of an upload stands on one line in its column at %i px',
  async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 720));
    renderPage('/', games({ ...aGame(2), date: null, uploadedAt: '2026-09-30T10:00:00.000Z' }));
    const day = page.getByRole('region', { name: 'Date not known' }).getByRole('time');
    await expect.element(day).toBeVisible();
    const text = day.element().querySelector('span')!;
    expect(text.getClientRects()).toHaveLength(1);
    const column = day.element().closest('article')!.firstElementChild!.getBoundingClientRect();
    expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(column.right);
    expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(column.left);
  },
);

test('the whole row is a link, and its button works', async () => {
  renderPage('/', games(ownGame), ...gameAnswers);
  await expect.element(rows).toBeVisible();
  const { left, top, height } = rows.element().getBoundingClientRect();
  const under = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href');
  expect(under(left + 10, top + height / 2)).toBe(`/games/${ownGame.id}`);
  expect(under(left + 500, top + 6)).toBe(`/games/${ownGame.id}`);
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Edit Game Details' })).toBeVisible();
});

describe('a game that somebody says to have played with the viewer', () => {
  const ruth = { id: 5, displayName: 'Ruth Falke' };
  const named = listed(aGame(1), { suggestedPartner: ruth, bid: 3, accuracy: 82 });
  const confirm = page.getByRole('button', { name: 'Yes, I played' });

  test('says so, with what is bid, and is confirmed in its row', async () => {
    const answers = renderPage(
      '/?whose=mine',
      games(named, listed(aGame(2))),
      answer(participationRoutes.markAsPlayed, { ...notPlayed, isPlaying: true, partner: ruth }),
    );
    await expect.element(rowOf('Evening 1')).toHaveTextContent('Ruth Falke');
    await expect.element(rowOf('Evening 1')).toHaveTextContent('says they played it with you');
    await expect.element(rowOf('Evening 1')).toHaveTextContent('24 boards, 3 bid');
    await expect.element(rowOf('Evening 1')).not.toHaveTextContent('Did you play?');
    await expect.element(rowOf('Evening 2')).toHaveTextContent('Did you play?');
    await expect.element(rowOf('Evening 2').getByRole('button')).not.toBeInTheDocument();
    await expectComfortable();
    answers.now(games(listed(aGame(1), { isPlaying: true, partner: ruth, bid: 3, accuracy: 82 })));
    await confirm.click();
    await expect.element(page.getByText('21 boards to bid')).toBeVisible();
    await expect.element(confirm).not.toBeInTheDocument();
    expect(answers.callsTo(participationRoutes.markAsPlayed).map(({ body }) => body)).toEqual([
      { partnerId: 5 },
    ]);
    expect(location.pathname).toBe('/');
  });

  test('stays as it is where it cannot be confirmed', async () => {
    renderPage('/?whose=mine', games(named), failure(participationRoutes.markAsPlayed, 503));
    await confirm.click();
    await expect.element(toast).toHaveTextContent('The game could not be marked as played');
    await expect.element(confirm).toBeEnabled();
  });
});

describe('Mine and All', () => {
  const counts = answer(gameRoutes.counts, { all: 41, mine: 7, hasSample: false, boards: 137, toBid: 6 });
  const whose = (name: string) => page.getByRole('radio', { name });

  test('all games are listed at first, and the choice of one’s own is kept in the URL', async () => {
    const answers = renderPage('/', games(aGame(1)), counts);
    await expect.element(whose('All 41')).toBeChecked();
    await expect.element(page.getByRole('main')).toHaveTextContent('You played 137 boards, 6 still to bid');
    await whose('Mine 7').click();
    await expect.poll(() => location.search).toBe('?whose=mine');
    await expect
      .poll(() => answers.callsTo(gameRoutes.list).map(({ url }) => url.searchParams.get('whose')))
      .toEqual(['all', 'mine']);
    await expect.poll(() => answers.callsTo(gameRoutes.list)[0]?.url.searchParams.get('sort')).toBe('played');
    await whose('All 41').click();
    await expect.poll(() => location.search).toBe('');
  });

  test('whoever has no games sees those of others, a welcome, and how to begin', async () => {
    const none = answer(gameRoutes.counts, { all: 41, mine: 0, hasSample: false, boards: 0, toBid: 0 });
    const byWhose = answer(gameRoutes.list, ({ url }) =>
      onlyPage(url.searchParams.get('whose') === 'mine' ? [] : [listed(aGame(1))]),
    );
    renderPage('/', byWhose, none);
    await expect.element(whose('All 41')).toBeChecked();
    await expect.element(rowOf('Evening 1')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'No games of your own yet' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Open the sample game' })).toBeVisible();
    await expectComfortable();
    await page.getByRole('button', { name: 'How to begin' }).click();
    await expect.element(whose('Mine 0')).toBeChecked();
    await expect.element(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: 'No games of your own yet' }))
      .not.toBeInTheDocument();
    await expect.poll(() => location.search).toBe('?whose=mine');
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
      answer(gameRoutes.list, () => onlyPage([listed(aGame(++times))])),
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
