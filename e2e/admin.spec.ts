import type { Locator, Page } from '@playwright/test';
import { admin } from './people.ts';
import { signInAsAdmin, test } from './serial-test.ts';
import { sql } from './sql.ts';
import { expect, toastOf } from './test.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));
// What a test has planted is seen by all later ones.
test.afterEach(() =>
  sql("delete from games; delete from users where email like 'crowd%' or first_name = 'Theodora'"),
);

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
async function plantGame(uploadedBy: number | string, hands: number) {
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

test('the overview shows how many users, games and hands there are, and each tab has its own URL', async ({
  page,
}) => {
  await plantGame('(select min(id) from users)', 3);
  await page.goto('/admin');
  await expect(page).toHaveTitle(/Admin/);
  await expect(page.getByRole('tab')).toHaveText([
    'Overview',
    'User Management',
    'Registration',
    'Reports',
    'Database Integrity',
    'Audit Log',
    'Setup',
  ]);
  const count = await sql('select count(*) from users');
  for (const [label, value] of [
    ['Total Users', count],
    ['Total Games', '1'],
    ['Total Hands', '3'],
  ] as const) {
    const figure = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(figure.getByRole('definition')).toHaveText(value);
  }

  await test.step('the URL of a tab survives a reload', async () => {
    await page.getByRole('tab', { name: 'Audit Log' }).click();
    await expect(page).toHaveURL('/admin?tab=audit');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Audit Log' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('row').filter({ hasText: 'First admin created' })).toContainText(
      'The server itself',
    );
  });
});

test('dates are written as in the browser’s locale', async ({ page, pageElsewhere, someone }) => {
  const { person, id } = await someone('Joan W.');
  await sql(`update users set created_at = '2026-03-04 12:00Z' where id = ${id}`);
  const storageState = await page.context().storageState();
  for (const [locale, joined] of [
    ['en-GB', '4 Mar 2026'],
    ['en-US', 'Mar 4, 2026'],
    ['de-DE', '04.03.2026'],
  ] as const) {
    const there = await pageElsewhere({ storageState, locale });
    await openUsers(there);
    await expect(cellOf(rowOf(there, person.email), 'Joined').getByRole('time')).toHaveText(joined);
  }
});

test('users are searched by e-mail, first, last and display name', async ({ page, someone }) => {
  const { person } = await someone('Teddy Q.', { firstName: 'Theodora', lastName: 'Quillfeather' });
  await openUsers(page);
  for (const text of [person.email.toUpperCase(), 'theodora', 'quillfea', 'teddy q']) {
    await page.getByRole('searchbox', { name: 'Search users' }).fill(text);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(rowOf(page, person.email)).toBeVisible();
  }
});

test('a user type is changed with the select, and that user stays signed in', async ({ page, someone }) => {
  const { person, request } = await someone('Joan W.');
  await openUsers(page);
  const select = cellOf(rowOf(page, person.email), 'Actions').getByRole('combobox');
  await expect(select.getByRole('option')).toHaveText(['Player', 'Admin', 'Test']);
  await select.selectOption('Admin');
  await dialog(page).getByRole('button', { name: 'Make an admin' }).click();
  await expect(toastOf(page)).toContainText('User type updated');
  await expect(select).toHaveValue('admin');
  expect((await request.get('/api/admin/stats')).status()).toBe(200);
  await select.selectOption('Player');
  await dialog(page).getByRole('button', { name: 'Make a player' }).click();
  await expect(toastOf(page)).toContainText('is now Player');
  expect((await request.get('/api/admin/stats')).status()).toBe(403);
});

test('a user is deactivated with a reason, is signed out at once, and is reactivated', async ({
  page,
  someone,
}) => {
  const { person, request } = await someone('In and Out');
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

test('test data is cleaned after a warning, and the counts are shown', async ({ page, someone }) => {
  const { person, id, request } = await someone('Only a test');
  await sql(`update users set user_type = 'test' where id = ${id}`);
  const game = await plantGame(id, 1);
  const hand = await sql(`select id from hands where game_id = ${game}`);
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

test('more users load while scrolling', async ({ page }) => {
  await sql(
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
});
