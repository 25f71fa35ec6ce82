import { z } from 'zod';
import { call, side, spelledCall } from './bridge-schemas.ts';
import { id, idInPath } from './id.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { player } from './player.ts';

/** How a partnership bid a hand, as one of its two players sees it. It is private to them. */
export const biddingRecord = z.object({
  id,
  handId: id,
  gameId: id,
  /** From the dealer on. */
  biddingSequence: z.array(call),
  createdBy: player,
  /** The other of the two players, from the viewer's side. */
  partner: player,
  /** The side that the two sat on, if one of them has set it. */
  side: side.nullable(),
  /** Counts the changes; sent back with a change, it keeps one from overwriting another's. */
  version: z.int(),
  /** Only who made a record may delete it. */
  mayDelete: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** Whether the auction is legal is checked with the hand's dealer. */
const biddingSequence = z
  .array(spelledCall, messages.noCalls)
  .min(1, messages.noCalls)
  .max(limits.calls, messages.tooManyCalls);

export const newBiddingRecord = z.object({
  partnerId: id,
  biddingSequence,
  gameId: id,
  side: side.nullable().optional().describe('Absent: as in the last record for this game'),
});

export const biddingEdit = z.object({
  biddingSequence,
  side: side.nullable().optional().describe('Absent: stays as it is'),
  version: z.int().optional().describe('The version that was edited; 409 where it is no longer the newest'),
});

export const biddingRecordInPath = z.object({ id: idInPath });

export type BiddingRecord = z.infer<typeof biddingRecord>;
export type NewBiddingRecord = z.infer<typeof newBiddingRecord>;
export type BiddingEdit = z.infer<typeof biddingEdit>;
