import type { AdminUser } from '@bridge-review/api/admin';
import type { Page } from '@bridge-review/api/route';
import { adminRoutes } from '@bridge-review/api/routes/admin';
import type { UserType } from '@bridge-review/api/user';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { nameOf } from '../../base/name-of.ts';
import { call } from '../../base/client.ts';
import { currentUserKey, refreshUser } from '../../base/query-client.ts';
import { errorDescription } from '../../base/request-error.ts';
import { alwaysFresh, routePages, routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';
import { cleanupText } from './cleanup-text.ts';
import { TYPE_TEXT } from './type-text.ts';

const usersKey = [adminRoutes.listUsers.path] as const;

const REFRESH_MS = 30_000;

export function useAdminStats() {
  return useQuery({ ...routeQuery(adminRoutes.stats), ...alwaysFresh });
}

/** Newest first, paged, refetched every 30 seconds unless a dialog is open. */
export function useUsers(search: string, paused: boolean) {
  return useInfiniteQuery({
    ...routePages(adminRoutes.listUsers, { query: search === '' ? {} : { q: search } }),
    ...alwaysFresh,
    refetchInterval: paused ? false : REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

export function useAuditLog() {
  return useInfiniteQuery({ ...routePages(adminRoutes.auditLog, { query: {} }), ...alwaysFresh });
}

export function useDeactivateUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ user, reason }: { user: AdminUser; reason: string }) =>
      call(adminRoutes.deactivateUser, { ...inPath(user), body: { reason } }),
    onSuccess: (user) => {
      toast({ title: 'User deactivated', description: `${nameOf(user)} can no longer sign in.` });
      return afterChange(queryClient, user);
    },
    onError: (error) => toastFailure('Failed to deactivate user', error),
  });
}

export function useReactivateUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (user: AdminUser) => call(adminRoutes.reactivateUser, inPath(user)),
    onSuccess: (user) => {
      toast({ title: 'User reactivated', description: `${nameOf(user)} can sign in again.` });
      return afterChange(queryClient, user);
    },
    onError: (error) => toastFailure('Failed to reactivate user', error),
  });
}

export function useSetUserType() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ user, userType }: { user: AdminUser; userType: UserType }) =>
      call(adminRoutes.setUserType, { ...inPath(user), body: { userType } }),
    onSuccess: (user) => {
      toast({
        title: 'User type updated',
        description: `${nameOf(user)} is now ${TYPE_TEXT[user.userType]}.`,
      });
      return afterChange(queryClient, user);
    },
    onError: (error) => toastFailure('Failed to update user type', error),
  });
}

export function useCleanUpTestData() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(adminRoutes.cleanUpTestData),
    onSuccess: ({ results }) => {
      toast({ title: 'Test data cleanup completed', description: cleanupText(results) });
      // Games, hands and comments were deleted too, so any other loaded data may be outdated.
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0],
      });
    },
    onError: (error) => toastFailure('Failed to cleanup test data', error),
  });
}

type Users = InfiniteData<Page<AdminUser>>;

/** Updates the row, and the current user, who may have changed their own rights. */
async function afterChange(queryClient: QueryClient, changed: AdminUser): Promise<void> {
  queryClient.setQueriesData<Users>({ queryKey: usersKey }, (users) =>
    users === undefined
      ? undefined
      : {
          ...users,
          pages: users.pages.map((page) => ({
            ...page,
            rows: page.rows.map((row) => (row.id === changed.id ? changed : row)),
          })),
        },
  );
  if (queryClient.getQueryData(currentUserKey)?.id === changed.id) await refreshUser(queryClient);
}

const inPath = ({ id }: AdminUser) => ({ params: { id: String(id) } });

const toastFailure = (title: string, error: unknown) =>
  toast({ title, description: errorDescription(error), tone: 'error' });
