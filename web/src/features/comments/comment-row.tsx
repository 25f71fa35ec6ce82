import type { Comment } from '@bridge-review/api/comments';
import type { User } from '@bridge-review/api/user';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../app/now.ts';
import { CommentItem } from '../../ui/comment-item.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { CommentEdit } from './comment-edit.tsx';
import { authorOf } from './comment-list.ts';
import { commentTime } from './comment-time.ts';

export interface CommentRowProps {
  comment: Comment;
  user: User;
  onDelete: () => void;
}

export function CommentRow({ comment, user, onDelete }: CommentRowProps) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const own = comment.userId === user.id;
  const returning = useRef(false);
  const close = () => {
    returning.current = true;
    setEditing(false);
  };
  // Only once the button is there again can it have the focus.
  useEffect(() => {
    if (!editing && returning.current) edit.current?.focus({ preventScroll: true });
    returning.current = false;
  }, [editing]);
  return (
    <CommentItem
      author={authorOf(comment)}
      time={<Times comment={comment} />}
      {...(own &&
        !editing && {
          actions: (
            <span className="-my-s2 -mr-s3 flex">
              <IconButton
                ref={edit}
                icon={Pencil}
                label="Edit your comment"
                onClick={() => setEditing(true)}
              />
              <IconButton icon={Trash2} label="Delete your comment" onClick={onDelete} />
            </span>
          ),
        })}
    >
      {editing ? (
        <CommentEdit comment={comment} user={user} onClose={close} />
      ) : (
        <Prose>{comment.content}</Prose>
      )}
    </CommentItem>
  );
}

function Times({ comment: { createdAt, editedAt } }: { comment: Comment }) {
  const now = useNow();
  return (
    <>
      <time dateTime={createdAt} title={new Date(createdAt).toLocaleString()}>
        {commentTime(createdAt, now)}
      </time>
      {editedAt !== null && (
        <>
          {' · '}
          <time dateTime={editedAt} title={new Date(editedAt).toLocaleString()}>
            edited
          </time>
        </>
      )}
    </>
  );
}
