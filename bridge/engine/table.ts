/**
 * The transposition table. A lookup finds the shape of the position, then its groups that match the owners of the
 * highest cards, and in these a pattern that fits.
 */
import { CACHE_LINE, clearArena, hasRoom } from './arena';
import { BLOCK_SIZE, groupsFor, nextBlock, rootFor, rootOf } from './groups';
import { nthHighest, ownersOf } from './owners';
import {
  PATTERN_SIZE,
  countsOf,
  findPattern,
  insert,
  lowerOf,
  suitPattern,
  setLayout,
  setNewPattern,
} from './patterns';
import { clearShapes, keyOf, setLastCutoff, shapeFor, shapesHaveRoom } from './shapes';
import { CARDS, LANE, WON, state } from './state';

export function clearTable(): void {
  clearArena();
  clearShapes();
}

/** A pattern that fits and decides whether North and South win `need` tricks; 0 if there is none. */
export function lookUp(shape: usize, need: i32): usize {
  const spades = ownersOf(0);
  const hearts = ownersOf(1);
  const diamonds = ownersOf(2);
  const clubs = ownersOf(3);
  setLayout(spades, hearts, diamonds, clubs);
  const tops = topsOf(spades, hearts, diamonds, clubs);
  for (let block = shape; block; block = nextBlock(block)) {
    for (let groups = groupsFor(block, tops); groups; groups &= groups - 1) {
      const first = load<u32>(rootOf(block, ctz(groups)));
      const found = findPattern(first, need);
      if (found) return found;
    }
  }
  return 0;
}

/** The answer of a pattern: whether North and South win, and the lowest card that matters in each suit. */
export function answerOf(pattern: usize, need: i32): u64 {
  const counts = countsOf(pattern);
  const lowest =
    nthHighest(0, counts & 15) |
    nthHighest(1, (counts >> 4) & 15) |
    nthHighest(2, (counts >> 8) & 15) |
    nthHighest(3, counts >> 12);
  return (lowest & CARDS) | (lowerOf(pattern) >= need ? WON : 0);
}

/** Stores the answer for the current position, and the number of the card that caused the cutoff, or -1 if none did. */
export function storeAnswer(seat: i32, left: i32, need: i32, answer: u64, cutoff: i32): void {
  makeRoom();
  const spades = relevantCount(0, answer);
  const hearts = relevantCount(1, answer);
  const diamonds = relevantCount(2, answer);
  const clubs = relevantCount(3, answer);
  const counts = spades | (hearts << 4) | (diamonds << 8) | (clubs << 12);
  const mask = topsMask(spades, hearts, diamonds, clubs);
  setNewPattern(
    suitPattern(ownersOf(0), spades),
    suitPattern(ownersOf(1), hearts),
    suitPattern(ownersOf(2), diamonds),
    suitPattern(ownersOf(3), clubs),
  );
  const tops = topsOf(ownersOf(0), ownersOf(1), ownersOf(2), ownersOf(3));
  const shape = shapeFor(keyOf(seat, left));
  if (cutoff >= 0) setLastCutoff(shape, cutoff);
  const won = (answer & WON) !== 0;
  insert(rootFor(shape, mask, tops), counts, won ? need : 0, won ? left : need - 1);
}

/** How many cards of the suit are left from the top down to the lowest one in the answer. */
function relevantCount(suit: i32, answer: u64): u32 {
  const relevant = <u32>((answer >> u64(suit << 4)) & LANE);
  const fromLowest = relevant | (0 - relevant);
  return popcnt((<u32>((state.all >> u64(suit << 4)) & LANE)) & fromLowest);
}

/** The owners of the highest card of each suit, two bits a suit. */
function topsOf(spades: u32, hearts: u32, diamonds: u32, clubs: u32): u32 {
  return (spades >> 30) | ((hearts >> 30) << 2) | ((diamonds >> 30) << 4) | ((clubs >> 30) << 6);
}

/** The bits of `topsOf` for the suits in which any card matters, given how many do. */
function topsMask(spades: u32, hearts: u32, diamonds: u32, clubs: u32): u32 {
  return (spades ? 3 : 0) | (hearts ? 12 : 0) | (diamonds ? 48 : 0) | (clubs ? 192 : 0);
}

/** Clears the whole table when it is full: memory stays bounded, and answers stay exact. */
function makeRoom(): void {
  if (!(shapesHaveRoom() && hasRoom(PATTERN_SIZE + BLOCK_SIZE + CACHE_LINE))) clearTable();
}
