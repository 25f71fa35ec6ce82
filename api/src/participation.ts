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

const playerName = z.string().nullable();

/** The names of a pair as the file has them, without player numbers. */
export const pairNames = z.object({ first: playerName, second: playerName });

/** One of a pair, by the order of its names. */
export const pairPlayer = z.enum(['first', 'second']);

/** The pair of the file's results that a player said was theirs. */
const chosenPair = z.object({
  names: pairNames,
  /** Which of the two the player is; null where they have not said so, or have said another seat since. */
  viewer: pairPlayer.nullable(),
  number: z.string().nullable(),
  /** The bidding records it made that are still as it made them. */
  records: z.int(),
});

export const myParticipation = participation.extend({
  /** The player who named the viewer as partner in this game; null if there is none or the viewer has a partner. */
  suggestedPartner: player.nullable(),
  /** Whether the file says who sat where, so that one's pair can be found in it. */
  hasPairs: z.boolean(),
  pair: chosenPair.nullable(),
  /** In the sample game there is no partner, and bidding is recorded without one. */
  isSample: z.boolean(),
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
export type PairNames = z.infer<typeof pairNames>;
export type PairPlayer = z.infer<typeof pairPlayer>;
export type ChosenPair = z.infer<typeof chosenPair>;
export type MyParticipation = z.infer<typeof myParticipation>;
export type GamePlayer = z.infer<typeof gamePlayer>;
export type MarkAsPlayed = z.infer<typeof markAsPlayed>;
export type PartnershipConflicts = z.infer<typeof partnershipConflicts>;
