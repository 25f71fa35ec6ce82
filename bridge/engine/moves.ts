/**
 * The moves worth looking at, best first: of each run of cards that are as good as each other, the highest. A move is
 * its score, and in the lowest six bits its card.
 */
import { ownersOf } from './owners';
import { NOTRUMP, handOf, highest, laneOf, lengthOf, state } from './state';
import {
  DISCARDS,
  FIRST_OF_SUIT,
  FOLLOWS,
  LEAD_CARDS,
  LEAD_LENGTHS,
  LEAD_TOPS,
  LEAD_VOIDS,
  LONE_TOPS,
  RUFFS,
  weight,
} from './weights';

const LIST: usize = memory.data(52 * 13 * 4, 16);

/** Scores stay positive, so that they compare as they are. */
const BASE: i32 = 10000;

let end: usize = 0;

export function resetMoves(): void {
  state.moves = LIST;
}

export function cardOf(move: usize): u64 {
  const number = load<i32>(move) & 63;
  return u64(1) << u64(number);
}

/** All leads; `favourite` is the number of one to try first. Answers where the list ends. */
export function leads(seat: i32, favourite: i32): usize {
  end = state.moves;
  const hand = handOf(seat);
  for (let suit = 0; suit < 4; suit++) {
    const mine = hand & laneOf(suit);
    if (mine) addLeads(seat, suit, mine);
  }
  sort(favourite);
  return end;
}

function addLeads(seat: i32, suit: i32, suitCards: u64): void {
  const partner = seat ^ 2;
  const lho = (seat + 1) & 3;
  const rho = (seat + 3) & 3;
  const context = state.trump === NOTRUMP ? 0 : suit === state.trump ? 2 : 1;
  const lane = laneOf(suit);
  const all = state.all & lane;
  const others = all & ~suitCards;
  const lhos = handOf(lho) & lane;
  const rhos = handOf(rho) & lane;
  const ruffs = state.trumps & ~lane;
  const owners = ownersOf(suit);
  const first = (<i32>(owners >> 24) - seat) & 3;
  const second = all & (all - 1) ? (<i32>(owners >> 22) - seat) & 3 : first;
  const lengths = LEAD_LENGTHS + (context << 2);
  let base = BASE + weight(LEAD_TOPS + ((context << 4) | (first << 2) | second));
  base += lengthOf(suit, seat) * weight(lengths);
  base += lengthOf(suit, lho) * weight(lengths + 1);
  base += lengthOf(suit, partner) * weight(lengths + 2);
  base += lengthOf(suit, rho) * weight(lengths + 3);
  if (!lhos) base += weight(LEAD_VOIDS + (handOf(lho) & ruffs ? 0 : 3));
  if (!rhos) base += weight(LEAD_VOIDS + (handOf(rho) & ruffs ? 1 : 4));
  if (!(handOf(partner) & lane)) base += weight(LEAD_VOIDS + (handOf(partner) & ruffs ? 2 : 5));
  if (first === 1 && !(lhos & (lhos - 1))) base += weight(LONE_TOPS + context);
  if (first === 3 && !(rhos & (rhos - 1))) base += weight(LONE_TOPS + 3 + context);
  const kinds = LEAD_CARDS + context * 6;
  let best = end;
  for (let mine = suitCards; mine; end += 4) {
    const card = highest(mine);
    const kind = card > others ? 0 : card > lhos ? (card > rhos ? 1 : 2) : card > rhos ? 3 : 4;
    write(end, card, base + weight(kinds + kind) + rankOf(card) * weight(kinds + 5));
    if (load<i32>(end) > load<i32>(best)) best = end;
    mine = withoutRun(mine, card, others);
  }
  store<i32>(best, load<i32>(best) + (weight(FIRST_OF_SUIT + context) << 6));
}

/** What may be played second, third or last (`turn` 1 to 3), where `best` of `bestSeat` wins so far. */
export function follows(turn: i32, seat: i32, lane: u64, best: u64, bestSeat: i32): usize {
  end = state.moves;
  const hand = handOf(seat);
  const mine = hand & lane;
  if (mine && !withoutRun(mine, highest(mine), state.all & lane & ~mine)) {
    write(end, highest(mine), BASE);
    end += 4;
    return end;
  }
  const height = heightOf(best, lane);
  const enemy = turn === 3 ? 0 : reach((seat + 1) & 3, lane);
  const target = max(height, enemy);
  const isPartners = ((bestSeat ^ seat) & 1) === 0;
  const partnerHolds = turn === 1 ? reach(seat ^ 2, lane) > target : isPartners && target === height;
  const row = (turn - 1) * 12 + (partnerHolds ? 6 : 0);
  if (mine) {
    addFollows(mine, lane, lane, FOLLOWS + row, height, target);
    sort(-1);
    return end;
  }
  for (let suit = 0; suit < 4; suit++) {
    const suitLane = laneOf(suit);
    const cards = hand & suitLane;
    if (!cards) continue;
    if (suit === state.trump) addFollows(cards, suitLane, lane, RUFFS + row, height, target);
    else addDiscards(seat, suit, cards);
  }
  sort(-1);
  return end;
}

function addFollows(cards: u64, own: u64, lane: u64, row: i32, height: i32, target: i32): void {
  const others = state.all & own & ~cards;
  for (let mine = cards; mine; end += 4) {
    const card = highest(mine);
    const reached = heightOf(card, lane);
    const status = row + (reached > target ? 4 : reached > height ? 2 : 0);
    write(end, card, BASE + weight(status) + rankOf(card) * weight(status + 1));
    mine = withoutRun(mine, card, others);
  }
}

function addDiscards(seat: i32, suit: i32, cards: u64): void {
  const others = state.all & laneOf(suit) & ~cards;
  const isNotrump = state.trump === NOTRUMP;
  const row = DISCARDS + (isNotrump ? 0 : 10);
  const length = lengthOf(suit, seat);
  const owners = ownersOf(suit);
  let base = BASE + length * weight(row + 1);
  if (((owners >> 22) & 3) === seat) base += weight(row + 3);
  if (length === 2) base += weight(row + 4);
  if (length === 1) base += weight(row + 5);
  base += lengthOf(suit, seat ^ 2) * weight(row + 6);
  if (<i32>(owners >> 24) === (seat ^ 2)) base += weight(row + 7);
  base += lengthOf(suit, (seat + 1) & 3) * weight(row + 8);
  base += lengthOf(suit, (seat + 3) & 3) * weight(row + 9);
  for (let mine = cards; mine; end += 4) {
    const card = highest(mine);
    mine = withoutRun(mine, card, others);
    let score = base + rankOf(card) * weight(row);
    if (card > others) score += weight(row + 2);
    if (!mine) score += weight(FIRST_OF_SUIT + (isNotrump ? 3 : 4));
    write(end, card, score);
  }
}

/** Without the card and those below it that are as good. */
function withoutRun(mine: u64, card: u64, others: u64): u64 {
  const below = others & (card - 1);
  return below ? mine & (highest(below) - 1) : 0;
}

/** The rank of a card in the trick: trumps stand above the suit led. */
function heightOf(card: u64, lane: u64): i32 {
  return rankOf(card) + (card & lane ? 1 : card & state.trumps ? 17 : -32);
}

/** The highest that a seat still to play can put on the trick. */
function reach(seat: i32, lane: u64): i32 {
  const hand = handOf(seat);
  const inSuit = hand & lane;
  if (inSuit) return heightOf(highest(inSuit), lane);
  const ruffs = hand & state.trumps;
  return ruffs ? heightOf(highest(ruffs), lane) : 0;
}

function rankOf(card: u64): i32 {
  return (<i32>ctz(card)) & 15;
}

function write(place: usize, card: u64, score: i32): void {
  store<i32>(place, (score << 6) | (<i32>ctz(card)));
}

/** By insertion: there are few, and often they stand in order already. */
function sort(favourite: i32): void {
  const start = state.moves;
  for (let at = start; at < end; at += 4) {
    let move = load<i32>(at);
    if ((move & 63) === favourite) move += 1 << 28;
    let place = at;
    for (; place > start && load<i32>(place - 4) < move; place -= 4) store<i32>(place, load<i32>(place - 4));
    store<i32>(place, move);
  }
}
