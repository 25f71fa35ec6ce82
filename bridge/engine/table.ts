/**
 * What has been proved, by shape: for the lengths of all suits and the leader, a tree of patterns. A pattern is the
 * owners of the highest cards of each suit, as many as mattered, with the fewest and the most tricks that North and
 * South win from there. What stands below a pattern refines it, so that a look at one that does not fit passes over
 * all of these.
 */
import { nthHighest, ownersMask, ownersOf } from './owners';
import { LANE, WON, lowest, state } from './state';

const BUCKET_BITS: i32 = 17;
const BUCKETS: usize = memory.data(4 << 17, 16);
const LAYOUT: usize = memory.data(16, 16);
const WANTED: usize = memory.data(16, 16);
const MASK: usize = memory.data(16, 16);

/** A shape: its key, its patterns, and the next shape in its bucket. */
const SHAPE_SIZE: usize = 16;
const SHAPE_FIRST: usize = 8;
const SHAPE_NEXT: usize = 12;
const KINDS: u64 = u64(1023) << 54;

/** A pattern: the owners that matter, which bits of them, its refinements, its next sibling, bounds and counts. */
const PATTERN_SIZE: usize = 48;
const P_MASK: usize = 16;
const P_CHILD: usize = 32;
const P_NEXT: usize = 36;
const P_LOWER: usize = 40;
const P_UPPER: usize = 41;
const P_COUNTS: usize = 42;

let arena: usize = 0;
let limit: usize = 0;
/** All that an engine takes, in bytes. */
const MAXIMUM: usize = 128 << 20;
/** Pages by which memory grows. */
const STEP: usize = 64;

export function clearTable(): void {
  memory.fill(BUCKETS, 0, 4 << BUCKET_BITS);
  arena = (__heap_base + 15) & ~15;
  limit = (<usize>memory.size()) << 16;
}

/** A pattern that settles whether North and South win `need` tricks; 0 where none is known. */
export function lookUp(seat: i32, left: i32, need: i32): usize {
  const key = keyOf(seat, left);
  const shape = findShape(key | KINDS);
  if (!shape) return 0;
  for (let suit = 0; suit < 4; suit++) store<u32>(LAYOUT + ((<usize>suit) << 2), ownersOf(suit));
  for (let kinds = load<u32>(shape, SHAPE_FIRST); kinds; kinds &= kinds - 1) {
    const list = findShape(key | topsOf(LAYOUT, ctz(kinds)));
    if (!list) continue;
    const first = load<u32>(list, SHAPE_FIRST);
    const found = ASC_FEATURE_SIMD ? searchWide(first, need, wideLayout()) : search(first, need);
    if (found) return found;
  }
  return 0;
}

/** The owners of the highest cards of those suits that matter, as the last part of a key. */
function topsOf(layout: usize, kind: i32): u64 {
  const tops =
    (kind & 1) * (1 + (load<u32>(layout) >> 24)) +
    ((kind >> 1) & 1) * (1 + (load<u32>(layout, 4) >> 24)) * 5 +
    ((kind >> 2) & 1) * (1 + (load<u32>(layout, 8) >> 24)) * 25 +
    (kind >> 3) * (1 + (load<u32>(layout, 12) >> 24)) * 125;
  return u64(tops) << 54;
}

/** The answer that the pattern gives: who wins, and the lowest card that matters of each suit. */
export function answerOf(pattern: usize, need: i32): u64 {
  const counts = <i32>load<u16>(pattern, P_COUNTS);
  let answer = <i32>load<u8>(pattern, P_LOWER) >= need ? WON : 0;
  for (let suit = 0; suit < 4; suit++) {
    const count = (counts >> (suit << 2)) & 15;
    if (count) answer |= nthHighest(suit, count);
  }
  return answer;
}

/** Keeps the answer of a search for the position that is now. */
export function keep(seat: i32, left: i32, need: i32, answer: u64): void {
  makeRoom();
  let counts = 0;
  let kind = 0;
  for (let suit = 0; suit < 4; suit++) {
    const relevant = (answer >> u64(suit << 4)) & LANE;
    let mask: u32 = 0;
    if (relevant) {
      const all = (state.all >> u64(suit << 4)) & LANE;
      const count = <i32>popcnt(all & (0 - lowest(relevant)));
      counts |= count << (suit << 2);
      kind |= 1 << suit;
      mask = ownersMask(count);
    }
    store<u32>(MASK + ((<usize>suit) << 2), mask);
    store<u32>(WANTED + ((<usize>suit) << 2), ownersOf(suit) & mask);
  }
  const won = (answer & WON) !== 0;
  const key = keyOf(seat, left);
  const shape = shapeFor(key | KINDS);
  store<u32>(shape, load<u32>(shape, SHAPE_FIRST) | (1 << kind), SHAPE_FIRST);
  insert(shapeFor(key | topsOf(WANTED, kind)) + SHAPE_FIRST, counts, won ? need : 0, won ? left : need - 1);
}

function keyOf(seat: i32, left: i32): u64 {
  return (state.lengths & 0xffffffffffff) | (u64((left << 2) | seat) << 48);
}

function bucketOf(key: u64): usize {
  return BUCKETS + ((<usize>((key * 0x9e3779b97f4a7c15) >> (64 - BUCKET_BITS))) << 2);
}

function findShape(key: u64): usize {
  let shape = <usize>load<u32>(bucketOf(key));
  while (shape && load<u64>(shape) !== key) shape = load<u32>(shape, SHAPE_NEXT);
  return shape;
}

function shapeFor(key: u64): usize {
  const found = findShape(key);
  if (found) return found;
  const shape = take(SHAPE_SIZE);
  const bucket = bucketOf(key);
  store<u64>(shape, key);
  store<u32>(shape, 0, SHAPE_FIRST);
  store<u32>(shape, load<u32>(bucket), SHAPE_NEXT);
  store<u32>(bucket, <u32>shape);
  return shape;
}

/** Put together in a register: to read at once what was just written in parts makes a processor wait. */
function wideLayout(): v128 {
  let layout = i32x4.splat(ownersOf(0));
  layout = i32x4.replace_lane(layout, 1, ownersOf(1));
  layout = i32x4.replace_lane(layout, 2, ownersOf(2));
  return i32x4.replace_lane(layout, 3, ownersOf(3));
}

/** As `search`, all suits compared at once. */
function searchWide(first: usize, need: i32, layout: v128): usize {
  for (let pattern = first; pattern; pattern = load<u32>(pattern, P_NEXT)) {
    if (v128.any_true(v128.and(v128.xor(layout, v128.load(pattern)), v128.load(pattern, P_MASK)))) continue;
    if (<i32>load<u8>(pattern, P_LOWER) >= need || <i32>load<u8>(pattern, P_UPPER) < need) return pattern;
    const child = <usize>load<u32>(pattern, P_CHILD);
    if (child) {
      const found = searchWide(child, need, layout);
      if (found) return found;
    }
  }
  return 0;
}

function search(first: usize, need: i32): usize {
  for (let pattern = first; pattern; pattern = load<u32>(pattern, P_NEXT)) {
    if (!fits(LAYOUT, pattern)) continue;
    if (<i32>load<u8>(pattern, P_LOWER) >= need || <i32>load<u8>(pattern, P_UPPER) < need) return pattern;
    const child = <usize>load<u32>(pattern, P_CHILD);
    if (child) {
      const found = search(child, need);
      if (found) return found;
    }
  }
  return 0;
}

/** Whether the layout has the owners of the pattern. */
function fits(layout: usize, pattern: usize): bool {
  return agrees(layout, pattern, pattern + P_MASK);
}

/** Whether two layouts are the same where the mask looks. */
function agrees(one: usize, other: usize, mask: usize): bool {
  if (ASC_FEATURE_SIMD) {
    return !v128.any_true(v128.and(v128.xor(v128.load(one), v128.load(other)), v128.load(mask)));
  }
  return (
    (((load<u32>(one) ^ load<u32>(other)) & load<u32>(mask)) |
      ((load<u32>(one, 4) ^ load<u32>(other, 4)) & load<u32>(mask, 4)) |
      ((load<u32>(one, 8) ^ load<u32>(other, 8)) & load<u32>(mask, 8)) |
      ((load<u32>(one, 12) ^ load<u32>(other, 12)) & load<u32>(mask, 12))) ===
    0
  );
}

/** Whether every suit has at least as many owners in the one as in the other. */
function atLeast(counts: i32, other: i32): bool {
  return (
    (counts & 15) >= (other & 15) &&
    (counts & 0xf0) >= (other & 0xf0) &&
    (counts & 0xf00) >= (other & 0xf00) &&
    (counts & 0xf000) >= (other & 0xf000)
  );
}

/** Puts the wanted pattern below the most refined one that it refines. */
function insert(root: usize, counts: i32, lower: i32, upper: i32): void {
  let link = root;
  for (let pattern = <usize>load<u32>(link); pattern;) {
    const known = <i32>load<u16>(pattern, P_COUNTS);
    if (atLeast(counts, known) && fits(WANTED, pattern)) {
      if (known === counts) {
        if (<i32>load<u8>(pattern, P_LOWER) < lower) store<u8>(pattern, <u8>lower, P_LOWER);
        if (<i32>load<u8>(pattern, P_UPPER) > upper) store<u8>(pattern, <u8>upper, P_UPPER);
        return;
      }
      link = pattern + P_CHILD;
      pattern = load<u32>(link);
      continue;
    }
    pattern = load<u32>(pattern, P_NEXT);
  }
  const made = take(PATTERN_SIZE);
  if (ASC_FEATURE_SIMD) {
    v128.store(made, v128.load(WANTED));
    v128.store(made, v128.load(MASK), P_MASK);
  } else {
    memory.copy(made, WANTED, 16);
    memory.copy(made + P_MASK, MASK, 16);
  }
  store<u8>(made, <u8>lower, P_LOWER);
  store<u8>(made, <u8>upper, P_UPPER);
  store<u16>(made, <u16>counts, P_COUNTS);
  store<u32>(made, 0, P_CHILD);
  adopt(link, made, counts);
  store<u32>(made, load<u32>(link), P_NEXT);
  store<u32>(link, <u32>made);
}

/** Moves the patterns of the list that refine the new one below it. */
function adopt(list: usize, made: usize, counts: i32): void {
  let link = list;
  for (let pattern = <usize>load<u32>(link); pattern; pattern = load<u32>(link)) {
    if (atLeast(<i32>load<u16>(pattern, P_COUNTS), counts) && agrees(pattern, WANTED, MASK)) {
      store<u32>(link, load<u32>(pattern, P_NEXT));
      store<u32>(pattern, load<u32>(made, P_CHILD), P_NEXT);
      store<u32>(made, <u32>pattern, P_CHILD);
    } else link = pattern + P_NEXT;
  }
}

/** Room that nobody else has; `keep` has made sure that there is some. */
function take(size: usize): usize {
  const place = arena;
  arena += size;
  return place;
}

/** When there is no more room, all that was proved is forgotten: memory is bounded, and every answer still exact. */
function makeRoom(): void {
  if (arena + PATTERN_SIZE + 2 * SHAPE_SIZE <= limit) return;
  const size: usize = STEP << 16;
  if (limit + size <= MAXIMUM && memory.grow(<i32>STEP) >= 0) limit += size;
  else {
    clearTable();
  }
}
