import type { GameHand } from '@bridge-review/api/hands';
import { callerAt } from '@bridge-review/bridge/auction';
import type { AskedCall } from '@bridge-review/bridge/sampling/call-sampling';
import { sideOf } from '@bridge-review/bridge/side';
import type { BoardAuction } from '../bidding/board-auctions.ts';
import { partnershipOf } from '../hands/partnership-of.ts';

/** Null if the file does not have both hands of the caller's side. */
export function askedCall(
  hand: GameHand,
  { auction, annotations }: BoardAuction,
  index: number,
): AskedCall | null {
  const partnership = partnershipOf(hand, sideOf(callerAt(auction, index)));
  if (partnership === null) return null;
  return { auction, index, annotations, partnership, vulnerability: hand.vulnerability, seed: hand.id };
}
