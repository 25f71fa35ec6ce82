/** What may be played second, third or last, with how likely it is to settle the position at once. */
import { MOVE_SIZE, withoutRun, writeMove } from './moves';
import { ownersOf } from './owners';
import { handOf, highest, laneOf, lengthOf, lowest, state } from './state';
import { DISCARDS, DISCARD_WEIGHTS, FOLLOWS, RUFFS, weight } from './weights';

/** The highest card of the suit led, if all the hand has of it are as good as each other; 0 if not, or if it has none. */
export function onlyFollow(hand: u64, lane: u64): u64 {
  const mine = hand & lane;
  if (!mine) return 0;
  const top = highest(mine);
  return withoutRun(mine, top, state.all & lane & ~mine) ? 0 : top;
}

/** All that may be played when `turn` have played, and `best` of `bestSeat` wins so far. */
export function follows(turn: i32, seat: i32, lane: u64, best: u64, bestSeat: i32): usize {
  const hand = handOf(seat);
  const mine = hand & lane;
  const isPartners = ((bestSeat ^ seat) & 1) === 0;
  if (mine && turn === 3) return addLast(mine, lane, isPartners ? 0 : best & lane);
  const height = heightOf(best, lane);
  const target = turn === 3 ? height : max(height, reach((seat + 1) & 3, lane));
  const partnerHolds = turn === 1 ? reach(seat ^ 2, lane) > target : isPartners && target === height;
  const row = ((turn - 1) * 2 + (partnerHolds ? 1 : 0)) * 6;
  if (mine) return addCards(state.moves, mine, lane, lane, FOLLOWS + row, height, target);
  let end = state.moves;
  for (let suit = 0; suit < 4; suit++) {
    const own = laneOf(suit);
    const cards = hand & own;
    if (!cards) continue;
    if (suit === state.trump) end = addCards(end, cards, own, lane, RUFFS + row, height, target);
    else end = addDiscards(end, seat, suit, cards);
  }
  return end;
}

/** Last to play: the cheapest card that beats `best`, the others' if any is; then the lowest first. */
function addLast(cards: u64, lane: u64, best: u64): usize {
  const others = state.all & lane & ~cards;
  const cheapest = best ? lowest(cards & ~(best - 1)) : 0;
  let end = state.moves;
  let score = 0;
  for (let mine = cards; mine; end += MOVE_SIZE) {
    const above = others & (0 - lowest(mine));
    const run = above ? mine & (lowest(above) - 1) : mine;
    writeMove(end, highest(run), run & cheapest ? 1 : score);
    score--;
    mine ^= run;
  }
  return end;
}

/** Cards that follow suit or ruff: by whether they lose, lead for now, or hold the trick, and by rank. */
function addCards(from: usize, cards: u64, own: u64, lane: u64, row: i32, height: i32, target: i32): usize {
  const others = state.all & own & ~cards;
  let end = from;
  for (let mine = cards; mine; end += MOVE_SIZE) {
    const card = highest(mine);
    const reached = heightOf(card, lane);
    const status = row + (reached > target ? 4 : reached > height ? 2 : 0);
    writeMove(end, card, weight(status) + rankOf(card) * weight(status + 1));
    mine = withoutRun(mine, card, others);
  }
  return end;
}

function addDiscards(from: usize, seat: i32, suit: i32, cards: u64): usize {
  const others = state.all & laneOf(suit) & ~cards;
  const row = DISCARDS + (state.all & state.trumps ? DISCARD_WEIGHTS : 0);
  const length = lengthOf(suit, seat);
  const owners = ownersOf(suit);
  let suitScore = length * weight(row + 1);
  if (((owners >> 28) & 3) === seat) suitScore += weight(row + 3);
  if (length === 2) suitScore += weight(row + 4);
  if (length === 1) suitScore += weight(row + 5);
  suitScore += lengthOf(suit, seat ^ 2) * weight(row + 6);
  if (<i32>(owners >> 30) === (seat ^ 2)) suitScore += weight(row + 7);
  suitScore += lengthOf(suit, (seat + 1) & 3) * weight(row + 8);
  suitScore += lengthOf(suit, (seat + 3) & 3) * weight(row + 9);
  let end = from;
  for (let mine = cards; mine; end += MOVE_SIZE) {
    const card = highest(mine);
    mine = withoutRun(mine, card, others);
    let score = suitScore + rankOf(card) * weight(row);
    if (card > others) score += weight(row + 2);
    if (!mine) score += weight(row + 10);
    writeMove(end, card, score);
  }
  return end;
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
