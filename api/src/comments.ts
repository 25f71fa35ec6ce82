import { z } from 'zod';
import { id, idInPath } from './id.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { shortPageQuery } from './page.ts';
import { PRINTABLE_LINES } from './printable.ts';

export const comment = z.object({
  id,
  handId: id,
  userId: id,
  /** The author's display name; null if there is no such user. */
  userName: z.string().nullable(),
  content: z.string(),
  createdAt: z.string(),
  /** Null if it was never edited. */
  editedAt: z.string().nullable(),
  /** Whether the viewer has blocked its author. */
  isBlocked: z.boolean(),
});

/** Not only blanks and what nobody sees. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

const content = z
  .string(messages.comment)
  .trim()
  .max(limits.comment, messages.commentTooLong)
  .regex(PRINTABLE_LINES, messages.unprintable)
  .refine((text) => VISIBLE.test(text), messages.comment);

export const newComment = z.object({
  content,
  userLevel: z.string().max(50).optional().describe('Accepted and otherwise unused'),
});

export const commentEdit = z.object({ content });

export const commentsQuery = z.object({
  ...shortPageQuery,
  partnershipOnly: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: only the comments of oneself and of the partner named for the game'),
  userId: idInPath.optional().describe('With `partnershipOnly`: must be one’s own'),
});

export const commentInPath = z.object({ id: idInPath });

export type Comment = z.infer<typeof comment>;
export type CommentEdit = z.infer<typeof commentEdit>;
