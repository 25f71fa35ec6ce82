import { newComment } from '@bridge-review/api/comments';
import { limits } from '@bridge-review/api/limits';
import type { User } from '@bridge-review/api/user';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { type ReadDraft, useDraft } from '../../app/draft.ts';
import { sentenceOf } from '../../app/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { Field } from '../../ui/field.tsx';
import { Suit } from '../../ui/suit.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { useCreateComment } from './queries.ts';

export interface CommentFormProps {
  handId: number;
  user: User;
  create: ReturnType<typeof useCreateComment>;
  /** The newest comment there is. */
  newest: number;
}

/** What is typed stays until the server has it: a failure puts it back and says so. */
export function CommentForm({ handId, user, create, newest }: CommentFormProps) {
  const draft = useDraft(user.id, `comment-on-hand-${handId}`, readText);
  const text = draft.value ?? '';
  const setText = (next: string) => (next === '' ? draft.remove() : draft.set(next));
  const content = text.trim();
  const tooLong = content.length > limits.comment;
  const problem = tooLong ? newComment.shape.content.safeParse(text).error?.issues[0]?.message : null;
  const send = () => {
    if (content === '' || tooLong || create.isPending) return;
    setText('');
    create.mutate({ content, after: newest }, { onError: () => setText(text) });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-s3">
      {draft.isRestored && (
        <DraftNotice onDiscard={draft.remove}>Your unposted comment was kept.</DraftNotice>
      )}
      {draft.offer && (
        <DraftNotice onUse={() => draft.offer?.accept()} onDiscard={draft.offer.discard}>
          You have an unposted comment on this hand in another tab.
        </DraftNotice>
      )}
      <Field
        label="Add a comment"
        error={
          problem ??
          (create.isError && `Your comment was not sent; it is still here. ${sentenceOf(create.error)}`)
        }
      >
        <Textarea
          rows={3}
          placeholder="What would you have bid?"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendByKey}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s2">
        <p className="text-sm text-ink-3">
          <SuitHint />
        </p>
        <Button
          type="submit"
          variant="primary"
          disabled={content === '' && !create.isPending}
          pending={create.isPending}
          pendingText="Posting..."
          className="max-sm:w-full"
        >
          Post comment
        </Button>
      </div>
    </form>
  );
}

const readText = (stored: unknown): ReadDraft<string> | null =>
  typeof stored === 'string' ? { draft: stored, fits: true } : null;

function SuitHint() {
  return (
    <>
      <code>!S</code> <code>!H</code> <code>!D</code> <code>!C</code> give{' '}
      <span className="inline-flex gap-[0.4em] align-[-0.08em]">
        <Suit suit="S" />
        <Suit suit="H" />
        <Suit suit="D" />
        <Suit suit="C" />
      </span>
    </>
  );
}
