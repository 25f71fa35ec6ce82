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
