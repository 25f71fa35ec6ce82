import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { decisionOf } from '@bridge-review/bridge/sampling/decision';
import type { Side } from '@bridge-review/bridge/side';
import { type KnownCalls, allKnownCalls } from '../conditions/known-calls.ts';

/** The calls that a pair knew at its last turn to call, which is what its verdict is about too. */
export function knownCallsOf(
  side: Side,
  hand: GameHand,
  record: BiddingRecord | null,
  table: TableResult | undefined,
): KnownCalls | null {
  const knownCalls = allKnownCalls(hand, record, table);
  return (
    knownCalls && { ...knownCalls, before: decisionOf(knownCalls.auction, side)?.index ?? knownCalls.before }
  );
}
