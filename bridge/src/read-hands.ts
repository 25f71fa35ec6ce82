/**
 * Hands that stand one by one, as a record that shows only some of them.
 *
 * ```ts
 * import { pointsOf } from '@bridge-review/bridge/hand';
 * import { readHands } from '@bridge-review/bridge/read-hands';
 *
 * const hands = readHands({ N: 'AK2.QJT.8765.432' });
 * hands.N && pointsOf(hands.N); // => 10
 * hands.S; // => null
 * ```
 *
 * @module
 */
import type { HandsBySeat } from './deal-text.ts';
import { type Hand, parseHand } from './hand.ts';
import type { Seat } from './seat.ts';

/** Hands that are there and can be read; the others are unknown. */
export const readHands = ({ N, E, S, W }: { readonly [S in Seat]?: string | undefined }): HandsBySeat => ({
  N: readHand(N),
  E: readHand(E),
  S: readHand(S),
  W: readHand(W),
});

function readHand(text: string | undefined): Hand | null {
  const hand = text === undefined ? null : parseHand(text);
  return hand?.ok ? hand.value : null;
}
