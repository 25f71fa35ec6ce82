import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand } from '@bridge-review/api/hands';
import { contractOf } from '@bridge-review/bridge/auction';
import { type DeclaredContract, readContract } from '@bridge-review/bridge/contract';
import { type Side, sideOf } from '@bridge-review/bridge/side';
import { auctionOf } from '../bidding/recorded-auction.ts';

/** What was bid on a hand, and whether by the viewer's partnership or at the table in the file. */
export interface BidContract {
  readonly contract: DeclaredContract;
  readonly tag: 'yours' | 'played';
}

/** Null if the other side declared or the board was passed out: there is nothing to compare with. */
export function bidContract(hand: GameHand, record: BiddingRecord | null, side: Side): BidContract | null {
  const own = record && contractOf(auctionOf(hand.dealer, record.biddingSequence));
  if (own) return own !== 'Pass' && sideOf(own.declarer) === side ? { contract: own, tag: 'yours' } : null;
  const played = hand.finalContract && readContract(hand.finalContract);
  if (played === null || played === 'Pass' || hand.declarer === null) return null;
  return sideOf(hand.declarer) === side
    ? { contract: { ...played, declarer: hand.declarer }, tag: 'played' }
    : null;
}
