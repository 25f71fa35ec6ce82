import { scrollIntoSight } from './scroll-into-sight.ts';
import { uploadRecord } from './games.ts';
import { pbn, newDeal } from './records.ts';
import { expect, test } from './test.ts';

/** Other tests and the server solve deals at the same time. */
const longTimeout = { timeout: 60_000 };

test.beforeEach(({ player: _signedIn }) => {});

test('compares the leads of a board, then those against another contract, and comes back', async ({
  page,
}) => {
  test.slow();
  const boards = [{ number: 1, deal: newDeal(), more: '[Declarer "S"]\n[Contract "3NT"]' }];
  const { hands } = await uploadRecord(page, pbn({ event: 'Larkmoor Leads', boards }));
  await page.goto(`/hands/${hands[0]!.id}`);
  const lab = page.getByRole('region', { name: 'Lead lab' });
  await scrollIntoSight(lab);
  await expect(lab).toContainText('West against 3NT by South');
  await lab.getByRole('button', { name: 'Run simulation' }).click();
  await expect(lab.getByRole('row').nth(2)).toBeVisible(longTimeout);
  await lab.getByRole('button', { name: 'Stop' }).click();
  await expect(lab.getByRole('button', { name: 'Continue' })).toBeVisible();
  await lab.getByRole('link', { name: 'Another hand or contract' }).click();
  await expect(page.getByRole('heading', { name: 'Lead lab', level: 1 })).toBeVisible();
  await page.getByLabel('Contract').fill('7NTX');
  await page.getByRole('button', { name: 'Compare leads' }).click();
  const leads = page.getByRole('region', { name: 'Leads', exact: true });
  await expect(leads).toContainText('West against 7NT doubled by South');
  await expect(leads.getByRole('row').nth(2)).toBeVisible(longTimeout);
  await page.getByRole('link', { name: 'Back to the board' }).click();
  await expect(lab.getByRole('button', { name: 'Run simulation' })).toBeVisible();
});
