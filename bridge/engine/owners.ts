/**
 * Who owns the cards of a suit that are left, from the top down, two bits a card: the layout of a suit when only the
 * order of its cards counts. Made once for a deal, for every set of cards of a suit that may be left.
 */
import { LANE, handOf, state } from './state';

const SETS = 1 << 13;
const OWNERS: usize = memory.data(4 * 8192 * 4, 16);
/** A bit that no card has, for to look up is quicker than to ask. */
const NO_RANK: i32 = 13;
const NTH: usize = memory.data(8192 * 16, 16);

/** The owners of the cards of `suit` that are left: 32 bits, the highest card's owner on top. */
export function ownersOf(suit: i32): u32 {
  const left = <usize>((state.all >> u64(suit << 4)) & LANE);
  return load<u32>(OWNERS + ((((<usize>suit) << 13) + left) << 2));
}

/** The card of the suit that is at place `count` from the top of those left, 1 the highest; at place 0, none. */
export function nthHighest(suit: i32, count: u32): u64 {
  const left = <usize>((state.all >> u64(suit << 4)) & LANE);
  return u64(1) << u64((suit << 4) | (<i32>load<u8>(NTH + (left << 4) + <usize>count)));
}

export function fillOwners(): void {
  for (let suit = 0; suit < 4; suit++) {
    const table = OWNERS + ((<usize>suit) << 15);
    store<u32>(table, 0);
    for (let left = 1; left < SETS; left++) {
      const rest = left & (left - 1);
      const card = u64(left ^ rest) << u64(suit << 4);
      const owner: u32 = handOf(1) & card ? 1 : handOf(2) & card ? 2 : handOf(3) & card ? 3 : 0;
      const above = load<u32>(table + ((<usize>rest) << 2));
      store<u32>(table + ((<usize>left) << 2), above | (owner << (30 - 2 * popcnt(rest))));
    }
  }
}

export function fillPlaces(): void {
  for (let left = 0; left < SETS; left++) {
    let rest = left;
    store<u8>(NTH + ((<usize>left) << 4), <u8>NO_RANK);
    for (let count = 1; rest !== 0; count++) {
      const rank = 31 - clz(rest);
      store<u8>(NTH + ((<usize>left) << 4) + <usize>count, <u8>rank);
      rest ^= 1 << rank;
    }
  }
}
