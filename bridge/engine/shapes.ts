/**
 * The shapes that something was proved for. A shape is the lengths of all suits and the leader: that is its key. It
 * has groups of patterns, and the lead that settled it the last time: often that does so again. Shapes stand in a table
 * of open addresses, the key with the rest, for each look elsewhere is a wait for memory.
 */
import { LINE, hasRoom, take } from './arena';
import { BLOCK_SIZE } from './groups';
import { state } from './state';

/** A shape is a block of groups, with its key and the last cut in front. */
const SIZE: usize = BLOCK_SIZE;
const CUT: usize = 13;

const FIRST_BITS: i32 = 9;

let table: usize = 0;
let bits: i32 = 0;
let count: u32 = 0;

export function keyOf(seat: i32, left: i32): u64 {
  return (state.lengths & 0xffffffffffff) | (u64((left << 2) | seat) << 48);
}

/** The shape of this key, or 0. It stands there until the next one is added. */
export function findShape(key: u64): usize {
  const place = placeOf(key);
  return load<u64>(place) ? place : 0;
}

/** The shape of this key, a new one if there was none; {@link shapesHaveRoom} was asked before. */
export function shapeFor(key: u64): usize {
  const place = placeOf(key);
  if (load<u64>(place)) return place;
  count++;
  store<u64>(place, key);
  store<i8>(place, -1, CUT);
  return place;
}

/** The number of the card that settled it the last time, or -1. */
export function lastCut(shape: usize): i32 {
  return <i32>load<i8>(shape, CUT);
}

export function rememberCut(shape: usize, card: i32): void {
  store<i8>(shape, <i8>card, CUT);
}

export function clearShapes(): void {
  count = 0;
  lay(FIRST_BITS);
}

/** Whether one more may be added. The table is never more than half full: then most are found where they should be. */
export function shapesHaveRoom(): bool {
  if (count << 1 < 1 << bits) return true;
  if (!hasRoom((SIZE << (bits + 1)) + LINE)) return false;
  grow();
  return true;
}

function lay(newBits: i32): void {
  bits = newBits;
  const size = SIZE << bits;
  table = take(size, LINE);
  memory.fill(table, 0, size);
}

/** Into a table twice as large; the room of the old one comes back when all is forgotten. */
function grow(): void {
  const end = table + (SIZE << bits);
  let old = table;
  lay(bits + 1);
  for (; old < end; old += SIZE) {
    const key = load<u64>(old);
    if (key) memory.copy(placeOf(key), old, SIZE);
  }
}

/** Where the key stands, or would. */
function placeOf(key: u64): usize {
  const last = (SIZE << bits) - SIZE;
  let offset = <usize>((key * 0x9e3779b97f4a7c15) >> u64(64 - bits)) * SIZE;
  let other = load<u64>(table + offset);
  while (other !== key && other) {
    offset = (offset + SIZE) & last;
    other = load<u64>(table + offset);
  }
  return table + offset;
}
