import type { IntegrityReport } from '@bridge-review/api/integrity';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Figure, FiguresStrip } from '../../ui/figures-strip.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { IssueList } from './issue-list.tsx';

export function IntegrityReportView({ report }: { report: IntegrityReport }) {
  const { summary, issues, recommendations } = report;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
      <FiguresStrip>
        <Figure label="Total Issues" value={summary.totalIssues.toLocaleString()} />
        <Figure label="Orphaned Records" value={summary.orphanedRecords.toLocaleString()} />
        <Figure label="Invalid References" value={summary.invalidReferences.toLocaleString()} />
        <Figure label="Data Inconsistencies" value={summary.dataInconsistencies.toLocaleString()} />
      </FiguresStrip>
      {summary.totalIssues === 0 && (
        <EmptyState title="Database Integrity Excellent">
          No problems were found. There is nothing to do.
        </EmptyState>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 has-[>:nth-child(2)]:lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {recommendations.length > 0 && (
          <Panel title="Recommendations" className="lg:order-2">
            <PanelBody>
              <ul className="grid gap-s4">
                {recommendations.map((sentence) => (
                  <li key={sentence} className="border-l-3 border-green pl-s4 [overflow-wrap:anywhere]">
                    {sentence}
                  </li>
                ))}
              </ul>
            </PanelBody>
          </Panel>
        )}
        {issues.length > 0 && <IssueList issues={issues} total={summary.totalIssues} />}
      </div>
    </div>
  );
}
