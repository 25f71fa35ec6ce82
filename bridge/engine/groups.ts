/**
 * The groups of patterns that a look at a shape goes through: those of one kind, which is the set of suits that matter,
 * and of the same owners of the highest cards of these suits. The name of a group says all this, and leads to its first
 * pattern.
 */
import { hasRoom, take } from './arena';

const SIZE: usize = 8;
const FIRST: usize = 4;
const FIRST_BITS: i32 = 12;

let table: usize = 0;
let bits: i32 = 0;
let count: u32 = 0;

/** Never 0, since shapes are counted from 1. `tops` has the owners of the suits of the kind alone. */
export function groupName(shape: u32, kind: u32, tops: u32): u32 {
  return (shape << 12) | (kind << 8) | tops;
}

/** The first pattern of a group, or 0. */
export function firstOf(name: u32): usize {
  return load<u32>(placeOf(name), FIRST);
}

/** Where the first pattern of a group is written, also of one that is new; {@link groupsHaveRoom} was asked before. */
export function groupFor(name: u32): usize {
  const place = placeOf(name);
  if (!load<u32>(place)) {
    store<u32>(place, name);
    count++;
  }
  return place + FIRST;
}

export function clearGroups(): void {
  count = 0;
  lay(FIRST_BITS);
}

/** Whether one more may be added. The table is never more than half full: then most are found where they should be. */
export function groupsHaveRoom(): bool {
  if (count << 1 < 1 << bits) return true;
  return hasRoom(SIZE << (bits + 1)) && grow();
}

function lay(newBits: i32): void {
  bits = newBits;
  const size = SIZE << bits;
  table = take(size);
  memory.fill(table, 0, size);
}

function grow(): bool {
  const end = table + (SIZE << bits);
  let old = table;
  lay(bits + 1);
  for (; old < end; old += SIZE) {
    const name = load<u32>(old);
    if (name) store<u64>(placeOf(name), load<u64>(old));
  }
  return true;
}

/** Where the name stands, or would. */
function placeOf(name: u32): usize {
  const last = (SIZE << bits) - SIZE;
  let offset = <usize>((name * 0x9e3779b1) >> (32 - bits)) * SIZE;
  let other = load<u32>(table + offset);
  while (other !== name && other) {
    offset = (offset + SIZE) & last;
    other = load<u32>(table + offset);
  }
  return table + offset;
}
