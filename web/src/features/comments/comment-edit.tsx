import type { Comment } from '@bridge-review/api/comments';
import { limits } from '@bridge-review/api/limits';
import { messages } from '@bridge-review/api/messages';
import type { User } from '@bridge-review/api/user';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useUpdateComment } from './queries.ts';

export interface CommentEditProps {
  comment: Comment;
  user: User;
  text: string;
  onChange: (text: string) => void;
  /** Whether to take the keyboard focus: after Edit was pressed. */
  takesFocus: boolean;
  onClose: () => void;
}

export function CommentEdit({ comment, user, text, onChange, takesFocus, onClose }: CommentEditProps) {
  const update = useUpdateComment(comment.handId, user);
  const content = text.trim();
  const problem = content.length > limits.comment ? messages.commentTooLong : null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (content === '' || problem !== null || update.isPending) return;
    update.mutate({ id: comment.id, content }, { onSuccess: onClose });
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-s2 grid gap-s2">
      <Field
        label="Edit your comment"
        error={
          problem ??
          (update.isError && `Your change was not saved; it is still here. ${errorMessage(update.error)}`)
        }
      >
        <Textarea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user pressed Edit to write
          autoFocus={takesFocus}
          rows={3}
          value={text}
          onFocus={(event) => event.target.setSelectionRange(text.length, text.length)}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={byKey}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-s2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={content === ''}
          pending={update.isPending}
          pendingText="Saving..."
        >
          Save
        </Button>
      </div>
    </form>
  );
}
