import { z } from 'zod';
import { id, idInPath } from './id.ts';
import { player } from './player.ts';

/** Apart from the other limits, which come with every page. */
export const blockLimits = {
  /** People whom one user has blocked. */
  people: 200,
} as const;

/** Somebody whom the viewer has blocked. */
export const blockedPerson = player.extend({ since: z.string() });

export const newBlock = z.object({ userId: id });

export const blockedInPath = z.object({ userId: idInPath });

export type BlockedPerson = z.infer<typeof blockedPerson>;
