/**
 * Hands that stand one by one, as a record that shows only some of them.
 *
 * ```ts
 * import { formatHand, parseHand, pointsOf } from '@bridge-review/bridge/hand';
 * import { readHands } from '@bridge-review/bridge/read-hands';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const hands = readHands({ N: formatHand(unwrap(parseHand('AK2.QJT.8765.432'))) });
 * hands.N && pointsOf(hands.N); // => 10
 * hands.S; // => null
 * ```
 *
 * @module
 */
import type { HandsBySeat } from './deal-text.ts';
import { type HandText, readHand } from './hand.ts';
import type { Seat } from './seat.ts';

/** Hands that are there; the others are unknown. */
export const readHands = ({
  N = null,
  E = null,
  S = null,
  W = null,
}: {
  readonly [S in Seat]?: HandText | null | undefined;
}): HandsBySeat => ({
  N: N && readHand(N),
  E: E && readHand(E),
  S: S && readHand(S),
  W: W && readHand(W),
});
