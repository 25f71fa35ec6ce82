import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserKey } from '../../base/query-client.ts';
import { errorDescription, RequestError } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useUsers } from './queries.ts';
import { UserTable, type UserTableProps } from './user-table.tsx';

export interface UserListProps extends Omit<UserTableProps, 'users'> {
  search: string;
  /** The list does not refresh while a dialog is open. */
  paused: boolean;
  onClearSearch: () => void;
}

const FAILURE = 'Failed to load users. Please try again later.';

/** In each of its states: loading, failed, empty, nothing found, and the users themselves. */
export function UserList({ search, paused, onClearSearch, ...table }: UserListProps) {
  const users = useUsers(search, paused);
  useRefreshUserWhenForbidden(users.error);
  if (users.isPending) return <LoadingUsers />;
  if (users.data === undefined) {
    return (
      <ErrorState title={FAILURE} retrying={users.isFetching} onRetry={() => void users.refetch()}>
        {errorDescription(users.error)}
      </ErrorState>
    );
  }
  const rows = users.data.pages.flatMap((page) => page.rows);
  return (
    <div aria-busy={users.isPlaceholderData}>
      {users.isRefetchError && (
        <Notice tone="error" announce="alert" title={FAILURE} className="mb-s4">
          The list below may be out of date.
        </Notice>
      )}
      {rows.length === 0 ? (
        <NoUsersFound search={search} onClear={onClearSearch} />
      ) : (
        <UserTable users={rows} {...table} />
      )}
      {users.hasNextPage && (
        <LoadMore
          label="Loading more users"
          loading={users.isFetchingNextPage}
          failed={users.isFetchNextPageError}
          onLoad={() => void users.fetchNextPage()}
        />
      )}
    </div>
  );
}

function NoUsersFound({ search, onClear }: { search: string; onClear: () => void }) {
  if (search === '') return <EmptyState title="No users found." />;
  return (
    <EmptyState
      mark={false}
      title="No users found matching your search."
      action={<Button onClick={onClear}>Clear search</Button>}
    />
  );
}

function LoadingUsers() {
  return (
    <SkeletonGroup label="Loading users" className="grid gap-s4 border-t-2 border-rule pt-s4">
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className="flex justify-between gap-s4 border-b border-line pb-s4">
          <Skeleton className="h-[2.4rem] w-[10rem]" />
          <Skeleton className="h-[2.4rem] w-[16rem] max-sm:hidden" />
          <Skeleton className="h-[2.4rem] w-[12rem] max-md:hidden" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** A 403 means that another administrator has demoted this user: the page must say so. */
function useRefreshUserWhenForbidden(error: unknown): void {
  const queryClient = useQueryClient();
  const lost = error instanceof RequestError && error.status === 403;
  useEffect(() => {
    if (lost) void queryClient.invalidateQueries({ queryKey: currentUserKey });
  }, [lost, queryClient]);
}
