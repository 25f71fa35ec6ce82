import type { Page } from '@playwright/test';
import { comments, discussion, markPlayed, newGame, say } from './partnership.ts';
import { expect, expectStatus, test } from './test.ts';

let handId = 0;
let gameId = 0;

test.beforeEach(async ({ page, player }) => {
  expect(player).toBeTruthy();
  const { game, hands } = await newGame(page, 2);
  gameId = game.id;
  handId = hands[0]!.id;
});

const path = () => `/hands/${handId}`;
const box = (page: Page) => discussion(page).getByLabel('Add a comment');
const tell = (page: Page, content: string) =>
  page.request.post(`/api/hands/${handId}/comments`, { data: { content, userLevel: 'Player' } });

test.describe('writing a comment', () => {
  test('needs text, is trimmed, and shows suits for !S !H !D !C and no HTML', async ({
    page,
    player,
    accessible,
  }) => {
    await page.goto(path());
    await expect(discussion(page)).toContainText('No comments yet');
    await accessible();
    await expect(box(page)).toHaveAttribute('rows', '3');
    const post = discussion(page).getByRole('button', { name: 'Post comment' });
    await expect(post).toBeDisabled();
    await box(page).fill('  \n ');
    await expect(post).toBeDisabled();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await say(page, '  4!H <b>was</b> !s cold\non any lead  ');
    expect((await sent).postDataJSON()).toEqual({
      content: '4!H <b>was</b> !s cold\non any lead',
      userLevel: 'Player',
    });
    await expect(comments(page)).toHaveCount(1);
    await expect(comments(page)).toContainText(player.displayName);
    await expect(comments(page)).toContainText('Just now');
    await expect(comments(page).locator('p')).toHaveText('4 hearts <b>was</b> spades cold on any lead');
    await expect(comments(page).locator('p svg')).toHaveCount(2);
    await expect(box(page)).toHaveValue('');
    await expect(discussion(page).getByRole('tab', { name: 'All comments (1)' })).toBeVisible();
    await accessible();
  });

  test('a text over the limit is reported before sending', async ({ page }) => {
    await page.goto(path());
    await box(page).fill('x'.repeat(5001));
    await expect(discussion(page)).toContainText('A comment can have 5,000 characters at most.');
  });

  test('an unfinished comment is kept after visiting another board', async ({ page }) => {
    await page.goto(path());
    await box(page).fill('Half a thou');
    await page.getByRole('link', { name: 'Back to game' }).click();
    await page.getByRole('link', { name: 'Board 2', exact: true }).click();
    await expect(box(page)).toHaveValue('');
    await page.goBack();
    await page.goBack();
    await expect(box(page)).toHaveValue('Half a thou');
  });
});

test.describe('own comments', () => {
  test('can be edited, which is marked, and deleted after one confirmation', async ({
    page,
    someone,
    accessible,
  }) => {
    const ben = await someone('Ben Finch');
    await tell(page, 'I led a spade');
    await tell(ben.page, 'Not at our table');
    await page.goto(path());
    await expect(comments(page)).toHaveCount(2);
    await expect(comments(page).nth(1).getByRole('button')).toHaveCount(0);

    await comments(page).first().getByRole('button', { name: 'Edit your comment' }).click();
    const editor = discussion(page).getByRole('textbox', { name: 'Edit your comment' });
    await expect(editor).toBeFocused();
    await accessible();
    await editor.fill('I led a !H');
    await discussion(page).getByRole('button', { name: 'Save' }).click();
    await expect(comments(page).first()).toContainText('I led a hearts');
    await expect(comments(page).first()).toContainText('edited');
    await expect(comments(page).first().getByRole('button', { name: 'Edit your comment' })).toBeFocused();

    await comments(page).first().getByRole('button', { name: 'Delete your comment' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this comment?' });
    await dialog.getByRole('button', { name: 'Delete Comment' }).click();
    await expect(comments(page)).toHaveText([/Ben Finch/]);
  });
});

test.describe('the list', () => {
  test('the partnership tab shows the comments of both partners, and says that they are visible to everyone', async ({
    page,
    someone,
    accessible,
  }) => {
    const ben = await someone('Ben Finch');
    const cleo = await someone('Cleo Wren');
    await markPlayed(page, gameId, { partnerId: ben.id });
    await tell(page, 'mine');
    await tell(ben.page, 'my partner’s');
    await tell(cleo.page, 'somebody’s');
    await page.goto(path());
    await expect(comments(page)).toHaveCount(3);
    const asked = page.waitForRequest((request) => request.url().includes('partnershipOnly=true'));
    await discussion(page).getByRole('tab', { name: 'Partnership only' }).click();
    const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
    expect(new URL((await asked).url()).searchParams.get('userId')).toBe(String(id));
    await expect(discussion(page)).toContainText('Visible to everyone');
    await expect(comments(page)).toHaveText([/mine/, /my partner’s/]);
    await accessible();
  });
});

test.describe('updates', () => {
  test('others’ comments, changes and deletions appear without reloading', async ({ page, someone }) => {
    const ben = await someone('Ben Finch');
    await page.goto(path());
    await ben.page.goto(path());
    await say(ben.page, 'Good evening');
    await expect(comments(page)).toHaveText([/Ben Finch.*Good evening/s]);
    await comments(ben.page).getByRole('button', { name: 'Edit your comment' }).click();
    await discussion(ben.page).getByRole('textbox', { name: 'Edit your comment' }).fill('Good morning');
    await discussion(ben.page).getByRole('button', { name: 'Save' }).click();
    await expect(comments(page)).toHaveText([/edited.*Good morning/s]);
    await comments(ben.page).getByRole('button', { name: 'Delete your comment' }).click();
    await ben.page.getByRole('alertdialog').getByRole('button', { name: 'Delete Comment' }).click();
    await expect(comments(page)).toHaveCount(0);
  });

  test('a hidden page neither streams nor polls, and catches up when shown', async ({ page, someone }) => {
    const ben = await someone('Ben Finch');
    await page.goto(path());
    await expect(discussion(page)).toContainText('No comments yet');
    await show(page, 'hidden');
    let asked = 0;
    page.on('request', (request) => {
      if (/\/(comments|events)/.test(request.url())) asked += 1;
    });
    await ben.page.goto(path());
    await expect(discussion(ben.page)).toContainText('No comments yet');
    await tell(ben.page, 'While you were away');
    // A page that listens has it by now.
    await expect(comments(ben.page)).toHaveText([/While you were away/]);
    expect(asked).toBe(0);
    await expect(comments(page)).toHaveCount(0);
    await show(page, 'visible');
    await expect(comments(page)).toHaveText([/While you were away/]);
    await tell(ben.page, 'And now');
    await expect(comments(page)).toHaveCount(2);
  });

  test('the page polls every 20 seconds if streams keep failing', async ({ page, someone }) => {
    expectStatus(503);
    const ben = await someone('Ben Finch');
    await page.clock.install();
    await page.route('**/events', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(path());
    await expect(discussion(page)).toContainText('No comments yet');
    // Three refusals, one and two seconds apart.
    await page.clock.runFor(5_000);
    await tell(ben.page, 'Without a stream');
    await page.clock.runFor(21_000);
    await expect(comments(page)).toHaveText([/Without a stream/]);
  });

  test('a session that ends elsewhere ends here', async ({ page, player, request }) => {
    expectStatus(401);
    await page.goto(path());
    await expect(discussion(page)).toContainText('No comments yet');
    await request.post('/api/login', { data: { email: player.email, password: player.password } });
    await request.post('/api/user/sessions/end-others');
    await show(page, 'hidden');
    await show(page, 'visible');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });
});

test('a discussion is accessible and does not scroll sideways', async ({ page, comfortable }) => {
  await tell(page, `${'W'.repeat(200)} !S !H`);
  await page.goto(path());
  await expect(comments(page)).toHaveCount(1);
  await comfortable();
});

/** Sets the page's visibility. */
const show = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
