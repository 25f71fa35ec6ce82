import type { AdminUser } from '@bridge-review/api/admin';
import { adminRoutes } from '@bridge-review/api/routes/admin';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, answer, failure, held, onlyPage } from '../testing/answers.ts';
import { fakeClock } from '../testing/clock.ts';
import { toast } from '../testing/locators.ts';
import { anAdmin, aPlayer } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const member: AdminUser = { ...aPlayer, deactivationReason: null, approval: null };
const deactivated: AdminUser = { ...member, isActive: false, deactivatedAt: '2026-11-01T10:00:00.000Z' };
const users = (...list: readonly AdminUser[]) => answer(adminRoutes.listUsers, onlyPage(list));

const renderAdmin = (tab: string, ...table: readonly Answer[]) =>
  renderPage(`/admin${tab}`, answer(authRoutes.currentUser, anAdmin), ...table);

const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
const alert = page.getByRole('alert');

test('numbers that cannot be loaded show an error and can be retried', async () => {
  const answers = renderAdmin('', failure(adminRoutes.stats, 500));
  await expect.element(alert).toHaveTextContent('The numbers could not be loaded');
  const storage = { usedBytes: 0, limitBytes: 1_000_000 };
  answers.now(
    answer(adminRoutes.stats, {
      totalUsers: 1,
      totalGames: 2,
      totalHands: 3,
      activeAdmins: 2,
      waiting: 0,
      reported: 0,
      storage,
    }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Total Users')).toBeVisible();
});

test('an audit log that cannot be loaded shows an error', async () => {
  renderAdmin('?tab=audit', failure(adminRoutes.auditLog, 500));
  await expect.element(alert).toHaveTextContent('The audit log could not be loaded');
});

describe('the list of users', () => {
  test('an empty list of users says so', async () => {
    renderAdmin('?tab=users', users());
    await expect.element(page.getByText('No users found.', { exact: true })).toBeVisible();
  });

  test('users that cannot be loaded show an error and can be retried', async () => {
    const answers = renderAdmin('?tab=users', failure(adminRoutes.listUsers, 500));
    await expect.element(alert).toHaveTextContent('Failed to load users. Please try again later.');
    answers.now(users(member));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(rowOf(member.email)).toBeVisible();
  });

  test('skeletons are shown until the users are loaded', async () => {
    const list = held(users(member));
    renderAdmin('?tab=users', list);
    await expect.element(page.getByText('Loading users')).toBeInTheDocument();
    list.release();
    await expect.element(rowOf(member.email)).toBeVisible();
  });

  test('a failed refresh keeps the users on the page and says so', async () => {
    const clock = fakeClock();
    const answers = renderAdmin('?tab=users', users(member));
    await expect.element(rowOf(member.email)).toBeVisible();
    answers.now(failure(adminRoutes.listUsers, 500));
    await clock.advance(31_000);
    await expect.element(alert).toHaveTextContent('Failed to load users. Please try again later.');
    await expect.element(rowOf(member.email)).toBeVisible();
  });
});

describe('changes to users', () => {
  const alertDialog = page.getByRole('alertdialog');
  const dialog = page.getByRole('dialog');

  test('a user type that cannot be changed shows an error, and the select keeps its value', async () => {
    renderAdmin('?tab=users', users(member), failure(adminRoutes.setUserType, 500));
    const select = rowOf(member.email).getByRole('combobox');
    await select.selectOptions('Test');
    await alertDialog.or(dialog).getByRole('button', { name: 'Make a test user' }).click();
    await expect.element(toast).toHaveTextContent('Failed to update user type');
    await alertDialog.or(dialog).getByRole('button', { name: 'Cancel' }).click();
    await expect.element(select).toHaveValue('player');
  });

  test('a failure in a dialog is shown, and the typed reason stays', async () => {
    const answers = renderAdmin(
      '?tab=users',
      users(member),
      failure(adminRoutes.deactivateUser, 500),
      failure(adminRoutes.reactivateUser, 500),
    );
    const row = rowOf(member.email);
    const open = alertDialog.or(dialog);
    await row.getByRole('button', { name: 'Deactivate' }).click();
    await open.getByLabelText('Reason').fill('Kept');
    await open.getByRole('button', { name: 'Deactivate User' }).click();
    await expect.element(toast).toHaveTextContent('Failed to deactivate user');
    await expect.element(open.getByLabelText('Reason')).toHaveValue('Kept');
    answers.now(answer(adminRoutes.deactivateUser, deactivated), users(deactivated));
    await open.getByRole('button', { name: 'Deactivate User' }).click();
    await expect.element(row).toHaveTextContent('Deactivated');
    await row.getByRole('button', { name: 'Reactivate' }).click();
    await open.getByRole('button', { name: 'Reactivate User' }).click();
    await expect.element(toast).toHaveTextContent('Failed to reactivate user');
  });

  test('a failed cleanup shows an error', async () => {
    renderAdmin('?tab=users', users(member), failure(adminRoutes.cleanUpTestData, 500));
    const open = alertDialog.or(dialog);
    await page.getByRole('button', { name: 'Clean Test Data' }).click();
    await open.getByRole('button', { name: 'Clean Test Data' }).click();
    await expect.element(toast).toHaveTextContent('Failed to cleanup test data');
    await expect.element(open).toBeVisible();
  });
});
