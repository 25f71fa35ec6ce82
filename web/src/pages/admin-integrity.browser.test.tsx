import type { IntegrityReport } from '@bridge-review/api/integrity';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { integrityRoutes } from '@bridge-review/api/routes/integrity';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, answer, failure, held } from '../testing/answers.ts';
import { soundReport } from '../testing/integrity.ts';
import { toast } from '../testing/locators.ts';
import { anAdmin } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const withIssue: IntegrityReport = {
  ...soundReport,
  summary: { ...soundReport.summary, totalIssues: 1, dataInconsistencies: 1, fixableIssues: 1 },
  issues: [
    {
      severity: 'warning',
      table: 'hands',
      type: 'data_inconsistency',
      recordId: '7',
      description: 'The hand claims comments that nobody wrote.',
      fixAction: 'Count the comments',
      fixable: true,
      details: null,
    },
  ],
};

const renderIntegrity = (...table: readonly Answer[]) =>
  renderPage(
    '/admin?tab=integrity',
    answer(authRoutes.currentUser, anAdmin),
    answer(integrityRoutes.progress, { running: null }),
    ...table,
  );

test('progress is shown while a check runs', async () => {
  const report = held(answer(integrityRoutes.check, soundReport));
  const running = {
    kind: 'check',
    startedAt: '2026-11-15T09:00:00.000Z',
    step: 'Looking at hands',
    done: 3,
    of: 4,
  } as const;
  renderIntegrity(report, answer(integrityRoutes.progress, { running }));
  const bar = page.getByLabelText('Looking at hands');
  await expect.element(bar).toHaveRole('progressbar');
  await expect.element(bar).toHaveAttribute('value', '75');
  await expect.element(page.getByText('Not checked yet')).toBeVisible();
  report.release();
  await expect.element(page.getByText(/^Last checked \d/)).toBeVisible();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
});

test('a report that cannot be loaded shows an error and can be retried', async () => {
  const answers = renderIntegrity(failure(integrityRoutes.check, 500));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Failed to load integrity report. Please try again.');
  await page.getByRole('button', { name: 'Run Check' }).click();
  await expect.element(toast).toHaveTextContent('Failed to run integrity check');
  answers.now(answer(integrityRoutes.check, soundReport));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Database Integrity Excellent' })).toBeVisible();
});

test('a failed repair shows an error', async () => {
  renderIntegrity(answer(integrityRoutes.check, withIssue), failure(integrityRoutes.fix, 500));
  await page.getByRole('button', { name: /^Auto-Fix/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Auto-Fix' }).click();
  await expect.element(toast).toHaveTextContent('Failed to run auto-fix');
});
