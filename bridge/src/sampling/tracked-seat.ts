import type { Lengths } from '../conditions/condition.ts';
import { lengthIn } from '../conditions/holding-facts.ts';
import type { SeatFeatures } from './seat-features.ts';

/** A seat and what its condition looks at. */
export interface SeatCards {
  /** Its known cards by suit. */
  readonly fixed: readonly number[];
  /** How many cards it has in the end. */
  readonly size: number;
  readonly features: SeatFeatures;
}

/** A seat whose condition is counted. */
export interface TrackedSeat extends SeatCards {
  readonly halves: SeatHalves;
}

/**
 * Which halves of a hand go together. A half is what the hand has in two suits: the lengths of both, and the sum of their
 * features. Halves of different lengths that go with the same others are one class, so that a condition that does not
 * look at single suits has few of them.
 */
export interface SeatHalves {
  /** For spades and hearts, and for diamonds and clubs: the class of two lengths, at `14 * first + second`; −1 for none. */
  readonly classes: readonly [Int16Array, Int16Array];
  /** For each half the features it may have. */
  readonly features: readonly [readonly number[], readonly number[]];
  /** By class of the first and of the second half: the number of the set of features that are allowed; −1 for none. */
  readonly sets: readonly Int16Array[];
  /** By set, and place of the first half's features: the places of the second's that go with it, in order. */
  readonly partners: readonly (readonly (readonly number[])[])[];
  /** The same as a table of 0 and 1, at `place of the first * features[1].length + place of the second`. */
  readonly allowed: readonly Uint8Array[];
  /** By suit: the lengths that occur in an allowed shape. */
  readonly lengths: readonly ReadonlySet<number>[];
}

export const trackSeat = (seat: SeatCards, unseen: readonly number[]): TrackedSeat => ({
  ...seat,
  halves: seatHalves(seat, unseen),
});

function seatHalves(seat: SeatCards, unseen: readonly number[]): SeatHalves {
  const { halves: features, totals } = possibleFeatures(seat, unseen);
  const setNumbers = new Map<string, number>();
  const setOf = new Map<number, number>();
  const lengths = unseen.map(() => new Set<number>());
  for (const shape of shapesOf(seat, unseen)) {
    const members = totals.map((total) => (seat.features.test(shape, total) ? '1' : '0')).join('');
    if (!members.includes('1')) continue;
    if (!setNumbers.has(members)) setNumbers.set(members, setNumbers.size);
    setOf.set(pairKey(half(shape[0], shape[1]), half(shape[2], shape[3])), setNumbers.get(members)!);
    for (const [suit, length] of shape.entries()) lengths[suit]!.add(length);
  }
  const classes = [classesOf(setOf, first), classesOf(setOf, second)] as const;
  const sets = Array.from({ length: 1 + Math.max(-1, ...classes[0]) }, () =>
    new Int16Array(1 + Math.max(-1, ...classes[1])).fill(-1),
  );
  for (const [key, set] of setOf) sets[classes[0][first(key)]!]![classes[1][second(key)]!] = set;
  const place = new Map(totals.map((total, index) => [total, index]));
  const partners = Array.from(setNumbers.keys(), (members) =>
    features[0].map((one) =>
      features[1].flatMap((other, index) => (members[place.get(one + other)!] === '1' ? [index] : [])),
    ),
  );
  const allowed = partners.map((lists) => {
    const table = new Uint8Array(features[0].length * features[1].length);
    for (const [one, list] of lists.entries())
      for (const other of list) table[one * features[1].length + other] = 1;
    return table;
  });
  return { classes, features, sets, partners, allowed, lengths };
}

/** All that the seat's features can be, of spades and hearts, of diamonds and clubs, and of the whole hand. */
export function possibleFeatures(
  seat: SeatCards,
  unseen: readonly number[],
): { readonly halves: readonly [number[], number[]]; readonly totals: number[] } {
  const [S, H, D, C] = unseen.map((cards, suit) => suitFeatures(seat, suit, cards));
  const halves = [sums(S!, H!), sums(D!, C!)] as const;
  return { halves, totals: sums(...halves) };
}

/** All that they can be in a suit. */
function suitFeatures({ fixed, features }: SeatCards, suit: number, unseen: number): number[] {
  const held = fixed[suit]! & features.ranks[suit]!;
  const free = unseen & features.ranks[suit]!;
  const found = new Set<number>();
  for (let cards = free; ; cards = (cards - 1) & free) {
    const low = lengthIn[fixed[suit]! & ~held]! + lengthIn[held | cards]!;
    const most = low + lengthIn[unseen & ~free]!;
    for (let length = low; length <= most; length++) found.add(features.of(suit, held | cards, length));
    if (cards === 0) break;
  }
  return [...found].toSorted((one, other) => one - other);
}

const sums = (some: readonly number[], others: readonly number[]): number[] =>
  [...new Set(some.flatMap((one) => others.map((other) => one + other)))].toSorted(
    (one, other) => one - other,
  );

/** Every way to have `size` cards, those that are known included. */
export function* shapesOf({ fixed, size }: SeatCards, unseen: readonly number[]): Generator<Lengths> {
  const [S, H, D, C] = unseen.map((cards, suit) => {
    const min = lengthIn[fixed[suit]!]!;
    return { min, max: min + lengthIn[cards]! };
  }) as [Bounds, Bounds, Bounds, Bounds];
  for (let s = S.min; s <= S.max; s++)
    for (let h = H.min; h <= H.max; h++)
      for (let d = D.min; d <= D.max; d++) {
        const c = size - s - h - d;
        if (c >= C.min && c <= C.max) yield [s, h, d, c];
      }
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Two lengths as one number. */
const half = (one: number, other: number): number => 14 * one + other;
const HALVES = 14 * 14;
const pairKey = (one: number, other: number): number => one * HALVES + other;
const first = (key: number): number => Math.floor(key / HALVES);
const second = (key: number): number => key % HALVES;

/** Halves with the same sets for the same other halves, which come in the same order, get the same number. */
function classesOf(setOf: ReadonlyMap<number, number>, side: (key: number) => number): Int16Array {
  const other = side === first ? second : first;
  const signatures = new Map<number, string[]>();
  for (const [key, set] of setOf) {
    const signature = signatures.get(side(key)) ?? [];
    signature.push(`${other(key)}:${set}`);
    signatures.set(side(key), signature);
  }
  const numbers = new Map<string, number>();
  const classes = new Int16Array(HALVES).fill(-1);
  for (const [lengths, signature] of signatures) {
    const text = signature.join();
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    classes[lengths] = numbers.get(text)!;
  }
  return classes;
}
