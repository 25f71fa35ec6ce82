/**
 * What makes a move likely to settle a position at once. The figures were found by counting positions on random deals:
 * a move's score is the sum of what applies to it, and only the order of the scores counts.
 */

/** A suit to lead, by the owners of its two highest cards (own, LHO's, partner's, RHO's), at notrump, in a side suit, in trumps. */
export const LEAD_TOPS: i32 = 0;
/** For each card that the leader, LHO, partner and RHO have in the suit. */
export const LEAD_LENGTHS: i32 = 48;
/** A void that ruffs: LHO's, RHO's, partner's; then one that does not. */
export const LEAD_VOIDS: i32 = 60;
/** The card led: the highest left, above both opponents, above LHO, above RHO, none of these; and for each rank. */
export const LEAD_CARDS: i32 = 66;
/** Second, third and last hand; the trick is not, or is, partner's; the card loses, leads for now, holds: and ranks. */
export const FOLLOWS: i32 = 84;
/** The same for a trump where another suit was led. */
export const RUFFS: i32 = 120;
/** For each rank, each card of the suit, the highest left, the second, doubleton, singleton, and the others' lengths. */
export const DISCARDS: i32 = 156;
/** The best card of each suit comes before the second best of any. */
export const FIRST_OF_SUIT: i32 = 176;
/** LHO's, then RHO's only card of the suit is the highest. */
export const LONE_TOPS: i32 = 181;

export function weight(place: i32): i32 {
  return load<i32>(WEIGHTS + ((<usize>place) << 2));
}

const WEIGHTS: usize = memory.data<i32>([
  // Tops
  20, 20, 30, 20, 0, 0, 0, 0, 30, 20, 30, 20, 0, 0, 0, 0, 20, 20, 30, 20, 0, 0, 0, 0, 30, 20, 30, 20, 0, 0, 0,
  0, 10, 10, 10, 10, 0, 0, 0, 0, 10, 10, 10, 10, 0, 0, 0, 0,
  // Lengths
  4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0,
  // Voids
  -60, -60, 60, 0, 0, 0,
  // Cards
  20, 5, 0, 0, 0, -1, 20, 5, 0, 0, 0, -1, 20, 5, 0, 0, 0, -1,
  // Follows
  0, -1, 5, -1, 60, -1, 0, -1, 0, -1, 0, -1, 0, -1, 20, -1, 60, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 60, -1,
  0, -1, 0, -1, 0, -1,
  // Ruffs
  -30, -1, 10, -1, 60, -1, -30, -1, 0, -1, 0, -1, -30, -1, 10, -1, 60, -1, -30, -1, 0, -1, 0, -1, -30, -1, 0,
  -1, 60, -1, -30, -1, 0, -1, 0, -1,
  // Discards
  -1, 2, -20, 0, -4, 0, 0, 0, 0, 0, -1, 2, -20, 0, -4, 0, 0, 0, 0, 0,
  // First of suit: leads, discards
  20, 20, 20, 10, 10,
  // Lone tops
  10, 10, 10, 10, 10, 10,
]);
