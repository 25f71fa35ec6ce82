/** The moves worth looking at, best first: one card of each run of equal ones. A move is its score, then its card. */
import { LANE, handOf, highest, laneOf, lengthOf, lowest, state } from './state';

const CUTS_BITS: i32 = 16;
const CUTS: usize = memory.data(65536, 16);
const LIST: usize = memory.data(52 * 14 * 4, 16);

export function resetMoves(): void {
  state.moves = LIST;
}

// @ts-ignore: decorator
@inline
export function cardOf(move: usize): u64 {
  return (<u64>1) << (<u64>(load<i32>(move) & 63));
}

/** Where the card is remembered that settled a position the last time. */
// @ts-ignore: decorator
@inline
export function cutPlace(seat: i32, trick: u64): usize {
  const mixed = (state.all ^ (trick * 0xd6e8feb86659fd93) ^ (<u64>seat << 61)) * 0x9e3779b97f4a7c15;
  return CUTS + (<usize>(mixed >> (64 - CUTS_BITS)));
}

// @ts-ignore: decorator
@inline
export function rememberCut(place: usize, card: u64): void {
  store<u8>(place, <u8>ctz(card));
}

let end: usize = 0;
let cut: i32 = -1;

// @ts-ignore: decorator
@inline
function add(card: u64, score: i32): void {
  const index = <i32>ctz(card);
  const move = ((index == cut ? 0x3fffff : score) << 6) | index;
  let place = end;
  while (place > state.moves && load<i32>(place - 4) < move) {
    store<i32>(place, load<i32>(place - 4));
    place -= 4;
  }
  store<i32>(place, move);
  end += 4;
}

/** All leads; answers where the list ends. */
export function leads(seat: i32, cutMove: i32): usize {
  end = state.moves;
  cut = cutMove;
  const hand = handOf(seat);
  const partner = seat ^ 2;
  const lho = (seat + 1) & 3;
  const rho = (seat + 3) & 3;
  const trump = state.trump;
  for (let suit = 0; suit < 4; suit++) {
    const lane = laneOf(suit);
    let mine = hand & lane;
    if (!mine) continue;
    const all = state.all & lane;
    const others = all & ~mine;
    const top = highest(all);
    const length = lengthOf(suit, seat);
    const partnerLength = lengthOf(suit, partner);
    const lhoLength = lengthOf(suit, lho);
    const rhoLength = lengthOf(suit, rho);
    const lhoRuffs = suit != trump && lhoLength == 0 && (handOf(lho) & state.trumps) != 0;
    const rhoRuffs = suit != trump && rhoLength == 0 && (handOf(rho) & state.trumps) != 0;
    const partnerRuffs = suit != trump && partnerLength == 0 && (handOf(partner) & state.trumps) != 0;
    const partners = handOf(partner) & lane;
    const lhos = handOf(lho) & lane;
    const rhos = handOf(rho) & lane;
    let base = 1000 + (length + partnerLength) * 4;
    if (lhoRuffs || rhoRuffs) base -= 60;
    if (partnerRuffs) base += 60;
    if (partners > lhos && partners > rhos) base += 20;
    if (rhos > partners && rhos > mine) base -= 10;
    if (lhos > partners && lhos > mine) base -= 5;
    if (suit == trump) base -= 10;
    while (mine) {
      const card = highest(mine);
      let score = base;
      const ownTop = card > others;
      if (ownTop) score += 20;
      else if (card > lhos && card > rhos) score += 5;
      else score += 13 - <i32>((ctz(card) & 15));
      add(card, score);
      mine = dropRun(mine, card, others);
    }
  }
  return end;
}

/** Without the card and all that are equal to it. */
// @ts-ignore: decorator
@inline
function dropRun(mine: u64, card: u64, others: u64): u64 {
  const below = others & (card - 1);
  return below ? mine & (highest(below) - 1) : 0;
}

/** What may be played second, third or last. */
export function follows(turn: i32, seat: i32, lane: u64, best: u64, bestSeat: i32, cutMove: i32): usize {
  end = state.moves;
  cut = cutMove;
  const hand = handOf(seat);
  const mine = hand & lane;
  if (mine) followSuit(turn, seat, lane, mine, best, bestSeat);
  else discard(turn, seat, hand, lane, best, bestSeat);
  return end;
}

/** The highest card that a seat still to play can put on the trick; ruffs count above all of the suit. */
// @ts-ignore: decorator
@inline
function reach(seat: i32, lane: u64): u64 {
  const hand = handOf(seat);
  const inSuit = hand & lane;
  if (inSuit) return highest(inSuit);
  return hand & state.trumps ? <u64>1 << 63 : 0;
}

function followSuit(turn: i32, seat: i32, lane: u64, suitCards: u64, best: u64, bestSeat: i32): void {
  let mine = suitCards;
  const others = (state.all & lane) & ~mine;
  // Once somebody has ruffed, no card of the suit led wins.
  const ruffed = (best & lane) == 0;
  const partnerWins = ((bestSeat ^ seat) & 1) == 0;
  let target = best; // what a card must beat to hold the trick
  let partnerHolds = partnerWins;
  if (turn == 1) {
    const enemy = reach((seat + 1) & 3, lane);
    const friend = reach((seat + 2) & 3, lane);
    const worst = ruffed || best > enemy ? best : enemy;
    target = worst;
    partnerHolds = !ruffed && friend > worst;
  } else if (turn == 2) {
    const enemy = reach((seat + 1) & 3, lane);
    if (partnerWins) partnerHolds = ruffed ? true : best > enemy;
    if (!ruffed && enemy > best) target = enemy;
  }
  while (mine) {
    const card = highest(mine);
    const rank = <i32>ctz(card) & 15;
    let score = 13 - rank;
    if (!ruffed) {
      if (partnerHolds) {
        if (card > best && !partnerWins) score += 0;
      } else if (card > target) score += 60;
      else if (card > best && turn < 3) score += turn == 2 ? 20 : 5;
    }
    add(card, score);
    mine = dropRun(mine, card, others);
  }
}

function discard(turn: i32, seat: i32, hand: u64, lane: u64, best: u64, bestSeat: i32): void {
  const trump = state.trump;
  const partnerWins = ((bestSeat ^ seat) & 1) == 0;
  for (let suit = 0; suit < 4; suit++) {
    const suitLane = laneOf(suit);
    let mine = hand & suitLane;
    if (!mine) continue;
    const others = (state.all & suitLane) & ~mine;
    const length = lengthOf(suit, seat);
    const isTrump = suit == trump;
    while (mine) {
      const card = highest(mine);
      const rank = <i32>ctz(card) & 15;
      let score = 13 - rank;
      if (isTrump) {
        const wins = best & suitLane ? card > best : true;
        if (wins && !partnerWins) score += 60;
        else if (wins) score += 0;
        else score -= 30;
      } else {
        score += length * 2;
        if (card > others) score -= 20;
        if (length == 2) score -= 4;
      }
      add(card, score + 100);
      mine = dropRun(mine, card, others);
    }
  }
}
