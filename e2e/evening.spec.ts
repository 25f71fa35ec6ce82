import { generateDuplicate } from '../server/src/testing/duplicate-game.ts';
import { generateMatch } from '../server/src/testing/team-match.ts';
import { uploadRecord } from './games.ts';
import { expect, test } from './test.ts';

test('a player sees the ranking of an evening, their scorecard on a phone, a traveller, and results over time', async ({
  page,
  player,
  accessible,
}) => {
  const own = `${player.firstName} ${player.lastName}`;
  const nameOf = (pair: number) =>
    pair === 2 ? ([own, 'Oona Heron'] as const) : ([`Ines Amsel ${pair}`, `Bram Kestrel ${pair}`] as const);
  const adjusted = [{ board: 3, table: 1, points: ['A+', 'A-'] as const }];
  const seed = Math.floor(Math.random() * 1_000_000);
  const record = generateDuplicate({ seed, boards: 6, tables: 3, nameOf, adjusted });
  const { game } = await uploadRecord(page, record);

  await page.goto(`/games/${game.id}`);
  const places = page.getByRole('navigation', { name: 'This game' });
  await places.getByRole('link', { name: 'Ranking' }).click();
  const ranking = page.getByRole('table', { name: 'North–South' });
  await expect(ranking.getByRole('row')).toHaveCount(4);
  await expect(ranking.locator('[data-own]')).toContainText(`${own} Oona Heron · you`);
  await expect(page.getByRole('main')).toContainText('One result on board 3 was adjusted by the director');
  await accessible();

  await page.setViewportSize({ width: 390, height: 844 });
  await places.getByRole('link', { name: 'Scorecard' }).click();
  const card = page.getByRole('table', { name: `Pair 2: ${own}` });
  await expect(card.getByRole('row', { name: /^Board \d/ })).toHaveCount(6);
  await expect(card).toContainText('Round 1, against pair 102');
  await accessible();
  await page.getByRole('link', { name: 'Declaring', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('declared by this pair. Show all boards');

  await places.getByRole('link', { name: 'Travellers' }).click();
  await expect(page.getByRole('table', { name: 'Results on board 1' }).getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('table', { name: 'Results on board 3' })).toContainText('A60 40');
  await accessible();

  // Their boards are compared in the background, once they say that they played.
  await page.request.post(`/api/games/${game.id}/players`, { data: { seat: 'N' } });
  await page.goto('/stats');
  await page.getByRole('link', { name: 'Results' }).click();
  const roles = page.getByRole('table', { name: /declaring and defending/ });
  await expect(roles.getByRole('row', { name: /^You as declarer too few to tell/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('6 boards in 1 game');
  await accessible();
  await page.getByRole('link', { name: '6 boards' }).click();
  const boards = page.getByRole('list', { name: 'Boards' });
  await expect(boards.getByRole('listitem')).toHaveCount(6);
  await boards.getByRole('link', { name: 'Board 1', exact: true }).click();
  await expect(page).toHaveURL(/\/hands\/\d+$/);
});

test('a player follows a match of teams on a phone, board by board', async ({ page, player, accessible }) => {
  const players = [
    [`${player.firstName} ${player.lastName}`, 'Cleo Rook', 'Bram Kestrel', 'Dan Tern'],
    ['Eve Jay', 'Gil Heron', 'Finn Crane', 'Hua Swift'],
  ] as const;
  const seed = Math.floor(Math.random() * 1_000_000);
  const record = generateMatch({ seed, boards: 5, carryOver: [12, 30], missing: 5, players });
  const { game, hands } = await uploadRecord(page, record);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/games/${game.id}/ranking`);
  const score = page.getByRole('table', { name: 'Score of Larks – Wrens' });
  await expect(score.getByRole('row', { name: /^Larks · you 12 11 23$/ })).toBeVisible();
  await expect(score.getByRole('row', { name: /^Wrens 30 10 40$/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'Board 5 was played at one table only and counts nothing.',
  );
  await accessible();
  await page.getByRole('link', { name: 'Gil Heron' }).click();
  await expect(page.getByRole('table', { name: /Gil Heron/ })).toContainText('Final 2');
  await page.goBack();
  const boards = page.getByRole('table', { name: 'Larks – Wrens, board by board' });
  await boards.getByRole('link', { name: 'Board 2', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/hands/${hands[1]?.id}$`));
});
