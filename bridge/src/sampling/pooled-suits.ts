import { lengthIn } from '../conditions/holding-facts.ts';
import { below, fraction, type Random } from '../random.ts';
import { cardCode, dealLow, sumTuples, type Group, type HalfDeals, type Tuples } from './half-deals.ts';
import { assignments, bitsOf, choose } from './suit-splits.ts';
import type { SeatHalves, TrackedSeat } from './tracked-seat.ts';

/**
 * Two suits of which only the length of both together counts. Their low cards are one heap, so that there are far fewer
 * ways to tell apart than where each suit is split on its own.
 */
export class PooledSuits implements HalfDeals {
  readonly tuples: Tuples;
  readonly groups: readonly SizeGroup[];
  readonly #suits: readonly [number, number];
  readonly #low: readonly number[];
  readonly #high: readonly [number[][], number[][]];
  /** By tuple. */
  readonly #terms: readonly Term[][];

  constructor(side: 0 | 1, unseen: readonly number[], tracked: readonly TrackedSeat[], drawn: number) {
    const seats = tracked.map(({ halves }) => halves);
    const suits = [2 * side, 2 * side + 1] as const;
    const ranks = (suit: number): number =>
      tracked.reduce((bits, { features }) => bits | features.ranks[suit]!, 0);
    const high = (suit: number): number[][] => assignments(bitsOf(unseen[suit]! & ranks(suit)), drawn);
    const features = (suit: number, owners: readonly number[]): number[] =>
      tracked.map(({ fixed, features: { of, ranks: asked } }, seat) =>
        of(suit, (fixed[suit]! | owners[seat]!) & asked[suit]!, 0),
      );
    this.#suits = suits;
    this.#low = suits.flatMap((suit) =>
      bitsOf(unseen[suit]! & ~ranks(suit)).map((bit) => cardCode(suit, bit)),
    );
    this.#high = [high(suits[0]), high(suits[1])];
    const [some, others] = this.#high;
    this.tuples = sumTuples(
      some.map((owners) => features(suits[0], owners)),
      others.map((owners) => features(suits[1], owners)),
      seats,
      side,
    );
    this.#terms = termsOf(some, others, this.tuples, drawn);
    const known = tracked.map(({ fixed }) => lengthIn[fixed[suits[0]]!]! + lengthIn[fixed[suits[1]]!]!);
    const total = lengthIn[unseen[suits[0]]!]! + lengthIn[unseen[suits[1]]!]!;
    const classes = seats.map((seat) => classesBySum(seat, side));
    const groups: SizeGroup[] = [];
    for (let one = 0; one <= total; one++) {
      for (let two = 0; two <= (drawn > 1 ? total - one : 0); two++) {
        const sizes = drawn > 1 ? [one, two, total - one - two] : [one, total - one];
        const of = classes.map((bySum, seat) => bySum[known[seat]! + sizes[seat]!] ?? -1);
        if (of.includes(-1)) continue;
        const ways = Float64Array.from(this.#terms, (terms) =>
          terms.reduce((sum, term) => sum + term.pairs.length * this.#lowWays(term, sizes), 0),
        );
        groups.push({ number: groups.length, classes: of, sizes, ways });
      }
    }
    this.groups = groups;
  }

  /** Whether nothing that is tracked depends on how long either suit is. */
  static fits(side: 0 | 1, unseen: readonly number[], tracked: readonly TrackedSeat[]): boolean {
    return tracked.every(({ fixed, features, halves }) => {
      if (features.countsLosers) return false;
      const bySum = classesBySum(halves, side);
      const [one, other] = [2 * side, 2 * side + 1];
      for (let a = lengthIn[fixed[one]!]!; a <= lengthIn[fixed[one]! | unseen[one]!]!; a++)
        for (let b = lengthIn[fixed[other]!]!; b <= lengthIn[fixed[other]! | unseen[other]!]!; b++)
          if (halves.classes[side][14 * a + b] !== (bySum[a + b] ?? -1)) return false;
      return true;
    });
  }

  draw({ number }: Group, tuple: number, random: Random, hands: readonly number[][]): void {
    const { sizes, ways } = this.groups[number]!;
    const terms = this.#terms[tuple]!;
    let rest = fraction(random) * ways[tuple]!;
    let found = terms[0]!;
    for (const term of terms) {
      const count = term.pairs.length * this.#lowWays(term, sizes);
      if (count === 0) continue;
      found = term;
      rest -= count;
      if (rest < 0) break;
    }
    const pair = found.pairs[below(random, found.pairs.length)]!;
    const width = this.#high[1].length;
    const owners = [this.#high[0][Math.floor(pair / width)]!, this.#high[1][pair % width]!] as const;
    for (let seat = 0; seat < hands.length; seat++) {
      hands[seat]![this.#suits[0]]! |= owners[0][seat]!;
      hands[seat]![this.#suits[1]]! |= owners[1][seat]!;
    }
    const low = found.counts.map((count, seat) => sizes[seat]! - count);
    dealLow(this.#low, low, random, hands);
  }

  /** In how many ways the low cards fill hands of these sizes up. */
  #lowWays({ counts }: Term, sizes: readonly number[]): number {
    let left = this.#low.length;
    let ways = 1;
    for (let seat = 0; seat < counts.length; seat++) {
      const missing = sizes[seat]! - counts[seat]!;
      if (missing < 0 || missing > left) return 0;
      ways *= chooseTable[left]![missing]!;
      left -= missing;
    }
    return ways;
  }
}

interface SizeGroup extends Group {
  /** How many cards of the two suits each drawn seat gets, and the rest. */
  readonly sizes: readonly number[];
}

/** Ways to give the high cards that have the same tuple and the same number of cards for each drawn seat. */
interface Term {
  readonly counts: readonly number[];
  /** Two assignments, at `first * number of the second + second`. */
  readonly pairs: number[];
}

function termsOf(
  some: readonly (readonly number[])[],
  others: readonly (readonly number[])[],
  { count, sums }: Tuples,
  drawn: number,
): Term[][] {
  const counts = (owners: readonly number[]): number[] =>
    owners.slice(0, drawn).map((cards) => lengthIn[cards]!);
  const ours = some.map(counts);
  const theirs = others.map(counts);
  const byTuple = Array.from({ length: count }, () => new Map<number, Term>());
  for (const [pair, tuple] of sums.entries()) {
    const one = ours[Math.floor(pair / others.length)]!;
    const other = theirs[pair % others.length]!;
    const key = 32 * (one[0]! + other[0]!) + (drawn > 1 ? one[1]! + other[1]! : 0);
    const term = byTuple[tuple]!.get(key);
    if (term) term.pairs.push(pair);
    else byTuple[tuple]!.set(key, { counts: one.map((each, seat) => each + other[seat]!), pairs: [pair] });
  }
  return byTuple.map((terms) => [...terms.values()]);
}

/** By the sum of both lengths: a class that occurs. */
function classesBySum({ classes }: SeatHalves, side: 0 | 1): number[] {
  const bySum: number[] = [];
  for (const [lengths, each] of classes[side].entries())
    if (each >= 0) bySum[Math.floor(lengths / 14) + (lengths % 14)] = each;
  return bySum;
}

const chooseTable = Array.from({ length: 27 }, (_, total) =>
  Array.from({ length: total + 1 }, (_each, count) => choose(total, count)),
);
