/**
 * The shapes in the transposition table. A shape is the suit lengths of all hands and the leader, which form its
 * key. It has groups of patterns, and the lead that caused the last cutoff, which often does so again. Shapes are
 * stored inline in a hash table with open addressing, so that a lookup usually fetches one cache line.
 */
import { CACHE_LINE, allocate, hasRoom } from './arena';
import { BLOCK_SIZE } from './groups';
import { state } from './state';

/** A shape is its first block of groups, whose header has the key (at 0) and the last cutoff. */
const SIZE: usize = BLOCK_SIZE;
const LAST_CUTOFF: usize = 13;

const FIRST_BITS: i32 = 9;

let table: usize = 0;
let bits: i32 = 0;
let count: u32 = 0;

/** The lengths of three suits are enough: those of clubs follow from the number of tricks left. */
export function keyOf(seat: i32, left: i32): u64 {
  return (state.lengths & 0xffffffffffff) | (u64((left << 2) | seat) << 48);
}

/** The shape with this key, or 0. The address is valid until the next {@link shapesHaveRoom}, which may move shapes. */
export function findShape(key: u64): usize {
  const slot = slotOf(key);
  return load<u64>(slot) ? slot : 0;
}

/** The shape with this key, added if missing. Call {@link shapesHaveRoom} first. */
export function shapeFor(key: u64): usize {
  const slot = slotOf(key);
  if (load<u64>(slot)) return slot;
  count++;
  store<u64>(slot, key);
  store<i8>(slot, -1, LAST_CUTOFF);
  return slot;
}

/** The number of the card that caused the last cutoff, or -1. */
export function lastCutoffOf(shape: usize): i32 {
  return <i32>load<i8>(shape, LAST_CUTOFF);
}

export function setLastCutoff(shape: usize, card: i32): void {
  store<i8>(shape, <i8>card, LAST_CUTOFF);
}

export function clearShapes(): void {
  count = 0;
  allocateTable(FIRST_BITS);
}

/** Whether one more shape fits. Keeps the table at most half full, so that most are found at the first probe. */
export function shapesHaveRoom(): bool {
  if (count << 1 < 1 << bits) return true;
  if (!hasRoom((SIZE << (bits + 1)) + CACHE_LINE)) return false;
  grow();
  return true;
}

function allocateTable(newBits: i32): void {
  bits = newBits;
  const size = SIZE << bits;
  table = allocate(size, CACHE_LINE);
  memory.fill(table, 0, size);
}

/** Rehashes into a table twice as large. The memory of the old one is freed only with the whole arena. */
function grow(): void {
  const end = table + (SIZE << bits);
  let old = table;
  allocateTable(bits + 1);
  for (; old < end; old += SIZE) {
    const key = load<u64>(old);
    if (key) memory.copy(slotOf(key), old, SIZE);
  }
}

/** The slot of the key, or the empty one where it belongs: linear probing. */
function slotOf(key: u64): usize {
  const last = (SIZE << bits) - SIZE;
  let offset = <usize>((key * 0x9e3779b97f4a7c15) >> u64(64 - bits)) * SIZE;
  let other = load<u64>(table + offset);
  while (other !== key && other) {
    offset = (offset + SIZE) & last;
    other = load<u64>(table + offset);
  }
  return table + offset;
}
