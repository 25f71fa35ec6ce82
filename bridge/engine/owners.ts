/**
 * The layout of a suit by relative rank: the owners of the cards left, from the top down, two bits a card. Computed
 * once for a deal, for every subset of the suit that may be left.
 */
import { LANE, handOf, state } from './state';

const SETS = 1 << 13;
const OWNERS: usize = memory.data(4 * 8192 * 4, 16);
/** Stands for no card: a bit outside the thirteen of the suit, so that a lookup needs no branch. */
const NO_RANK: i32 = 13;
const NTH: usize = memory.data(8192 * 16, 16);

/** The owners of the cards left in the suit, the highest card's in the top two bits. */
export function ownersOf(suit: i32): u32 {
  const left = <usize>((state.all >> u64(suit << 4)) & LANE);
  return load<u32>(OWNERS + ((((<usize>suit) << 13) + left) << 2));
}

/** The `count`th highest card left in the suit; for 0, a bit outside `CARDS`. */
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
