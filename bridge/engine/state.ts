/**
 * The current position of the search. A set of cards is 64 bits: a lane of 16 for each suit, spades lowest, with the
 * two in bit 0 of the lane and the ace in bit 12. Seats are 0 to 3 for N, E, S, W.
 */

/** The thirteen bits of a suit. */
export const LANE: u64 = 0x1fff;

/** The bits of all 52 cards. */
export const CARDS: u64 = 0x1fff1fff1fff1fff;

/** Set in an answer of the search if North and South win the tricks they need. */
export const WON: u64 = 1 << 63;

@unmanaged
class State {
  /** The cards not yet played, and those of the current trick. */
  all: u64;
  /** How many cards each seat has in each suit: four bits each, at 16 times the suit plus 4 times the seat. */
  lengths: u64;
  /** The lane of the trump suit; 0 at notrump. */
  trumps: u64;
  /** Nodes searched since the engine was loaded. */
  nodes: u64;
  /** Where the next list of moves begins. */
  moves: usize;
  /** The trump suit; 4 at notrump. */
  trump: i32;
}

export const state = changetype<State>(memory.data(64, 16));

const HANDS: usize = memory.data(4 * 8, 16);

export function handOf(seat: i32): u64 {
  return load<u64>(HANDS + ((<usize>seat) << 3));
}

export function setHand(seat: i32, hand: u64): void {
  store<u64>(HANDS + ((<usize>seat) << 3), hand);
}

/** What `state.lengths` loses when the seat plays the card. */
export function lengthUnit(card: u64, seat: i32): u64 {
  return u64(1) << u64(((<i32>ctz(card)) & 48) | (seat << 2));
}

export function lengthOf(suit: i32, seat: i32): i32 {
  return (<i32>(state.lengths >> u64((suit << 4) | (seat << 2)))) & 15;
}

export function laneOf(suit: i32): u64 {
  return LANE << u64(suit << 4);
}

/** The highest of some cards of one suit. */
export function highest(cards: u64): u64 {
  return (u64(1) << 63) >> clz(cards);
}

export function lowest(cards: u64): u64 {
  return cards & (0 - cards);
}

/** The `count`th highest of some cards of one suit. */
export function nthOf(cards: u64, count: i32): u64 {
  let rest = cards;
  let card = highest(rest);
  for (let place = 1; place < count; place++) {
    rest ^= card;
    card = highest(rest);
  }
  return card;
}
