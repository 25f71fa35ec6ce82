import { type Comment, newComment } from '@bridge-review/api/comments';
import { limits } from '@bridge-review/api/limits';
import type { User } from '@bridge-review/api/user';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useState } from 'react';
import { useDraft } from '../../base/draft.ts';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { Field } from '../../ui/field.tsx';
import { Suit } from '../../ui/suit.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type CommentDraft, NO_DRAFT, readCommentDraft, shownText } from './comment-draft.ts';
import { isListed, newestId, type PendingComment } from './comment-list.ts';
import type { useCreateComment } from './queries.ts';

export interface CommentFormProps {
  handId: number;
  user: User;
  create: ReturnType<typeof useCreateComment>;
  /** Null until they have been loaded. */
  comments: readonly Comment[] | null;
}

/** What is typed is kept until the server has it: a failure, or a page that was left too early, puts it back. */
export function CommentForm({ handId, user, create, comments }: CommentFormProps) {
  const draft = useDraft(user.id, `comment-on-hand-${handId}`, readCommentDraft);
  const [posted, setPosted] = useState<PendingComment | null>(null);
  const { sent } = draft.value ?? NO_DRAFT;
  const failed = create.isError && create.variables === sent;
  const isUnderWay = sent !== null && sent === posted && !failed;
  const arrived =
    sent !== null &&
    ((create.isSuccess && create.variables === sent) || isListed(sent, comments ?? [], user.id));
  // Whether a comment that an earlier page sent was saved is unknown until the comments are loaded.
  const isBack = sent !== null && !isUnderWay && !arrived && (failed || comments !== null);
  const text = shownText(draft.value ?? NO_DRAFT, isBack);
  const keep = (next: CommentDraft) =>
    next.text === '' && next.sent === null ? draft.remove() : draft.set(next);
  const setText = (next: string) => keep({ text: next, sent: isBack ? null : sent });
  useEffect(() => {
    if (arrived) keep({ text, sent: null });
  });
  const content = text.trim();
  const tooLong = content.length > limits.comment;
  const problem = tooLong ? newComment.shape.content.safeParse(text).error?.issues[0]?.message : null;
  const send = () => {
    if (content === '' || tooLong || create.isPending) return;
    const comment = { content, after: newestId(comments ?? []) };
    setPosted(comment);
    keep({ text: '', sent: comment });
    create.mutate(comment);
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
      {draft.isRestored && text !== '' && (
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
          (create.isError && `Your comment was not sent; it is still here. ${errorMessage(create.error)}`)
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
