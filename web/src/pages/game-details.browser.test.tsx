import type { GameDetails } from '@bridge-review/api/games';
import { messages } from '@bridge-review/api/messages';
import type { Route } from '@bridge-review/api/route';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, failure, onlyPage } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { aBoard, playedAnswers } from '../testing/boards.ts';
import { aHand, gameAnswers, gamePath, ownGame } from '../testing/games.ts';
import { handAnswers } from '../testing/hands.ts';
import { toast } from '../testing/locators.ts';
import { anAdmin, aPlayer } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { expectAccessible } from '../ui/testing/accessible.ts';

const cards = page.getByRole('list', { name: 'Hands' }).getByRole('listitem');
const main = page.getByRole('main');
const title = page.getByRole('heading', { level: 1 });
const backToGames = page.getByRole('link', { name: 'Back to games' });
const editDetails = page.getByRole('button', { name: 'Edit Details' });
const deleteButton = page.getByRole('button', { name: 'Delete' });
const editDialog = page.getByRole('dialog', { name: 'Edit Game Details' });
const noGames = answer(gameRoutes.list, onlyPage([]));
const game = (change: Partial<GameDetails>) => answer(gameRoutes.get, { ...ownGame, ...change });
const warned: Partial<GameDetails> = {
  warnings: [{ line: 31, column: 1, code: 'bad-deal', message: 'The deal is incomplete.' }],
  warningCount: 1,
};

describe('the game page', () => {
  test('shows title, date, place, round, uploader and upload date, and a link back', async () => {
    renderPage(
      gamePath,
      ...gameAnswers,
      noGames,
      game({ title: 'Larkmoor Teams', tournament: 'Larkmoor Teams', location: 'Harbour Hall', round: '3' }),
    );
    await expect.element(main).toHaveTextContent('18 October 2025');
    await expect.element(main).toHaveTextContent('Harbour Hall');
    await expect.element(main.getByText('Round 3')).toBeVisible();
    await expect.element(main).toHaveTextContent(`Uploaded by ${aPlayer.displayName}, 19 October 2025`);
    // The tournament is the title here, and is not named twice.
    await expect.element(main.getByText('Larkmoor Teams')).toHaveLength(1);
    expect(document.title).toBe('Larkmoor Teams · Bridge Review');
    await backToGames.click();
    await expect.poll(() => location.pathname).toBe('/');
  });

  test('names the tournament if the title differs', async () => {
    renderPage(gamePath, ...handAnswers, game({ title: 'Our Second Evening', tournament: 'County Cup' }));
    await expect.element(title).toHaveTextContent('Our Second Evening');
    await expect.element(main).toHaveTextContent('County Cup');
    await cards.first().getByRole('link').first().click();
    await expect.element(title).toHaveTextContent(/^Board 1$/);
    await expect.element(main).toHaveTextContent('County Cup');
  });

  test('shows its hands as cards, side by side if there is room', async () => {
    onTestFinished(() => page.viewport(1280, 720));
    renderPage(gamePath, ...gameAnswers);
    await expect.element(cards).toHaveLength(2);
    const box = (index: number) => cards.nth(index).element().getBoundingClientRect();
    expect(box(1).y).toBe(box(0).y);
    expect(box(1).x).toBeGreaterThan(box(0).x);
    await page.viewport(390, 844);
    await expect.poll(() => box(1).y).toBeGreaterThan(box(0).y);
  });

  test('has a card for every hand, with dealer, vulnerability and badges', async () => {
    const second = { ...aHand(2), dealer: 'E', vulnerability: 'NS' } as const;
    renderPage(
      gamePath,
      ...handAnswers,
      answer(handRoutes.list, [{ ...aHand(1), hasBidding: true }, second]),
      answer(handRoutes.get, second),
    );
    await expect.element(page.getByRole('heading', { name: 'Hands (2)' })).toBeVisible();
    await expect.element(page.getByText('1 with bidding')).toBeVisible();
    await expect.element(cards).toHaveLength(2);
    await expect.element(cards.nth(0)).toHaveTextContent('Dealer North · Neither vul');
    await expect.element(cards.nth(0)).toHaveTextContent('Has bidding');
    await expect.element(cards.nth(0)).toHaveTextContent('No comments');
    await expect.element(cards.nth(1)).toHaveTextContent('Dealer East · N–S vul');
    await expect.element(cards.nth(1)).toHaveTextContent('No bidding');
    await cards.nth(1).getByRole('link', { name: 'Board 2', exact: true }).click();
    await expect.poll(() => location.pathname).toBe(`/hands/${second.id}`);
  });

  for (const id of ['2147483647', 'nonsense', '0']) {
    describe(`the id ${id}`, () => {
      test('reports an unknown game, with a link back', async () => {
        renderPage(`/games/${id}`, noGames, failure(gameRoutes.get, 404, 'not_found', messages.notFound));
        await expect.element(page.getByRole('heading', { name: 'Game not found' })).toBeVisible();
        await expectAccessible();
        await backToGames.click();
        await expect.poll(() => location.pathname).toBe('/');
      });
    });
  }

  test('is accessible and does not scroll sideways', async () => {
    const long = { title: `A ${'Very '.repeat(12)} Long Name`, filename: `${'y'.repeat(100)}.pbn` };
    renderPage(gamePath, ...gameAnswers, game({ ...long, ...warned }));
    await expect.element(cards).toHaveLength(2);
    await expectComfortable();
    await page.getByRole('button', { name: 'Download' }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await expectComfortable();
  });
});

describe('the edit control', () => {
  describe('for the uploader', () => {
    test('is shown only to the uploader', async () => {
      renderPage(gamePath, ...gameAnswers);
      await expect.element(editDetails).toBeVisible();
      await expect.element(deleteButton).toBeVisible();
    });
  });

  describe('for another user, whatever the URL says', () => {
    test('is shown only to the uploader', async () => {
      renderPage(`${gamePath}?edit=true`, ...gameAnswers, game({ uploadedBy: 99 }));
      await expect.element(title).toBeVisible();
      await expect.element(editDetails).not.toBeInTheDocument();
      await expect.element(deleteButton).not.toBeInTheDocument();
      await expect.poll(() => location.search).toBe('');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    });
  });

  test('is not shown to an admin, who may delete', async () => {
    renderPage(gamePath, ...gameAnswers, answer(authRoutes.currentUser, anAdmin));
    await expect.element(deleteButton).toBeVisible();
    await expect.element(editDetails).not.toBeInTheDocument();
  });

  test('opens by itself with edit=true', async () => {
    renderPage(`${gamePath}?edit=true`, ...gameAnswers);
    await expect.element(editDialog.getByLabelText('Title')).toHaveFocus();
    await expect.poll(() => location.pathname + location.search).toBe(gamePath);
    await expect.element(editDialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(editDialog).not.toBeInTheDocument();
  });

  test('removes edit=true from the URL after half a second', async () => {
    renderPage(gamePath, ...gameAnswers);
    await expect.element(cards).toHaveLength(2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const waiting = vi.getTimerCount();
    history.pushState(null, '', '?edit=true');
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(waiting);
    vi.advanceTimersByTime(499);
    expect(location.search).toBe('?edit=true');
    vi.advanceTimersByTime(1);
    expect(location.search).toBe('');
  });

  test('refetches the hands after an edit of the game', async () => {
    const answers = renderPage(gamePath, ...gameAnswers, answer(gameRoutes.update, ownGame));
    await editDetails.click();
    const asked = answers.callsTo(handRoutes.list).length;
    await page.getByRole('button', { name: 'Update Game' }).click();
    await expect.poll(() => answers.callsTo(handRoutes.list)).toHaveLength(asked + 1);
    await expect.element(toast).toHaveTextContent('Game Updated');
  });
});

describe('warnings about the file', () => {
  const dismiss = page.getByRole('button', { name: 'Dismiss warnings' });
  const line = page.getByText('1 remark on the file');

  test('stand on one line to open, until the uploader dismisses them', async () => {
    renderPage(gamePath, ...gameAnswers, game(warned), answer(gameRoutes.dismissWarnings, ownGame));
    const text = main.getByText('The deal is incomplete.');
    await expect.element(line).toBeVisible();
    await expect.element(text).not.toBeVisible();
    await line.click();
    await expect.element(text).toBeVisible();
    await expect.element(main).toHaveTextContent(/Line \d+:/);
    await expect.element(main).toHaveTextContent('One problem in the file was skipped or repaired.');
    await expectComfortable();
    await dismiss.click();
    await expect.element(line).not.toBeInTheDocument();
  });

  test('are shown to others, who cannot dismiss them', async () => {
    renderPage(gamePath, ...gameAnswers, game({ ...warned, uploadedBy: 99 }));
    await expect.element(line).toBeVisible();
    await expect.element(dismiss).not.toBeInTheDocument();
  });

  test('say how many there are where only the first are kept', async () => {
    const two = [31, 45].map(
      (at) => ({ line: at, column: 1, code: 'bad-deal', message: 'Incomplete.' }) as const,
    );
    renderPage(gamePath, ...gameAnswers, game({ warnings: two, warningCount: 95 }));
    await page.getByText('95 remarks on the file').click();
    await expect
      .element(main)
      .toHaveTextContent('95 problems in the file were skipped or repaired. These are the first 2.');
  });

  test('leave what the player came for on the first screen of a phone', async () => {
    onTestFinished(() => page.viewport(1280, 720));
    await page.viewport(390, 844);
    const message = 'Board 26 was skipped: the hand of North holds more cards than thirteen.';
    const warnings = [187, 202, 214].map((at) => ({
      line: at,
      column: 1,
      code: 'bad-deal' as const,
      message,
    }));
    renderPage(gamePath, ...playedAnswers([aBoard(1), aBoard(2, 4)]), game({ warnings, warningCount: 3 }));
    for (const first of [
      page.getByRole('switch', { name: 'Played this game' }),
      page.getByText('Bidding accuracy'),
      page.getByText('IMPs short of par', { exact: true }),
    ]) {
      await expect.element(first).toBeInViewport();
      expect(first.element().getBoundingClientRect().bottom).toBeLessThan(
        page.getByText('3 remarks on the file').element().getBoundingClientRect().top,
      );
    }
  });
});

describe('a game that was deleted in another tab', () => {
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete game' });
  const nothing = () => Promise.resolve();
  const acts: readonly [
    what: string,
    route: Route,
    prepare: () => Promise<void>,
    act: () => Promise<void>,
  ][] = [
    [
      'editing',
      gameRoutes.update,
      () => editDetails.click(),
      () => page.getByRole('button', { name: 'Update Game' }).click(),
    ],
    [
      'dismissing its warnings',
      gameRoutes.dismissWarnings,
      nothing,
      () => page.getByRole('button', { name: 'Dismiss warnings' }).click(),
    ],
    [
      'confirming its deletion',
      gameRoutes.delete,
      async () => {
        await deleteButton.click();
        await expect.element(confirm).toBeVisible();
      },
      () => confirm.click(),
    ],
  ];
  for (const [what, route, prepare, act] of acts) {
    test(`is reported as deleted after ${what}, and no longer shown`, async () => {
      const answers = renderPage(gamePath, ...gameAnswers, noGames, game(warned));
      await expect.element(cards).toHaveLength(2);
      await prepare();
      const gone = [gameRoutes.get, handRoutes.list, route];
      answers.now(...gone.map((each) => failure(each, 404, 'not_found', messages.notFound)));
      await act();
      await expect.element(toast).toHaveTextContent('This game has been deleted');
      await expect.element(title).toHaveTextContent(/^Game not found$/);
      await expect.element(main).toHaveTextContent('This game has been deleted.');
      const dialogs = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      await expect.element(dialogs).not.toBeInTheDocument();
      await expectAccessible();
      await backToGames.click();
      await expect.poll(() => location.pathname).toBe('/');
    });
  }
});
