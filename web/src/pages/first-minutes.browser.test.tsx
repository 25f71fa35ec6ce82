import type { ListedGame } from '@bridge-review/api/games';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listed } from '../testing/a-game.ts';
import { answer, failure, onlyPage } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { aHand, gameAnswers, gamePath, notPlayed, ownGame } from '../testing/games.ts';
import { handAnswers, handPath } from '../testing/hands.ts';
import { toast } from '../testing/locators.ts';
import { aPlayer } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const counts = answer(gameRoutes.counts, { all: 41, mine: 0, hasSample: false, boards: 0, toBid: 0 });
const withSample = answer(gameRoutes.counts, { all: 41, mine: 0, hasSample: true, boards: 0, toBid: 0 });
const sample = { ...ownGame, title: 'Tuesday Pairs', isSample: true };
const games = (...rows: readonly ListedGame[]) => answer(gameRoutes.list, onlyPage(rows));
const openSample = page.getByRole('button', { name: 'Open the sample game' });
const mainText = () => page.getByRole('main');
const confirm = page.getByRole('alertdialog', { name: 'Remove the sample game?' });

describe('the first minutes', () => {
  test('show what to do: a sample, three steps, and where to get a file', async () => {
    renderPage('/?whose=mine', games(), counts);
    await expect.element(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
    await expect.element(mainText()).toHaveTextContent(`Welcome, ${aPlayer.firstName}`);
    for (const step of ['Upload a game', 'Mark it as played', 'See what the bidding cost']) {
      await expect.element(page.getByRole('heading', { name: step })).toBeVisible();
    }
    for (const place of ['At a club', 'Bridge Base Online', 'RealBridge', 'At home']) {
      await expect.element(page.getByRole('term').filter({ hasText: place })).toBeVisible();
    }
    await expect.element(page.getByRole('button', { name: 'Upload PBN File' })).toBeVisible();
    await expectComfortable();
  });

  test('open the sample game with one click', async () => {
    const answers = renderPage(
      '/?whose=mine',
      games(),
      counts,
      ...gameAnswers,
      answer(gameRoutes.openSample, sample),
    );
    await openSample.click();
    await expect.poll(() => location.pathname).toBe(gamePath);
    await expect.element(page.getByRole('heading', { name: 'Tuesday Pairs', level: 1 })).toBeVisible();
    await expect.poll(() => answers.callsTo(gameRoutes.openSample)).toHaveLength(1);
    await expect.element(page.getByText('Choose a pair with ‘Find your pair’')).toBeVisible();
    await expect
      .element(mainText())
      .toHaveTextContent('Only you can see it, and it stays out of your stats.');
    await expect.element(page.getByRole('button', { name: 'Edit Details' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  test('say why the sample cannot be opened', async () => {
    const full = 'There is no room for this file.';
    renderPage('/?whose=mine', games(), counts, failure(gameRoutes.openSample, 413, 'storage_full', full));
    await openSample.click();
    await expect.element(toast).toHaveTextContent('The sample game could not be opened');
    await expect.element(toast).toHaveTextContent(full);
    await expect.element(openSample).toBeEnabled();
  });

  test('go on beside the sample, which is marked and can be removed', async () => {
    const answers = renderPage(
      '/?whose=mine',
      games(listed(sample)),
      withSample,
      answer(gameRoutes.delete, undefined),
    );
    const row = page.getByRole('list', { name: 'Games', exact: true }).getByRole('listitem');
    await expect.element(row).toHaveTextContent('Sample');
    await expect.element(row).toHaveTextContent('Invented players; only you see it');
    // What is left is to bring a file, and no number denies the row.
    await expect.element(page.getByRole('heading', { name: 'No games of your own yet' })).toBeVisible();
    await expect.element(openSample).not.toBeInTheDocument();
    await expect.element(page.getByRole('radio', { name: 'Mine', exact: true })).toBeChecked();
    await expect.element(page.getByRole('button', { name: 'Upload PBN File' })).toHaveClass(/bg-green/);
    await row.getByRole('button', { name: 'Remove' }).click();
    await expect.element(confirm).toBeVisible();
    answers.now(games());
    answers.now(counts);
    await confirm.getByRole('button', { name: 'Remove sample', exact: true }).click();
    await expect.element(toast).toHaveTextContent('Sample removed');
    await expect.element(page.getByRole('radio', { name: 'Mine 0' })).toBeChecked();
    await expect.element(openSample).toBeVisible();
    expect(location.pathname + location.search).toBe('/?whose=mine');
    await expect.element(row).not.toBeInTheDocument();
    await expect.poll(() => answers.callsTo(gameRoutes.delete)).toHaveLength(1);
  });

  test('say where the sample is on the list of all games', async () => {
    renderPage(
      '/',
      ...gameAnswers,
      games(listed(ownGame)),
      withSample,
      answer(gameRoutes.openSample, sample),
    );
    const welcome = page.getByRole('region', { name: 'No games of your own yet' });
    await expect.element(welcome).toHaveTextContent('Your sample game is under ‘Mine’');
    await welcome.getByRole('button', { name: 'Back to the sample game' }).click();
    await expect.poll(() => location.pathname).toBe(gamePath);
  });

  test('go back to the list as it was left once the sample is removed from its page', async () => {
    const answers = renderPage(
      '/?whose=mine',
      games(listed(sample)),
      counts,
      ...gameAnswers,
      answer(gameRoutes.get, sample),
      answer(gameRoutes.delete, undefined),
    );
    await page.getByRole('link', { name: 'View Hands' }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    answers.now(games());
    await confirm.getByRole('button', { name: 'Remove sample', exact: true }).click();
    await expect.element(toast).toHaveTextContent('Sample removed');
    await expect.poll(() => location.pathname + location.search).toBe('/?whose=mine');
  });

  test('end with a game of one’s own', async () => {
    renderPage('/?whose=mine', games(listed(ownGame), listed({ ...sample, id: 77 })), counts);
    await expect.element(page.getByRole('heading', { name: 'Tuesday Pairs' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'No games yet' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  });
});

describe('in the bidding panel', () => {
  test('who has not marked the game as played does so right there', async () => {
    const answers = renderPage(handPath, ...handAnswers);
    await page.getByRole('button', { name: 'I played this game' }).click();
    answers.now(answer(participationRoutes.markAsPlayed, { ...notPlayed, isPlaying: true }));
    await page.getByRole('button', { name: 'Mark as Played' }).click();
    await expect.element(page.getByRole('button', { name: 'Add Bidding' })).toBeVisible();
  });

  test('the sample is bid without a partner', async () => {
    const isPlaying = { ...notPlayed, isPlaying: true, isSample: true };
    const answers = renderPage(handPath, ...handAnswers, answer(participationRoutes.mine, isPlaying));
    await page.getByRole('button', { name: 'Add Bidding' }).click();
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    answers.now(
      answer(biddingRoutes.create, {
        id: 5,
        handId: aHand(1).id,
        gameId: ownGame.id,
        biddingSequence: ['Pass'],
        annotations: [],
        createdBy: { id: aPlayer.id, displayName: aPlayer.displayName },
        partner: null,
        side: null,
        version: 1,
        mayDelete: true,
        createdAt: '2025-10-18T20:00:00.000Z',
        updatedAt: '2025-10-18T20:00:00.000Z',
      }),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(toast).toHaveTextContent('Bidding saved');
    await expect
      .poll(() => answers.callsTo(biddingRoutes.create)[0]?.body)
      .toMatchObject({ partnerId: null });
  });
});
