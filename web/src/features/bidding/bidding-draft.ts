import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { Call } from '@bridge-review/bridge/call';
import type { Side } from '@bridge-review/bridge/side';

/** A record that is being entered or changed and is not saved yet. */
export interface BiddingDraft {
  readonly calls: readonly Call[];
  /** Undefined while nobody has said anything about it. */
  readonly side: Side | null | undefined;
  /** What is changed, as it was when the change began; null for a new record. */
  readonly base: BiddingRecord | null;
}

/** The record that somebody else has saved since; null where nobody has, or where it says what the draft says. */
export function changedMeanwhile(
  { calls, side, base }: BiddingDraft,
  current: BiddingRecord | null,
): BiddingRecord | null {
  if (current === null) return null;
  if (base !== null && base.id === current.id && base.version >= current.version) return null;
  const same =
    current.biddingSequence.join(' ') === calls.join(' ') && (side === undefined || side === current.side);
  return same ? null : current;
}
