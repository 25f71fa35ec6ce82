import { below, type Random } from '../random.ts';
import type { SeatHalves } from './tracked-seat.ts';

/** The ways to give two suits to the seats that are drawn. */
export interface HalfDeals {
  readonly tuples: Tuples;
  readonly groups: readonly Group[];
  /** Adds the cards of a way of the group with the tuple to the hands of the drawn seats, by seat and suit. */
  draw(group: Group, tuple: number, random: Random, hands: readonly number[][]): void;
}

/** The ways in which every tracked seat has lengths of a certain class. */
export interface Group {
  /** Its place in the list. */
  readonly number: number;
  /** By tracked seat. */
  readonly classes: readonly number[];
  /** By tuple. */
  readonly ways: Float64Array;
}

/** What the tracked seats can have as features in two suits, one number for each of them. */
export interface Tuples {
  readonly count: number;
  /** By seat and tuple: the place of the features. Tuples of which the first seat has the same are neighbours. */
  readonly features: readonly Uint16Array[];
  /** At each place of the first seat's features: the first tuple that has it. One more at the end. */
  readonly starts: Uint32Array;
  /** The tuple that two tuples of the suits make, at `first * number of the second suit's + second`. */
  readonly sums: Int32Array;
}

/** Steps that may still be taken: each is about a nanosecond or two. */
export interface Budget {
  steps: number;
}

/** All sums of a tuple of the one suit and a tuple of the other. */
export function sumTuples(
  some: readonly (readonly number[])[],
  others: readonly (readonly number[])[],
  seats: readonly SeatHalves[],
  side: 0 | 1,
): Tuples {
  const places = seats.map(({ features }) => new Map(features[side].map((value, place) => [value, place])));
  const radixes = seats.map(({ features }) => features[side].length);
  const codes = new Float64Array(some.length * others.length);
  let index = 0;
  for (const one of some) {
    for (const other of others) {
      let code = 0;
      for (let seat = 0; seat < seats.length; seat++)
        code = code * radixes[seat]! + places[seat]!.get(one[seat]! + other[seat]!)!;
      codes[index++] = code;
    }
  }
  const distinct = [...new Set(codes)].toSorted((a, b) => a - b);
  const numbers = new Map(distinct.map((code, number) => [code, number]));
  const features = radixes.map((radix, seat) => {
    const unit = radixes.slice(seat + 1).reduce((product, each) => product * each, 1);
    return Uint16Array.from(distinct, (code) => Math.floor(code / unit) % radix);
  });
  const starts = new Uint32Array(radixes[0]! + 1);
  for (const place of features[0]!) starts[place + 1]!++;
  for (let place = 0; place < radixes[0]!; place++) starts[place + 1]! += starts[place]!;
  const sums = Int32Array.from(codes, (code) => numbers.get(code)!);
  return { count: distinct.length, features, starts, sums };
}

/** A card with its suit: the bit of its rank, and the place of the suit above. */
export const cardCode = (suit: number, bit: number): number => (suit << 13) | bit;

/** Adds a card to a hand by suit. */
export const addCard = (hand: number[], card: number): void => {
  hand[card >> 13]! |= card & 0x1fff;
};

/** Gives so many of the cards to the first hand, and so many to the second if there is one, at random. */
export function dealLow(
  cards: readonly number[],
  counts: readonly number[],
  random: Random,
  hands: readonly number[][],
): void {
  let one = counts[0]!;
  let two = hands.length > 1 ? counts[1]! : 0;
  for (let left = cards.length; one + two > 0; left--) {
    const pick = below(random, left);
    if (pick < one) {
      addCard(hands[0]!, cards[left - 1]!);
      one--;
    } else if (pick < one + two) {
      addCard(hands[1]!, cards[left - 1]!);
      two--;
    }
  }
}
