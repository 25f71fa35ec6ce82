/**
 * Whether a hand meets a condition.
 *
 * ```ts
 * import { meets } from '@bridge-review/bridge/conditions/meets';
 * import { parseCondition } from '@bridge-review/bridge/conditions/parse-condition';
 * import { parseHand } from '@bridge-review/bridge/hand';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const hand = unwrap(parseHand('AQ4.KT3.K762.983'));
 * meets(hand, unwrap(parseCondition('12-14, bal, 8 losers'))); // => true
 * meets(hand, unwrap(parseCondition('5+S or 5+H'))); // => false
 * ```
 *
 * @module
 */
import type { Hand } from '../hand.ts';
import { rankHeight } from '../rank.ts';
import type { Suit } from '../suit.ts';
import { conditionTest, rangeTest, type HandReader } from './condition-test.ts';
import type { Condition, Honour } from './condition.ts';
import { controlsIn, lengthIn, losersIn, pointsIn } from './holding-facts.ts';

/** The cards of a hand by suit, as bits. */
export type Holdings = Readonly<Record<Suit, number>>;

/**
 * For one hand. Whoever asks about many makes a {@link handTest} once.
 *
 * @public Part of the package, though no page needs it.
 */
export const meets = (hand: Hand, condition: Condition): boolean => handTest(condition)(hand);

/** The condition as a function of a hand. */
export const handTest = (condition: Condition): ((hand: Holdings) => boolean) =>
  conditionTest(condition, holdingsReader);

/** These ranks as bits of a holding. */
export const rankBits = (ranks: readonly Honour[]): number =>
  ranks.reduce((bits, rank) => bits | (1 << rankHeight(rank)), 0);

const sumOf =
  (table: Uint8Array) =>
  ({ S, H, D, C }: Holdings): number =>
    table[S]! + table[H]! + table[D]! + table[C]!;

const holdingsReader: HandReader<Holdings> = {
  points: sumOf(pointsIn),
  controls: sumOf(controlsIn),
  losers: sumOf(losersIn),
  length: (hand, suit) => lengthIn[hand[suit]]!,
  meetsHonours: ({ suit, ranks, range }) => {
    const bits = rankBits(ranks);
    const isWithin = rangeTest(range);
    return (hand) => isWithin(lengthIn[hand[suit] & bits]!);
  },
};
