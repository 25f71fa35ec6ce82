import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { havePostgres, type OwnServer, test as own } from './own-server.ts';
import { admin, type NewPerson, newPerson } from './people.ts';
import { expect, expectStatus, toastOf } from './test.ts';

/** Administrators affect all users, so these tests have their own server, and run one at a time. */
const test = own.extend<{ office: void }>({
  office: [
    async ({ page }, use) => {
      expect((await page.request.post('/api/login', { data: admin })).status()).toBe(200);
      await use();
    },
    { auto: true },
  ],
});
test.describe.configure({ mode: 'serial' });
test.skip(!havePostgres, 'PostgreSQL is not installed, and nothing else lets two in.');

const openUsers = async (page: Page) => {
  await page.goto('/admin?tab=users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
};
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

const COLUMN_NAMES = ['User', 'Email', 'User Type', 'Status', 'Joined', 'Actions'] as const;
/** The cell of a user's row in one column. */
const cellOf = (row: Locator, column: (typeof COLUMN_NAMES)[number]) =>
  row.getByRole('rowheader').or(row.getByRole('cell')).nth(COLUMN_NAMES.indexOf(column));

/** A game with this many hands, inserted without a file. */
async function plantGame(sql: OwnServer['sql'], uploadedBy: number | string, hands: number) {
  const game = await sql(
    `insert into games (uploaded_by, published_at, filename, format, title, hand_count, first_deal, warnings, warning_count)
     values (${uploadedBy}, now(), 'x.pbn', 'PBN', 'Trial', ${hands}, 'none', '[]', 0) returning id`,
  );
  await sql(
    `insert into hands (game_id, place, board_number, dealer, vulnerability, fingerprint, has_bidding)
     select ${game}, n, n, 'N', 'None', 'none', false from generate_series(1, ${hands}) n`,
  );
  return game;
}

/** Another user, signed in elsewhere. */
async function member(
  playwright: { request: { newContext(options: object): Promise<APIRequestContext> } },
  baseURL: string | undefined,
  names: Partial<NewPerson> = {},
): Promise<{ person: NewPerson; id: number; request: APIRequestContext }> {
  const request = await playwright.request.newContext({ baseURL });
  const person = { ...newPerson(), ...names };
  const response = await request.post('/api/register', { data: person });
  const { id } = (await response.json()) as { id: number };
  return { person, id, request };
}

test('the overview shows how many users, games and hands there are', async ({ page, ownServer }) => {
  const game = await plantGame(ownServer.sql, '(select min(id) from users)', 3);
  await page.goto('/admin');
  await expect(page).toHaveTitle(/Admin/);
  await expect(page.getByRole('tab')).toHaveText([
    'Overview',
    'User Management',
    'Database Integrity',
    'Audit Log',
  ]);
  const count = await ownServer.sql('select count(*) from users');
  for (const [label, value] of [
    ['Total Users', count],
    ['Total Games', '1'],
    ['Total Hands', '3'],
  ] as const) {
    const figure = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(figure.getByRole('definition')).toHaveText(value);
  }
  await ownServer.sql(`delete from games where id = ${game}`);
});

test("a panel shows the current user's type, e-mail and name", async ({ page, ownServer }) => {
  const rename = (name: string) =>
    ownServer.sql(`update users set display_name = '${name}' where email = '${admin.email}' returning id`);
  const before = await ownServer.sql(`select display_name from users where email = '${admin.email}'`);
  await rename('Ida Keeper');
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Current user' });
  for (const told of ['Admin', admin.email, 'Ida Keeper']) {
    await expect(panel.getByText(told, { exact: true })).toBeVisible();
  }
  await rename(before);
});

test('each tab has its own URL, which survives a reload', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(page).toHaveURL('/admin?tab=audit');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Audit Log' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('row').filter({ hasText: 'First admin made' })).toContainText(
    'The server itself',
  );
});

test('the table of users shows name, address, verification, type, status and date', async ({
  page,
  ownServer,
  playwright,
  baseURL,
}) => {
  const { person, id } = await member(playwright, baseURL, { displayName: 'Table Row' });
  await openUsers(page);
  await expect(page.getByRole('columnheader')).toHaveText([...COLUMN_NAMES]);
  const row = rowOf(page, person.email);
  await expect(cellOf(row, 'User')).toContainText('Table Row');
  await expect(cellOf(row, 'User')).toContainText('Joan Whitlock');
  await expect(cellOf(row, 'Email')).toContainText(person.email);
  await expect(cellOf(row, 'Email')).not.toContainText('Verified');
  await expect(cellOf(row, 'User Type').getByText('Player', { exact: true })).toBeVisible();
  await expect(cellOf(row, 'Status').getByText('Active', { exact: true })).toBeVisible();
  await expect(cellOf(row, 'Actions').getByRole('combobox')).toHaveValue('player');
  await ownServer.sql(
    `update users set email_verified_at = now(), created_at = '2026-03-04' where id = ${id}`,
  );
  await page.reload();
  await expect(cellOf(row, 'Email').getByText('Verified', { exact: true })).toBeVisible();
  await expect(cellOf(row, 'Joined').getByRole('time')).toHaveText('4 Mar 2026');
});

test('dates are written as in the browser’s locale', async ({
  page,
  browser,
  ownServer,
  playwright,
  baseURL,
}) => {
  const { person, id } = await member(playwright, baseURL);
  await ownServer.sql(`update users set created_at = '2026-03-04 12:00Z' where id = ${id}`);
  const storageState = await page.context().storageState();
  for (const [locale, joined] of [
    ['en-GB', '4 Mar 2026'],
    ['en-US', 'Mar 4, 2026'],
    ['de-DE', '04.03.2026'],
  ] as const) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState, locale });
    const there = await context.newPage();
    await openUsers(there);
    await expect(cellOf(rowOf(there, person.email), 'Joined').getByRole('time')).toHaveText(joined);
    await context.close();
  }
});

test('users are searched by e-mail, first, last and display name', async ({ page, playwright, baseURL }) => {
  const { person } = await member(playwright, baseURL, {
    firstName: 'Theodora',
    lastName: 'Quillfeather',
    displayName: 'Teddy Q.',
  });
  await openUsers(page);
  for (const text of [person.email.toUpperCase(), 'theodora', 'quillfea', 'teddy q']) {
    await page.getByRole('searchbox', { name: 'Search users' }).fill(text);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(rowOf(page, person.email)).toBeVisible();
  }
});

test('a search without a match says so and can be cleared', async ({ page }) => {
  await openUsers(page);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody is called this');
  await expect(page.getByText('No users found matching your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(rowOf(page, admin.email)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue('');
});

test('a user type is changed with the select, and that user stays signed in', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { person, request } = await member(playwright, baseURL);
  await openUsers(page);
  const select = cellOf(rowOf(page, person.email), 'Actions').getByRole('combobox');
  await expect(select.getByRole('option')).toHaveText(['Player', 'Admin', 'Test']);
  await select.selectOption('Admin');
  await dialog(page).getByRole('button', { name: 'Make Admin' }).click();
  await expect(toastOf(page)).toContainText('User type updated');
  await expect(select).toHaveValue('admin');
  expect((await request.get('/api/admin/stats')).status()).toBe(200);
  await select.selectOption('Player');
  await dialog(page).getByRole('button', { name: 'Make Player' }).click();
  await expect(toastOf(page)).toContainText('is now Player');
  expect((await request.get('/api/admin/stats')).status()).toBe(403);
});

test('an arrow key on the user type select asks before making an admin', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { person, request } = await member(playwright, baseURL, { displayName: 'Nearly Admin' });
  await openUsers(page);
  const changes: string[] = [];
  page.on('request', (sent) => void (sent.url().endsWith('/user-type') && changes.push(sent.url())));
  const select = rowOf(page, person.email).getByRole('combobox');
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page)).toContainText('Make Nearly Admin an admin?');
  await expect(dialog(page)).toContainText(person.email);
  await expect(dialog(page)).toContainText('manage all users');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(select).toHaveValue('player');
  await expect(select).toBeFocused();
  expect(changes).toEqual([]);
  expect((await request.get('/api/admin/stats')).status()).toBe(403);

  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('User type updated');
  await expect(select).toHaveValue('admin');
  await expect(select).toBeFocused();

  await page.keyboard.press('ArrowUp');
  await dialog(page).getByRole('button', { name: 'Make Player' }).click();
  await expect(select).toHaveValue('player');
});

test('the last active admin cannot be demoted, with the reason', async ({ page }) => {
  await openUsers(page);
  expectStatus(409);
  const row = rowOf(page, admin.email);
  await row.getByRole('combobox').selectOption('Player');
  await expect(dialog(page)).toContainText('Give up your own admin rights?');
  await dialog(page).getByRole('button', { name: 'Become Player' }).click();
  await expect(toastOf(page)).toContainText('Failed to update user type');
  await expect(toastOf(page)).toContainText('You are the last active administrator.');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByRole('combobox')).toHaveValue('admin');

  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog(page)).toContainText('This is your own account.');
  await dialog(page).getByRole('button', { name: 'Deactivate User' }).click();
  await expect(toastOf(page)).toContainText('Failed to deactivate user');
  await expect(toastOf(page)).toContainText('You are the last active administrator.');
});

test('a user is deactivated with a reason, is signed out at once, and is reactivated', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { person, request } = await member(playwright, baseURL, { displayName: 'In and Out' });
  await openUsers(page);
  const row = rowOf(page, person.email);
  await row.getByRole('button', { name: 'Deactivate In and Out' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Deactivate User' })).toBeVisible();
  const reason = dialog(page).getByLabel('Reason (optional)');
  await expect(reason).toHaveJSProperty('tagName', 'TEXTAREA');
  await reason.fill('Plays under two names');
  await dialog(page).getByRole('button', { name: 'Deactivate User' }).click();
  await expect(toastOf(page)).toContainText('User deactivated');
  await expect(dialog(page)).toBeHidden();
  expect((await request.get('/api/user')).status()).toBe(401);

  const status = cellOf(row, 'Status');
  await expect(status.getByText('Deactivated', { exact: true })).toBeVisible();
  await expect(status).toContainText('Plays under two names');
  const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' });
  await expect(status.getByRole('time')).toHaveText(today);

  const reactivate = row.getByRole('button', { name: 'Reactivate In and Out' });
  await expect(reactivate).toBeFocused();
  await reactivate.click();
  await expect(dialog(page).getByRole('heading', { name: 'Reactivate User' })).toBeVisible();
  await expect(dialog(page)).toContainText('Plays under two names');
  await dialog(page).getByRole('button', { name: 'Reactivate User' }).click();
  await expect(toastOf(page)).toContainText('User reactivated');
  await expect(status.getByText('Active', { exact: true })).toBeVisible();
  await expect(status).not.toContainText('Deactivated');
  expect((await request.post('/api/login', { data: person })).status()).toBe(200);
});

test('a reason is optional, and Cancel changes nothing', async ({ page, playwright, baseURL }) => {
  const { person } = await member(playwright, baseURL);
  await openUsers(page);
  const row = rowOf(page, person.email);
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await dialog(page).getByRole('button', { name: 'Deactivate User' }).click();
  await expect(row).toContainText('Deactivated');
});

test('test data is cleaned after a warning, and the counts are shown', async ({
  page,
  ownServer,
  playwright,
  baseURL,
}) => {
  const { person, id, request } = await member(playwright, baseURL, { displayName: 'Only a test' });
  await ownServer.sql(`update users set user_type = 'test' where id = ${id}`);
  const game = await plantGame(ownServer.sql, id, 1);
  const hand = await ownServer.sql(`select id from hands where game_id = ${game}`);
  for (const content of ['One', 'Two'])
    await request.post(`/api/hands/${hand}/comments`, { data: { content } });

  await openUsers(page);
  await page.getByRole('button', { name: 'Clean Test Data' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Clean Test Data' })).toBeVisible();
  await expect(dialog(page)).toContainText(
    "permanently deletes test users, their games, those games' hands, and comments by test users or on test games",
  );
  await expect(dialog(page)).toContainText('This cannot be undone.');
  await dialog(page).getByRole('button', { name: 'Clean Test Data' }).click();
  await expect(toastOf(page)).toContainText('Test data cleanup completed');
  await expect(toastOf(page)).toContainText('Deleted 1 user, 1 game, 1 hand and 2 comments.');
  await expect(rowOf(page, person.email)).toHaveCount(0);

  await page.getByRole('tab', { name: 'Audit Log' }).click();
  const entry = page.getByRole('row').filter({ hasText: 'Test data cleaned' }).first();
  await expect(entry).toContainText('Deleted 1 user, 1 game, 1 hand and 2 comments.');
});

test('the list of users is refreshed every 30 s, and not while a dialog is open', async ({ page }) => {
  await page.clock.install();
  let requests = 0;
  page.on('request', (request) => (requests += request.url().includes('/api/admin/users') ? 1 : 0));
  await openUsers(page);
  expect(requests).toBe(1);
  await page.clock.runFor(29_000);
  expect(requests).toBe(1);
  await page.clock.runFor(2_000);
  await expect.poll(() => requests).toBe(2);

  await page.getByRole('button', { name: 'Clean Test Data' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.clock.runFor(95_000);
  expect(requests).toBe(2);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.clock.runFor(31_000);
  await expect.poll(() => requests).toBe(3);
});

test('a demoted admin is told so at the next refresh', async ({ page, ownServer, playwright, baseURL }) => {
  const { person, id } = await member(playwright, baseURL);
  await ownServer.sql(`update users set user_type = 'admin' where id = ${id}`);
  await page.request.post('/api/login', { data: person });
  await page.clock.install();
  await openUsers(page);
  await ownServer.sql(`update users set user_type = 'player' where id = ${id}`);
  expectStatus(403);
  await page.clock.runFor(31_000);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

test('more users load while scrolling', async ({ page, ownServer }) => {
  await ownServer.sql(
    `insert into users (email, password_hash, first_name, last_name, display_name)
     select 'crowd' || n || '@example.org', '', 'Of', 'Many', 'Crowd ' || n from generate_series(1, 201) n`,
  );
  await openUsers(page);
  const rows = page.locator('tbody > tr');
  await expect(rows).toHaveCount(200);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(page.getByText(admin.email).last()).toBeAttached();
  await page.getByRole('searchbox', { name: 'Search users' }).fill('crowd 19');
  await expect(rows).toHaveCount(11);
  await ownServer.sql("delete from users where email like 'crowd%'");
});

test('the audit log shows actor, action, target and time', async ({ page, playwright, baseURL }) => {
  const { id } = await member(playwright, baseURL, { displayName: 'Subject' });
  await page.request.post(`/api/admin/users/${id}/deactivate`, { data: { reason: 'For the record' } });
  await page.goto('/admin?tab=audit');
  await expect(page.getByRole('columnheader')).toHaveText(['What', 'Whom', 'Who', 'When', 'Details']);
  const entry = page.getByRole('row').nth(1);
  for (const text of ['Admin', 'User deactivated', 'Subject', 'Reason: For the record']) {
    await expect(entry).toContainText(text);
  }
});

test('every tab is accessible in light and dark and does not scroll sideways', async ({
  page,
  comfortable,
}) => {
  await page.goto('/admin');
  for (const [name, sign] of [
    ['Overview', 'Total Hands'],
    ['User Management', admin.email],
    ['Database Integrity', 'Last checked'],
    ['Audit Log', 'First admin made'],
  ] as const) {
    const tab = page.getByRole('tab', { name });
    await page.setViewportSize({ width: 390, height: 844 });
    await tab.click();
    await expect(page.getByRole('tabpanel').getByText(sign).last()).toBeVisible();
    await expect(tab).toBeInViewport();
    await comfortable();
  }
});

test('every dialog is accessible in light and dark and does not scroll sideways', async ({
  page,
  comfortable,
  playwright,
  baseURL,
}) => {
  const { id } = await member(playwright, baseURL);
  await page.request.post(`/api/admin/users/${id}/deactivate`, { data: { reason: 'To be looked at' } });
  await page.setViewportSize({ width: 390, height: 844 });
  await openUsers(page);
  const reactivate = page.getByRole('button', { name: /^Reactivate/ }).first();
  const place = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().top);
  const select = page.getByRole('row').filter({ has: reactivate }).first().getByRole('combobox');
  expect(await place(reactivate), 'beside the select').toBe(await place(select));
  for (const name of [/^Deactivate/, /^Reactivate/, /^Clean Test Data/]) {
    await page.getByRole('button', { name }).first().click();
    await expect(dialog(page)).toBeVisible();
    await comfortable(page, '[role$=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});
