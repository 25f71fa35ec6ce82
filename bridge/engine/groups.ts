/**
 * The groups of patterns of a shape. A group holds the patterns in which the same suits matter and the highest cards
 * of these suits have the same owners. A block of eight groups fills one cache line: fetching that line is most of
 * the cost of a lookup, and few shapes have more than eight groups.
 */
import { CACHE_LINE, allocate } from './arena';

/** A block: fields of the shape (in the first block only), next block, group count; masks, tops, first patterns. */
export const BLOCK_SIZE: usize = CACHE_LINE;
const NEXT: usize = 8;
const COUNT: usize = 12;
const MASKS: usize = 16;
const TOPS: usize = 24;
const FIRSTS: usize = 32;
const GROUPS_PER_BLOCK: u32 = 8;

export function nextBlock(block: usize): usize {
  return load<u32>(block, NEXT);
}

/** The groups of a block that match `tops`, the owners of the highest card of each suit, as a bit set. */
export function groupsFor(block: usize, tops: u32): u32 {
  const count = countOf(block);
  if (ASC_FEATURE_SIMD) {
    const masked = v128.and(i8x16.splat(<i8>tops), v128.load64_zero(block, MASKS));
    return i8x16.bitmask(i8x16.eq(masked, v128.load64_zero(block, TOPS))) & ((1 << count) - 1);
  }
  let groups: u32 = 0;
  for (let place: u32 = 0; place < count; place++) {
    if ((tops & load<u8>(block + place, MASKS)) === load<u8>(block + place, TOPS)) groups |= 1 << place;
  }
  return groups;
}

/** The address of the pointer to a group's first pattern. */
export function rootOf(block: usize, place: u32): usize {
  return block + FIRSTS + (place << 2);
}

/** The same for the group with exactly this mask, added if missing, which may allocate one block. */
export function rootFor(first: usize, mask: u32, tops: u32): usize {
  for (let block = first; block; block = nextBlock(block)) {
    for (let groups = groupsFor(block, tops); groups; groups &= groups - 1) {
      const place = ctz(groups);
      if (load<u8>(block + place, MASKS) === mask) return rootOf(block, place);
    }
  }
  return add(first, mask, tops & mask);
}

/** Keeps groups sorted by mask: if several patterns match, the search does best with the one of the lowest mask. */
function add(first: usize, mask: u32, tops: u32): usize {
  let block = first;
  let place: u32 = 0;
  while (place < countOf(block) && load<u8>(block + place, MASKS) < mask) {
    if (++place < GROUPS_PER_BLOCK) continue;
    place = 0;
    block = nextBlock(block) || append(block);
  }
  makeGap(block, place);
  write(block, place, mask, tops, 0);
  return rootOf(block, place);
}

/** Shifts the groups from `gap` on by one; the last of a full block goes to the next block. */
function makeGap(block: usize, gap: u32): void {
  const count = countOf(block);
  if (count < GROUPS_PER_BLOCK) store<u8>(block, <u8>(count + 1), COUNT);
  else {
    const next = nextBlock(block) || append(block);
    makeGap(next, 0);
    copy(block, GROUPS_PER_BLOCK - 1, next, 0);
  }
  for (let place = min(count, GROUPS_PER_BLOCK - 1); place > gap; place--)
    copy(block, place - 1, block, place);
}

function copy(from: usize, place: u32, to: usize, toPlace: u32): void {
  const first = load<u32>(rootOf(from, place));
  write(to, toPlace, load<u8>(from + place, MASKS), load<u8>(from + place, TOPS), first);
}

function write(block: usize, place: u32, mask: u32, tops: u32, first: u32): void {
  store<u8>(block + place, <u8>mask, MASKS);
  store<u8>(block + place, <u8>tops, TOPS);
  store<u32>(rootOf(block, place), first);
}

function countOf(block: usize): u32 {
  return load<u8>(block, COUNT);
}

function append(last: usize): usize {
  const block = allocate(BLOCK_SIZE, CACHE_LINE);
  memory.fill(block, 0, BLOCK_SIZE);
  store<u32>(last, <u32>block, NEXT);
  return block;
}
