import { z } from 'zod';

/** Something about a hand is no longer as it was. What it is now is asked for, so that an event never tells too much. */
export const handEvent = z.object({ changed: z.enum(['comments', 'bidding', 'analysis']) });

export type HandEvent = z.infer<typeof handEvent>;
