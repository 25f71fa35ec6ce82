/**
 * The search: can North and South win `need` of the tricks left? An answer is `WON` or not, and the cards whose
 * ranks mattered. It holds for every layout with the same suit lengths in which, in each suit, the cards from the
 * lowest of these up have the same owners.
 */
import { follows, onlyFollow } from './follows';
import { hopelessLeads, hopelessRanks, laterTricks, trumpTricks } from './later-tricks';
import { recordLead } from './lead-record';
import { leads } from './leads';
import { MOVE_SIZE, cardOf, moveBestToFront } from './moves';
import { quickTricks } from './quick-tricks';
import { findShape, keyOf, lastCutoffOf } from './shapes';
import { LANE, WON, handOf, highest, lengthUnit, lowest, setHand, state } from './state';
import { answerOf, lookUp, storeAnswer } from './table';

/** With fewer tricks left, searching again is faster than a lookup in the transposition table. */
const MIN_TRICKS_TO_STORE: i32 = 3;

/** With fewer tricks left, the success of a lead says little about its suit. */
const MIN_TRICKS_TO_RECORD: i32 = 5;

/** Searches from the start of a trick; `left` includes this one. */
export function searchTrick(seat: i32, left: i32, need: i32): u64 {
  if (need <= 0) return WON;
  if (need > left) return 0;
  state.nodes++;
  if (left === 1) return lastTrick(seat);
  let lastCutoff = -1;
  if (left >= MIN_TRICKS_TO_STORE) {
    const shape = findShape(keyOf(seat, left));
    if (shape) {
      const known = lookUp(shape, need);
      if (known) return answerOf(known, need);
      lastCutoff = lastCutoffOf(shape);
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
  const end = leads(seat, left, wanted, lastCutoff, excluded);
  state.moves = end;
  const lengths = state.lengths;
  let cutoff = -1;
  let runs: u64 = 0;
  for (let move = list; move < end; move += MOVE_SIZE) {
    moveBestToFront(move, end);
    const card = cardOf(move);
    if (card & excluded) continue;
    const lane = laneAround(card);
    setHand(seat, hand ^ card);
    state.lengths = lengths - lengthUnit(card, seat);
    const found = follow(1, (seat + 1) & 3, lane, card, seat, card, left, need);
    const isCutoff = (found >> 63 !== 0) === isNorthSouth;
    if (left >= MIN_TRICKS_TO_RECORD) recordLead(seat, card, isCutoff);
    if (isCutoff) {
      cutoff = <i32>ctz(card);
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
  if (left >= MIN_TRICKS_TO_STORE) storeAnswer(seat, left, need, answer, cutoff);
  return answer;
}

/** Set in every answer of `sureAnswer`, because the answer itself may be 0. */
const SURE: u64 = 1 << 62;

/** The answer if no search is needed, else 0. Here `WON` means that the side on lead gets its `wanted` tricks. */
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

/** Searches from the middle of a trick, to which `turn` cards have been played. */
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
    moveBestToFront(move, end);
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

/** Plays a card and searches on. The caller restores the hand and `state.lengths`. */
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

/** Searches on after a complete trick. The winning card's rank matters if anybody else played its suit. */
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

/** The card and its lower equivalents, which were not searched: if its rank mattered when it failed, theirs do too. */
function runOf(card: u64, hand: u64, lane: u64): u64 {
  const below = state.all & lane & ~hand & (card - 1);
  return hand & lane & (below ? ~((highest(below) << 1) - 1) : ~u64(0)) & ((card << 1) - 1);
}

/** The cards of the suit below all ranks that mattered, if the failed card is one of them: all fail in the same way. */
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
