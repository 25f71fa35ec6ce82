import { gameRoutes } from '@bridge-review/api/routes/games';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { partnerRoutes } from '@bridge-review/api/routes/partners';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../ui/testing/accessible.ts';
import { answer, failure, held } from '../testing/answers.ts';
import { aHand, gameAnswers, gamePath, notPlayed, ownGame } from '../testing/games.ts';
import { toast } from '../testing/locators.ts';
import { renderPage } from '../testing/render-page.tsx';

const cards = page.getByRole('list', { name: 'Hands' }).getByRole('listitem');
const main = page.getByRole('main');
const middleOf = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;

describe('the game page', () => {
  test('falls back to the uploader’s id without a name', async () => {
    renderPage(
      gamePath,
      ...gameAnswers,
      answer(gameRoutes.get, { ...ownGame, uploaderName: '', uploadedBy: 4711 }),
    );
    await expect.element(main).toHaveTextContent('Uploaded by 4711');
  });

  test('says that the day of play is not known, and the day of the upload once', async () => {
    renderPage(gamePath, ...gameAnswers, answer(gameRoutes.get, { ...ownGame, date: null }));
    await expect.element(main.getByText('Date not known', { exact: true })).toBeVisible();
    expect(main.element().textContent.match(/19 October 2025/g)).toHaveLength(1);
  });

  test('shows the number of comments, and hides the contract from users who did not play', async () => {
    renderPage(
      gamePath,
      ...gameAnswers,
      answer(handRoutes.list, [
        { ...aHand(1), commentCount: 1, finalContract: '3NT' },
        { ...aHand(2), commentCount: 4 },
      ]),
    );
    await expect.element(cards.nth(0)).toHaveTextContent('1 comment');
    await expect.element(cards.nth(0)).not.toHaveTextContent('1 comments');
    await expect.element(cards.nth(1)).toHaveTextContent('4 comments');
    await expect.element(cards.nth(0)).not.toHaveTextContent('3NT');
  });

  test('shows six skeleton cards while it loads', async () => {
    const game = held(answer(gameRoutes.get, ownGame));
    const hands = held(answer(handRoutes.list, [aHand(1), aHand(2)]));
    renderPage(gamePath, ...gameAnswers, game, hands);
    await expect.element(page.getByText('Loading the game')).toBeInTheDocument();
    const skeletons = () =>
      document.querySelectorAll('main [aria-hidden] > div:has(.animate-pulse.size-\\[3\\.1rem\\])').length;
    expect(skeletons()).toBe(6);
    game.release();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByText('Loading hands')).toBeInTheDocument();
    expect(skeletons()).toBe(6);
    await expectAccessible();
    hands.release();
    await expect.element(cards).toHaveLength(2);
  });

  test('says when there are no hands', async () => {
    renderPage(gamePath, ...gameAnswers, answer(handRoutes.list, []));
    await expect.element(page.getByRole('heading', { name: 'No hands found' })).toBeVisible();
    await expect.element(page.getByText("This game doesn't contain any hands yet.")).toBeVisible();
  });

  for (const [route, title] of [
    [handRoutes.list, 'The hands could not be loaded'],
    [gameRoutes.get, 'The game could not be loaded'],
  ] as const) {
    test(`shows an error when hands or game cannot be loaded, and retries: ${title}`, async () => {
      const answers = renderPage(gamePath, ...gameAnswers, failure(route, 503));
      await expect.element(page.getByRole('alert')).toHaveTextContent(title);
      answers.now(...gameAnswers);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.element(cards).toHaveLength(2);
    });
  }

  test('says why a game that others have used cannot be deleted, and offers no deletion', async () => {
    const reason = 'Other players have marked or commented on this game, so it cannot be deleted.';
    renderPage(gamePath, ...gameAnswers, answer(gameRoutes.deletion, { allowed: false, reason }));
    await page.getByRole('button', { name: 'Edit Details' }).click();
    await expect.element(page.getByRole('dialog').getByText(reason)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  test.each([360, 390])('has all that an owner can do on one line of a phone of %i', async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 720));
    renderPage(gamePath, ...gameAnswers, answer(gameRoutes.deletion, { allowed: true, reason: null }));
    const names = ['Share', 'Print', 'Download', 'Edit Details', 'Delete'];
    await expect.element(page.getByRole('button', { name: 'Delete' })).toBeVisible();
    const actions = [
      page.getByRole('link', { name: 'Present' }),
      ...names.map((name) => page.getByRole('button', { name, exact: true })),
    ].map((action) => action.element().getBoundingClientRect());
    for (const { top, height, width: across, right } of actions) {
      expect(top).toBe(actions[0]!.top);
      expect(Math.min(height, across)).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(width);
    }
  });

  test('has its head in two lines, and one’s part in it beside its pages', async () => {
    await page.viewport(1366, 768);
    onTestFinished(() => page.viewport(1280, 720));
    const names = { first: 'Alasdair Penrose', second: 'Margaret Oakhurst' };
    renderPage(
      gamePath,
      ...gameAnswers,
      answer(participationRoutes.mine, {
        ...notPlayed,
        isPlaying: true,
        partner: { id: 9, displayName: 'Alasdair Penrose' },
        seat: 'N',
        hasPairs: true,
        pair: { names, viewer: 'second', number: '4', records: 22 },
      }),
    );
    await expect.element(page.getByText(/you sat North$/)).toBeVisible();
    const box = (locator: Locator) => locator.element().getBoundingClientRect();
    const [title, facts, edit, places, played, pair] = [
      page.getByRole('heading', { level: 1 }),
      page.getByText(/^Uploaded by/),
      page.getByRole('button', { name: 'Edit Details' }),
      page.getByRole('link', { name: 'Travellers' }),
      page.getByText(/you sat North$/),
      page.getByRole('button', { name: /^Pair 4/ }),
    ].map(box) as [DOMRect, DOMRect, DOMRect, DOMRect, DOMRect, DOMRect];
    expect(facts.top - title.bottom).toBeLessThan(16);
    expect(Math.abs(middleOf(facts) - middleOf(edit))).toBeLessThan(4);
    expect(Math.abs(middleOf(places) - middleOf(played))).toBeLessThan(6);
    expect(Math.abs(middleOf(places) - middleOf(pair))).toBeLessThan(6);
  });
});

describe('participation', () => {
  const played = page.getByRole('switch', { name: 'Played this game' });
  const contracts = cards.getByText(/^4.*by South$/);

  test('a failed leave is undone with a toast', async () => {
    renderPage(
      gamePath,
      ...gameAnswers,
      answer(participationRoutes.mine, { ...notPlayed, isPlaying: true }),
      failure(participationRoutes.leave, 503),
    );
    await played.click();
    await expect.element(toast).toHaveTextContent('You are still marked as a player');
    await expect.element(played).toBeChecked();
    await expect.element(contracts).toHaveLength(2);
  });

  test('a failed mark is reported in the dialog, which keeps its input', async () => {
    renderPage(
      gamePath,
      ...gameAnswers,
      answer(partnerRoutes.list, []),
      failure(participationRoutes.markAsPlayed, 503, undefined, 'No'),
    );
    const dialog = page.getByRole('dialog', { name: 'Mark Game Participation' });
    await played.click();
    await dialog.getByRole('radio', { name: 'East' }).click();
    await dialog.getByRole('button', { name: 'Mark as Played' }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(dialog.getByRole('radio', { name: 'East' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(played).not.toBeChecked();
  });
});
