import { type IntegrityIssue, severities, type Severity } from '@bridge-review/api/integrity';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { IssueRow } from './issue-row.tsx';
import { SEVERITY_TEXT } from './issue-text.ts';

/** More than fits on a screen, few enough to be drawn at once. */
const STEP = 50;

export interface IssueListProps {
  /** Errors first; of very many only the first are here. */
  issues: readonly IntegrityIssue[];
  total: number;
}

export function IssueList({ issues, total }: IssueListProps) {
  const [severity, setSeverity] = useState<Severity | 'all'>('all');
  const [table, setTable] = useState('all');
  const [shown, setShown] = useState(STEP);
  const wanted = issues.filter(
    (issue) =>
      (severity === 'all' || issue.severity === severity) && (table === 'all' || issue.table === table),
  );
  const chooseSeverity = (value: Severity | 'all') => {
    setSeverity(value);
    setShown(STEP);
  };
  const chooseTable = (value: string) => {
    setTable(value);
    setShown(STEP);
  };
  return (
    <Panel title="Issues" note={noteOf(wanted.length, issues.length, total)}>
      {issues.length > 1 && (
        <PanelBody className="flex flex-wrap gap-s3 py-s3 sm:py-s3">
          <NativeSelect
            aria-label="Severity"
            options={[
              { value: 'all' as const, label: 'Every severity' },
              ...severities.map((value) => ({
                value,
                label: `${SEVERITY_TEXT[value]} (${issues.filter((issue) => issue.severity === value).length})`,
              })),
            ]}
            value={severity}
            onValueChange={chooseSeverity}
            className="max-sm:w-full"
          />
          <NativeSelect
            aria-label="Table"
            options={[
              { value: 'all', label: 'Every table' },
              ...tablesOf(issues).map((name) => ({ value: name, label: name })),
            ]}
            value={table}
            onValueChange={chooseTable}
            className="max-sm:w-full"
          />
        </PanelBody>
      )}
      <ul aria-label="Issues">
        {wanted.slice(0, shown).map((issue) => (
          <IssueRow key={`${issue.table} ${issue.recordId} ${issue.description}`} issue={issue} />
        ))}
      </ul>
      {wanted.length === 0 && <PanelBody>No issues of this kind.</PanelBody>}
      {wanted.length > shown && (
        <PanelFooter className="flex justify-center">
          <Button variant="quiet" onClick={() => setShown(shown + STEP)}>
            Show more ({(wanted.length - shown).toLocaleString()} left)
          </Button>
        </PanelFooter>
      )}
    </Panel>
  );
}

const tablesOf = (issues: readonly IntegrityIssue[]): string[] =>
  [...new Set(issues.map((issue) => issue.table))].toSorted();

function noteOf(wanted: number, listed: number, total: number): string {
  if (wanted < listed) return `${wanted.toLocaleString()} of ${listed.toLocaleString()}`;
  return listed < total
    ? `the first ${listed.toLocaleString()} of ${total.toLocaleString()}, worst first`
    : 'worst first';
}
