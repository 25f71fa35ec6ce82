/** What may be led, with how likely it is to settle the position at once. */
import { MOVE_SIZE, favour, withoutRun, writeMove } from './moves';
import { ownersOf } from './owners';
import { handOf, highest, laneOf, lengthOf, state } from './state';
import {
  LEAD_CARDS,
  LEAD_LHO_LENGTHS,
  LEAD_OWN_LENGTHS,
  LEAD_PARTNER_LENGTHS,
  LEAD_RHO_LENGTHS,
  LEAD_TOPS,
  LEAD_VOIDS,
  weight,
} from './weights';

/** All leads of one who wants so many of the tricks left; `favourite` is the number of one to try first. */
export function leads(seat: i32, left: i32, wanted: i32, favourite: i32): usize {
  const hand = handOf(seat);
  const appetite = wanted === left ? 0 : wanted > left >> 1 ? 1 : 2;
  let end = state.moves;
  for (let suit = 0; suit < 4; suit++) {
    const mine = hand & laneOf(suit);
    if (mine) end = addSuit(end, seat, suit, mine, appetite);
  }
  favour(favourite, end);
  return end;
}

function addSuit(from: usize, seat: i32, suit: i32, cards: u64, appetite: i32): usize {
  const lane = laneOf(suit);
  const others = state.all & lane & ~cards;
  const lhos = handOf((seat + 1) & 3) & lane;
  const rhos = handOf((seat + 3) & 3) & lane;
  const context = !(state.all & state.trumps) ? 0 : suit === state.trump ? 2 : 1;
  const suitScore = scoreOfSuit(seat, suit, context);
  let end = from;
  for (let mine = cards; mine; end += MOVE_SIZE) {
    const card = highest(mine);
    const kind = card > others ? 0 : card > lhos ? (card > rhos ? 1 : 2) : card > rhos ? 3 : 4;
    mine = withoutRun(mine, card, others);
    const place = end === from ? (mine ? 0 : 3) : mine ? 2 : 1;
    const row = ((context * 5 + kind) << 2) | place;
    writeMove(end, card, suitScore + weight(LEAD_CARDS + row * 3 + appetite));
  }
  return end;
}

function scoreOfSuit(seat: i32, suit: i32, context: i32): i32 {
  const lho = (seat + 1) & 3;
  const partner = seat ^ 2;
  const rho = (seat + 3) & 3;
  const row = context << 2;
  let score = weight(LEAD_TOPS + ((context << 6) | topThree(suit, seat)));
  score += weight(LEAD_OWN_LENGTHS + ((context << 3) | min(7, lengthOf(suit, seat))));
  score += weight(LEAD_PARTNER_LENGTHS + (row | min(3, lengthOf(suit, partner))));
  score += weight(LEAD_LHO_LENGTHS + (row | min(3, lengthOf(suit, lho))));
  score += weight(LEAD_RHO_LENGTHS + (row | min(3, lengthOf(suit, rho))));
  if (context !== 1) return score;
  const lane = laneOf(suit);
  if (!(handOf(lho) & lane)) score += weight(LEAD_VOIDS + (handOf(lho) & state.trumps ? 0 : 3));
  if (!(handOf(rho) & lane)) score += weight(LEAD_VOIDS + (handOf(rho) & state.trumps ? 1 : 4));
  if (!(handOf(partner) & lane)) score += weight(LEAD_VOIDS + (handOf(partner) & state.trumps ? 2 : 5));
  return score;
}

/** The owners of the three highest cards as the leader sees them; where there are fewer, the last one's again. */
function topThree(suit: i32, seat: i32): i32 {
  const owners = ownersOf(suit);
  const count = popcnt(state.all & laneOf(suit));
  const first = (<i32>(owners >> 30) - seat) & 3;
  const second = count > 1 ? (<i32>(owners >> 28) - seat) & 3 : first;
  const third = count > 2 ? (<i32>(owners >> 26) - seat) & 3 : second;
  return (first << 4) | (second << 2) | third;
}
