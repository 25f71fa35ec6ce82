import type { Comment } from '@bridge-review/api/comments';
import { z } from 'zod';
import type { ReadDraft } from '../../base/draft.ts';

const storedDraft = z.object({
  text: z.string(),
  /** Sent to the server, which has not answered yet. */
  sent: z.object({ content: z.string(), after: z.number() }).nullable(),
});

/** A comment that is being written, and the previous one while it is being sent. */
export type CommentDraft = z.infer<typeof storedDraft>;

export const NO_DRAFT: CommentDraft = { text: '', sent: null };

export function readCommentDraft(stored: unknown): ReadDraft<CommentDraft> | null {
  const { data } = storedDraft.safeParse(stored);
  return data === undefined ? null : { draft: data, fits: true };
}

/** A comment that did not reach the server is back in the box, before what was typed after it. */
export const shownText = ({ text, sent }: CommentDraft, isBack: boolean): string =>
  isBack && sent !== null ? [sent.content, text].filter((part) => part !== '').join('\n\n') : text;

const storedEdit = z.object({ text: z.string(), base: z.string() });

/** A change of one's own comment, and what the comment was when it began. */
type CommentEdit = z.infer<typeof storedEdit>;

export const commentEditOf = ({ content }: Pick<Comment, 'content'>): CommentEdit => ({
  text: content,
  base: content,
});

/** It fits as long as the comment is what it was when the change began. */
export function readCommentEdit(
  stored: unknown,
  { content }: Pick<Comment, 'content'>,
): ReadDraft<CommentEdit> | null {
  const { data } = storedEdit.safeParse(stored);
  // Saved by a page that was left before the response arrived.
  const isSaved = data !== undefined && data.base !== content && data.text.trim() === content;
  return data === undefined || isSaved ? null : { draft: data, fits: data.base === content };
}
