import { lengthIn } from '../conditions/holding-facts.ts';
import { cardCode } from './half-deals.ts';
import type { TrackedSeat } from './tracked-seat.ts';

/** The ways to give the unseen cards of a suit to the seats that are drawn, the rest staying for the others. */
export interface SuitSplits {
  /** What the tracked seats can have as features in this suit, one number for each of them. */
  readonly tuples: readonly (readonly number[])[];
  readonly cells: readonly Cell[];
  /** The cards whose rank makes no difference. */
  readonly low: readonly number[];
}

/** The ways with certain lengths. */
export interface Cell {
  /** By tracked seat. */
  readonly lengths: readonly number[];
  /** The tuples that occur. */
  readonly tuples: readonly number[];
  /** By tuple: the number of ways; 0 for those that do not occur. */
  readonly ways: Float64Array;
  /** By tuple: who gets which high cards, and in how many ways the low cards can follow. */
  readonly splits: readonly (readonly Split[])[];
}

interface Split {
  /** By drawn seat: the high cards, and how many of the low ones. */
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly ways: number;
}

/** Seats are drawn, but for one at most at the end of the list, which gets all the rest. */
export function splitSuit(
  suit: number,
  unseen: number,
  seats: readonly TrackedSeat[],
  drawn: number,
): SuitSplits {
  const ranks = seats.reduce((bits, seat) => bits | seat.features.ranks[suit]!, 0);
  const low = bitsOf(unseen & ~ranks).map((bit) => cardCode(suit, bit));
  const lowSplits = lowCounts(low.length, drawn);
  const known = seats.map(({ fixed }) => lengthIn[fixed[suit]!]!);
  const places = new TuplePlaces(seats.length);
  const cells = new Map<number, Draft>();
  for (const high of assignments(bitsOf(unseen & ranks), drawn)) {
    for (const { low: lows, ways } of lowSplits) {
      const lengths = known.map((count, seat) => count + lengthIn[high[seat]!]! + lows[seat]!);
      if (!lengths.every((length, seat) => seats[seat]!.halves.lengths[suit]!.has(length))) continue;
      const place = places.of(
        seats.map(({ fixed, features }, seat) =>
          features.of(suit, (fixed[suit]! | high[seat]!) & features.ranks[suit]!, lengths[seat]!),
        ),
      );
      const key = lengths[0]! * 14 + (lengths[1] ?? 0);
      const cell = cells.get(key) ?? { lengths, splits: [] };
      cells.set(key, cell);
      (cell.splits[place] ??= []).push({ high, low: lows, ways });
    }
  }
  const { tuples } = places;
  return { tuples, cells: Array.from(cells.values(), (cell) => finish(cell, tuples.length)), low };
}

interface Draft {
  readonly lengths: readonly number[];
  /** By tuple, with gaps. */
  readonly splits: Split[][];
}

const finish = ({ lengths, splits }: Draft, count: number): Cell => {
  const ways = new Float64Array(count);
  for (const [tuple, some] of splits.entries()) for (const split of some ?? []) ways[tuple]! += split.ways;
  return { lengths, tuples: [...ways.keys()].filter((tuple) => ways[tuple]! > 0), ways, splits };
};

/** Numbers tuples in the order of first mention. */
class TuplePlaces {
  readonly tuples: number[][] = [];
  readonly #names: readonly Map<number, number>[];
  readonly #places = new Map<number, number>();

  constructor(width: number) {
    this.#names = Array.from({ length: width }, () => new Map<number, number>());
  }

  of(tuple: number[]): number {
    const code = tuple.reduce((sum, each, index) => sum * MANY + placeOf(this.#names[index]!, each), 0);
    const place = placeOf(this.#places, code);
    this.tuples[place] ??= tuple;
    return place;
  }
}

/** More than there are different features of a suit. */
const MANY = 2 ** 15;

/** The place of a number in the order of first mention. */
export function placeOf(places: Map<number, number>, value: number): number {
  const place = places.get(value) ?? places.size;
  if (place === places.size) places.set(value, place);
  return place;
}

/** Each card of a holding, the highest first. */
export const bitsOf = (cards: number): number[] =>
  Array.from({ length: 13 }, (_, index) => 1 << (12 - index)).filter((bit) => cards & bit);

/** Every way to give each card to one of the drawn seats or to the rest, which stands last. */
export function assignments(cards: readonly number[], drawn: number): number[][] {
  let all = [Array.from({ length: drawn + 1 }, () => 0)];
  for (const card of cards)
    all = all.flatMap((owners) => owners.map((held, owner) => owners.with(owner, held | card)));
  return all;
}

/** Every way to part so many low cards between the drawn seats, of which there are one or two, and the rest. */
function lowCounts(total: number, drawn: number): { readonly low: number[]; readonly ways: number }[] {
  const counts = Array.from({ length: total + 1 }, (_, one) => one);
  if (drawn === 1) return counts.map((one) => ({ low: [one, total - one], ways: choose(total, one) }));
  return counts.flatMap((one) =>
    counts.slice(0, total - one + 1).map((two) => ({
      low: [one, two, total - one - two],
      ways: choose(total, one) * choose(total - one, two),
    })),
  );
}

/** How many sets of `count` cards there are out of `total`. */
export function choose(total: number, count: number): number {
  let ways = 1;
  for (let index = 0; index < Math.min(count, total - count); index++)
    ways = (ways * (total - index)) / (index + 1);
  return Math.round(ways);
}
