/**
 * The decision of a pair that a fair verdict judges: its last turn to call. What others call later was not known.
 *
 * ```ts
 * import { parseAuction } from '@bridge-review/bridge/auction';
 * import { unwrap } from '@bridge-review/bridge/result';
 * import { decisionOf } from '@bridge-review/bridge/sampling/decision';
 *
 * const calls = ['2H', '2S', '4H', '4S', 'Pass', 'Pass', 'Pass'];
 * const decision = decisionOf(unwrap(parseAuction('W', calls)), 'NS');
 * decision?.index; // => 5
 * decision?.opposing; // => { level: 4, strain: 'H', doubling: '', declarer: 'W' }
 * ```
 *
 * @module
 */
import { callerAt, contractOf, makeAuction, type Auction } from '../auction.ts';
import { isBid } from '../call.ts';
import type { DeclaredContract } from '../contract.ts';
import { sideOf, type Side } from '../side.ts';

/** A turn to call, and what the pair could defend then. */
export interface Decision {
  /** Of the pair's call; only calls before it were known. */
  readonly index: number;
  /** The opponents' last bid before that, as an undoubled contract; null if they had not bid. */
  readonly opposing: DeclaredContract | null;
  /** The index of that bid; −1 if there is none. */
  readonly opposingAt: number;
}

/** The pair's last turn; null if it has not called yet. */
export function decisionOf(auction: Auction, side: Side): Decision | null {
  const index = auction.calls.findLastIndex((_, at) => sideOf(callerAt(auction, at)) === side);
  if (index < 0) return null;
  const opposingAt = auction.calls.findLastIndex(
    (call, at) => at < index && isBid(call) && sideOf(callerAt(auction, at)) !== side,
  );
  return { index, opposingAt, opposing: opposingAt < 0 ? null : passedOutAt(auction, opposingAt) };
}

/** The contract if all pass after the bid at this index. */
function passedOutAt(auction: Auction, bidAt: number): DeclaredContract | null {
  const calls = auction.calls.slice(0, bidAt + 1);
  const passedOut = makeAuction(auction.dealer, [...calls, 'Pass', 'Pass', 'Pass']);
  const contract = passedOut.ok ? contractOf(passedOut.value) : null;
  return contract === 'Pass' ? null : contract;
}
