import type { GameHand } from '@bridge-review/api/hands';
import { unwrap } from '@bridge-review/bridge/result';
import { type KnownCards, makeKnownCards } from '@bridge-review/bridge/sampling/known-cards';
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

/** The two hands that are seen. */
export function knownCards({ side, hands: [first, second] }: Partnership): KnownCards {
  const [one, other] = seatsOf(side);
  return unwrap(makeKnownCards({ [one]: first, [other]: second }));
}
