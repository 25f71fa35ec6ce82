/**
 * What makes a move likely to settle a position at once, and with little work. The figures were found by changing one
 * at a time and counting the positions that random deals took. A move's score is the sum of what applies to it; only
 * the order of scores counts. Leads have rows for three contexts: no trumps are left, a side suit, the trump suit.
 */

/** By the owners of the suit's three highest cards. */
export const LEAD_TOPS: i32 = 0;
/** By how many cards of the suit the leader, the partner and the opponents have. */
export const LEAD_OWN_LENGTHS: i32 = 192;
export const LEAD_PARTNER_LENGTHS: i32 = 216;
export const LEAD_LHO_LENGTHS: i32 = 228;
export const LEAD_RHO_LENGTHS: i32 = 240;
/** A void that ruffs: LHO's, RHO's, partner's; then one that does not. */
export const LEAD_VOIDS: i32 = 252;
/**
 * By the card: the highest left, above both opponents, above LHO, above RHO, none of these; first, last, in between or
 * alone in the hand's suit; and whether the leader wants all tricks, most of them, or fewer.
 */
export const LEAD_CARDS: i32 = 258;
/** Second and third hand; the trick is not, or is, partner's; the card loses, leads for now, holds: and for each rank. */
export const FOLLOWS: i32 = 438;
/** The same for a trump where another suit was led, and for the last hand too. */
export const RUFFS: i32 = 462;
/**
 * Without trumps, then with: for each rank, each card of the suit; the highest left, the second highest, a doubleton, a
 * singleton; each of partner's cards, partner's highest; each of LHO's and RHO's cards; the lowest of the suit.
 */
export const DISCARDS: i32 = 498;
export const DISCARD_WEIGHTS: i32 = 11;

export function weight(place: i32): i32 {
  return <i32>load<i16>(WEIGHTS + ((<usize>place) << 1));
}

const WEIGHTS: usize = memory.data<i16>([
  // Owners of the three highest, 64 a row
  -3, -3, -1, -2, -8, -21, 8, -18, -3, -2, 3, 4, -16, -13, -11, -8, 1, -8, 0, -11, -27, -30, -29, -34, 2, 1,
  20, 12, -6, -4, -1, -12, 11, 6, 9, 11, 2, 7, 12, 9, 13, 15, 8, 18, 11, 6, 18, 1, -2, -15, 3, -10, -11, -8,
  -4, -2, 5, 3, 17, 0, -17, 3, 7, -8, 1, -7, 7, -9, -9, -13, 0, -13, 4, 0, 7, -5, -14, -7, -18, -10, -10, -3,
  1, -14, -5, -1, 4, -1, 3, 6, 17, 8, -6, -1, -2, -7, 14, 3, 14, 5, 2, 7, 14, 7, 16, 10, 19, 13, 10, 10, 14,
  3, 1, -13, 0, -12, -5, -7, 2, -4, -1, -5, 4, -5, -5, 2, -4, 4, -2, -13, 4, -11, -13, -11, -10, -14, -5, -2,
  -2, -3, -15, -13, -11, -6, -6, -9, -4, -10, -6, 0, 10, 12, 5, 4, 13, 9, -4, 8, -3, -5, 9, 5, 8, 9, 3, 12,
  19, 10, 9, 14, 13, 1, 4, 7, 11, 10, -4, -14, -1, -5, -3, 11, -6, -5, -2, -2, 3, 3, -10, 9, -3, -4,
  // Own lengths, 8 a row
  0, -5, -1, 0, 0, -2, 5, -22, 0, 3, 0, 0, 0, -2, 3, 1, 0, 1, -5, -2, -2, -5, -3, -2,
  // Partner's lengths, 4 a row
  1, 0, -1, 0, 6, 4, -3, -5, 7, 2, -1, -4,
  // LHO's lengths
  -7, 7, 2, -4, -32, 5, 4, -2, -13, 7, 6, 0,
  // RHO's lengths
  -5, 10, 3, -7, -9, 5, 4, -1, -10, 5, 4, -3,
  // Voids
  -8, -33, 6, 21, 4, -1,
  // Cards, 60 a row
  28, 8, 7, 0, 0, 0, 0, 0, 0, -7, -1, -10, -9, -13, -7, -11, 2, 0, 23, 31, 24, 8, -4, 7, -4, -9, -5, -23, -5,
  2, -26, 0, -1, 0, -5, 2, -5, -4, -7, 11, 3, 4, 19, -1, 3, 9, 0, -1, 0, -5, -6, 11, -2, -1, 0, 2, 2, -25, -5,
  -3, 8, 9, 11, 0, 0, 0, 0, 0, 0, 21, 13, 10, -8, -8, -5, 1, 2, 4, -1, 4, 4, -2, -2, -4, 14, -8, -4, 3, -2, 1,
  -15, 2, -2, -8, -1, 2, -6, -6, -4, -34, -26, -23, -23, -27, -17, -5, -3, -5, 3, -2, -2, 1, -2, 1, 0, 3, 4,
  -7, -6, -3, 3, 11, 9, 0, 0, 0, 0, 0, 0, 20, 10, 11, -1, -5, -9, 6, 7, 5, 9, 0, -7, -14, -12, -11, 0, 1, -9,
  -6, -2, 0, -21, -5, -1, 0, 5, 1, -5, -3, -3, 3, -1, 5, 7, 2, 3, -6, -6, -1, 0, -3, -4, -12, 2, 1, 1, 3, -3,
  22, -1, -3,
  // Follows
  0, -4, 20, -4, 240, -4, 0, -4, 0, -4, 0, -4, 0, -4, 80, -4, 240, -4, 0, -4, 0, -4, 0, -4,
  // Ruffs
  -120, -4, 40, -4, 240, -4, -120, -4, 0, -4, 0, -4, -120, -4, 100, -4, 240, -4, -120, -4, 0, -4, 0, -4, -120,
  -4, 0, -4, 240, -4, -120, -4, 0, -4, 0, -4,
  // Discards
  -4, 8, -80, 0, -16, 0, 0, 0, 0, 0, 40, -4, 8, -80, 0, -16, 0, 0, 0, 0, -4, 40,
]);
