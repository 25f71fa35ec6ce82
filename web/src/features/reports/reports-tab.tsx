import type { ReportedComment, ReportState } from '@bridge-review/api/reports';
import { useRef, useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useDecideReport, useReports } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { ReportedItem } from './reported-item.tsx';

/** Comments that players reported: those to decide on, then those that are decided. */
export function ReportsTab() {
  return (
    <div className="grid gap-s6">
      <Reports state="open" title="To decide" />
      <Reports state="decided" title="Decided" />
    </div>
  );
}

function Reports({ state, title }: { state: ReportState; title: string }) {
  const [removing, setRemoving] = useState<ReportedComment | null>(null);
  const reports = useReports(state, removing !== null);
  const decide = useDecideReport();
  const list = useRef<HTMLDivElement>(null);
  const rows = reports.data?.pages.flatMap((page) => page.rows);
  // The button goes with its row.
  const focusList = () => list.current?.focus({ preventScroll: true });
  const settle = (reported: ReportedComment, decision: 'dismiss' | 'reopen') =>
    !decide.isPending && decide.mutate({ reported, decision }, { onSettled: focusList });
  return (
    <Panel
      title={title}
      {...(state === 'decided' && { note: 'Kept for 90 days' })}
      aria-busy={reports.isPending}
    >
      <div ref={list} tabIndex={-1} className="outline-none">
        {reports.isPending ? (
          <SkeletonRows count={state === 'open' ? 2 : 1} label="Loading reports" />
        ) : rows === undefined ? (
          <ErrorState
            level={3}
            title="The reports could not be loaded"
            retrying={reports.isFetching}
            onRetry={() => void reports.refetch()}
          >
            {errorMessage(reports.error)}
          </ErrorState>
        ) : rows.length === 0 ? (
          <Nothing state={state} />
        ) : (
          <ul aria-label={title}>
            {rows.map((reported) => (
              <ReportedItem
                key={reported.id}
                reported={reported}
                isBusy={decide.isPending && decide.variables.reported.id === reported.id}
                onDismiss={() => settle(reported, 'dismiss')}
                onRemove={() => setRemoving(reported)}
                onReopen={() => settle(reported, 'reopen')}
              />
            ))}
          </ul>
        )}
      </div>
      {reports.hasNextPage && (
        <LoadMore
          label="Loading more reports"
          loading={reports.isFetchingNextPage}
          failed={reports.isFetchNextPageError}
          onLoad={() => void reports.fetchNextPage()}
        />
      )}
      {removing && (
        <RemoveDialog
          reported={removing}
          decide={decide}
          onClose={() => setRemoving(null)}
          onRemoved={focusList}
        />
      )}
    </Panel>
  );
}

const Nothing = ({ state }: { state: ReportState }) =>
  state === 'open' ? (
    <EmptyState level={3} title="Nothing to decide">
      Players report a comment from the menu beside it. Administrators then get an email, at most one in a
      quarter of an hour.
    </EmptyState>
  ) : (
    <p className="p-s4 text-ink-2 sm:p-panel">Nothing was decided in the last 90 days.</p>
  );
