import type { IntegrityReport } from '@bridge-review/api/integrity';
import { RotateCw, Wrench } from 'lucide-react';
import { useState } from 'react';
import { errorDescription } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formattedCount } from '../../ui/format-number.ts';
import { dayAndTime } from '../admin/when.ts';
import { AutoFixDialog } from './auto-fix-dialog.tsx';
import { IntegrityReportView } from './integrity-report-view.tsx';
import { useIntegrityReport, useRunCheck, useRunFix } from './queries.ts';
import { RunProgress } from './run-progress.tsx';

export function IntegrityTab() {
  const report = useIntegrityReport();
  const check = useRunCheck();
  const fix = useRunFix();
  const [asking, setAsking] = useState(false);
  const running = report.isFetching || check.isPending || fix.isPending;
  const runCheck = () => check.mutate();
  const runFix = () => {
    setAsking(false);
    fix.mutate();
  };
  return (
    <>
      <div className="mb-s4 flex flex-wrap items-center justify-between gap-x-s5 gap-y-s3">
        <LastChecked report={report.data} />
        <div className="flex flex-wrap gap-s2 max-sm:w-full max-sm:[&>*]:grow">
          <Button
            icon={RotateCw}
            pending={report.isFetching || check.isPending}
            pendingText="Checking..."
            disabled={fix.isPending}
            onClick={runCheck}
          >
            Run Check
          </Button>
          {report.data !== undefined && report.data.summary.totalIssues > 0 && (
            <Button
              variant="primary"
              icon={Wrench}
              pending={fix.isPending}
              pendingText="Fixing..."
              disabled={check.isPending || report.data.summary.fixableIssues === 0}
              onClick={() => setAsking(true)}
            >
              {fixLabel(report.data)}
            </Button>
          )}
        </div>
      </div>
      {running && <RunProgress kind={fix.isPending ? 'fix' : 'check'} />}
      {report.data !== undefined && <IntegrityReportView report={report.data} />}
      {report.data === undefined && !running && (
        <ErrorState title="Failed to load integrity report. Please try again." onRetry={runCheck}>
          {errorDescription(check.error ?? report.error)}
        </ErrorState>
      )}
      {asking && report.data !== undefined && (
        <AutoFixDialog summary={report.data.summary} onConfirm={runFix} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function LastChecked({ report }: { report: IntegrityReport | undefined }) {
  if (report === undefined) return <p className="text-ink-3">Not checked yet</p>;
  return (
    <p className="text-ink-3">
      Last checked <time dateTime={report.timestamp}>{dayAndTime(report.timestamp)}</time>
    </p>
  );
}

const fixLabel = ({ summary: { fixableIssues } }: IntegrityReport): string =>
  fixableIssues === 0 ? 'Auto-Fix' : `Auto-Fix ${formattedCount(fixableIssues, 'issue')}`;
