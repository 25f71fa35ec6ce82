import type { Comment } from '@bridge-review/api/comments';
import { commentRoutes } from '@bridge-review/api/routes/comments';
import type { User } from '@bridge-review/api/user';
import { type QueryKey, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../../base/client.ts';
import { refetchChanged } from '../../base/query-client.ts';
import { RequestError, errorDescription } from '../../base/request-error.ts';
import { routePages } from '../../base/route-query.ts';
import { toast } from '../../ui/toast-store.ts';
import { type PendingComment, shownComments } from './comment-list.ts';
import { type CommentPages, oldestFirst, replaced, samePage, withComment, without } from './comment-pages.ts';

export type CommentsShown = 'all' | 'partnership';

const inPath = (handId: number) => ({ params: { id: String(handId) } });

const listOf = (handId: number, shown: CommentsShown, user: User) => ({
  ...inPath(handId),
  query: shown === 'all' ? {} : { partnershipOnly: 'true' as const, userId: String(user.id) },
});

/** Comments of a hand, oldest first; the next page has earlier ones. What comes in later is fetched by `useHandEvents`. */
export function useComments(handId: number, shown: CommentsShown, user: User) {
  const list = listOf(handId, shown, user);
  const pages = routePages(commentRoutes.list, list);
  return useInfiniteQuery({
    ...pages,
    queryFn: ({ pageParam, signal, client }) => {
      const data = client.getQueryData(pages.queryKey);
      const page = data?.pages[data.pageParams.indexOf(pageParam)];
      return samePage(page, pageParam, (cursor) => callPage(commentRoutes.list, list, cursor, signal));
    },
    select: (data) => shownComments(oldestFirst(data)),
  });
}

/** Only the status, or that there was no answer. */
export const fetchFailure = (error: unknown): string =>
  `Failed to fetch comments: ${error instanceof RequestError ? error.status : 'no connection'}`;

export function useCreateComment(handId: number, user: User) {
  const store = useCommentStore(handId, user);
  return useMutation({
    mutationFn: ({ content }: PendingComment) =>
      call(commentRoutes.create, { ...inPath(handId), body: { content, userLevel: 'Player' } }),
    onSuccess: (comment) => store.refetch(store.change((pages) => withComment(pages, comment))),
  });
}

export function useUpdateComment(handId: number, user: User) {
  const store = useCommentStore(handId, user);
  return useMutation({
    mutationFn: ({ id, content }: Pick<Comment, 'id' | 'content'>) =>
      call(commentRoutes.update, { params: { id: String(id) }, body: { content } }),
    onSuccess: (saved) => store.refetch(store.change((pages) => replaced(pages, saved))),
  });
}

/** Removed at once, and restored on failure. */
export function useDeleteComment(handId: number, user: User) {
  const store = useCommentStore(handId, user);
  return useMutation({
    mutationFn: ({ id }: Comment) => call(commentRoutes.delete, { params: { id: String(id) } }),
    onMutate: ({ id }) => store.change((pages) => without(pages, id)),
    onError: (error, removed) => {
      store.change((pages) => withComment(pages, removed));
      toast({
        title: 'The comment could not be deleted',
        description: errorDescription(error),
        tone: 'error',
      });
    },
    onSettled: (_answer, _error, _removed, cancelled = []) => store.refetch(cancelled),
  });
}

/** Both lists at once. */
function useCommentStore(handId: number, user: User) {
  const queryClient = useQueryClient();
  const lists = (['all', 'partnership'] as const).map(
    (shown) => routePages(commentRoutes.list, listOf(handId, shown, user)).queryKey,
  );
  return {
    /** Cancels answers that are under way, which may be older than the change. Returns the lists to fetch again. */
    change(next: (pages: CommentPages) => CommentPages): QueryKey[] {
      const cancelled = lists.filter((key) => queryClient.getQueryState(key)?.fetchStatus === 'fetching');
      for (const queryKey of lists) {
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (pages) => pages && next(pages));
      }
      return cancelled;
    },
    refetch(cancelled: readonly QueryKey[]) {
      for (const queryKey of cancelled) void refetchChanged(queryClient, queryKey);
    },
  };
}
