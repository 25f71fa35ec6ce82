import { z } from 'zod';
import { seat } from './bridge-schemas.ts';
import { id, idInPath } from './id.ts';
import { player } from './player.ts';

/** Whether a user played a game, with which partner and in which seat. */
export const participation = z.object({
  isPlaying: z.boolean(),
  partner: player.nullable(),
  seat: seat.nullable(),
});

export const myParticipation = participation.extend({
  /** The player who named the viewer as partner in this game; null if there is none or the viewer has a partner. */
  suggestedPartner: player.nullable(),
});

/** A user who has marked a game as played. */
export const gamePlayer = player.extend({ partner: player.nullable(), seat: seat.nullable() });

/** Absent fields stay unchanged, null clears them. */
export const markAsPlayed = z.object({
  partnerId: id.nullable().optional(),
  seat: seat.nullable().optional(),
});

export const playerInPath = z.object({ id: idInPath, userId: idInPath });

export const gameDataQuery = z.object({ userId: idInPath });

export const conflictsQuery = z.object({ partnerId: idInPath });

/** Hands that the chosen partner has already bid with another player; empty unless they named the viewer as partner. */
export const partnershipConflicts = z.object({
  hasConflicts: z.boolean(),
  conflictingHands: z.array(z.object({ id, boardNumber: z.int() })),
});

export type Participation = z.infer<typeof participation>;
export type MyParticipation = z.infer<typeof myParticipation>;
export type GamePlayer = z.infer<typeof gamePlayer>;
export type MarkAsPlayed = z.infer<typeof markAsPlayed>;
export type PartnershipConflicts = z.infer<typeof partnershipConflicts>;
