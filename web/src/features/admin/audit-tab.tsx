import type { AuditEntry } from '@bridge-review/api/admin';
import { errorMessage } from '../../base/request-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { actorText, actText, detailText, targetText } from './audit-text.ts';
import { useAuditLog } from './queries.ts';
import { dayAndTime } from './when.ts';

const COLUMNS: readonly TableColumn<AuditEntry>[] = [
  { header: 'What', names: true, cell: (entry) => <b className="font-semibold">{actText(entry)}</b> },
  {
    header: 'Concerning',
    cell: ({ target }) => targetText(target) || '–',
    className: '[overflow-wrap:anywhere]',
  },
  { header: 'By', cell: ({ actor }) => actorText(actor), className: '[overflow-wrap:anywhere]' },
  { header: 'When', cell: ({ at }) => <time dateTime={at}>{dayAndTime(at)}</time> },
  {
    header: 'Details',
    cell: (entry) => detailText(entry) || '–',
    className: 'whitespace-pre-line [overflow-wrap:anywhere]',
  },
];

/** The actions of administrators, newest first. Read-only. */
export function AuditTab() {
  const log = useAuditLog();
  if (log.isPending) return <SkeletonRows count={3} label="Loading the audit log" />;
  if (log.data === undefined) {
    return (
      <ErrorState
        title="The audit log could not be loaded"
        retrying={log.isFetching}
        onRetry={() => void log.refetch()}
      >
        {errorMessage(log.error)}
      </ErrorState>
    );
  }
  const entries = log.data.pages.flatMap((page) => page.rows);
  if (entries.length === 0)
    return <EmptyState title="Nothing yet">Admin actions will be listed here.</EmptyState>;
  return (
    <>
      <p className="mb-s4 text-ink-2">
        All admin actions, newest first. Entries cannot be changed or deleted.
      </p>
      <Panel aria-label="Audit log">
        <PanelBody className="py-s3 sm:py-s4">
          <Table
            caption="Audit log"
            columns={COLUMNS}
            rows={entries}
            rowKey={({ id }) => id}
            narrow="stack"
          />
        </PanelBody>
      </Panel>
      {log.hasNextPage && (
        <LoadMore
          label="Loading older entries"
          loading={log.isFetchingNextPage}
          failed={log.isFetchNextPageError}
          onLoad={() => void log.fetchNextPage()}
        />
      )}
    </>
  );
}
