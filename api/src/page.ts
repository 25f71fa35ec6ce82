import { z } from 'zod';
import { idInPath } from './id.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const LARGEST_LIMIT = 500;
export const CURSOR = 'Where to go on, as the `Link` header of the last answer has it';

/**
 * How pages of long lists are requested: a number of rows, after the cursor of the previous page. A request for
 * more rows than a page holds gets a full page, and the `Link` to the next one.
 */
const pageOf = (rows: number) => ({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(LARGEST_LIMIT)
    .default(rows)
    .transform((limit) => Math.min(limit, rows))
    .describe(`How many rows at most; a page holds ${rows}`),
  cursor: idInPath.optional().describe(CURSOR),
});

/** Two hundred of the largest rows stay below a megabyte. */
export const pageQuery = pageOf(200);

/** For rows that can be twenty kilobytes long: comments, and tables with their auction and play. */
export const shortPageQuery = pageOf(50);

/** For rows with a comment and what others say of it. */
export const fewRowsQuery = pageOf(20);

/** What a list may be searched for. */
export const searchText = (description: string) =>
  z.string().trim().max(limits.search, messages.searchTooLong).optional().describe(description);
