import type { AdminUser } from '@bridge-review/api/admin';
import { messages } from '@bridge-review/api/messages';
import { adminRoutes } from '@bridge-review/api/routes/admin';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type Answer, answer, type Answers, failure, onlyPage } from '../testing/answers.ts';
import { fakeClock } from '../testing/clock.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { textsOf, toast } from '../testing/locators.ts';
import { anAdmin, aPlayer } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const member: AdminUser = { ...aPlayer, deactivationReason: null, approval: null };
const admin: AdminUser = { ...anAdmin, deactivationReason: null, approval: null };
const deactivated: AdminUser = {
  ...member,
  id: 8,
  email: 'away@example.org',
  isActive: false,
  deactivatedAt: '2026-11-01T10:00:00.000Z',
  deactivationReason: 'To be looked at',
};

const oneAdmin = {
  totalUsers: 2,
  totalGames: 0,
  totalHands: 0,
  activeAdmins: 1,
  waiting: 0,
  reported: 0,
  storage: { usedBytes: 0, limitBytes: 1_000_000 },
};

const users = (...list: readonly AdminUser[]) => answer(adminRoutes.listUsers, onlyPage(list));
const renderUsers = (...table: readonly Answer[]): Answers =>
  renderPage('/admin?tab=users', answer(authRoutes.currentUser, anAdmin), users(admin, member), ...table);

const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
const search = page.getByRole('searchbox', { name: 'Search users' });

const COLUMN_NAMES = ['User', 'Email', 'User Type', 'Status', 'Joined', 'Actions'] as const;
/** The cell of a user's row in one column. */
const cellOf = (row: Locator, column: (typeof COLUMN_NAMES)[number]) =>
  row.getByRole('rowheader').or(row.getByRole('cell')).nth(COLUMN_NAMES.indexOf(column));

describe('the list of users', () => {
  test('the table of users shows name, address, verification, type, status and date', async () => {
    const verified = {
      ...member,
      id: 9,
      email: 'verified@example.org',
      createdAt: '2026-03-04T00:00:00.000Z',
    };
    renderUsers(users({ ...member, emailVerified: false }, verified));
    await expect.poll(() => textsOf(page.getByRole('columnheader'))).toEqual([...COLUMN_NAMES]);
    const row = rowOf(member.email);
    await expect.element(cellOf(row, 'User')).toHaveTextContent(member.displayName);
    await expect.element(cellOf(row, 'User')).toHaveTextContent('Joan Whitlock');
    await expect.element(cellOf(row, 'Email')).toHaveTextContent(member.email);
    await expect.element(cellOf(row, 'Email')).not.toHaveTextContent('Verified');
    await expect.element(cellOf(row, 'User Type').getByText('Player', { exact: true })).toBeVisible();
    await expect.element(cellOf(row, 'Status').getByText('Active', { exact: true })).toBeVisible();
    await expect.element(cellOf(row, 'Actions').getByRole('combobox')).toHaveValue('player');
    const other = rowOf(verified.email);
    await expect.element(cellOf(other, 'Email').getByText('Verified', { exact: true })).toBeVisible();
    await expect.element(cellOf(other, 'Joined').getByRole('time')).toHaveTextContent(/^4 Mar 2026$/);
  });

  test('a search without a match says so and can be cleared', async () => {
    renderUsers(
      answer(adminRoutes.listUsers, ({ url }) => onlyPage(url.searchParams.has('q') ? [] : [admin, member])),
    );
    await search.fill('nobody is called this');
    await expect.element(page.getByText('No users found matching your search.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await expect.element(rowOf(admin.email)).toBeVisible();
    await expect.element(search).toHaveValue('');
  });

  test('the list of users is refreshed every 30 s, and not while a dialog is open', async () => {
    const clock = fakeClock();
    const times: number[] = [];
    const requests = () => times.length;
    renderUsers(
      answer(adminRoutes.listUsers, () => {
        times.push(Date.now());
        return onlyPage([admin, member]);
      }),
    );
    await expect.element(rowOf(member.email)).toBeVisible();
    await clock.advance(31_000);
    await expect.poll(requests).toBe(2);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(30_000);

    await page.getByRole('button', { name: 'Clean Test Data' }).click();
    await expect.element(dialog).toBeVisible();
    await clock.advance(95_000);
    expect(requests()).toBe(2);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await clock.advance(31_000);
    await expect.poll(requests).toBe(3);
  });

  test('a demoted admin sees it at the next refresh', async () => {
    const clock = fakeClock();
    const answers = renderUsers();
    await expect.element(rowOf(member.email)).toBeVisible();
    answers.now(
      answer(authRoutes.currentUser, { ...anAdmin, userType: 'player' }),
      failure(adminRoutes.listUsers, 403, 'forbidden', messages.forbidden),
    );
    await clock.advance(31_000);
    await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
});

describe('changes to users', () => {
  test('an arrow key on the user type select asks before making an admin', async () => {
    const answers = renderUsers(answer(adminRoutes.setUserType, { ...member, userType: 'admin' }));
    const changes = () => answers.callsTo(adminRoutes.setUserType);
    const select = rowOf(member.email).getByRole('combobox');
    await expect.element(select).toBeVisible();
    (select.element() as HTMLSelectElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(dialog).toHaveTextContent(`Make ${member.displayName} an admin?`);
    await expect.element(dialog).toHaveTextContent(member.email);
    await expect.element(dialog).toHaveTextContent('manage all users');
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(select).toHaveValue('player');
    await expect.element(select).toHaveFocus();
    expect(changes()).toEqual([]);

    await userEvent.keyboard('{ArrowDown}');
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Enter}');
    await expect.element(toast).toHaveTextContent('User type updated');
    await expect.element(select).toHaveValue('admin');
    await expect.element(select).toHaveFocus();

    answers.now(answer(adminRoutes.setUserType, member));
    await userEvent.keyboard('{ArrowUp}');
    await dialog.getByRole('button', { name: 'Make a player' }).click();
    await expect.element(select).toHaveValue('player');
    expect(changes().map(({ body }) => body)).toEqual([{ userType: 'admin' }, { userType: 'player' }]);
  });

  test('the last active admin cannot be demoted, with the reason', async () => {
    const refusal = (route: typeof adminRoutes.setUserType | typeof adminRoutes.deactivateUser) =>
      failure(route, 409, 'last_admin', messages.lastAdmin);
    renderUsers(refusal(adminRoutes.setUserType), refusal(adminRoutes.deactivateUser));
    const row = rowOf(admin.email);
    await row.getByRole('combobox').selectOptions('Player');
    await expect.element(dialog).toHaveTextContent('Give up your own admin rights?');
    await dialog.getByRole('button', { name: 'Become a player' }).click();
    await expect.element(toast).toHaveTextContent('Failed to update user type');
    await expect.element(toast).toHaveTextContent('You are the last active administrator.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(row.getByRole('combobox')).toHaveValue('admin');

    await row.getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(dialog).toHaveTextContent('This is your own account.');
    await dialog.getByRole('button', { name: 'Deactivate User' }).click();
    await expect.element(toast).toHaveTextContent('Failed to deactivate user');
    await expect.element(toast).toHaveTextContent('You are the last active administrator.');
  });

  test('the last active admin is offered no change that the server would refuse', async () => {
    renderUsers(answer(adminRoutes.stats, oneAdmin));
    const row = rowOf(admin.email);
    await expect.element(row).toHaveTextContent('The last active admin cannot be changed.');
    await expect.element(row.getByRole('button')).not.toBeInTheDocument();
    await expect.element(row.getByRole('combobox')).not.toBeInTheDocument();
    await expect.element(rowOf(member.email).getByRole('button', { name: 'Deactivate' })).toBeVisible();
  });

  test('a reason is optional, and Cancel changes nothing', async () => {
    const gone = { ...member, isActive: false, deactivatedAt: '2026-11-01T10:00:00.000Z' };
    const answers = renderUsers(answer(adminRoutes.deactivateUser, gone));
    const row = rowOf(member.email);
    await row.getByRole('button', { name: 'Deactivate' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(row).toHaveTextContent('Active');
    expect(answers.callsTo(adminRoutes.deactivateUser)).toEqual([]);
    await row.getByRole('button', { name: 'Deactivate' }).click();
    await dialog.getByRole('button', { name: 'Deactivate User' }).click();
    await expect.element(row).toHaveTextContent('Deactivated');
  });

  test('every dialog is accessible in light and dark and does not scroll sideways', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 720));
    renderUsers(users(admin, member, deactivated));
    const row = rowOf(deactivated.email);
    const reactivate = row.getByRole('button', { name: /^Reactivate/ });
    await expect.element(reactivate).toBeVisible();
    const top = (of: Locator) => of.element().getBoundingClientRect().top;
    expect(top(reactivate), 'beside the select').toBe(top(row.getByRole('combobox')));
    for (const name of [/^Deactivate/, /^Reactivate/, /^Clean Test Data/]) {
      await page.getByRole('button', { name }).first().click();
      await expect.element(dialog).toBeVisible();
      await expectComfortable('[role$=dialog]');
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
    }
  });
});
