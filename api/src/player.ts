import { z } from 'zod';
import { id } from './id.ts';

/** A person as other players see them. */
export const player = z.object({ id, displayName: z.string() });

export type Player = z.infer<typeof player>;
