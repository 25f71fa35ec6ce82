import { below, fraction, type Random } from '../random.ts';
import { dealLow, sumTuples, type Budget, type Group, type HalfDeals, type Tuples } from './half-deals.ts';
import { placeOf, type Cell, type SuitSplits } from './suit-splits.ts';
import type { SeatHalves } from './tracked-seat.ts';

/** Two suits of which the length of each counts: every way to split the one with every way to split the other. */
export class JoinedSuits implements HalfDeals {
  readonly tuples: Tuples;
  readonly groups: readonly CellGroup[];
  readonly #suits: readonly [SuitSplits, SuitSplits];
  readonly #side: 0 | 1;
  /** The tuple of the second suit that makes a sum, at `tuple of the first * number of sums + sum`; −1 for none. */
  readonly #complements: Int32Array;

  /** Uses up the budget where it would take too long. */
  constructor(
    suits: readonly [SuitSplits, SuitSplits],
    seats: readonly SeatHalves[],
    side: 0 | 1,
    budget: Budget,
  ) {
    this.#suits = suits;
    this.#side = side;
    const [one, other] = suits;
    this.tuples = sumTuples(one.tuples, other.tuples, seats, side);
    const { count, sums } = this.tuples;
    this.#complements = new Int32Array(one.tuples.length * count).fill(-1);
    for (const [index, sum] of sums.entries()) {
      const first = Math.floor(index / other.tuples.length);
      this.#complements[first * count + sum] = index % other.tuples.length;
    }
    this.groups = groupCells(suits, seats, side, this.tuples, budget);
  }

  draw({ number }: Group, tuple: number, random: Random, hands: readonly number[][]): void {
    const { cells, ways } = this.groups[number]!;
    let rest = fraction(random) * ways[tuple]!;
    let found: readonly [Cell, number, Cell, number] | null = null;
    search: for (let cell = 0; cell < cells.length; cell++) {
      const one = cells[cell]![0];
      const other = cells[cell]![1];
      for (let index = 0; index < one.tuples.length; index++) {
        const first = one.tuples[index]!;
        const second = this.#complements[first * ways.length + tuple]!;
        const both = second < 0 ? 0 : one.ways[first]! * other.ways[second]!;
        if (both === 0) continue;
        found = [one, first, other, second];
        rest -= both;
        if (rest < 0) break search;
      }
    }
    const [one, first, other, second] = found!;
    dealSuit(this.#suits[0], one, first, 2 * this.#side, random, hands);
    dealSuit(this.#suits[1], other, second, 2 * this.#side + 1, random, hands);
  }
}

interface CellGroup extends Group {
  readonly cells: [Cell, Cell][];
}

function groupCells(
  [one, other]: readonly [SuitSplits, SuitSplits],
  seats: readonly SeatHalves[],
  side: 0 | 1,
  { count, sums }: Tuples,
  budget: Budget,
): CellGroup[] {
  const numbers = new Map<number, number>();
  const groups: CellGroup[] = [];
  for (const a of one.cells) {
    for (const b of other.cells) {
      const classes = seats.map(
        (seat, index) => seat.classes[side][14 * a.lengths[index]! + b.lengths[index]!]!,
      );
      if (classes.includes(-1)) continue;
      const number = placeOf(
        numbers,
        classes.reduce((code, each) => code * HALVES + each, 0),
      );
      const isNew = number === groups.length;
      budget.steps -= a.tuples.length * b.tuples.length + (isNew ? count : 0);
      if (budget.steps < 0) return groups;
      if (isNew) groups.push({ number, classes, cells: [], ways: new Float64Array(count) });
      const { cells, ways } = groups[number]!;
      cells.push([a, b]);
      addProducts(a, b, other.tuples.length, sums, ways);
    }
  }
  return groups;
}

function addProducts(a: Cell, b: Cell, width: number, sums: Int32Array, ways: Float64Array): void {
  for (const one of a.tuples) {
    const row = one * width;
    const count = a.ways[one]!;
    for (const other of b.tuples) ways[sums[row + other]!]! += count * b.ways[other]!;
  }
}

/** More than there are classes. */
const HALVES = 14 * 14;

/** Deals the suit in one of the ways of the cell that have the tuple. */
function dealSuit(
  { low }: SuitSplits,
  cell: Cell,
  tuple: number,
  suit: number,
  random: Random,
  hands: readonly number[][],
): void {
  const splits = cell.splits[tuple]!;
  let place = 0;
  if (splits.length > 1) {
    let rest = below(random, cell.ways[tuple]!);
    while ((rest -= splits[place]!.ways) >= 0) place++;
  }
  const split = splits[place]!;
  for (let seat = 0; seat < hands.length; seat++) hands[seat]![suit]! |= split.high[seat]!;
  dealLow(low, split.low, random, hands);
}
