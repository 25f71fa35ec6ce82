/**
 * What has been proved: for every shape and kind and owners of the highest cards a tree of patterns, the root of which
 * is the group. To look something up is to find the shape, then the group of each kind that the shape has.
 */
import { clearArena, hasRoom, vacant } from './arena';
import { clearGroups, firstOf, groupFor, groupName, groupsHaveRoom } from './groups';
import { nthHighest, ownersOf } from './owners';
import { PATTERN_SIZE, countsOf, findPattern, insert, lowerOf, suitPattern, writeSuits } from './patterns';
import {
  addKind,
  clearShapes,
  keyOf,
  kindsOf,
  numberOf,
  rememberCut,
  shapeFor,
  shapesHaveRoom,
} from './shapes';
import { CARDS, LANE, WON, state } from './state';

export function clearTable(): void {
  clearArena();
  clearShapes();
  clearGroups();
}

/** A pattern of the shape that settles whether North and South win `need` tricks; 0 where none is known. */
export function lookUp(shape: usize, need: i32): usize {
  const spades = ownersOf(0);
  const hearts = ownersOf(1);
  const diamonds = ownersOf(2);
  const clubs = ownersOf(3);
  const tops = topsOf(spades, hearts, diamonds, clubs);
  const number = numberOf(shape);
  for (let kinds = kindsOf(shape); kinds; kinds &= kinds - 1) {
    const kind = ctz(kinds);
    const first = firstOf(groupName(number, kind, tops & topsMask(kind)));
    if (!first) continue;
    const found = findPattern(first, need, spades, hearts, diamonds, clubs);
    if (found) return found;
  }
  return 0;
}

/** The answer that the pattern gives: who wins, and the lowest card that matters of each suit. */
export function answerOf(pattern: usize, need: i32): u64 {
  const counts = countsOf(pattern);
  const lowest =
    nthHighest(0, counts & 15) |
    nthHighest(1, (counts >> 4) & 15) |
    nthHighest(2, (counts >> 8) & 15) |
    nthHighest(3, counts >> 12);
  return (lowest & CARDS) | (lowerOf(pattern) >= need ? WON : 0);
}

/** Keeps the answer of a search for the position that is now, and the number of the card that settled it, if one did. */
export function keep(seat: i32, left: i32, need: i32, answer: u64, cut: i32): void {
  makeRoom();
  const spades = mattering(0, answer);
  const hearts = mattering(1, answer);
  const diamonds = mattering(2, answer);
  const clubs = mattering(3, answer);
  const counts = spades | (hearts << 4) | (diamonds << 8) | (clubs << 12);
  const kind = u32(spades > 0) | (u32(hearts > 0) << 1) | (u32(diamonds > 0) << 2) | (u32(clubs > 0) << 3);
  const made = vacant();
  writeSuits(
    made,
    suitPattern(ownersOf(0), spades),
    suitPattern(ownersOf(1), hearts),
    suitPattern(ownersOf(2), diamonds),
    suitPattern(ownersOf(3), clubs),
  );
  const tops = topsOf(ownersOf(0), ownersOf(1), ownersOf(2), ownersOf(3)) & topsMask(kind);
  const shape = shapeFor(keyOf(seat, left));
  if (cut >= 0) rememberCut(shape, cut);
  addKind(shape, kind);
  const won = (answer & WON) !== 0;
  insert(
    groupFor(groupName(numberOf(shape), kind, tops)),
    made,
    counts,
    won ? need : 0,
    won ? left : need - 1,
  );
}

/** How many of the highest cards of a suit matter, when those of the answer do. */
function mattering(suit: i32, answer: u64): u32 {
  const relevant = <u32>((answer >> u64(suit << 4)) & LANE);
  const fromLowest = relevant | (0 - relevant);
  return popcnt((<u32>((state.all >> u64(suit << 4)) & LANE)) & fromLowest);
}

/** The owners of the highest cards, two bits a suit. */
function topsOf(spades: u32, hearts: u32, diamonds: u32, clubs: u32): u32 {
  return (spades >> 30) | ((hearts >> 30) << 2) | ((diamonds >> 30) << 4) | ((clubs >> 30) << 6);
}

/** The bits of these that a kind looks at: a kind is a set of suits. */
function topsMask(kind: u32): u32 {
  const spread = (kind | (kind << 2)) & 0x33;
  const apart = (spread | (spread << 1)) & 0x55;
  return apart * 3;
}

/** When there is no more room, all that was proved is forgotten: memory is bounded, and every answer still exact. */
function makeRoom(): void {
  if (!(shapesHaveRoom() && groupsHaveRoom() && hasRoom(PATTERN_SIZE))) clearTable();
}
