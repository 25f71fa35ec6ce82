import { z } from 'zod';
import { id } from './id.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { shortPageQuery } from './page.ts';
import { PRINTABLE_LINES } from './printable.ts';

/** What a user wrote about a board, to present it: nobody else reads it. */
export const presentationNote = z.object({ handId: id, text: z.string() });

export const notesQuery = z.object(shortPageQuery);

export const noteText = z.object({
  text: z
    .string()
    .max(limits.presentationNote, 'Your notes on a board can have 2,000 characters at most.')
    .regex(PRINTABLE_LINES, messages.unprintable)
    .describe('An empty text deletes the note'),
});

export type PresentationNote = z.infer<typeof presentationNote>;
