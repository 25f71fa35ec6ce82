import type { Page } from '@playwright/test';
import { signIn } from './forms.ts';
import {
  auctionRows,
  biddingCard,
  comments,
  discussion,
  makePartner,
  markPlayed,
  newGame,
  openEditor,
  recordBidding,
  say,
} from './partnership.ts';
import { expect, expectStatus, type Someone, test, toastOf } from './test.ts';

const box = (page: Page) => discussion(page).getByLabel('Add a comment');
const kept = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bridge-review-draft')));

async function atTheTable(page: Page, someone: (name: string) => Promise<Someone>) {
  const { game, hands } = await newGame(page, 2);
  const ben = await someone('Ben Finch');
  await makePartner(page, ben);
  await markPlayed(page, game.id, { partnerId: ben.id });
  return { gameId: game.id, handId: hands[0]!.id, nextId: hands[1]!.id, ben };
}

test.beforeEach(({ player: _signedIn }) => {});

test('a comment survives a reload, with a notice and a button to discard it', async ({
  page,
  comfortable,
}) => {
  const { hands } = await newGame(page, 2);
  await page.goto(`/hands/${hands[0]!.id}`);
  await box(page).fill('Not posted yet');
  await page.reload();
  await expect(box(page)).toHaveValue('Not posted yet');
  await expect(kept(page, 'Your unposted comment was kept.')).toBeVisible();
  await comfortable(discussion(page));
  await page.goto(`/hands/${hands[1]!.id}`);
  await expect(box(page)).toHaveValue('');
  await page.goto(`/hands/${hands[0]!.id}`);
  await kept(page, 'kept').getByRole('button', { name: 'Discard' }).click();
  await expect(box(page)).toHaveValue('');
  await page.reload();
  await expect(box(page)).toHaveValue('');
  expect(await drafts(page)).toEqual([]);

  await test.step('a posted comment is no longer a draft', async () => {
    await say(page, 'Posted');
    await expect(comments(page)).toContainText('Just now');
    await page.reload();
    await expect(comments(page)).toHaveCount(1);
    await expect(box(page)).toHaveValue('');
  });

  await test.step('an edit of a comment survives a reload, and Cancel discards it', async () => {
    await comments(page).getByRole('button', { name: 'Edit your comment' }).click();
    await comments(page).getByRole('textbox', { name: 'Edit your comment' }).fill('Second thought');
    await page.reload();
    await expect(comments(page).getByRole('textbox', { name: 'Edit your comment' })).toHaveValue(
      'Second thought',
    );
    await expect(kept(page, 'Your unsaved change was kept.')).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await comments(page).getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await expect(comments(page)).toContainText('Posted');
    await expect(comments(page).getByRole('textbox', { name: 'Edit your comment' })).toHaveCount(0);
  });
});

test('a comment survives a reload while being sent, and is removed once posted', async ({ page }) => {
  const { hands } = await newGame(page, 1);
  await page.goto(`/hands/${hands[0]!.id}`);
  // No answer ever comes, and the server never sees it.
  await page.route('**/api/hands/*/comments', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  );
  await box(page).fill('On its way');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(comments(page)).toContainText('Sending…');
  await expect(box(page)).toHaveValue('');
  await box(page).fill('And another thought');
  await page.reload();
  await expect(box(page)).toHaveValue('On its way\n\nAnd another thought');
  await expect(kept(page, 'Your unposted comment was kept.')).toBeVisible();
  await page.unroute('**/api/hands/*/comments');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(comments(page)).toHaveCount(1);
  await expect.poll(() => drafts(page)).toEqual([]);
  await page.reload();
  await expect(comments(page)).toHaveCount(1);
  await expect(box(page)).toHaveValue('');
});

test('a comment that the server saved before the reload is not restored', async ({ page }) => {
  const { hands } = await newGame(page, 1);
  await page.goto(`/hands/${hands[0]!.id}`);
  await expect(page.getByText('No comments yet')).toBeVisible();
  let take = () => {};
  const taken = new Promise<void>((done) => (take = done));
  let isNextPage = false;
  page.once('framenavigated', () => (isNextPage = true));
  // The page gets no answer and cannot look for one: only the next page can learn that the comment has arrived.
  await page.route('**/api/hands/*/comments*', async (route) => {
    if (isNextPage) return route.continue();
    if (route.request().method() !== 'POST') return;
    expect((await route.fetch()).status()).toBe(200);
    take();
  });
  await box(page).fill('Taken, not answered');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await taken;
  await expect(comments(page)).toContainText('Sending…');
  expect(await drafts(page)).toHaveLength(1);
  await page.reload();
  await expect(comments(page)).toHaveText([/Taken, not answered/]);
  await expect.poll(() => drafts(page)).toEqual([]);
  await expect(box(page)).toHaveValue('');
  await expect(kept(page, 'kept')).toHaveCount(0);
});

test('an auction survives a reload, is offered as such in another tab, and is removed once saved', async ({
  page,
  context,
  someone,
  comfortable,
}) => {
  const { handId, nextId } = await atTheTable(page, someone);
  await page.goto(`/hands/${handId}`);
  await openEditor(page, 'Add Bidding');
  await page.keyboard.type('1HP');
  const typed = [['', '1 heart', 'Pass', '?']];

  await test.step('another tab offers it', async () => {
    const other = await context.newPage();
    await other.goto(`/hands/${handId}`);
    const offer = kept(other, 'You have an unsaved auction for this board in another tab.');
    await expect(offer).toBeVisible();
    await comfortable(biddingCard(other));
    await offer.getByRole('button', { name: 'Continue' }).click();
    expect(await auctionRows(other)).toEqual(typed);
    await biddingCard(other).getByRole('button', { name: 'Cancel' }).click();
    await other.close();
  });

  await biddingCard(page).getByRole('button', { name: /^Undo/ }).click();
  await page.keyboard.type('P');

  await test.step('before the code has come, its board shows no cards, and other boards show theirs', async () => {
    const shown = page.locator('[data-frame] .seat dl').filter({ visible: true });
    await page.route('**/start.js', () => undefined);
    await page.goto(`/hands/${nextId}`, { waitUntil: 'commit' });
    await expect(shown).toHaveCount(4);
    await page.goto(`/hands/${handId}`, { waitUntil: 'commit' });
    await expect(page.locator('[data-frame] h1')).toHaveText('Board 1');
    await expect(shown).toHaveCount(0);
    await page.unroute('**/start.js');
  });

  await page.reload();
  await expect(kept(page, 'Your unsaved auction was kept.')).toBeVisible();
  expect(await auctionRows(page)).toEqual(typed);
  await biddingCard(page).getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page)).toContainText('Bidding saved');
  await page.reload();
  await expect(biddingCard(page).getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(kept(page, 'kept')).toHaveCount(0);
  expect(await drafts(page)).toEqual([]);
});

test('an auction whose record has changed meanwhile is offered, not applied', async ({ page, someone }) => {
  const { gameId, handId, ben } = await atTheTable(page, someone);
  await recordBidding(page, { gameId, handId, partnerId: ben.id }, ['1H']);
  await page.goto(`/hands/${handId}`);
  await openEditor(page, 'Edit');
  await page.keyboard.type('1S');
  await page.goto('/account');
  const record = (await (await ben.request.get(`/api/hands/${handId}/partnership-bidding`)).json()) as {
    id: number;
  };
  const change = { biddingSequence: ['1H', '4S'] };
  expect((await ben.request.put(`/api/partnership-bidding/${record.id}`, { data: change })).status()).toBe(
    200,
  );
  await page.goto(`/hands/${handId}`);
  await expect(biddingCard(page).getByRole('table', { name: 'Your auction' })).toContainText('4 spades');
  await kept(page, 'You have an unsaved auction for this board. The record has changed since.')
    .getByRole('button', { name: 'Continue' })
    .click();
  await expect(biddingCard(page).getByRole('alert')).toContainText(
    'The two auctions differ at call 2: saved 4 spades, yours 1 spade.',
  );
  await biddingCard(page).getByRole('button', { name: 'Keep saved' }).click();
  await page.reload();
  await expect(biddingCard(page).getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(kept(page, 'unsaved')).toHaveCount(0);
});

test('two tabs keep one comment each, and each offers the other until it is posted', async ({
  page,
  context,
}) => {
  const { hands } = await newGame(page, 1);
  const address = `/hands/${hands[0]!.id}`;
  await page.goto(address);
  await box(page).fill('From the first tab');
  const other = await context.newPage();
  await other.goto(address);
  await expect(box(other)).toHaveValue('');
  await expect(kept(other, 'in another tab')).toBeVisible();
  await box(other).fill('From the second tab');
  await page.reload();
  await expect(box(page)).toHaveValue('From the first tab');
  await other.reload();
  await expect(box(other)).toHaveValue('From the second tab');

  await test.step('a comment that another tab has posted is no longer offered', async () => {
    await box(other).fill('');
    await other.reload();
    await expect(kept(other, 'in another tab')).toBeVisible();
    await page.getByRole('button', { name: 'Post comment' }).click();
    await expect(comments(other)).toHaveCount(1);
    await expect(kept(other, 'in another tab')).toHaveCount(0);
  });
});

test('signing out removes drafts, and no other user sees them', async ({
  page,
  player,
  context,
  someone,
}) => {
  // The page may ask for something while the other user signs in, for one when the board has been analysed.
  expectStatus(401);
  expectStatus(409);
  const { hands } = await newGame(page, 1);
  const address = `/hands/${hands[0]!.id}`;
  await page.goto(address);
  await box(page).fill('For my own eyes');
  await page.getByRole('button', { name: player.displayName }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await drafts(page)).toEqual([]);

  await signIn(page, player.email, player.password);
  await expect(page.getByRole('button', { name: player.displayName })).toBeVisible();
  await page.goto(address);
  await box(page).fill('Written before the session ended');
  const bob = (await someone('Bob B.')).person;
  await context.request.post('/api/login', { data: bob });
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Bob B.' })).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(kept(page, 'unposted')).toHaveCount(0);
  await expect.poll(() => drafts(page)).toEqual([]);
});
