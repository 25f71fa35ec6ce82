import type { ReportedComment } from '@bridge-review/api/reports';
import { adminRoutes } from '@bridge-review/api/routes/admin';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { reportRoutes } from '@bridge-review/api/routes/reports';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, answer, onlyPage, unreachable } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { toast } from '../testing/locators.ts';
import { anAdmin } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const open: ReportedComment = {
  id: 12,
  commentId: 32,
  content: 'You play like a beginner, and !H were never your suit.',
  isChanged: false,
  author: { id: 77, displayName: 'Ben Finch', email: 'ben+club@example.org', isActive: true },
  board: { handId: 5, boardNumber: 14, gameTitle: 'Club night' },
  reports: [
    {
      id: 12,
      by: { id: 3, displayName: 'Ada' },
      reason: 'unkind',
      note: 'He says so daily.',
      createdAt: '2026-11-16T10:00:00.000Z',
    },
    { id: 11, by: null, reason: 'accusation', note: null, createdAt: '2026-11-15T10:00:00.000Z' },
  ],
  count: 4,
  outcome: null,
  decidedAt: null,
  decidedBy: null,
};
const dismissed: ReportedComment = {
  ...open,
  id: 9,
  commentId: 30,
  outcome: 'dismissed',
  decidedAt: '2026-11-16T12:00:00.000Z',
  decidedBy: 'Ida',
};
const gone: ReportedComment = {
  ...open,
  id: 8,
  commentId: 29,
  outcome: 'deleted',
  author: null,
  board: null,
};

const lists = (toDecide: ReportedComment[], decided: ReportedComment[] = []): Answer =>
  answer(reportRoutes.list, ({ url }) =>
    onlyPage(url.searchParams.get('state') === 'decided' ? decided : toDecide),
  );
const renderTab = (...table: readonly Answer[]) =>
  renderPage(
    '/admin?tab=reports',
    answer(authRoutes.currentUser, anAdmin),
    lists([open], [dismissed, gone]),
    ...table,
  );

const toDecide = page.getByRole('region', { name: 'To decide' });
const decided = page.getByRole('region', { name: 'Decided' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('alertdialog', { name: 'Remove this comment?' });

test('a report has the comment, its author, the board, and who reports it why', async () => {
  onTestFinished(() => page.viewport(1280, 720));
  renderTab();
  await expect.element(toDecide).toHaveTextContent('Comment by Ben Finch');
  await expect.element(toDecide).toHaveTextContent('You play like a beginner, and hearts were never');
  await expect.element(toDecide).toHaveTextContent('It is insulting or unkind. “He says so daily.”');
  await expect.element(toDecide).toHaveTextContent('Deleted player');
  await expect.element(toDecide).toHaveTextContent('And 2 other reports.');
  await expect
    .element(toDecide.getByRole('link', { name: 'Board 14, Club night' }))
    .toHaveAttribute('href', '/hands/5');
  await expect.element(decided).toHaveTextContent('By Ida on');
  await expect.element(decided).toHaveTextContent('The game has been deleted');
  await expectComfortable();
});

test('nothing is said in a sentence, and a failure can be tried again', async () => {
  const answers = renderTab(unreachable(reportRoutes.list));
  await expect.element(toDecide).toHaveTextContent('The reports could not be loaded');
  answers.now(lists([]));
  await toDecide.getByRole('button', { name: 'Try again' }).click();
  await expect.element(toDecide).toHaveTextContent('Nothing to decide');
  await decided.getByRole('button', { name: 'Try again' }).click();
  await expect.element(decided).toHaveTextContent('Nothing was decided in the last 90 days.');
});

test('the tab says how many wait; the author is one link away in User Management', async () => {
  renderTab(
    answer(adminRoutes.stats, {
      totalUsers: 2,
      totalGames: 0,
      totalHands: 0,
      activeAdmins: 2,
      waiting: 0,
      reported: 1,
      storage: { usedBytes: 0, limitBytes: 1_000_000 },
    }),
    answer(adminRoutes.listUsers, onlyPage([])),
  );
  await expect.element(page.getByRole('tab', { name: 'Reports (1)' })).toBeVisible();
  await toDecide.getByRole('link', { name: 'Ben Finch in User Management' }).click();
  await expect.element(page.getByLabelText('Search users')).toHaveValue('ben+club@example.org');
  await expect.element(page.getByText('No users found matching your search.')).toBeVisible();
});

describe('deciding', () => {
  test('to dismiss is done at once, and undone from the toast', async () => {
    const answers = renderTab(answer(reportRoutes.decide, { outcome: 'dismissed' }));
    await expect.element(toDecide).toHaveTextContent('Ben Finch');
    answers.now(lists([], [{ ...dismissed, id: 12, commentId: 32 }]));
    await button('Dismiss: comment by Ben Finch').click();
    await expect.element(toast).toHaveTextContent('Report dismissed');
    await expect.element(toDecide).toHaveTextContent('Nothing to decide');
    answers.now(lists([open]), answer(reportRoutes.decide, { outcome: null }));
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.element(toast).toHaveTextContent('Report reopened');
    await expect.element(toDecide).toHaveTextContent('Comment by Ben Finch');
    await expect
      .poll(() => answers.callsTo(reportRoutes.decide).map(({ url, body }) => [url.pathname, body]))
      .toEqual([
        ['/api/admin/reports/32/decision', { decision: 'dismiss', seen: 12 }],
        ['/api/admin/reports/32/decision', { decision: 'reopen', seen: 12 }],
      ]);
  });

  test('to remove asks first, with the reason for the author', async () => {
    const answers = renderTab(answer(reportRoutes.decide, { outcome: 'removed' }));
    await button('Remove comment by Ben Finch').click();
    await expect.element(question.getByRole('radio', { name: 'It is insulting or unkind' })).toBeChecked();
    await expectComfortable('[role=alertdialog]');
    await question.getByRole('radio', { name: 'Something else' }).click();
    await question.getByRole('button', { name: 'Remove comment' }).click();
    await expect.element(question).toHaveTextContent('Please say in a sentence what is wrong.');
    await question.getByRole('textbox').fill('Please keep to the board.');
    answers.now(lists([]));
    await question.getByRole('button', { name: 'Remove comment' }).click();
    await expect.element(toast).toHaveTextContent('Comment removed');
    await expect.element(question).not.toBeInTheDocument();
    await expect
      .poll(() => answers.callsTo(reportRoutes.decide).map(({ body }) => body))
      .toEqual([{ decision: 'remove', reason: 'other', note: 'Please keep to the board.', seen: 12 }]);
  });

  test('says where another administrator or the author was faster', async () => {
    const answers = renderTab(answer(reportRoutes.decide, { outcome: 'deleted' }));
    await button('Dismiss: comment by Ben Finch').click();
    await expect.element(toast).toHaveTextContent('The comment is gone');
    await expect.element(toast.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    answers.now(answer(reportRoutes.decide, { outcome: 'dismissed' }));
    await button('Remove comment by Ben Finch').click();
    await question.getByRole('button', { name: 'Remove comment' }).click();
    await expect.element(toast).toHaveTextContent('Another administrator has dismissed the report.');
  });
});
