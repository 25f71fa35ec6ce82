import type { Comment } from '@bridge-review/api/comments';
import { routes } from '@bridge-review/api/routes';
import type { User } from '@bridge-review/api/user';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '../../app/client.ts';
import { RequestError, explanationOf } from '../../app/request-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { useHandChange } from '../hands/hand-change.ts';
import { type PendingComment, shownComments } from './comment-list.ts';

export type CommentsShown = 'all' | 'partnership';

const inPath = (handId: number) => ({ params: { id: String(handId) } });

const commentsKey = (handId: number, shown: CommentsShown, user: User) =>
  [
    shown === 'all'
      ? addressOf(routes.listComments, { ...inPath(handId), query: {} })
      : addressOf(routes.listComments, {
          ...inPath(handId),
          query: { partnershipOnly: 'true', userId: String(user.id) },
        }),
  ] as const;

/** Comments of a hand, oldest first. What comes in by the stream is fetched by whoever hears it. */
export function useComments(handId: number, shown: CommentsShown, user: User) {
  return useQuery<Comment[], Error, Comment[]>({
    queryKey: commentsKey(handId, shown, user),
    select: shownComments,
  });
}

/** The status alone, as it is; where there was no answer at all, that. */
export const fetchFailure = (error: unknown): string =>
  `Failed to fetch comments: ${error instanceof RequestError ? error.status : 'no connection'}`;

export function useCreateComment(handId: number, user: User) {
  const store = useCommentStore(handId, user);
  return useMutation({
    mutationFn: ({ content }: PendingComment) =>
      call(routes.createComment, { ...inPath(handId), body: { content, userLevel: 'Player' } }),
    onSuccess: (comment) => store.change((list) => [...list.filter(({ id }) => id !== comment.id), comment]),
  });
}

export function useUpdateComment(handId: number, user: User) {
  const store = useCommentStore(handId, user);
  return useMutation({
    mutationFn: ({ id, content }: Pick<Comment, 'id' | 'content'>) =>
      call(routes.updateComment, { params: { id: String(id) }, body: { content } }),
    onSuccess: (saved) =>
      store.change((list) => list.map((comment) => (comment.id === saved.id ? saved : comment))),
  });
}

/** Gone at once, and back where it was if the server says no. */
export function useDeleteComment(handId: number, user: User) {
  const store = useCommentStore(handId, user);
  return useMutation({
    mutationFn: ({ id }: Comment) => call(routes.deleteComment, { params: { id: String(id) } }),
    onMutate: ({ id }) => store.change((list) => list.filter((comment) => comment.id !== id)),
    onError: (error, removed) => {
      store.change((list) =>
        [...list.filter(({ id }) => id !== removed.id), removed].sort((a, b) => a.id - b.id),
      );
      toast({ title: 'Your comment is still there', description: explanationOf(error), tone: 'error' });
    },
  });
}

/** Both lists at once, and the count that cards of the hand show. */
function useCommentStore(handId: number, user: User) {
  const queryClient = useQueryClient();
  const changeHand = useHandChange(handId);
  return {
    change(next: (list: Comment[]) => Comment[]) {
      for (const shown of ['all', 'partnership'] as const) {
        const queryKey = commentsKey(handId, shown, user);
        // An answer that is under way may be older than what is being shown now.
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData<Comment[]>(queryKey, (list) => list && next(list));
      }
      const count = countOf(queryClient, commentsKey(handId, 'all', user));
      if (count !== undefined) changeHand({ commentCount: count });
    },
  };
}

const countOf = (queryClient: QueryClient, key: readonly string[]): number | undefined =>
  queryClient.getQueryData<Comment[]>(key)?.length;
