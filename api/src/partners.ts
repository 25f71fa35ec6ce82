import { z } from 'zod';
import { id, idInPath } from './id.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { player } from './player.ts';

/** A player as the list of partners and the search show them. */
export const partner = player.extend({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

export const newPartner = z.object({ partnerId: id });

export const partnerInPath = z.object({ partnerId: idInPath });

export const userSearch = z.object({
  query: z
    .string()
    .trim()
    .max(limits.search, messages.searchTooLong)
    .optional()
    .describe('Part of a name or an address; 2 characters find where a word begins, fewer find nobody'),
});

export type Partner = z.infer<typeof partner>;
