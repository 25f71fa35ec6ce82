import { biddingRecord, type BiddingRecord } from '@bridge-review/api/bidding';
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
  /** Undefined until it is set. */
  readonly side: Side | null | undefined;
  /** What is changed, as it was when the change began; null for a new record. */
  readonly base: BiddingRecord | null;
}

/** The record that the partner has saved since; null if there is none, or if it equals the draft. */
export function changedMeanwhile(
  { calls, side, base }: BiddingDraft,
  current: BiddingRecord | null,
): BiddingRecord | null {
  if (current === null) return null;
  if (base !== null && base.id === current.id && base.version >= current.version) return null;
  return saysTheSame({ calls, side }, current) ? null : current;
}

const saysTheSame = (
  { calls, side }: Pick<BiddingDraft, 'calls' | 'side'>,
  { biddingSequence, side: savedSide }: BiddingRecord,
): boolean => biddingSequence.join(' ') === calls.join(' ') && (side === undefined || side === savedSide);

const storedDraft = z.object({
  calls: z.array(callSchema),
  side: sideSchema.nullable().optional(),
  base: biddingRecord.nullable(),
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
  const draft = { calls, side: data.side, base: data.base };
  // Saved by a page that was left before the response arrived.
  if (!isSameRecord && current !== null && saysTheSame(draft, current)) return null;
  return {
    draft,
    fits: calls.length === data.calls.length && isSameRecord,
  };
}
