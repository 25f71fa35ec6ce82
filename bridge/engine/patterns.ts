/**
 * Trees of patterns. A pattern is the owners of the highest cards of each suit, as many as matter, with a lower and
 * an upper bound on the tricks of North and South. Children refine their parent, so that a lookup skips the whole
 * subtree of a pattern that does not fit.
 *
 * A pattern has 32 bits for each suit: the owners that matter, then a 0, then 1s. Adding 1 flips exactly the free
 * bits, those that do not matter, so no separate mask is needed and two patterns fit in a cache line.
 */
import { allocate } from './arena';

const LAYOUT: usize = memory.data(16, 16);
const NEW_PATTERN: usize = memory.data(16, 16);

/** A pattern: 16 bytes of owners, first child, next sibling, bounds and counts. */
export const PATTERN_SIZE: usize = 32;
const CHILD: usize = 16;
const NEXT: usize = 20;
const LOWER: usize = 24;
const UPPER: usize = 25;
const COUNTS: usize = 26;

/** The bits of a suit in a pattern, when its `count` highest cards matter. */
export function suitPattern(owners: u32, count: u32): u32 {
  const free: u32 = 0xffffffff >> (count << 1);
  return (owners & ~free) | (free >> 1);
}

/** How many cards of each suit matter, four bits a suit. */
export function countsOf(pattern: usize): u32 {
  return load<u16>(pattern, COUNTS);
}

export function lowerOf(pattern: usize): i32 {
  return <i32>load<u8>(pattern, LOWER);
}

function upperOf(pattern: usize): i32 {
  return <i32>load<u8>(pattern, UPPER);
}

/** The first pattern that fits the layout and decides whether North and South win `need` tricks; 0 if none does. */
export function findPattern(first: usize, need: i32): usize {
  for (let pattern = first; pattern; pattern = load<u32>(pattern, NEXT)) {
    if (!fits(pattern)) continue;
    if (lowerOf(pattern) >= need || upperOf(pattern) < need) return pattern;
    const child = <usize>load<u32>(pattern, CHILD);
    const found = child ? findPattern(child, need) : 0;
    if (found) return found;
  }
  return 0;
}

/** Sets the layout that {@link findPattern} matches. */
export function setLayout(spades: u32, hearts: u32, diamonds: u32, clubs: u32): void {
  writeSuits(LAYOUT, spades, hearts, diamonds, clubs);
}

/** Sets the pattern that {@link insert} adds. */
export function setNewPattern(spades: u32, hearts: u32, diamonds: u32, clubs: u32): void {
  writeSuits(NEW_PATTERN, spades, hearts, diamonds, clubs);
}

/** One wide store with SIMD: a wide load after several narrow stores would stall, for lack of store forwarding. */
function writeSuits(place: usize, spades: u32, hearts: u32, diamonds: u32, clubs: u32): void {
  if (ASC_FEATURE_SIMD) {
    const majors = i32x4.replace_lane(i32x4.splat(spades), 1, hearts);
    v128.store(place, i32x4.replace_lane(i32x4.replace_lane(majors, 2, diamonds), 3, clubs));
  } else {
    store<u32>(place, spades);
    store<u32>(place, hearts, 4);
    store<u32>(place, diamonds, 8);
    store<u32>(place, clubs, 12);
  }
}

/** Whether the layout matches the pattern. With SIMD a shorter `refines`, because a layout has no free bits. */
function fits(pattern: usize): bool {
  if (ASC_FEATURE_SIMD) {
    const owners = v128.load(pattern);
    return !v128.any_true(v128.andnot(v128.xor(v128.load(LAYOUT), owners), freeOf(owners)));
  }
  return refines(LAYOUT, pattern);
}

/** Whether `one` has the same owners as `other` wherever they matter to `other`; more may matter to `one`. */
function refines(one: usize, other: usize): bool {
  if (ASC_FEATURE_SIMD) return refinesWide(v128.load(one), v128.load(other));
  return (
    refinesSuit(load<u32>(one), load<u32>(other)) &&
    refinesSuit(load<u32>(one, 4), load<u32>(other, 4)) &&
    refinesSuit(load<u32>(one, 8), load<u32>(other, 8)) &&
    refinesSuit(load<u32>(one, 12), load<u32>(other, 12))
  );
}

function refinesSuit(one: u32, other: u32): bool {
  return (((one ^ other) | (one ^ (one + 1))) & ~(other ^ (other + 1))) === 0;
}

function refinesWide(one: v128, other: v128): bool {
  return !v128.any_true(v128.andnot(v128.or(v128.xor(one, other), freeOf(one)), freeOf(other)));
}

function freeOf(pattern: v128): v128 {
  return v128.xor(pattern, i32x4.add(pattern, i32x4.splat(1)));
}

/** Descends while the new pattern refines a pattern, and adds it there; if it exists, tightens its bounds. */
export function insert(root: usize, counts: u32, lower: i32, upper: i32): void {
  let link = root;
  for (let pattern = <usize>load<u32>(link); pattern;) {
    if (!refines(NEW_PATTERN, pattern)) {
      pattern = load<u32>(pattern, NEXT);
      continue;
    }
    if (countsOf(pattern) === counts) {
      if (lowerOf(pattern) < lower) store<u8>(pattern, <u8>lower, LOWER);
      if (upperOf(pattern) > upper) store<u8>(pattern, <u8>upper, UPPER);
      return;
    }
    link = pattern + CHILD;
    pattern = load<u32>(link);
  }
  const made = allocate(PATTERN_SIZE, PATTERN_SIZE);
  if (ASC_FEATURE_SIMD) v128.store(made, v128.load(NEW_PATTERN));
  else memory.copy(made, NEW_PATTERN, 16);
  store<u32>(made, lower | (upper << 8) | (counts << 16), LOWER);
  store<u32>(made, 0, CHILD);
  moveRefinements(link, made);
  store<u32>(made, load<u32>(link), NEXT);
  store<u32>(link, <u32>made);
}

/** Makes the patterns of the list that refine the new one its children. */
function moveRefinements(list: usize, made: usize): void {
  let link = list;
  for (let pattern = <usize>load<u32>(link); pattern; pattern = load<u32>(link)) {
    if (refines(pattern, NEW_PATTERN)) {
      store<u32>(link, load<u32>(pattern, NEXT));
      store<u32>(pattern, load<u32>(made, CHILD), NEXT);
      store<u32>(made, <u32>pattern, CHILD);
    } else link = pattern + NEXT;
  }
}
