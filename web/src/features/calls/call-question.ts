import type { GameHand } from '@bridge-review/api/hands';
import { callerAt } from '@bridge-review/bridge/auction';
import type { AskedCall } from '@bridge-review/bridge/sampling/call-samples';
import { sideOf } from '@bridge-review/bridge/side';
import type { BoardAuction } from '../bidding/board-auctions.ts';
import type { KnownCalls } from '../conditions/known-calls.ts';
import { partnershipOf } from '../hands/partnership-of.ts';

/** A call of an auction of a board, and the calls before it. */
export interface CallQuestion {
  readonly asked: AskedCall;
  readonly knownCalls: KnownCalls;
  /** The hand's, as for verdicts. */
  readonly seed: number;
}

/** Null if the file does not have both hands of the caller's side. */
export function callQuestion(hand: GameHand, shown: BoardAuction, index: number): CallQuestion | null {
  const { auction } = shown;
  const partnership = partnershipOf(hand, sideOf(callerAt(auction, index)));
  if (partnership === null) return null;
  return {
    asked: { auction, index, partnership, vulnerability: hand.vulnerability },
    knownCalls: { ...shown, before: index },
    seed: hand.id,
  };
}
