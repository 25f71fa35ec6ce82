import { type Caller, uploadRecord } from './games.ts';
import { comments, discussion, newGame, say } from './partnership.ts';
import { newDeal, pbn, played } from './records.ts';
import { expect, expectStatus, test } from './test.ts';

test('a board of many tables shows the best with the user’s own among them, and the rest on demand', async ({
  page,
  player,
  accessible,
}) => {
  expectStatus(503);
  const own = `${player.firstName} ${player.lastName}`.toUpperCase();
  const tables = Array.from({ length: 120 }, (_, index) => ({
    names: {
      N: index === 76 ? own : `North ${index}`,
      E: `East ${index}`,
      S: `South ${index}`,
      W: `West ${index}`,
    },
    table: String(index + 1),
    result: index === 76 ? 2 : 7 + (index % 6),
    auction: false,
    cards: 0,
  }));
  const { hands } = await uploadRecord(page, pbn({ boards: played(1, newDeal(), tables) }));
  await page.goto(`/hands/${hands[0]!.id}`);
  const panel = page.getByRole('region', { name: 'Results' });
  const rows = panel.locator('tbody tr');
  const more = panel.getByRole('button', { name: 'Show more' });
  await expect(rows).toHaveCount(50);
  await expect(panel).toContainText('First 50 tables');
  await expect(rows.last()).toContainText('Table 77');
  await expect(rows.last()).toContainText('you');
  await expect(panel.locator('[data-own]')).toHaveCount(1);
  await more.scrollIntoViewIfNeeded();
  await accessible(panel);

  await page.route('**/results?*', (route) => route.fulfill({ status: 503, body: '' }));
  await more.click();
  await expect(panel.getByRole('alert')).toContainText('The other tables could not be loaded');
  await page.unroute('**/results?*');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(100);
  await more.click();
  await expect(rows).toHaveCount(120);
  await expect(more).toHaveCount(0);
  await expect(panel).toContainText('120 tables');
  await expect(rows.last()).toContainText('Table 77');
  const names = await rows.evaluateAll((all) => all.map((row) => /Table \d+/.exec(row.textContent)?.[0]));
  expect(new Set(names).size).toBe(120);
});

test('a long discussion shows its latest comments, and the earlier ones on demand', async ({
  page,
  someone,
  player: _signedIn,
  accessible,
}) => {
  expectStatus(503);
  const ben = await someone('Ben Finch');
  const { hands } = await newGame(page, 1);
  const address = `/api/hands/${hands[0]!.id}/comments`;
  const comment = (by: Caller, content: string) => by.request.post(address, { data: { content } });
  const numbered = Array.from({ length: 60 }, (_, index) => `No. ${index + 1}!`);
  for (const [index, text] of numbered.entries()) await comment(index % 2 === 0 ? ben : page, text);

  await page.goto(`/hands/${hands[0]!.id}`);
  const said = () => comments(page).locator('p').allTextContents();
  const tab = (count: number) => discussion(page).getByRole('tab', { name: `All comments (${count})` });
  const earlier = discussion(page).getByRole('button', { name: 'Show earlier comments' });
  await expect(comments(page)).toHaveCount(50);
  expect(await said()).toEqual(numbered.slice(10));
  await expect(tab(60)).toBeVisible();

  // New comments appear at the end, and do not move what is being read.
  const read = comments(page).nth(20);
  await read.scrollIntoViewIfNeeded();
  const top = async () => (await read.boundingBox())!.y;
  const before = await top();
  await comment(ben, 'And another');
  await expect(tab(61)).toBeVisible();
  await expect(comments(page)).toHaveCount(51);
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  await say(page, 'And mine');
  await expect(tab(62)).toBeVisible();
  expect(await said()).toEqual([...numbered.slice(10), 'And another', 'And mine']);

  await page.route('**/comments?*', (route) => route.fulfill({ status: 503, body: '' }));
  await earlier.click();
  await expect(discussion(page).getByRole('alert')).toContainText('Earlier comments could not be loaded');
  await expect(comments(page)).toHaveCount(52);
  await accessible(discussion(page));
  await page.unroute('**/comments?*');
  await expect(discussion(page).getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(comments(page)).toHaveCount(62);
  // The button is gone with the last earlier comments.
  await expect(comments(page).first()).toBeFocused();
  expect(await said()).toEqual([...numbered, 'And another', 'And mine']);
  await expect(earlier).toHaveCount(0);

  await comments(page).nth(1).getByRole('button', { name: 'Edit your comment' }).click();
  await discussion(page).getByRole('textbox', { name: 'Edit your comment' }).fill('No. 2, edited');
  await discussion(page).getByRole('button', { name: 'Save' }).click();
  await expect(comments(page).nth(1)).toContainText('No. 2, edited');
  await comments(page).nth(3).getByRole('button', { name: 'Delete your comment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete comment' }).click();
  await expect(tab(61)).toBeVisible();
  // Another user's comment makes everything refetch.
  await comment(ben, 'The last');
  await expect(tab(62)).toBeVisible();
  const left = numbered.with(1, 'No. 2, edited').toSpliced(3, 1);
  expect(await said()).toEqual([...left, 'And another', 'And mine', 'The last']);
});
