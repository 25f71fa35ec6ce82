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

/** A shape: its key, the next shape in its bucket, which kinds it has, and for each of the 16 kinds its groups. */
const SHAPE_SIZE: usize = 80;
const SHAPE_NEXT: usize = 8;
const SHAPE_KINDS: usize = 12;
const SHAPE_GROUPS: usize = 16;

/** A group: the owners of the highest cards of the suits that matter, its patterns, and the next group. */
const GROUP_SIZE: usize = 16;
const GROUP_FIRST: usize = 4;
const GROUP_NEXT: usize = 8;

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
let maximum: usize = 128 << 20;
/** Pages by which memory grows. */
const STEP: usize = 64;

export function limitMemory(bytes: usize): void {
  maximum = bytes;
}

export function clearTable(): void {
  memory.fill(BUCKETS, 0, 4 << BUCKET_BITS);
  arena = (__heap_base + 15) & ~15;
  limit = min((<usize>memory.size()) << 16, maximum);
}

/** A pattern that settles whether North and South win `need` tricks; 0 where none is known. */
export function lookUp(seat: i32, left: i32, need: i32): usize {
  const shape = findShape(keyOf(seat, left));
  if (!shape) return 0;
  const spades = ownersOf(0);
  const hearts = ownersOf(1);
  const diamonds = ownersOf(2);
  const clubs = ownersOf(3);
  if (!ASC_FEATURE_SIMD) {
    store<u32>(LAYOUT, spades);
    store<u32>(LAYOUT, hearts, 4);
    store<u32>(LAYOUT, diamonds, 8);
    store<u32>(LAYOUT, clubs, 12);
  }
  const tops = topsOf(spades, hearts, diamonds, clubs);
  for (let kinds = load<u32>(shape, SHAPE_KINDS); kinds; kinds &= kinds - 1) {
    const kind = ctz(kinds);
    const group = findGroup(load<u32>(shape + (kind << 2), SHAPE_GROUPS), tops & topsMask(kind));
    if (!group) continue;
    const first = load<u32>(group, GROUP_FIRST);
    const found = ASC_FEATURE_SIMD
      ? searchWide(first, need, wideLayout(spades, hearts, diamonds, clubs))
      : search(first, need);
    if (found) return found;
  }
  return 0;
}

/** The owners of the highest cards, two bits a suit. */
function topsOf(spades: u32, hearts: u32, diamonds: u32, clubs: u32): u32 {
  return (spades >> 24) | ((hearts >> 24) << 2) | ((diamonds >> 24) << 4) | ((clubs >> 24) << 6);
}

/** The bits of these that a kind looks at: a kind is a set of suits. */
function topsMask(kind: u32): u32 {
  const spread = (kind | (kind << 2)) & 0x33;
  const apart = (spread | (spread << 1)) & 0x55;
  return apart * 3;
}

function findGroup(first: usize, tops: u32): usize {
  let group = first;
  while (group && load<u32>(group) !== tops) group = load<u32>(group, GROUP_NEXT);
  return group;
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
  const shape = shapeFor(keyOf(seat, left));
  store<u32>(shape, load<u32>(shape, SHAPE_KINDS) | (1 << kind), SHAPE_KINDS);
  const tops = topsOf(load<u32>(WANTED), load<u32>(WANTED, 4), load<u32>(WANTED, 8), load<u32>(WANTED, 12));
  const group = groupFor(shape + ((<usize>kind) << 2) + SHAPE_GROUPS, tops);
  insert(group + GROUP_FIRST, counts, won ? need : 0, won ? left : need - 1);
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
  memory.fill(shape, 0, SHAPE_SIZE);
  store<u64>(shape, key);
  store<u32>(shape, load<u32>(bucket), SHAPE_NEXT);
  store<u32>(bucket, <u32>shape);
  return shape;
}

function groupFor(groups: usize, tops: u32): usize {
  const found = findGroup(load<u32>(groups), tops);
  if (found) return found;
  const group = take(GROUP_SIZE);
  store<u32>(group, tops);
  store<u32>(group, 0, GROUP_FIRST);
  store<u32>(group, load<u32>(groups), GROUP_NEXT);
  store<u32>(groups, <u32>group);
  return group;
}

/** Put together in a register: to read at once what was just written in parts makes a processor wait. */
function wideLayout(spades: u32, hearts: u32, diamonds: u32, clubs: u32): v128 {
  const majors = i32x4.replace_lane(i32x4.splat(spades), 1, hearts);
  return i32x4.replace_lane(i32x4.replace_lane(majors, 2, diamonds), 3, clubs);
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
  if (arena + PATTERN_SIZE + GROUP_SIZE + SHAPE_SIZE <= limit) return;
  const size: usize = STEP << 16;
  if (limit + size <= maximum && memory.grow(<i32>STEP) >= 0) limit += size;
  else clearTable();
}
