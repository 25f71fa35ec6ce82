import { z } from 'zod';

/** Something about a hand has changed. Events carry no content, so that they cannot reveal what the client may not read. */
export const handEvent = z.object({ changed: z.enum(['comments', 'bidding', 'analysis', 'results']) });

export type HandEvent = z.infer<typeof handEvent>;
