import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';

export interface BoardsBehindProps<Row> {
  boards: UseInfiniteQueryResult<InfiniteData<{ readonly rows: readonly Row[] }>>;
  /** Why there may be none. */
  none: string;
  children: (rows: Row[]) => ReactNode;
}

/** The boards behind a figure, page by page, also while they load or where they could not be loaded. */
export function BoardsBehind<Row>({ boards, none, children }: BoardsBehindProps<Row>) {
  const rows = boards.data?.pages.flatMap((page) => page.rows);
  if (boards.isPending) return <SkeletonRows count={3} label="Loading boards" />;
  if (rows === undefined) {
    return (
      <ErrorState
        title="The boards could not be loaded"
        retrying={boards.isFetching}
        onRetry={() => void boards.refetch()}
      >
        {errorMessage(boards.error)}
      </ErrorState>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState mark={false} title="No boards here">
        {none}
      </EmptyState>
    );
  }
  return (
    <>
      <Panel>{children(rows)}</Panel>
      {boards.hasNextPage && (
        <LoadMore
          label="Loading more boards"
          loading={boards.isFetchingNextPage}
          failed={boards.isFetchNextPageError}
          onLoad={() => void boards.fetchNextPage()}
        />
      )}
    </>
  );
}
