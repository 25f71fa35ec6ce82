import type { Comment } from '@bridge-review/api/comments';
import type { User } from '@bridge-review/api/user';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CommentItem } from '../../ui/comment-item.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { type PendingComment, isListed } from './comment-list.ts';
import { CommentRow } from './comment-row.tsx';
import { type CommentsShown, fetchFailure, useComments, useDeleteComment } from './queries.ts';

export interface CommentsPanelProps {
  handId: number;
  user: User;
  shown: CommentsShown;
  /** The user's own comment that is being sent. */
  pending: PendingComment | null;
}

export function CommentsPanel({ handId, user, shown, pending }: CommentsPanelProps) {
  const comments = useComments(handId, shown, user);
  const { data, isPending, isFetching, error, refetch } = comments;
  const list = useRef<HTMLUListElement>(null);
  const showEarlier = useShowEarlier(comments, list);
  if (isPending) return <LoadingComments />;
  if (data === undefined) {
    return (
      <ErrorState
        level={3}
        className="px-0 py-s4 sm:px-0"
        title={fetchFailure(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const coming = pending && !isListed(pending, data, user.id) ? pending : null;
  if (data.length === 0 && coming === null) return <NoComments shown={shown} />;
  return (
    <>
      {comments.hasNextPage && (
        <div className="mb-s4">
          <MoreButton
            pendingText="Loading earlier comments…"
            loading={comments.isFetchingNextPage}
            failure={comments.isFetchNextPageError ? 'Earlier comments could not be loaded' : null}
            onLoad={showEarlier}
          >
            Show earlier comments
          </MoreButton>
        </div>
      )}
      <CommentList ref={list} comments={data} coming={coming} handId={handId} user={user} />
    </>
  );
}

/** The button disappears once the earliest comments are loaded; the focus then moves to the first of them. */
function useShowEarlier(
  { hasNextPage, isFetchingNextPage, fetchNextPage }: ReturnType<typeof useComments>,
  list: RefObject<HTMLUListElement | null>,
): () => void {
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current || isFetchingNextPage) return;
    asked.current = false;
    if (!hasNextPage && document.activeElement === document.body) list.current?.querySelector('li')?.focus();
  }, [hasNextPage, isFetchingNextPage, list]);
  return () => {
    asked.current = true;
    void fetchNextPage();
  };
}

interface CommentListProps {
  ref: RefObject<HTMLUListElement | null>;
  comments: readonly Comment[];
  coming: PendingComment | null;
  handId: number;
  user: User;
}

function CommentList({ ref, comments, coming, handId, user }: CommentListProps) {
  const remove = useDeleteComment(handId, user);
  const [leaving, setLeaving] = useState<Comment | null>(null);
  const focusList = () => requestAnimationFrame(() => ref.current?.focus({ preventScroll: true }));
  const confirm = () => {
    if (leaving) remove.mutate(leaving);
    setLeaving(null);
    focusList();
  };
  return (
    <>
      <ul ref={ref} tabIndex={-1} aria-label="Comments" className="outline-none">
        {comments.map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            user={user}
            onDelete={() => LazyConfirmDialog.whenLoaded(() => setLeaving(comment))}
            onBlock={focusList}
          />
        ))}
        {coming && (
          <CommentItem author={user.displayName} time="Sending…" pending>
            <Prose>{coming.content}</Prose>
          </CommentItem>
        )}
      </ul>
      {leaving !== null && (
        <LazyConfirmDialog
          open
          onOpenChange={(open) => !open && setLeaving(null)}
          title="Delete this comment?"
          description="This deletes it for everyone. It cannot be undone."
          verb="Delete comment"
          pending={false}
          pendingText="Deleting..."
          onConfirm={confirm}
        />
      )}
    </>
  );
}

function NoComments({ shown }: { shown: CommentsShown }) {
  return (
    <p className="text-ink-2">
      No comments yet.{' '}
      {shown === 'all'
        ? 'Say what you would have bid, or how it went at your table.'
        : 'Neither you nor your partner for this game has commented on this hand.'}
    </p>
  );
}

/** As tall as the sentence that there are none, which is so of most boards. */
function LoadingComments() {
  return (
    <SkeletonGroup label="Loading comments" className="grid h-[3rem] content-start">
      <Skeleton className="h-[1rem] w-[18rem] max-w-full" />
    </SkeletonGroup>
  );
}
