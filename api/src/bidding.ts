import { z } from 'zod';
import { call, side, spelledCall } from './bridge-schemas.ts';
import { id, idInPath } from './id.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { player } from './player.ts';
import { PRINTABLE } from './printable.ts';

/** Apart from the other limits and messages, which come with every page. */
export const EXPLANATION_MAX = 200;

export const explanationMessages = {
  tooLong: 'An explanation can have 200 characters at most.',
  twice: 'A call can be explained once.',
  noCall: 'There is no such call to explain.',
} as const;

/** What the pair says of one of its calls: that it was alerted, what it means, or both. */
const callAnnotation = z.object({
  /** The call's index in the auction. */
  call: z.int(),
  alerted: z.boolean(),
  note: z.string().nullable(),
});

/** How a partnership bid a hand, as one of its two players sees it. It is private to them. */
export const biddingRecord = z.object({
  id,
  handId: id,
  gameId: id,
  /** From the dealer on. */
  biddingSequence: z.array(call),
  /** In the order of the calls, at most one for each. */
  annotations: z.array(callAnnotation),
  createdBy: player,
  /** The other of the two players, from the viewer's side; null in the sample game. */
  partner: player.nullable(),
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

const note = z
  .string()
  .trim()
  .max(EXPLANATION_MAX, explanationMessages.tooLong)
  .regex(PRINTABLE, messages.unprintable)
  .nullable()
  .transform((text) => text || null);

const annotations = z
  .array(
    callAnnotation.extend({
      call: z
        .int()
        .min(0, explanationMessages.noCall)
        .max(limits.calls - 1, explanationMessages.noCall),
      note,
    }),
  )
  .max(limits.calls, messages.tooManyCalls)
  .refine((list) => new Set(list.map(({ call: at }) => at)).size === list.length, explanationMessages.twice)
  .transform((list) =>
    list
      .filter(({ alerted, note: text }) => alerted || text !== null)
      .toSorted((one, other) => one.call - other.call),
  )
  .optional();

export const newBiddingRecord = z.object({
  partnerId: id.nullable().describe('Null in the sample game, and only there'),
  biddingSequence,
  annotations: annotations.describe('Absent: none'),
  gameId: id,
  side: side.nullable().optional().describe('Absent: as in the last record for this game'),
});

export const biddingEdit = z.object({
  biddingSequence,
  annotations: annotations.describe('Absent: those of calls that stay as they are'),
  side: side.nullable().optional().describe('Absent: stays as it is'),
  version: z.int().optional().describe('The version that was edited; 409 where it is no longer the newest'),
});

export const biddingRecordInPath = z.object({ id: idInPath });

export type BiddingRecord = z.infer<typeof biddingRecord>;
export type NewBiddingRecord = z.infer<typeof newBiddingRecord>;
export type BiddingEdit = z.infer<typeof biddingEdit>;
export type CallAnnotation = z.infer<typeof callAnnotation>;
