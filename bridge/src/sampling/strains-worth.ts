/**
 * Which strains are worth solving for a partnership: solving is slow, and a 4–2 fit is never a good choice.
 *
 * ```ts
 * import { parseHand } from '@bridge-review/bridge/hand';
 * import { unwrap } from '@bridge-review/bridge/result';
 * import { makePartnership } from '@bridge-review/bridge/sampling/layouts';
 * import { strainsWorth } from '@bridge-review/bridge/sampling/strains-worth';
 *
 * const hands = ['76.AKJ.AJ9862.32', 'K8.QT976.54.AK84'].map((text) => unwrap(parseHand(text)));
 * strainsWorth(unwrap(makePartnership('NS', hands[0]!, hands[1]!)), []); // => ['NT', 'H', 'D']
 * ```
 *
 * @module
 */
import { lengthOf } from '../holding.ts';
import type { Strain } from '../strain.ts';
import { suits } from '../suit.ts';
import type { Partnership } from './layouts.ts';

/** Notrump, suits in which the two have at least seven cards, and all strains that were bid. */
export const strainsWorth = (
  { hands: [first, second] }: Partnership,
  bid: readonly Strain[],
): readonly Strain[] => [
  'NT',
  ...suits.filter(
    (suit) => lengthOf(first[suit]) + lengthOf(second[suit]) >= LEAST_TRUMPS || bid.includes(suit),
  ),
];

const LEAST_TRUMPS = 7;
