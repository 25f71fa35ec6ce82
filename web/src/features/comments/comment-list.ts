import type { Comment } from '@bridge-review/api/comments';

/** A comment that is being sent. */
export interface PendingComment {
  readonly content: string;
  /** The newest comment that was there when it was sent. */
  readonly after: number;
}

/** Comments without an id or with blank content are not shown. */
export const shownComments = (comments: readonly Comment[]): Comment[] =>
  comments.filter(({ id, content }) => Boolean(id) && content.trim() !== '');

/** An author whose name is not known is 'Anonymous'. */
export const authorOf = ({ userName }: Pick<Comment, 'userName'>): string => userName?.trim() || 'Anonymous';

export const newestId = (comments: readonly Comment[]): number =>
  comments.reduce((newest, { id }) => Math.max(newest, id), 0);

/**
 * Whether a pending comment is already in the list: its event can arrive before its answer, and it must not be
 * listed twice.
 */
export const isListed = (
  { content, after }: PendingComment,
  comments: readonly Comment[],
  userId: number,
): boolean =>
  comments.some((comment) => comment.id > after && comment.userId === userId && comment.content === content);
