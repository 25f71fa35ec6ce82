import { fraction, type Random } from '../random.ts';
import type { Budget, Group, HalfDeals } from './half-deals.ts';
import { JoinedSuits } from './joined-suits.ts';
import { PooledSuits } from './pooled-suits.ts';
import { splitSuit, type SuitSplits } from './suit-splits.ts';
import type { SeatHalves, TrackedSeat } from './tracked-seat.ts';

/**
 * All ways to give cards to one seat, or to two at once, such that they meet their conditions, and with them one that
 * gets all the rest; counted exactly, and drawn such that each is as likely as any other.
 *
 * A suit is split between the seats in every way, and ways with the same lengths and features are counted together; two
 * suits are joined, and the two halves are looked up in each other. See docs/decisions/0074.
 */
export class FittingDeals {
  /** How many ways there are. */
  readonly count: number;
  readonly #halves: readonly [HalfDeals, HalfDeals];
  readonly #seats: readonly SeatHalves[];
  readonly #entries: Entries;
  /** Room for a list of tuples of the second half. */
  readonly #found: Uint32Array;

  /** Null where it would take too long. The seats are drawn, but for a last one that gets all the rest. */
  static of(
    seats: readonly TrackedSeat[],
    drawn: number,
    unseen: readonly number[],
    steps: number,
  ): FittingDeals | null {
    const budget: Budget = { steps };
    const seatTables = seats.map(({ halves }) => halves);
    const half = (side: 0 | 1): HalfDeals => {
      if (PooledSuits.fits(side, unseen, seats)) return new PooledSuits(side, unseen, seats, drawn);
      const split = (suit: number): SuitSplits => splitSuit(suit, unseen[suit]!, seats, drawn);
      return new JoinedSuits([split(2 * side), split(2 * side + 1)], seatTables, side, budget);
    };
    const halves = [half(0), half(1)] as const;
    const entries = joinHalves(halves, seatTables, budget);
    return entries && new FittingDeals(halves, seatTables, entries);
  }

  private constructor(
    halves: readonly [HalfDeals, HalfDeals],
    seats: readonly SeatHalves[],
    entries: Entries,
  ) {
    this.#halves = halves;
    this.#seats = seats;
    this.#entries = entries;
    this.#found = new Uint32Array(halves[1].tuples.count);
    this.count = entries.sums.at(-1) ?? 0;
  }

  /** Adds the cards of a way to the hands of the drawn seats, by seat and suit. There must be one. */
  draw(random: Random, hands: readonly number[][]): void {
    const { sums, groups, tuples, partners } = this.#entries;
    const entry = firstAbove(sums, fraction(random) * this.count);
    const first = this.#halves[0].groups[groups[entry]!]!;
    const second = this.#halves[1].groups[partners[entry]!]!;
    this.#halves[0].draw(first, tuples[entry]!, random, hands);
    const partner = this.#drawPartner(first, tuples[entry]!, second, random);
    this.#halves[1].draw(second, partner, random, hands);
  }

  /** A tuple of the second half that goes with that of the first. */
  #drawPartner(first: Group, tuple: number, second: Group, random: Random): number {
    const found = this.#found;
    const count = findPartners(this.#halves, this.#seats, first, tuple, second, found);
    let sum = 0;
    for (let index = 0; index < count; index++) sum += second.ways[found[index]!]!;
    let rest = fraction(random) * sum;
    let index = 0;
    for (; index < count - 1; index++) {
      rest -= second.ways[found[index]!]!;
      if (rest < 0) break;
    }
    return found[index]!;
  }
}

/** Pairs of half deals that go together, by group and tuple of the first and group of the second; `sums` adds up. */
interface Entries {
  readonly sums: number[];
  readonly groups: number[];
  readonly tuples: number[];
  readonly partners: number[];
}

function joinHalves(
  halves: readonly [HalfDeals, HalfDeals],
  seats: readonly SeatHalves[],
  budget: Budget,
): Entries | null {
  const entries: Entries = { sums: [], groups: [], tuples: [], partners: [] };
  const [first, second] = halves;
  const found = new Uint32Array(second.tuples.count);
  let sum = 0;
  if (budget.steps < 0) return null;
  for (const group of first.groups) {
    for (const partner of second.groups) {
      if (!seats.every(({ sets }, seat) => sets[group.classes[seat]!]![partner.classes[seat]!]! >= 0))
        continue;
      for (let tuple = 0; tuple < group.ways.length; tuple++) {
        if (group.ways[tuple] === 0) continue;
        const count = findPartners(halves, seats, group, tuple, partner, found);
        let ways = 0;
        for (let index = 0; index < count; index++) ways += partner.ways[found[index]!]!;
        budget.steps -= count + 10;
        if (count === 0) continue;
        entries.sums.push((sum += group.ways[tuple]! * ways));
        entries.groups.push(group.number);
        entries.tuples.push(tuple);
        entries.partners.push(partner.number);
      }
      if (budget.steps < 0) return null;
    }
  }
  return entries;
}

/** The place of the first number above the one given, of numbers that rise. */
function firstAbove(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Puts the tuples of the second group that go with a tuple of the first into `found`, and says how many there are. */
function findPartners(
  [first, second]: readonly [HalfDeals, HalfDeals],
  seats: readonly SeatHalves[],
  group: Group,
  tuple: number,
  partner: Group,
  found: Uint32Array,
): number {
  let count = 0;
  const setOf = (seat: number): number => seats[seat]!.sets[group.classes[seat]!]![partner.classes[seat]!]!;
  for (const place of seats[0]!.partners[setOf(0)]![first.tuples.features[0]![tuple]!]!) {
    const end = second.tuples.starts[place + 1]!;
    for (let other = second.tuples.starts[place]!; other < end; other++) {
      if (partner.ways[other] !== 0) found[count++] = other;
    }
  }
  for (let seat = 1; seat < seats.length; seat++) {
    const allowed = seats[seat]!.allowed[setOf(seat)]!;
    const row = first.tuples.features[seat]![tuple]! * seats[seat]!.features[1].length;
    const features = second.tuples.features[seat]!;
    let kept = 0;
    for (let index = 0; index < count; index++) {
      if (allowed[row + features[found[index]!]!]) found[kept++] = found[index]!;
    }
    count = kept;
  }
  return count;
}
