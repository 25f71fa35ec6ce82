/**
 * Whether North and South win as many tricks as they need. Each answer says too which cards mattered: the answer is
 * the same for every layout of the same lengths in which the cards from the lowest of these up have the same owners.
 */
import { cutKey, lastCut, rememberCut } from './cuts';
import { laterTricks, trumpTricks } from './later-tricks';
import { cardOf, follows, leads } from './moves';
import { quickTricks } from './quick-tricks';
import { LANE, WON, handOf, highest, lengthUnit, lowest, setHand, state } from './state';
import { answerOf, keep, lookUp } from './table';

/** With fewer tricks to go, to search again is quicker than to look up. */
const WORTH_KEEPING: i32 = 4;

/** At the start of a trick, `left` of them to go. */
export function searchTrick(seat: i32, left: i32, need: i32): u64 {
  if (need <= 0) return WON;
  if (need > left) return 0;
  state.nodes++;
  if (left === 1) return lastTrick(seat);
  const isNorthSouth = (seat & 1) === 0;
  const wanted = isNorthSouth ? need : left - need + 1;
  const quick = quickTricks(seat, wanted);
  if (quick) return isNorthSouth ? quick : quick ^ WON;
  if (state.trumps) {
    const tops = trumpTricks(seat, wanted);
    if (tops) return isNorthSouth ? tops : tops ^ WON;
  }
  const later = laterTricks(seat, left + 1 - wanted);
  if (later) return isNorthSouth ? later ^ WON : later;
  if (left >= WORTH_KEEPING) {
    const known = lookUp(seat, left, need);
    if (known) return answerOf(known, need);
  }

  const list = state.moves;
  const key = cutKey(seat);
  const end = leads(seat, lastCut(key));
  state.moves = end;
  const hand = handOf(seat);
  const lengths = state.lengths;
  let answer: u64 = isNorthSouth ? 0 : WON;
  let excluded: u64 = 0;
  for (let move = list; move < end; move += 4) {
    const card = cardOf(move);
    if (card & excluded) continue;
    const lane = LANE << (ctz(card) & 48);
    setHand(seat, hand ^ card);
    state.lengths = lengths - lengthUnit(card, seat);
    const found = follow(1, (seat + 1) & 3, lane, card, seat, card, left, need);
    if ((found >> 63 !== 0) === isNorthSouth) {
      rememberCut(key, card);
      answer = found;
      break;
    }
    answer |= found;
    excluded |= lowCards(found, card, lane);
  }
  setHand(seat, hand);
  state.lengths = lengths;
  state.moves = list;
  if (left >= WORTH_KEEPING) keep(seat, left, need, answer);
  return answer;
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
  const list = state.moves;
  const end = follows(turn, seat, lane, best, bestSeat);
  state.moves = end;
  const isNorthSouth = (seat & 1) === 0;
  const hand = handOf(seat);
  const lengths = state.lengths;
  let answer: u64 = isNorthSouth ? 0 : WON;
  let excluded: u64 = 0;
  for (let move = list; move < end; move += 4) {
    const card = cardOf(move);
    if (card & excluded) continue;
    const own = LANE << (ctz(card) & 48);
    const wins = best & own ? card > best : (card & state.trumps) !== 0;
    setHand(seat, hand ^ card);
    state.lengths = lengths - lengthUnit(card, seat);
    const found =
      turn === 3
        ? finish(lane, wins ? card : best, wins ? seat : bestSeat, trick | card, left, need)
        : follow(
            turn + 1,
            (seat + 1) & 3,
            lane,
            wins ? card : best,
            wins ? seat : bestSeat,
            trick | card,
            left,
            need,
          );
    if ((found >> 63 !== 0) === isNorthSouth) {
      answer = found;
      break;
    }
    answer |= found;
    excluded |= lowCards(found, card, own);
  }
  setHand(seat, hand);
  state.lengths = lengths;
  state.moves = list;
  return answer;
}

/** The trick is complete: goes on with its winner. */
export function finish(lane: u64, best: u64, bestSeat: i32, trick: u64, left: i32, need: i32): u64 {
  const all = state.all;
  state.all = all ^ trick;
  const answer = searchTrick(bestSeat, left - 1, need - (1 ^ (bestSeat & 1)));
  state.all = all;
  return answer | rankOfWinner(lane, best, bestSeat, trick, answer >> 63 !== 0);
}

/**
 * The winner's rank matters if somebody else played that suit. Where the winner is on the side that failed, its
 * other cards of the same run were not tried, so that all of them must be where they are.
 */
function rankOfWinner(lane: u64, best: u64, bestSeat: i32, trick: u64, won: bool): u64 {
  const own = best & lane ? lane : state.trumps;
  if (!(trick & own & ~best)) return 0;
  if (won === ((bestSeat & 1) === 0)) return best;
  const mine = (handOf(bestSeat) | best) & own;
  const below = state.all & own & ~mine & (best - 1);
  return lowest(below ? mine & ~((highest(below) << 1) - 1) : mine);
}

/** If the card was too low to matter, all the cards of its suit that are: they would fail in the same way. */
function lowCards(found: u64, card: u64, lane: u64): u64 {
  const relevant = found & lane;
  if (!relevant) return lane;
  const low = lowest(relevant);
  return card < low ? lane & (low - 1) : 0;
}

function lastTrick(seat: i32): u64 {
  const led = handOf(seat);
  const lane = LANE << (ctz(led) & 48);
  let best = led;
  let bestSeat = seat;
  let trick = led;
  for (let turn = 1; turn < 4; turn++) {
    const next = (seat + turn) & 3;
    const card = handOf(next);
    const own = LANE << (ctz(card) & 48);
    trick |= card;
    if (best & own ? card > best : (card & state.trumps) !== 0) {
      best = card;
      bestSeat = next;
    }
  }
  const own = best & lane ? lane : state.trumps;
  return (trick & own & ~best ? best : 0) | (bestSeat & 1 ? 0 : WON);
}
