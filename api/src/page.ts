import { z } from 'zod';
import { idInPath } from './id.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const DEFAULT_SIZE = 200;
const LARGEST_SIZE = 500;

/** How lists that may be long are asked for: so many rows, after the place where the last answer ended. */
export const pageQuery = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(LARGEST_SIZE)
    .default(DEFAULT_SIZE)
    .describe('How many rows at most'),
  cursor: idInPath.optional().describe('Where to go on, as the `Link` header of the last answer has it'),
};

/** What a list may be searched for. */
export const searchText = (description: string) =>
  z.string().trim().max(limits.search, messages.searchTooLong).optional().describe(description);
