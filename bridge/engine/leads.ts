/** The moves of the seat on lead, scored for move ordering. */
import { recordOf } from './lead-record';
import {
  CARD_KINDS,
  LAST_CUTOFF,
  LENGTHS,
  LHO,
  LONG_SUITS,
  OWN_LENGTHS,
  PARTNER,
  RHO,
  TOPS,
  weight,
} from './lead-weights';
import { MOVE_SIZE, addToScore, withoutRun, writeMove } from './moves';
import { ownersOf } from './owners';
import { handOf, highest, laneOf, lengthOf, state } from './state';

const NO_TRUMPS_LEFT: i32 = 0;
const SIDE_SUIT: i32 = 1;
const TRUMP_SUIT: i32 = 2;
const NOTRUMP: i32 = 3;

/**
 * Writes the leads of a seat whose side needs `wanted` of the `left` tricks, without the suits in which all of its
 * cards are hopeless. `lastCutoff` is the card that caused the last cutoff in this shape, or -1. Returns the end of
 * the list.
 */
export function leads(seat: i32, left: i32, wanted: i32, lastCutoff: i32, hopeless: u64): usize {
  const hand = handOf(seat);
  const goal = wanted === left ? 0 : wanted > left >> 1 ? 1 : 2;
  let end = state.moves;
  for (let suit = 0; suit < 4; suit++) {
    const cards = hand & laneOf(suit);
    if (cards & ~hopeless) end = addSuit(end, seat, suit, cards, goal);
  }
  if (lastCutoff >= 0) addToScore(lastCutoff, end, weight(LAST_CUTOFF + contextOf(lastCutoff >> 4)));
  return end;
}

function contextOf(suit: i32): i32 {
  if (!state.trumps) return NOTRUMP;
  if (!(state.all & state.trumps)) return NO_TRUMPS_LEFT;
  return suit === state.trump ? TRUMP_SUIT : SIDE_SUIT;
}

function addSuit(from: usize, seat: i32, suit: i32, cards: u64, goal: i32): usize {
  const lane = laneOf(suit);
  const others = state.all & lane & ~cards;
  const lhos = handOf((seat + 1) & 3) & lane;
  const rhos = handOf((seat + 3) & 3) & lane;
  const context = contextOf(suit);
  const suitScore = scoreOfSuit(seat, suit, context, goal);
  let end = from;
  for (let mine = cards; mine; end += MOVE_SIZE) {
    const card = highest(mine);
    const kind = card > others ? 0 : card > lhos ? (card > rhos ? 1 : 2) : card > rhos ? 3 : 4;
    mine = withoutRun(mine, card, others);
    const place = end === from ? (mine ? 0 : 3) : mine ? 2 : 1;
    const row = ((context * 5 + kind) << 2) | place;
    writeMove(end, card, suitScore + weight(CARD_KINDS + row * 3 + goal));
  }
  return end;
}

function scoreOfSuit(seat: i32, suit: i32, context: i32, goal: i32): i32 {
  const lho = (seat + 1) & 3;
  const partner = seat ^ 2;
  const rho = (seat + 3) & 3;
  const length = lengthOf(suit, seat);
  const lhoLength = min(3, lengthOf(suit, lho));
  const partnerLength = min(3, lengthOf(suit, partner));
  const rhoLength = min(3, lengthOf(suit, rho));
  const lhoTrumps = trumpsOf(lho);
  const rhoTrumps = trumpsOf(rho);
  const tops = topThree(suit, seat);
  const row = (context << 2) | min(3, length - 1);
  let score = recordOf(seat, suit);
  score += weight(TOPS + ((context << 6) | tops));
  score += weight(OWN_LENGTHS + ((context << 3) | min(7, length)));
  score += weight(LENGTHS + ((row << 4) | (partnerLength << 2) | max(lhoLength, rhoLength)));
  score += weight(LHO + ((context << 2) | lhoLength) * 3 + lhoTrumps);
  score += weight(RHO + ((context << 2) | rhoLength) * 3 + rhoTrumps);
  score += weight(LONG_SUITS + ((row << 2) | (tops >> 4)) * 3 + goal);
  if (context !== SIDE_SUIT) return score;
  return score + weight(PARTNER + partnerLength * 9 + trumpsOf(partner) * 3 + max(lhoTrumps, rhoTrumps));
}

/** How many trumps a seat has; more than two count as two. */
function trumpsOf(seat: i32): i32 {
  return <i32>min(2, popcnt(handOf(seat) & state.trumps));
}

/** The owners of the three highest cards, clockwise from the leader; if fewer are left, the last owner is repeated. */
function topThree(suit: i32, seat: i32): i32 {
  const owners = ownersOf(suit);
  const count = popcnt(state.all & laneOf(suit));
  const first = (<i32>(owners >> 30) - seat) & 3;
  const second = count > 1 ? (<i32>(owners >> 28) - seat) & 3 : first;
  const third = count > 2 ? (<i32>(owners >> 26) - seat) & 3 : second;
  return (first << 4) | (second << 2) | third;
}
