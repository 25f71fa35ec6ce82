/** The lead that settled a position of the same lengths the last time: often it does so again. */
import { state } from './state';

const BITS: i32 = 18;
const CUTS: usize = memory.data(4 << 18, 16);

export function cutKey(seat: i32): u64 {
  return (state.lengths ^ ((<u64>seat) << 61)) * 0x9e3779b97f4a7c15;
}

/** The number of the card, or -1. A card of another position would be worse than none, hence the check. */
export function lastCut(key: u64): i32 {
  const entry = load<u32>(placeOf(key));
  return (entry ^ (<u32>key)) >> 6 ? -1 : (<i32>entry) & 63;
}

export function rememberCut(key: u64, card: u64): void {
  store<u32>(placeOf(key), ((<u32>key) & ~63) | (<u32>ctz(card)));
}

function placeOf(key: u64): usize {
  return CUTS + ((<usize>(key >> (64 - BITS))) << 2);
}

export function forgetCuts(): void {
  memory.fill(CUTS, 0, 4 << BITS);
}
