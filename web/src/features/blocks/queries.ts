import type { Comment } from '@bridge-review/api/comments';
import type { Player } from '@bridge-review/api/player';
import type { Page } from '@bridge-review/api/route';
import { blockRoutes } from '@bridge-review/api/routes/blocks';
import { commentRoutes } from '@bridge-review/api/routes/comments';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { partnerRoutes } from '@bridge-review/api/routes/partners';
import { peopleRoutes } from '@bridge-review/api/routes/people';
import {
  type InfiniteData,
  type Query,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, isAddressOf } from '../../base/client.ts';
import { errorDescription } from '../../base/request-error.ts';
import { alwaysFresh, routeQuery } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';

export const useBlocked = () => useQuery({ ...routeQuery(blockRoutes.list), ...alwaysFresh });

interface BlockChange {
  readonly person: Player;
  readonly isBlocked: boolean;
  /** What was done a moment ago is taken back, which is not offered once more. */
  readonly isUndo?: boolean;
}

/** Blocks somebody or no longer, at once, and offers to undo it. */
export function useChangeBlock() {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: async ({ person: { id }, isBlocked }: BlockChange) => {
      await (isBlocked
        ? call(blockRoutes.add, { body: { userId: id } })
        : call(blockRoutes.remove, { params: { userId: String(id) } }));
    },
    onSuccess: (_answer, made) => {
      const { person, isBlocked, isUndo = false } = made;
      toast({
        title: `${person.displayName} is ${isBlocked ? 'blocked' : 'no longer blocked'}`,
        description: isBlocked
          ? 'You do not see their comments, and they can neither find nor name you. They are not notified.'
          : 'You see their comments again.',
        ...(!isUndo && {
          action: {
            label: 'Undo',
            onAction: () => change.mutate({ person, isBlocked: !isBlocked, isUndo: true }),
          },
        }),
      });
      return showChange(queryClient, made);
    },
    onError: (error, { person, isBlocked }) =>
      toast({
        title: `${person.displayName} could not be ${isBlocked ? 'blocked' : 'unblocked'}`,
        description: errorDescription(error),
        tone: 'error',
      }),
  });
  return change;
}

const isOf =
  (...routes: readonly Parameters<typeof isAddressOf>[0][]) =>
  ({ queryKey: [address] }: Query) =>
    routes.some((route) => isAddressOf(route, address));

/** Comments that are shown change at once; then all is fetched in which people find each other. */
async function showChange(queryClient: QueryClient, { person, isBlocked }: BlockChange): Promise<void> {
  const lists = { predicate: isOf(commentRoutes.list) };
  await queryClient.cancelQueries(lists);
  queryClient.setQueriesData<InfiniteData<Page<Comment>>>(
    lists,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          rows: page.rows.map((row) => (row.userId === person.id ? { ...row, isBlocked } : row)),
        })),
      },
  );
  void queryClient.invalidateQueries({
    predicate: isOf(
      commentRoutes.list,
      blockRoutes.list,
      partnerRoutes.list,
      participationRoutes.mine,
      peopleRoutes.mine,
    ),
  });
}
