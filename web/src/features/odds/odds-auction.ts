import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { decisionOf } from '@bridge-review/bridge/sampling/decision';
import type { Side } from '@bridge-review/bridge/side';
import { type HeardAuction, heardAuction } from '../conditions/heard-auction.ts';

/** What a pair had heard at its last turn to call, which is what its verdict is about too. */
export function auctionHeardBy(
  side: Side,
  hand: GameHand,
  record: BiddingRecord | null,
  table: TableResult | undefined,
): HeardAuction | null {
  const heard = heardAuction(hand, record, table);
  return heard && { ...heard, before: decisionOf(heard.auction, side)?.index ?? heard.before };
}
