/** Whether any hand meets several conditions at once, as far as points and lengths of suits tell. */
import { anyHand, type Condition, type Lengths, type Range } from '../conditions/condition.ts';
import { suits } from '../suit.ts';

/** For each of the 560 shapes the points that a hand may have: bit 0 to bit 30, and bit 31 for 31 and more. */
export type PossibleHands = Uint32Array;

/** Before anything is known. */
export const allHands = (): PossibleHands => possibleHands(anyHand);

/** Those that may also meet the condition; null if there are none. */
export function narrow(hands: PossibleHands, condition: Condition): PossibleHands | null {
  const fitting = possibleHands(condition);
  const both = new Uint32Array(hands.length);
  let any = 0;
  for (let shape = 0; shape < both.length; shape++) any |= both[shape] = hands[shape]! & fitting[shape]!;
  return any === 0 ? null : both;
}

function possibleHands(condition: Condition): PossibleHands {
  let hands = cache.get(condition);
  if (!hands) {
    hands = Uint32Array.from(shapes(), (lengths) => pointsFor(condition, lengths, true) >>> 0);
    cache.set(condition, hands);
  }
  return hands;
}

const cache = new WeakMap<Condition, PossibleHands>();

/**
 * With which points a hand of these lengths may meet the condition or, for `may` = false, surely does: of controls,
 * honours and losers only a whole hand tells.
 */
function pointsFor(condition: Condition, lengths: Lengths, may: boolean): number {
  switch (condition.kind) {
    case 'points':
      return pointsIn(condition.range);
    case 'length':
      return isIn(condition.range, lengths[suits.indexOf(condition.suit)]!) ? ALL_POINTS : 0;
    case 'balanced':
      return BALANCED.includes(sorted(lengths)) ? ALL_POINTS : 0;
    case 'semibalanced':
      return SEMIBALANCED.includes(sorted(lengths)) ? ALL_POINTS : 0;
    case 'shape':
      return isShape(condition.lengths, condition.order, lengths) ? ALL_POINTS : 0;
    case 'all':
      return condition.conditions.reduce(
        (points, each) => points & pointsFor(each, lengths, may),
        ALL_POINTS,
      );
    case 'any':
      return condition.conditions.reduce((points, each) => points | pointsFor(each, lengths, may), 0);
    case 'not':
      return ~pointsFor(condition.condition, lengths, !may);
    case 'controls':
    case 'honours':
    case 'losers':
      return may ? ALL_POINTS : 0;
  }
}

function pointsIn(range: Range): number {
  let bits = 0;
  for (let points = 0; points <= MOST_POINTS; points++)
    if (isIn(range, points)) bits |= 1 << Math.min(points, 31);
  return bits;
}

const isIn = ({ min, max = Infinity }: Range, count: number): boolean => count >= min && count <= max;

const isShape = (wanted: Lengths, order: 'any' | 'exact', lengths: Lengths): boolean =>
  order === 'exact' ? wanted.join() === lengths.join() : wanted.join() === sorted(lengths);

const sorted = (lengths: Lengths): string => lengths.toSorted((one, other) => other - one).join();

/** All lengths of four suits that add up to 13, made when first asked for. */
function shapes(): readonly Lengths[] {
  if (allShapes.length === 0)
    for (let s = 0; s <= 13; s++)
      for (let h = 0; s + h <= 13; h++)
        for (let d = 0; s + h + d <= 13; d++) allShapes.push([s, h, d, 13 - s - h - d]);
  return allShapes;
}

const allShapes: Lengths[] = [];
const ALL_POINTS = 0xffffffff;
const MOST_POINTS = 37;
const BALANCED = ['4,3,3,3', '4,4,3,2', '5,3,3,2'];
const SEMIBALANCED = ['5,4,2,2', '6,3,2,2'];
