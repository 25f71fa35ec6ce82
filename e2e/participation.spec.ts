import type { Page } from '@playwright/test';
import { uploadRecord } from './games.ts';
import { makePartner, markPlayed, newGame } from './partnership.ts';
import { admin } from './people.ts';
import { dealt, pbn } from './records.ts';
import { themeRed } from './theme-red.ts';
import { expect, test } from './test.ts';

const played = (page: Page) => page.getByRole('switch', { name: 'Played this game' });
const markDialog = (page: Page) => page.getByRole('dialog', { name: 'Mark Game Participation' });
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Partner' });
const strip = (page: Page) => page.getByRole('region', { name: 'Your part in this game' });
const contracts = (page: Page) =>
  page
    .getByRole('list', { name: 'Hands' })
    .getByRole('listitem')
    .getByText(/^4.*by South$/);

test.beforeEach(({ player }) => expect(player).toBeTruthy());

test('a user plays without a partner, adds one, changes the seat, and leaves', async ({
  page,
  someone,
  accessible,
}) => {
  const ben = await someone('Ben Finch');
  await makePartner(page, ben);
  const { game } = await newGame(page);
  await page.goto(`/games/${game.id}`);
  await expect(played(page)).not.toBeChecked();
  await expect(contracts(page)).toHaveCount(0);

  await played(page).click();
  await expect(markDialog(page)).toBeVisible();
  await accessible();
  await markDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(played(page)).not.toBeChecked();

  await played(page).click();
  await expect(markDialog(page).getByRole('combobox', { name: 'Partner' })).toHaveText(
    'No partner / Unknown',
  );
  await markDialog(page).getByRole('combobox', { name: 'Partner' }).click();
  await expect(page.getByRole('option')).toHaveText(['No partner / Unknown', /Ben Finch/]);
  await page.getByRole('option', { name: 'No partner / Unknown' }).click();
  await expect(markDialog(page).getByRole('radio')).toHaveText(['Unknown', 'North', 'East', 'South', 'West']);
  await markDialog(page).getByRole('button', { name: 'Mark as Played' }).click();
  await expect(played(page)).toBeChecked();
  await expect(contracts(page)).toHaveText(Array(3).fill('4 hearts by South'));

  await strip(page).getByRole('button', { name: 'Add Partner' }).click();
  const add = addDialog(page).getByRole('button', { name: 'Add Partner' });
  await expect(add).toBeDisabled();
  await accessible();
  await addDialog(page).getByRole('combobox', { name: 'Partner' }).click();
  await page.getByRole('option', { name: /Ben Finch/ }).click();
  await add.click();
  await expect(strip(page)).toContainText('Partner Ben Finch');
  await expect(strip(page).getByRole('button', { name: 'Add Partner' })).toHaveCount(0);

  await strip(page).getByRole('button', { name: 'Change' }).click();
  await markDialog(page).getByRole('radio', { name: 'West' }).click();
  await markDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(strip(page)).toContainText('You sat West');
  await expect(strip(page)).toContainText('Partner Ben Finch');

  await played(page).click();
  await expect(played(page)).not.toBeChecked();
  await expect(contracts(page)).toHaveCount(0);
  await page.reload();
  await expect(played(page)).not.toBeChecked();
});

test('contracts show the suit symbol, red for red suits, and the declarer after a space', async ({
  page,
}) => {
  const written = ['4H', '5D', '4S', '6CX', '3NTXX'];
  const boards = dealt(written.length).map((board, index) => ({
    ...board,
    more: `[Declarer "S"]\n[Contract "${written[index]}"]\n[Result "10"]`,
  }));
  const { game } = await uploadRecord(page, pbn({ boards }));
  await markPlayed(page, game.id);
  await page.goto(`/games/${game.id}`);
  const cards = page.getByRole('list', { name: 'Hands' }).getByRole('listitem');
  await expect(cards).toContainText([
    '4 hearts by South',
    '5 diamonds by South',
    '4 spades by South',
    '6 clubs doubled by South',
    '3NT redoubled by South',
  ]);
  // The first drawing of a card is its table.
  const suitOf = (board: number) => cards.nth(board).locator('svg').nth(1);
  const shapes = [0, 1, 2, 3].map((board) => suitOf(board).locator('path').getAttribute('d'));
  expect(new Set(await Promise.all(shapes)).size).toBe(4);
  await expect(cards.nth(4).locator('svg')).toHaveCount(1);
  const red = await themeRed(page);
  await expect(suitOf(0)).toHaveCSS('color', red);
  await expect(suitOf(1)).toHaveCSS('color', red);
  for (const black of [2, 3]) await expect(suitOf(black)).not.toHaveCSS('color', red);
});

test('an admin sees contracts only after having played', async ({ page }) => {
  const { game } = await newGame(page);
  await page.request.post('/api/login', { data: admin });
  await page.goto(`/games/${game.id}`);
  await expect(played(page)).not.toBeChecked();
  await expect(contracts(page)).toHaveCount(0);
  await played(page).click();
  await markDialog(page).getByRole('button', { name: 'Mark as Played' }).click();
  await expect(contracts(page)).toHaveCount(3);
});

test('a user named as partner gets the player who named them as suggestion', async ({ page, someone }) => {
  const ben = await someone('Ben Finch');
  const { game } = await newGame(page);
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  await markPlayed(ben.page, game.id, { partnerId: id });
  await page.goto(`/games/${game.id}`);
  await expect(strip(page)).toContainText('Ben Finch says to have played it with you');
  await played(page).click();
  await expect(markDialog(page)).toContainText('Ben Finch says to have played this game with you.');
  await expect(markDialog(page).getByRole('combobox', { name: 'Partner' })).toHaveText('Ben Finch');
  await markDialog(page).getByRole('button', { name: 'Mark as Played' }).click();
  await expect(strip(page)).toContainText('Partner Ben Finch');
});

test('without partners the dialogs link to the partner search', async ({ page }) => {
  const { game } = await newGame(page);
  await markPlayed(page, game.id);
  await page.goto(`/games/${game.id}`);
  await strip(page).getByRole('button', { name: 'Add Partner' }).click();
  await addDialog(page).getByRole('link', { name: 'Find players and add them' }).click();
  await expect(page).toHaveURL('/account?tab=partners');
});

test('marking a game is accessible and does not scroll sideways', async ({ page, comfortable }) => {
  const { game } = await newGame(page);
  await page.goto(`/games/${game.id}`);
  await played(page).click();
  await expect(markDialog(page)).toBeVisible();
  await comfortable();
  await markDialog(page).getByRole('button', { name: 'Mark as Played' }).click();
  await expect(played(page)).toBeChecked();
  await comfortable();
});
