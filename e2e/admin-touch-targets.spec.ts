import { signInAsAdmin, test } from './serial-test.ts';
import { sql } from './sql.ts';
import { expect, toastOf } from './test.ts';
import { expectLargeTargets, touched } from './touch-targets.ts';

test.beforeEach(({ page }) => signInAsAdmin(page));
test.afterEach(() => sql('delete from games'));

test.use(touched);

test('what can be pressed in the admin tabs is as large as a finger', async ({ page, someone }) => {
  test.slow();
  for (let count = 0; count < 3; count++) await someone('Joan W.');
  for (const [tab, content] of [
    ['overview', 'Storage'],
    ['users', 'Joan W.'],
    ['integrity', 'Run Check'],
    ['audit', 'First admin created'],
  ] as const) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.getByRole('tabpanel')).toContainText(content);
    await expectLargeTargets(page, tab);
  }

  // A report with something to repair.
  await sql(
    `insert into games (uploaded_by, published_at, filename, format, title, hand_count, first_deal, warnings, warning_count)
         values ((select min(id) from users), now(), 'x.pbn', 'PBN', 'Trial', 7, 'none', '[]', 0)`,
  );
  await page.goto('/admin?tab=integrity');
  await page.getByRole('button', { name: 'Run Check' }).tap();
  await expect(page.getByRole('tabpanel')).toContainText(
    'The number of hands stored for this game is wrong.',
  );
  // On phones a toast lies over the header for a while. It may come after the report.
  await expect(toastOf(page)).toBeVisible({ timeout: 30_000 });
  await expect(toastOf(page)).toHaveCount(0, { timeout: 30_000 });
  await expectLargeTargets(page, 'integrity report');
});
