import { biddingRecord, type BiddingRecord, type CallAnnotation } from '@bridge-review/api/bidding';
import { call as callSchema, side as sideSchema } from '@bridge-review/api/bridge-schemas';
import type { GameHand } from '@bridge-review/api/hands';
import type { Call } from '@bridge-review/bridge/call';
import type { Side } from '@bridge-review/bridge/side';
import { z } from 'zod';
import type { ReadDraft } from '../../base/draft.ts';
import { auctionOf } from './recorded-auction.ts';

/** A record that is being entered or changed and is not saved yet. */
export interface BiddingDraft {
  readonly calls: readonly Call[];
  /** What is said of the calls, in their order. */
  readonly annotations: readonly CallAnnotation[];
  /** Undefined until it is set. */
  readonly side: Side | null | undefined;
  /** What is changed, as it was when the change began; null for a new record. */
  readonly base: BiddingRecord | null;
  /** Whether the editor was left to look at the board, to be continued later. */
  readonly isLeft: boolean;
}

/** Whether there is anything in it that its record does not have. */
export const isBegun = ({ calls, annotations, side, base }: BiddingDraft): boolean =>
  side !== undefined ||
  calls.join(' ') !== (base?.biddingSequence ?? []).join(' ') ||
  annotations.map(textOf).join() !== (base?.annotations ?? []).map(textOf).join();

/** The record that the partner has saved since; null if there is none, or if it equals the draft. */
export function changedMeanwhile(
  { base, ...draft }: BiddingDraft,
  current: BiddingRecord | null,
): BiddingRecord | null {
  if (current === null) return null;
  if (base !== null && base.id === current.id && base.version >= current.version) return null;
  return saysTheSame(draft, current) ? null : current;
}

const saysTheSame = (
  { calls, annotations, side }: Omit<BiddingDraft, 'base' | 'isLeft'>,
  saved: BiddingRecord,
): boolean =>
  saved.biddingSequence.join(' ') === calls.join(' ') &&
  annotations.map(textOf).join() === saved.annotations.map(textOf).join() &&
  (side === undefined || side === saved.side);

const textOf = ({ call, alerted, note }: CallAnnotation): string => JSON.stringify([call, alerted, note]);

/** Says something else of a call; nothing at all if it is neither alerted nor explained. */
export const withAnnotation = (
  annotations: readonly CallAnnotation[],
  annotation: CallAnnotation,
): CallAnnotation[] =>
  [
    ...annotations.filter(({ call }) => call !== annotation.call),
    ...(annotation.alerted || annotation.note !== null ? [annotation] : []),
  ].toSorted((one, other) => one.call - other.call);

/** Changes the calls; what was said of calls that are gone goes with them. */
export const withCalls = (draft: BiddingDraft, calls: readonly Call[]): BiddingDraft => ({
  ...draft,
  calls,
  annotations: draft.annotations.filter(({ call }) => call < calls.length),
});

/** None in drafts that were stored before calls could be explained. */
const annotations = biddingRecord.shape.annotations.default([]);

const storedDraft = z.object({
  calls: z.array(callSchema),
  annotations,
  side: sideSchema.nullable().optional(),
  base: biddingRecord.extend({ annotations }).nullable(),
  isLeft: z.boolean().default(false),
});

/** A stored draft fits as long as its auction is legal and the record is the one whose change began. */
export function readDraft(
  stored: unknown,
  { dealer }: Pick<GameHand, 'dealer'>,
  current: BiddingRecord | null,
): ReadDraft<BiddingDraft> | null {
  const { data } = storedDraft.safeParse(stored);
  if (data === undefined) return null;
  const { calls } = auctionOf(dealer, data.calls);
  const isSameRecord = data.base?.id === current?.id && data.base?.version === current?.version;
  const draft = withCalls({ ...data, side: data.side }, calls);
  // Saved by a page that was left before the response arrived.
  if (!isSameRecord && current !== null && saysTheSame(draft, current)) return null;
  return {
    draft,
    fits: calls.length === data.calls.length && isSameRecord,
  };
}
