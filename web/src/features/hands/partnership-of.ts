import type { GameHand } from '@bridge-review/api/hands';
import { type Partnership, makePartnership } from '@bridge-review/bridge/sampling/layouts';
import { type Side, seatsOf } from '@bridge-review/bridge/side';
import { dealOf } from './deal-of.ts';

/** The two hands of a side; null if the file does not have both. */
export function partnershipOf(hand: GameHand, side: Side): Partnership | null {
  const hands = dealOf(hand);
  const [one, other] = seatsOf(side);
  const [first, second] = [hands[one], hands[other]];
  const partnership = first && second ? makePartnership(side, first, second) : null;
  return partnership?.ok ? partnership.value : null;
}
