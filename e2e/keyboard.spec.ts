import { randomUUID } from 'node:crypto';
import { uploadRecord } from './games.ts';
import { biddingCard, markPlayed } from './partnership.ts';
import { dealt, newDeal, pbn, played } from './records.ts';
import { expect, test } from './test.ts';

const names = { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' };

test.beforeEach(({ player: _signedIn }) => {});

test('a player finds a game, reviews a board and records the bidding by keyboard alone', async ({
  page,
  someone,
}) => {
  const ben = await someone('Ben Finch');
  // In no other game, also if this test runs several times.
  const word = `k${randomUUID().slice(0, 8)}`;
  const boards = [...played(1, newDeal(), [{ names }]), ...dealt(2).slice(1)];
  const { game } = await uploadRecord(page, pbn({ event: `Keyboard Pairs ${word}`, boards }));
  await markPlayed(page, game.id, { partnerId: ben.id, seat: 'S' });
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (name: string) => {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    const isFocused = () => link.evaluate((element) => element === document.activeElement);
    for (let stops = 0; stops < 60 && !(await isFocused()); stops++) await press('Tab');
    await expect(link).toBeFocused();
  };
  const deal = page.getByRole('region', { name: 'The deal' });
  const gone = deal.locator('s');

  // To the board.
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  await press('/');
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeFocused();
  await page.keyboard.type(word);
  await expect(page.getByRole('link', { name: 'View Hands' })).toHaveCount(1);
  await tabTo('View Hands');
  await press('Enter');
  await tabTo('Board 1');
  await press('Enter');

  // Its play, its hands, its neighbour.
  await expect(deal).toContainText('East to lead');
  await press('ArrowRight', 'ArrowRight', 'ArrowDown');
  await expect(gone).toHaveCount(4);
  await press('ArrowLeft');
  await expect(gone).toHaveCount(3);
  await press('End');
  await expect(gone).toHaveCount(52);
  await press('h');
  await expect(deal.getByRole('region', { name: 'East, hidden' })).toBeVisible();
  await press(']');
  await expect(page.getByRole('heading', { name: 'Board 2' })).toBeVisible();
  await press('[');
  await expect(page.getByRole('heading', { name: 'Board 1' })).toBeVisible();

  // Its bidding.
  await press('b');
  await expect(biddingCard(page).getByRole('group', { name: 'Bidding box' })).toBeVisible();
  await press('1', 'n', 'p', 'p', 'p');
  await expect(biddingCard(page).getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  await press('Enter');
  await expect(biddingCard(page).getByRole('button', { name: 'Edit' })).toBeFocused();

  // The keys themselves, switched off and remembered.
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await press('?');
  await expect(list.getByRole('switch', { name: 'Use keyboard shortcuts' })).toBeFocused();
  await press('Space', 'Escape');
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(deal).toContainText('East to lead');
  await press(']', 'ArrowRight', '?', 'h');
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(gone).toHaveCount(0);
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Board 1' })).toBeVisible();
});
