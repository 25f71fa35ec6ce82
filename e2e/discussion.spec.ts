import type { Page } from '@playwright/test';
import type { Caller } from './games.ts';
import { comments, discussion, newGame, say } from './partnership.ts';
import { expect, expectStatus, test } from './test.ts';

let handId = 0;

test.beforeEach(async ({ page, player: _signedIn }) => {
  const { hands } = await newGame(page, 1);
  handId = hands[0]!.id;
});

const path = () => `/hands/${handId}`;
const comment = (caller: Caller, content: string) =>
  caller.request.post(`/api/hands/${handId}/comments`, { data: { content, userLevel: 'Player' } });

test.describe('updates', () => {
  test('others’ comments, changes and deletions appear without reloading', async ({
    page,
    someoneOnPage,
  }) => {
    const ben = await someoneOnPage('Ben Finch');
    await page.goto(path());
    await ben.page.goto(path());
    await say(ben.page, 'Good evening');
    await expect(comments(page)).toHaveText([/Ben Finch.*Good evening/s]);
    await comments(ben.page).getByRole('button', { name: 'Edit your comment' }).click();
    await discussion(ben.page).getByRole('textbox', { name: 'Edit your comment' }).fill('Good morning');
    await discussion(ben.page).getByRole('button', { name: 'Save' }).click();
    await expect(comments(page)).toHaveText([/edited.*Good morning/s]);
    await comments(ben.page).getByRole('button', { name: 'Delete your comment' }).click();
    await ben.page.getByRole('alertdialog').getByRole('button', { name: 'Delete comment' }).click();
    await expect(comments(page)).toHaveCount(0);
  });

  test('a hidden page neither streams nor polls, and catches up when shown', async ({
    page,
    someoneOnPage,
  }) => {
    const ben = await someoneOnPage('Ben Finch');
    await page.goto(path());
    await expect(discussion(page)).toContainText('No comments yet');
    await show(page, 'hidden');
    let asked = 0;
    page.on('request', (request) => {
      if (/\/(comments|events)/.test(request.url())) asked += 1;
    });
    await ben.page.goto(path());
    await expect(discussion(ben.page)).toContainText('No comments yet');
    await comment(ben, 'While you were away');
    // A page that listens has it by now.
    await expect(comments(ben.page)).toHaveText([/While you were away/]);
    expect(asked).toBe(0);
    await expect(comments(page)).toHaveCount(0);
    await show(page, 'visible');
    await expect(comments(page)).toHaveText([/While you were away/]);
    await comment(ben, 'And now');
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
    await comment(ben, 'Without a stream');
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

/** Sets the page's visibility. */
const show = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
