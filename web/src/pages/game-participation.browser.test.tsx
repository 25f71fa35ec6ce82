import { authRoutes } from '@bridge-review/api/routes/auth';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { partnerRoutes } from '@bridge-review/api/routes/partners';
import { accountRoutes } from '@bridge-review/api/routes/account';
import { peopleRoutes } from '@bridge-review/api/routes/people';
import type { GameHand } from '@bridge-review/api/hands';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { noNames } from '../testing/account.ts';
import { answer } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { aHand, gameAnswers, gamePath, notPlayed } from '../testing/games.ts';
import { textsOf } from '../testing/locators.ts';
import { anAdmin } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { themeRed } from '../testing/theme-red.ts';

const cards = page.getByRole('list', { name: 'Hands' }).getByRole('listitem');
const contracts = cards.getByText(/^4.*by South$/);
const played = page.getByRole('switch', { name: 'Played this game' });
const strip = page.getByRole('region', { name: 'Your part in this game' });
const markDialog = page.getByRole('dialog', { name: 'Mark Game Participation' });
const markButton = markDialog.getByRole('button', { name: 'Mark as Played' });
const nowPlaying = { ...notPlayed, isPlaying: true };
const asPlayer = answer(participationRoutes.mine, nowPlaying);
const noPartners = answer(partnerRoutes.list, []);
const marked = answer(participationRoutes.markAsPlayed, nowPlaying);

test('contracts show the suit symbol, red for red suits, and the declarer after a space', async () => {
  const written = ['4H', '5D', '4S', '6CX', '3NTXX'] as const;
  const hands = written.map((finalContract, index): GameHand => ({ ...aHand(index + 1), finalContract }));
  renderPage(gamePath, ...gameAnswers, asPlayer, answer(handRoutes.list, hands));
  await expect
    .poll(() => textsOf(cards))
    .toEqual(
      [
        '4 hearts by South',
        '5 diamonds by South',
        '4 spades by South',
        '6 clubs doubled by South',
        '3NT redoubled by South',
      ].map((text) => expect.stringContaining(text) as string),
    );
  // The first drawing of a card is its table.
  const drawings = (board: number) => [...cards.nth(board).element().querySelectorAll('svg')];
  const suitOf = (board: number) => drawings(board)[1]!;
  const shapes = [0, 1, 2, 3].map((board) => suitOf(board).querySelector('path')!.getAttribute('d'));
  expect(new Set(shapes).size).toBe(4);
  expect(drawings(4)).toHaveLength(1);
  const red = themeRed();
  const isRed = [0, 1, 2, 3].map((board) => getComputedStyle(suitOf(board)).color === red);
  expect(isRed).toEqual([true, true, false, false]);
});

test('an admin sees contracts only after having played', async () => {
  renderPage(gamePath, ...gameAnswers, answer(authRoutes.currentUser, anAdmin), noPartners, marked);
  await expect.element(cards).toHaveLength(2);
  await expect.element(played).not.toBeChecked();
  await expect.element(contracts).toHaveLength(0);
  await played.click();
  await markButton.click();
  await expect.element(contracts).toHaveLength(2);
});

test('a user named as partner gets the player who named them as suggestion', async () => {
  const ben = { id: 9, displayName: 'Ben Finch' };
  const answers = renderPage(
    gamePath,
    ...gameAnswers,
    noPartners,
    answer(participationRoutes.mine, { ...notPlayed, suggestedPartner: ben }),
    answer(participationRoutes.markAsPlayed, { ...nowPlaying, partner: ben }),
  );
  await expect.element(strip).toHaveTextContent('Ben Finch says they played it with you');
  await played.click();
  await expect.element(markDialog).toHaveTextContent('Ben Finch says they played this game with you.');
  await expect
    .element(markDialog.getByRole('combobox', { name: 'Partner' }))
    .toHaveTextContent(/^Ben Finch$/);
  await markButton.click();
  await expect.element(strip).toHaveTextContent('with Ben Finch');
  const [sent] = answers.callsTo(participationRoutes.markAsPlayed);
  expect(sent?.body).toEqual({ partnerId: ben.id, seat: null });
});

test('without partners the dialogs link to the partner search', async () => {
  const noSessions = answer(accountRoutes.listSessions, []);
  const noNamesSaid = answer(peopleRoutes.mine, noNames);
  renderPage(gamePath, ...gameAnswers, asPlayer, noPartners, noSessions, noNamesSaid);
  await strip.getByRole('button', { name: 'Add Partner' }).click();
  const addDialog = page.getByRole('dialog', { name: 'Add Partner' });
  await addDialog.getByRole('link', { name: 'Find players and add them' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/account?tab=partners');
});

test('marking a game is accessible and does not scroll sideways', async () => {
  renderPage(gamePath, ...gameAnswers, noPartners, marked);
  await played.click();
  await expect.element(markDialog).toBeVisible();
  await expectComfortable();
  await markButton.click();
  await expect.element(played).toBeChecked();
  await expectComfortable();
});

test('the button to change partner and seat stands beside them, however narrow the window', async () => {
  onTestFinished(() => page.viewport(1280, 720));
  const pair = {
    names: { first: 'Joan Whitlock', second: 'Benjamin Finch-Hollingsworth' },
    viewer: 'first' as const,
    number: '4',
    records: 22,
  };
  renderPage(
    gamePath,
    ...gameAnswers,
    answer(participationRoutes.mine, {
      ...nowPlaying,
      partner: { id: 9, displayName: 'Benjamin Finch-H.' },
      seat: 'N',
      hasPairs: true,
      pair,
    }),
  );
  const beside = [
    [
      page.getByRole('button', { name: 'Change partner and seat' }),
      strip.getByText(/^with .*you sat North$/),
    ],
  ] as const;
  for (const width of [390, 768, 1280]) {
    await page.viewport(width, 844);
    for (const [button, text] of beside) {
      await expect.element(text).toBeVisible();
      const { top, bottom } = text.element().getBoundingClientRect();
      const { y, height } = button.element().getBoundingClientRect();
      expect(y + height / 2, `${width} px`).toBeGreaterThan(top - height / 2);
      expect(y + height / 2, `${width} px`).toBeLessThan(bottom + height / 2);
    }
  }
});
