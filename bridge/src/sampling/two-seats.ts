import type { Lengths } from '../conditions/condition.ts';
import { pointsIn } from '../conditions/holding-facts.ts';
import { rankBits } from '../conditions/meets.ts';
import { POINTS_MASK } from './seat-features.ts';
import { possibleFeatures, shapesOf, trackSeat, type SeatCards, type TrackedSeat } from './tracked-seat.ts';

/**
 * One or two seats as one: with two, the condition is that the lengths and points of both together can be those of two
 * hands that meet their conditions. That is necessary, and cheap to count, but not always enough.
 */
export function together(seats: readonly TrackedSeat[], unseen: readonly number[]): TrackedSeat {
  const [one, other] = seats;
  if (!one) throw new RangeError('There is no seat.');
  if (!other) return one;
  const least = new Uint8Array(SHAPES).fill(NONE);
  const most = new Uint8Array(SHAPES);
  const others = pointsByShape(other, unseen);
  for (const [shape, { min, max }] of pointsByShape(one, unseen)) {
    for (const [otherShape, range] of others) {
      const both = shape + otherShape;
      least[both] = Math.min(least[both]!, min + range.min);
      most[both] = Math.max(most[both]!, max + range.max);
    }
  }
  const countsPoints = one.features.countsPoints || other.features.countsPoints;
  const ranks = countsPoints ? rankBits(['A', 'K', 'Q', 'J']) : 0;
  const both: SeatCards = {
    fixed: one.fixed.map((cards, suit) => cards | other.fixed[suit]!),
    size: one.size + other.size,
    features: {
      ranks: unseen.map(() => ranks),
      countsPoints,
      countsLosers: false,
      of: (_, cards) => (countsPoints ? pointsIn[cards]! : 0),
      test: (lengths, points) => {
        const shape = packed(lengths);
        return (
          least[shape] !== NONE && (!countsPoints || (least[shape]! <= points && points <= most[shape]!))
        );
      },
    },
  };
  return trackSeat(both, unseen);
}

/** By shape, the fewest and the most points with which the seat meets its condition. */
function pointsByShape(seat: SeatCards, unseen: readonly number[]): Map<number, Bounds> {
  const { countsPoints, test } = seat.features;
  const totals = possibleFeatures(seat, unseen).totals;
  const bounds = new Map<number, Bounds>();
  for (const shape of shapesOf(seat, unseen)) {
    const fitting = totals
      .filter((features) => test(shape, features))
      .map((features) => features & POINTS_MASK);
    if (fitting.length === 0) continue;
    const all = { min: Math.min(...fitting), max: Math.max(...fitting) };
    bounds.set(packed(shape), countsPoints ? all : { min: 0, max: MOST_POINTS });
  }
  return bounds;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Five bits a suit: two hands may have up to 26 cards of a suit by their shapes. */
const packed = ([S, H, D, C]: Lengths): number => S | (H << 5) | (D << 10) | (C << 15);
const SHAPES = 1 << 20;
const NONE = 255;
const MOST_POINTS = 40;
