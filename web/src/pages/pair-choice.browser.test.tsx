import type { Pair, PairChosen } from '@bridge-review/api/pairs';
import type { MyParticipation } from '@bridge-review/api/participation';
import { pairRoutes } from '@bridge-review/api/routes/pairs';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { partnerRoutes } from '@bridge-review/api/routes/partners';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, failure } from '../testing/answers.ts';
import { gameAnswers, gamePath, notPlayed } from '../testing/games.ts';
import { toast } from '../testing/locators.ts';
import { renderPage } from '../testing/render-page.tsx';
import { expectAccessible } from '../ui/testing/accessible.ts';

const strip = page.getByRole('region', { name: 'Your part in this game' });
const dialog = page.getByRole('dialog', { name: 'Which pair were you?' });
const pairs = dialog.getByRole('radiogroup', { name: 'Pairs in the file' }).getByRole('radio');
const thisWasUs = dialog.getByRole('button', { name: 'This was us' });
const findYourPair = strip.getByRole('button', { name: 'Find your pair' });
const ownPair = strip.getByRole('button', { name: /change your pair$/ });

const aPair = (over: Partial<Pair> = {}): Pair => ({
  tableId: 1,
  side: 'NS',
  names: { first: 'Ines Amsel', second: 'Ruth Falke' },
  number: '3',
  section: null,
  direction: 'NS',
  boards: 24,
  auctions: 22,
  unclearBoards: 0,
  viewer: null,
  ...over,
});
const own = aPair({
  tableId: 2,
  side: 'EW',
  names: { first: 'Oona Heron', second: 'Joan Whitlock' },
  number: '4',
  direction: null,
  viewer: 'second',
});
const someone = {
  id: 9,
  displayName: 'Oona',
  firstName: 'Oona',
  lastName: 'Heron',
  email: 'oona@example.org',
};
const found: MyParticipation = { ...notPlayed, hasPairs: true };
const chosen: PairChosen = {
  participation: {
    ...found,
    isPlaying: true,
    partner: { id: 9, displayName: 'Oona' },
    pair: { names: own.names, viewer: 'first', number: '4', records: 22 },
  },
  recorded: 22,
  kept: 1,
  withoutAuction: 2,
};
const answers = [
  ...gameAnswers,
  answer(participationRoutes.mine, found),
  answer(partnerRoutes.list, [someone]),
  answer(pairRoutes.list, { pairs: [own, aPair()], total: 2 }),
  answer(pairRoutes.choose, chosen),
];

describe('saying which pair of a game one was', () => {
  test('is not offered where the file names nobody', async () => {
    renderPage(gamePath, ...gameAnswers);
    await expect.element(strip.getByRole('switch')).toBeVisible();
    await expect.element(findYourPair).not.toBeInTheDocument();
  });

  test('begins with the pair of one’s name and the partner of the other, and says what was done', async () => {
    const calls = renderPage(gamePath, ...answers).calls;
    await findYourPair.click();
    await expect.element(pairs).toHaveLength(2);
    await expect.element(pairs.nth(0)).toBeChecked();
    await expect
      .element(pairs.nth(0))
      .toHaveTextContent('Oona Heron – Joan WhitlockPair 4, both directions, 24 boards, 22 with an auction');
    await expect.element(dialog.getByRole('radio', { name: 'Joan Whitlock', exact: true })).toBeChecked();
    const partner = dialog.getByRole('combobox', { name: 'Partner' });
    await expect.element(partner).toHaveTextContent('Oona');
    await expectAccessible();
    await partner.click();
    await page.getByRole('option', { name: 'No partner / Unknown' }).click();
    await expect.element(dialog).toHaveTextContent('Choose a partner to record the auctions too');
    await partner.click();
    await page.getByRole('option', { name: 'Oona' }).click();
    await expect
      .element(dialog)
      .toHaveTextContent(
        'The file has 22 auctions of this pair. Boards you have already recorded stay as they are; the others become records visible only to you and your partner.',
      );
    await thisWasUs.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      tableId: 2,
      side: 'EW',
      player: 'second',
      partnerId: 9,
    });
    await expect.element(toast).toHaveTextContent('22 auctions recorded');
    await expect.element(toast).toHaveTextContent('1 board kept the record it had. 2 boards had no auction');
    await expect.element(ownPair).toHaveTextContent('Pair 4, Oona Heron – Joan Whitlock: change your pair');
  });

  test('is undone from the toast', async () => {
    const undone = answer(pairRoutes.undo, { participation: found, removed: 22, kept: 0 });
    renderPage(gamePath, ...answers, undone);
    await findYourPair.click();
    await thisWasUs.click();
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.element(toast).toHaveTextContent('22 records removed.');
    await expect.element(findYourPair).toBeVisible();
  });

  test('is undone where it can be changed, but for what was changed since', async () => {
    const undo = dialog.getByRole('button', { name: 'Undo that this was your pair' });
    const server = renderPage(
      gamePath,
      ...answers,
      answer(participationRoutes.mine, chosen.participation),
      failure(pairRoutes.undo, 503, 'unavailable', 'The server is busy.'),
    );
    await ownPair.click();
    await expect
      .element(dialog)
      .toHaveTextContent('So far Oona Heron – Joan Whitlock, with 22 auctions taken over');
    await undo.click();
    await expect.element(toast).toHaveTextContent('Nothing was undone');
    server.now(answer(pairRoutes.undo, { participation: found, removed: 21, kept: 1 }));
    await ownPair.click();
    await undo.click();
    await expect
      .element(toast)
      .toHaveTextContent('21 records removed. 1 record was changed since and stays.');
    await expect.element(findYourPair).toBeVisible();
  });

  test('can be changed, for instance once there is a partner to record with', async () => {
    const alone = { ...chosen.participation, partner: null };
    const { calls } = renderPage(gamePath, ...answers, answer(participationRoutes.mine, alone));
    await ownPair.click();
    await pairs.nth(1).click();
    await dialog.getByRole('combobox', { name: 'Partner' }).click();
    await page.getByRole('option', { name: 'Oona' }).click();
    await thisWasUs.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ tableId: 1, partnerId: 9 });
  });

  test('searches where there are many pairs, and keeps what was chosen', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      aPair({ tableId: 10 + index, number: String(index + 1) }),
    );
    renderPage(
      gamePath,
      ...answers,
      answer(pairRoutes.list, ({ url }) => {
        const q = url.searchParams.get('q');
        if (q === null) return { pairs: many, total: 120 };
        return q === 'nobody' ? { pairs: [], total: 0 } : { pairs: [own], total: 1 };
      }),
    );
    await findYourPair.click();
    await expect.element(dialog).toHaveTextContent('The first 9 of 120 pairs. Search for yours.');
    await expect.element(thisWasUs).toBeDisabled();
    const search = dialog.getByRole('searchbox', { name: 'Search pairs by name or number' });
    await search.fill('nobody');
    await expect.element(dialog).toHaveTextContent('We found no such pair in this file.');
    await search.fill('heron');
    await expect.element(pairs).toHaveLength(1);
    await pairs.nth(0).click();
    await search.fill('');
    await expect.element(pairs).toHaveLength(9);
    await expect.element(dialog.getByRole('radio', { name: 'Joan Whitlock', exact: true })).toBeChecked();
    await expect.element(thisWasUs).toBeEnabled();
  });

  test('asks for the seat where the file has only numbers', async () => {
    const numbered = aPair({ names: { first: null, second: null }, auctions: 0, unclearBoards: 2 });
    const { calls } = renderPage(
      gamePath,
      ...answers,
      answer(pairRoutes.list, { pairs: [numbered], total: 1 }),
    );
    await findYourPair.click();
    await pairs.nth(0).click();
    await expect.element(pairs.nth(0)).toHaveTextContent('Pair 3');
    await dialog.getByRole('radio', { name: 'South' }).click();
    await expect.element(dialog).toHaveTextContent('The file has no auction of this pair');
    await expect.element(dialog).toHaveTextContent('2 boards are left out');
    await thisWasUs.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      player: 'second',
      partnerId: null,
    });
  });

  test('says what failed, and can be tried again', async () => {
    const server = renderPage(gamePath, ...answers, failure(pairRoutes.list, 503));
    await findYourPair.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('The pairs could not be loaded');
    server.now(
      answer(pairRoutes.list, { pairs: [own], total: 1 }),
      failure(pairRoutes.choose, 400, 'invalid_input', 'There is no such pair in this game.'),
    );
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await thisWasUs.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('There is no such pair in this game.');
  });
});
