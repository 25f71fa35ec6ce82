import type { Comment } from '@bridge-review/api/comments';
import type { User } from '@bridge-review/api/user';
import { useState } from 'react';
import { authorOf, newestId } from './comment-list.ts';

/** Announces new comments of other users to screen readers. */
export function NewCommentStatus({ comments, user }: { comments: readonly Comment[]; user: User }) {
  const newest = newestId(comments);
  const [known, setKnown] = useState({ newest: 0, words: '' });
  if (newest > known.newest) {
    const last = comments.find(({ id }) => id === newest);
    const isFromOthers = known.newest > 0 && last !== undefined && last.userId !== user.id && !last.isBlocked;
    setKnown({ newest, words: isFromOthers ? `New comment by ${authorOf(last)}` : '' });
  }
  return <output className="sr-only">{known.words}</output>;
}
