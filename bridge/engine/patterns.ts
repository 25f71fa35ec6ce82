/**
 * Trees of patterns. A pattern is the owners of the highest cards of each suit, as many as mattered, with the fewest and
 * the most tricks that North and South win from there. What stands below a pattern refines it, so that a look at one
 * that does not fit passes over all of these.
 *
 * Of each suit a pattern has 32 bits: the owners that matter, then a 0, then 1s. So the bits that do not matter are
 * those that change when 1 is added, and two patterns share what memory delivers at once.
 */
import { take } from './arena';

const LAYOUT: usize = memory.data(16, 16);
const WANTED: usize = memory.data(16, 16);

/** A pattern: 16 bytes of owners, its refinements, its next sibling, bounds and counts. */
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

/** The first pattern that fits the layout and settles whether North and South win `need` tricks; 0 if none does. */
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

/** The layout that {@link findPattern} looks for. */
export function setLayout(spades: u32, hearts: u32, diamonds: u32, clubs: u32): void {
  writeSuits(LAYOUT, spades, hearts, diamonds, clubs);
}

/** The pattern that {@link insert} puts in. */
export function setWanted(spades: u32, hearts: u32, diamonds: u32, clubs: u32): void {
  writeSuits(WANTED, spades, hearts, diamonds, clubs);
}

/** All at once where that can be: to read at once what was just written in parts makes a processor wait. */
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

/** Whether the layout, of which nothing is free, refines the pattern. */
function fits(pattern: usize): bool {
  if (ASC_FEATURE_SIMD) {
    const owners = v128.load(pattern);
    return !v128.any_true(v128.andnot(v128.xor(v128.load(LAYOUT), owners), freeOf(owners)));
  }
  return refines(LAYOUT, pattern);
}

/** Whether the one has all the owners of the other, and perhaps more. */
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

/** Puts the wanted pattern below the most refined one that it refines, unless it is there. */
export function insert(root: usize, counts: u32, lower: i32, upper: i32): void {
  let link = root;
  for (let pattern = <usize>load<u32>(link); pattern;) {
    if (!refines(WANTED, pattern)) {
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
  const made = take(PATTERN_SIZE, PATTERN_SIZE);
  if (ASC_FEATURE_SIMD) v128.store(made, v128.load(WANTED));
  else memory.copy(made, WANTED, 16);
  store<u32>(made, lower | (upper << 8) | (counts << 16), LOWER);
  store<u32>(made, 0, CHILD);
  adopt(link, made);
  store<u32>(made, load<u32>(link), NEXT);
  store<u32>(link, <u32>made);
}

/** Moves the patterns of the list that refine the new one below it. */
function adopt(list: usize, made: usize): void {
  let link = list;
  for (let pattern = <usize>load<u32>(link); pattern; pattern = load<u32>(link)) {
    if (refines(pattern, WANTED)) {
      store<u32>(link, load<u32>(pattern, NEXT));
      store<u32>(pattern, load<u32>(made, CHILD), NEXT);
      store<u32>(made, <u32>pattern, CHILD);
    } else link = pattern + NEXT;
  }
}
