import type { Comment } from '@bridge-review/api/comments';
import type { User } from '@bridge-review/api/user';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../base/draft.ts';
import { useNow } from '../../base/now.ts';
import { CommentItem } from '../../ui/comment-item.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Prose } from '../../ui/prose.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { commentEditOf, readCommentEdit } from './comment-draft.ts';
import { CommentEdit } from './comment-edit.tsx';
import { authorOf } from './comment-list.ts';
import { commentTime } from './comment-time.ts';

export interface CommentRowProps {
  comment: Comment;
  user: User;
  onDelete: () => void;
  /** The row is folded away, and what had the focus with it. */
  onBlock: () => void;
}

/** Somebody else's comment, with its menu, or folded away if they are blocked; one's own can be edited. */
export function CommentRow(props: CommentRowProps) {
  const { comment, user, onBlock } = props;
  const [shown, setShown] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (shown) row.current?.focus({ preventScroll: true });
  }, [shown]);
  const fold = () => {
    setShown(false);
    onBlock();
  };
  if (comment.userId === user.id) return <OwnComment {...props} />;
  if (comment.isBlocked && !shown) {
    return (
      <li className="flex flex-wrap items-center gap-x-s2 border-line py-s1 text-sm text-ink-3 not-first:border-t first:-mt-s3 first:pt-0 last:-mb-s3 last:pb-0">
        A comment by someone you blocked
        <TextButton className="min-h-tap px-s2" onClick={() => setShown(true)}>
          Show
        </TextButton>
      </li>
    );
  }
  return (
    <CommentItem
      ref={row}
      author={authorOf(comment)}
      time={<Times comment={comment} />}
      actions={
        <span className="-my-s3 -mr-s3 flex">
          <LazyMenu
            trigger={<IconButton icon={Ellipsis} label={`More about the comment by ${authorOf(comment)}`} />}
            load={loadMenu}
          >
            {({ CommentMenu }, opened) => <CommentMenu {...opened} comment={comment} onBlock={fold} />}
          </LazyMenu>
        </span>
      }
    >
      <Prose>{comment.content}</Prose>
    </CommentItem>
  );
}

const loadMenu = () => import('./comment-menu.tsx');

function OwnComment({ comment, user, onDelete }: CommentRowProps) {
  const draft = useDraft(user.id, `comment-${comment.id}`, (stored) => readCommentEdit(stored, comment));
  const editing = draft.value !== null;
  // An edit that is found again does not pull the keyboard to it.
  const [opened, setOpened] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  const close = () => {
    returning.current = true;
    draft.remove();
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
      {...(!editing && {
        actions: (
          <span className="-my-s3 -mr-s3 flex">
            <IconButton
              ref={edit}
              icon={Pencil}
              label="Edit your comment"
              onClick={() => {
                setOpened(true);
                draft.set(commentEditOf(comment));
              }}
            />
            <IconButton icon={Trash2} label="Delete your comment" onClick={onDelete} />
          </span>
        ),
      })}
    >
      {draft.isRestored && <DraftNotice onDiscard={close}>Your unsaved change was kept.</DraftNotice>}
      {draft.offer && (
        <DraftNotice onUse={() => draft.offer?.accept()} onDiscard={draft.offer.discard}>
          {draft.offer.isInOtherTab
            ? 'You have an unsaved change to this comment in another tab.'
            : 'You have an unsaved change to this comment. The comment has changed since.'}
        </DraftNotice>
      )}
      {draft.value !== null ? (
        <CommentEdit
          comment={comment}
          user={user}
          text={draft.value.text}
          onChange={(text) => draft.set({ ...commentEditOf(comment), ...draft.value, text })}
          takesFocus={opened}
          onClose={close}
        />
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
      <Moment at={createdAt}>{commentTime(createdAt, now)}</Moment>
      {editedAt !== null && (
        <>
          {' · '}
          <Moment at={editedAt}>edited</Moment>
        </>
      )}
    </>
  );
}
