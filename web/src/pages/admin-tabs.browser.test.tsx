import type { AuditEntry } from '@bridge-review/api/admin';
import { adminRoutes } from '@bridge-review/api/routes/admin';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { integrityRoutes } from '@bridge-review/api/routes/integrity';
import { registrationRoutes } from '@bridge-review/api/routes/registration';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, onlyPage } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { soundReport } from '../testing/integrity.ts';
import { textsOf } from '../testing/locators.ts';
import { anAdmin } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const firstAdmin: AuditEntry = {
  id: 1,
  at: '2026-11-01T10:00:00.000Z',
  actor: null,
  action: 'admin_made',
  target: { id: anAdmin.id, name: anAdmin.displayName },
  details: {},
};
const deactivation: AuditEntry = {
  id: 2,
  at: '2026-11-02T10:00:00.000Z',
  actor: { id: anAdmin.id, name: anAdmin.displayName },
  action: 'user_deactivated',
  target: { id: 9, name: 'Subject' },
  details: { reason: 'For the record' },
};

const renderAdmin = (tab: string) =>
  renderPage(
    `/admin${tab}`,
    answer(authRoutes.currentUser, { ...anAdmin, displayName: 'Ida Keeper' }),
    answer(adminRoutes.stats, {
      totalUsers: 1,
      totalGames: 2,
      totalHands: 3,
      activeAdmins: 2,
      waiting: 0,
      reported: 0,
      storage: { usedBytes: 0, limitBytes: 1_000_000 },
    }),
    answer(adminRoutes.listUsers, onlyPage([{ ...anAdmin, deactivationReason: null, approval: null }])),
    answer(adminRoutes.auditLog, onlyPage([deactivation, firstAdmin])),
    answer(integrityRoutes.progress, { running: null }),
    answer(integrityRoutes.check, soundReport),
    answer(registrationRoutes.state, { mode: 'open', isChosen: true, waiting: 0 }),
    answer(registrationRoutes.applicants, onlyPage([])),
    answer(registrationRoutes.invitations, []),
  );

test("a panel shows the current user's type, e-mail and name", async () => {
  renderAdmin('');
  const panel = page.getByRole('region', { name: 'Current user' });
  for (const told of ['Admin', anAdmin.email, 'Ida Keeper']) {
    await expect.element(panel.getByText(told, { exact: true })).toBeVisible();
  }
});

test('the audit log shows actor, action, target and time', async () => {
  renderAdmin('?tab=audit');
  await expect
    .poll(() => textsOf(page.getByRole('columnheader')))
    .toEqual(['What', 'Concerning', 'By', 'When', 'Details']);
  const entry = page.getByRole('row').nth(1);
  for (const text of ['Admin', 'User deactivated', 'Subject', 'Reason: For the record']) {
    await expect.element(entry).toHaveTextContent(text);
  }
  await expect.element(entry.getByRole('time')).toHaveAttribute('datetime', deactivation.at);
});

test('every tab is accessible in light and dark and does not scroll sideways', async () => {
  onTestFinished(() => page.viewport(1280, 720));
  renderAdmin('');
  for (const [name, sign] of [
    ['Overview', 'Total Hands'],
    ['User Management', anAdmin.email],
    ['Registration', 'Who may create an account?'],
    ['Database Integrity', 'Last checked'],
    ['Audit Log', 'First admin created'],
    ['Setup', 'Encryption and proxy'],
  ] as const) {
    const tab = page.getByRole('tab', { name });
    await page.viewport(390, 844);
    await tab.click();
    await expect.element(page.getByRole('tabpanel').getByText(sign).last()).toBeVisible();
    await expect.element(tab).toBeInViewport();
    await expectComfortable();
  }
});
