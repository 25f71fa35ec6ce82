import type { IntegrityReport } from '@bridge-review/api/integrity';
import type { Page } from '@playwright/test';
import { signInAsAdmin, test } from './serial-test.ts';
import { sql } from './sql.ts';
import { expect, toastOf } from './test.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));
// What a test has planted is seen by all later ones.
test.afterEach(() => sql('delete from games'));

const runCheck = (page: Page) => page.getByRole('button', { name: 'Run Check' });
const autoFix = (page: Page) => page.getByRole('button', { name: /^Auto-Fix/ });
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');

const CHECK = '**/api/admin/integrity-check';

/** A game with wrong comment counts, which can be repaired, and without its file, which only a person can fix. */
async function plant(hands: number): Promise<void> {
  const game = await sql(
    `insert into games (uploaded_by, published_at, filename, format, title, hand_count, first_deal, warnings, warning_count)
     select min(id), now(), 'x.pbn', 'PBN', 'Planted', ${hands}, 'none', '[]', 0 from users returning id`,
  );
  await sql(
    `insert into hands (game_id, place, board_number, dealer, vulnerability, fingerprint, has_bidding, comment_count)
     select ${game}, n, n, 'N', 'None', 'none', false, 3 from generate_series(1, ${hands}) n`,
  );
}

/** Harmless leftovers of an interrupted upload. */
const plantCutOff = () =>
  sql(
    `insert into games (uploaded_by, uploaded_at, filename, format, title, hand_count, first_deal, warnings, warning_count)
     select min(id), now() - interval '1 day', 'cut.pbn', 'PBN', 'Cut off', 1, 'none', '[]', 0 from users`,
  );

test('a sound database is called excellent, also when it is checked again', async ({ page }) => {
  await page.goto('/admin?tab=integrity');
  await expect(page.getByRole('heading', { name: 'Database Integrity Excellent' })).toBeVisible();
  for (const label of ['Total Issues', 'Orphaned Records', 'Invalid References', 'Data Inconsistencies']) {
    await expect(figure(page, label)).toHaveText('0');
  }
  await expect(page.getByText(/^Last checked \d/)).toBeVisible();
  await expect(autoFix(page)).toHaveCount(0);
  await runCheck(page).click();
  await expect(toastOf(page)).toContainText('Integrity check completed');
  await expect(toastOf(page)).toContainText('Found 0 issues');
});

test('issues are listed with details, and fixed after one confirmation', async ({ page, accessible }) => {
  await plant(3);
  await plantCutOff();
  const answer = page.waitForResponse(CHECK);
  await page.goto('/admin?tab=integrity');
  await expect(autoFix(page)).toBeVisible();
  const { summary, issues } = (await (await answer).json()) as IntegrityReport;
  for (const [label, count] of [
    ['Total Issues', summary.totalIssues],
    ['Orphaned Records', summary.orphanedRecords],
    ['Invalid References', summary.invalidReferences],
    ['Data Inconsistencies', summary.dataInconsistencies],
  ] as const) {
    await expect(figure(page, label)).toHaveText(String(count));
  }
  expect([...new Set(issues.map(({ severity }) => severity))]).toEqual(['error', 'warning', 'info']);
  const items = page.getByRole('list', { name: 'Issues' }).getByRole('listitem');
  await expect(items).toHaveCount(issues.length);
  for (const [index, { severity, table, type, recordId, description, fixAction }] of issues.entries()) {
    const item = items.nth(index);
    const badge = { error: 'Error', warning: 'Warning', info: 'Info' }[severity];
    for (const text of [badge, table, recordId]) {
      await expect(item.getByText(text, { exact: true })).toBeVisible();
    }
    for (const text of [type.replace('_', ' '), description, fixAction]) {
      await expect(item).toContainText(text);
    }
  }

  const issue = items.filter({ hasText: 'Fix: Count the comments' }).first();
  const hand = await sql('select min(id) from hands');
  await expect(issue).not.toContainText('comment_count is 3, there are 0');
  await issue.getByRole('button', { name: `Details of hands ${hand}` }).click();
  await expect(issue.getByRole('button', { name: /^Details/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(issue).toContainText('comment_count is 3, there are 0');
  await expect(page.getByRole('region', { name: 'Recommendations' })).toContainText('Auto-Fix repairs');
  await accessible();
  const total = Number(await figure(page, 'Total Issues').textContent());
  expect(total).toBeGreaterThan(3);
  await runCheck(page).click();
  await expect(toastOf(page)).toContainText(`Found ${total} issues`);

  await autoFix(page).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Each issue is checked again before it is fixed.',
  );
  await accessible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await autoFix(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Auto-Fix' }).click();
  await expect(toastOf(page)).toContainText('Auto-fix completed');
  await expect(figure(page, 'Total Issues')).not.toHaveText(String(total));
  const left = Number(await figure(page, 'Total Issues').textContent());
  await expect(toastOf(page)).toContainText(`Fixed ${total - left} issues`);
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Auto-fix run');
});

test('a list of more than a thousand issues stays usable, narrow and wide', async ({ page, accessible }) => {
  await plant(1001);
  await page.goto('/admin?tab=integrity');
  const items = page.getByRole('list', { name: 'Issues' }).getByRole('listitem');
  await expect(items).toHaveCount(50);
  await expect(page.getByText(/the first 1,000 of [\d,]+, worst first/)).toBeVisible();
  await page.getByRole('button', { name: /^Show more/ }).click();
  await expect(items).toHaveCount(100);
  await page.getByRole('combobox', { name: 'Table' }).selectOption('hands');
  await expect(items.first()).toContainText('hands');
  await expect(items).toHaveCount(50);
  await accessible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
