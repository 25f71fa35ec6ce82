/**
 * Whether North and South win as many tricks as they need. Each answer says too which cards mattered: the answer is
 * the same for every layout of the same lengths in which the cards from the lowest of these up have the same owners.
 */
import { follows, onlyFollow } from './follows';
import { hopelessLeads, hopelessRanks, laterTricks, trumpTricks } from './later-tricks';
import { recordLead } from './lead-record';
import { leads } from './leads';
import { MOVE_SIZE, bringBest, cardOf } from './moves';
import { quickTricks } from './quick-tricks';
import { findShape, keyOf, lastCut } from './shapes';
import { LANE, WON, handOf, highest, lengthUnit, lowest, setHand, state } from './state';
import { answerOf, keep, lookUp } from './table';

/** With fewer tricks to go, to search again is quicker than to look up. */
const WORTH_KEEPING: i32 = 3;

/** How a lead fares in a short ending says little about the suit. */
const WORTH_RECORDING: i32 = 5;

/** At the start of a trick, `left` of them to go. */
export function searchTrick(seat: i32, left: i32, need: i32): u64 {
  if (need <= 0) return WON;
  if (need > left) return 0;
  state.nodes++;
  if (left === 1) return lastTrick(seat);
  let favourite = -1;
  if (left >= WORTH_KEEPING) {
    const shape = findShape(keyOf(seat, left));
    if (shape) {
      const known = lookUp(shape, need);
      if (known) return answerOf(known, need);
      favourite = lastCut(shape);
    }
  }
  const isNorthSouth = (seat & 1) === 0;
  const wanted = isNorthSouth ? need : left - need + 1;
  const sure = sureAnswer(seat, left, wanted);
  if (sure) return isNorthSouth ? sure ^ SURE : sure ^ SURE ^ WON;

  const hand = handOf(seat);
  let excluded = hopelessLeads(seat, left + 1 - wanted);
  let answer: u64 = (isNorthSouth ? 0 : WON) | hopelessRanks;
  if (!(hand & ~excluded)) return answer;
  const list = state.moves;
  const end = leads(seat, left, wanted, favourite, excluded);
  state.moves = end;
  const lengths = state.lengths;
  let cut = -1;
  let runs: u64 = 0;
  for (let move = list; move < end; move += MOVE_SIZE) {
    bringBest(move, end);
    const card = cardOf(move);
    if (card & excluded) continue;
    const lane = laneAround(card);
    setHand(seat, hand ^ card);
    state.lengths = lengths - lengthUnit(card, seat);
    const found = follow(1, (seat + 1) & 3, lane, card, seat, card, left, need);
    const settles = (found >> 63 !== 0) === isNorthSouth;
    if (left >= WORTH_RECORDING) recordLead(seat, card, settles);
    if (settles) {
      cut = <i32>ctz(card);
      answer = found;
      runs = 0;
      break;
    }
    answer |= found;
    if (found & card) runs |= runOf(card, hand, lane);
    else excluded |= lowCards(found, card, lane);
  }
  setHand(seat, hand);
  state.lengths = lengths;
  state.moves = list;
  answer |= runs & ~excluded;
  if (left >= WORTH_KEEPING) keep(seat, left, need, answer, cut);
  return answer;
}

/** Set in what `sureAnswer` says, for an answer may be 0. */
const SURE: u64 = 1 << 62;

/** What can be said without a search when the side on lead wants this many tricks: `WON` if it gets them; else 0. */
function sureAnswer(seat: i32, left: i32, wanted: i32): u64 {
  const quick = quickTricks(seat, wanted);
  if (quick) return quick | SURE;
  if (state.trumps) {
    const tops = trumpTricks(seat, wanted);
    if (tops) return tops | SURE;
  }
  const later = laterTricks(seat, left + 1 - wanted, left);
  return later ? (later ^ WON) | SURE : 0;
}

/** In a trick; `turn` is how many have played to it. */
export function follow(
  turn: i32,
  seat: i32,
  lane: u64,
  best: u64,
  bestSeat: i32,
  trick: u64,
  left: i32,
  need: i32,
): u64 {
  const isNorthSouth = (seat & 1) === 0;
  const hand = handOf(seat);
  const only = onlyFollow(hand, lane);
  if (only) {
    const found = play(turn, seat, hand, only, lane, best, bestSeat, trick, left, need);
    setHand(seat, hand);
    state.lengths += lengthUnit(only, seat);
    return found & only && (found >> 63 !== 0) !== isNorthSouth ? found | runOf(only, hand, lane) : found;
  }
  const list = state.moves;
  const end = follows(turn, seat, lane, best, bestSeat);
  state.moves = end;
  const lengths = state.lengths;
  let answer: u64 = isNorthSouth ? 0 : WON;
  let excluded: u64 = 0;
  let runs: u64 = 0;
  for (let move = list; move < end; move += MOVE_SIZE) {
    bringBest(move, end);
    const card = cardOf(move);
    if (card & excluded) continue;
    const found = play(turn, seat, hand, card, lane, best, bestSeat, trick, left, need);
    state.lengths = lengths;
    if ((found >> 63 !== 0) === isNorthSouth) {
      answer = found;
      runs = 0;
      break;
    }
    answer |= found;
    const own = laneAround(card);
    if (found & card) runs |= runOf(card, hand, own);
    else excluded |= lowCards(found, card, own);
  }
  setHand(seat, hand);
  state.moves = list;
  return answer | (runs & ~excluded);
}

/** What comes of a card; hand and lengths are left without it. */
function play(
  turn: i32,
  seat: i32,
  hand: u64,
  card: u64,
  lane: u64,
  best: u64,
  bestSeat: i32,
  trick: u64,
  left: i32,
  need: i32,
): u64 {
  const wins = beats(card, best);
  const winner = wins ? card : best;
  const winnerSeat = wins ? seat : bestSeat;
  setHand(seat, hand ^ card);
  state.lengths -= lengthUnit(card, seat);
  return turn === 3
    ? finish(lane, winner, winnerSeat, trick | card, left, need)
    : follow(turn + 1, (seat + 1) & 3, lane, winner, winnerSeat, trick | card, left, need);
}

/** The trick is complete: goes on with its winner, whose rank matters if somebody else played that suit. */
export function finish(lane: u64, best: u64, bestSeat: i32, trick: u64, left: i32, need: i32): u64 {
  const all = state.all;
  state.all = all ^ trick;
  const answer = searchTrick(bestSeat, left - 1, need - (1 ^ (bestSeat & 1)));
  state.all = all;
  return withWinner(answer, lane, best, trick);
}

function withWinner(answer: u64, lane: u64, best: u64, trick: u64): u64 {
  const own = best & lane ? lane : state.trumps;
  return trick & own & ~best ? answer | best : answer;
}

export function beats(card: u64, best: u64): bool {
  return best & laneAround(card) ? card > best : (card & state.trumps) !== 0;
}

/** The cards of the hand that are as good as this one, itself included. Where it failed, these were not tried. */
function runOf(card: u64, hand: u64, lane: u64): u64 {
  const below = state.all & lane & ~hand & (card - 1);
  return hand & lane & (below ? ~((highest(below) << 1) - 1) : ~u64(0)) & ((card << 1) - 1);
}

/** If the card was too low to matter, all the cards of its suit that are: they would fail in the same way. */
function lowCards(found: u64, card: u64, lane: u64): u64 {
  const relevant = found & lane;
  if (!relevant) return lane;
  const low = lowest(relevant);
  return card < low ? lane & (low - 1) : 0;
}

function laneAround(card: u64): u64 {
  return LANE << (ctz(card) & 48);
}

function lastTrick(seat: i32): u64 {
  const led = handOf(seat);
  const lane = laneAround(led);
  let best = led;
  let bestSeat = seat;
  let trick = led;
  for (let turn = 1; turn < 4; turn++) {
    const next = (seat + turn) & 3;
    const card = handOf(next);
    trick |= card;
    if (beats(card, best)) {
      best = card;
      bestSeat = next;
    }
  }
  return withWinner(bestSeat & 1 ? 0 : WON, lane, best, trick);
}
