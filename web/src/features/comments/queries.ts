import type { Comment } from '@bridge-review/api/comments';
import { commentRoutes } from '@bridge-review/api/routes/comments';
import type { User } from '@bridge-review/api/user';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '../../base/client.ts';
import { RequestError, errorDescription } from '../../base/request-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { type PendingComment, shownComments } from './comment-list.ts';
import { type CommentPages, oldestFirst, replaced, samePage, withComment, without } from './comment-pages.ts';

export type CommentsShown = 'all' | 'partnership';

const inPath = (handId: number) => ({ params: { id: String(handId) } });

const queryOf = (shown: CommentsShown, user: User) =>
  shown === 'all' ? {} : { partnershipOnly: 'true' as const, userId: String(user.id) };

const commentsKey = (handId: number, shown: CommentsShown, user: User) =>
  [addressOf(commentRoutes.list, { ...inPath(handId), query: queryOf(shown, user) })] as const;

/** Comments of a hand, oldest first; the next page has earlier ones. What comes in later is fetched by `useHandEvents`. */
export function useComments(handId: number, shown: CommentsShown, user: User) {
  return useInfiniteQuery({
    queryKey: commentsKey(handId, shown, user),
    queryFn: ({ pageParam, signal, client }) => {
      const data = client.getQueryData<CommentPages>(commentsKey(handId, shown, user));
      const page = data?.pages[data.pageParams.indexOf(pageParam)];
      return samePage(page, pageParam, (cursor) =>
        call(
          commentRoutes.list,
          { ...inPath(handId), query: { ...queryOf(shown, user), ...(cursor !== null && { cursor }) } },
          { signal },
        ),
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: (data) => shownComments(oldestFirst(data)),
  });
}

/** The status alone, as it is; where there was no answer at all, that. */
export const fetchFailure = (error: unknown): string =>
  `Failed to fetch comments: ${error instanceof RequestError ? error.status : 'no connection'}`;

export function useCreateComment(handId: number, user: User) {
  const store = useCommentStore(handId, user);
  return useMutation({
    mutationFn: ({ content }: PendingComment) =>
      call(commentRoutes.create, { ...inPath(handId), body: { content, userLevel: 'Player' } }),
    onSuccess: (comment) => store.change((pages) => withComment(pages, comment)),
  });
}

export function useUpdateComment(handId: number, user: User) {
  const store = useCommentStore(handId, user);
  return useMutation({
    mutationFn: ({ id, content }: Pick<Comment, 'id' | 'content'>) =>
      call(commentRoutes.update, { params: { id: String(id) }, body: { content } }),
    onSuccess: (saved) => store.change((pages) => replaced(pages, saved)),
  });
}

/** Gone at once, and back where it was if the server says no. */
export function useDeleteComment(handId: number, user: User) {
  const store = useCommentStore(handId, user);
  return useMutation({
    mutationFn: ({ id }: Comment) => call(commentRoutes.delete, { params: { id: String(id) } }),
    onMutate: ({ id }) => store.change((pages) => without(pages, id)),
    onError: (error, removed) => {
      store.change((pages) => withComment(pages, removed));
      toast({ title: 'Your comment is still there', description: errorDescription(error), tone: 'error' });
    },
  });
}

/** Both lists at once. */
function useCommentStore(handId: number, user: User) {
  const queryClient = useQueryClient();
  return {
    change(next: (pages: CommentPages) => CommentPages) {
      for (const shown of ['all', 'partnership'] as const) {
        const queryKey = commentsKey(handId, shown, user);
        // An answer that is under way may be older than what is being shown now.
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData<CommentPages>(queryKey, (pages) => pages && next(pages));
      }
    },
  };
}
