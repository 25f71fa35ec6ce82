/**
 * Moves of second, third and fourth hand, scored for move ordering. Of cards with the same effect the lowest comes
 * first, because its proof holds for more layouts.
 */
import { MOVE_SIZE, withoutRun, writeMove } from './moves';
import { handOf, highest, laneOf, lengthOf, lowest, state } from './state';

const EACH_RANK: i32 = -4;

/** No opponent can beat the card, and the partner is not sure to win the trick anyway. */
const HOLDS: i32 = 240;
/** Wins so far, but can be beaten. Third hand forces out a higher card; second hand wastes it if partner can win. */
const AHEAD_THIRD: i32 = 80;
const AHEAD_SECOND: i32 = 20;
const AHEAD_NEEDLESSLY: i32 = -20;
/** Added for a ruff that wins so far; the score of one below a trump already played. */
const RUFF_AHEAD: i32 = 20;
const RUFF_LOSES: i32 = -120;

const DISCARD_LENGTH: i32 = 8;
const DISCARD_TOP: i32 = -80;
const DISCARD_FROM_TWO: i32 = -16;
const DISCARD_LOWEST: i32 = 40;
/** For each card that RHO has in the suit, while trumps are left. */
const DISCARD_RHO_LENGTH: i32 = -4;

/** The highest card in the suit led if all of the hand's cards there are equivalent; 0 if not, or if it has none. */
export function onlyFollow(hand: u64, lane: u64): u64 {
  const mine = hand & lane;
  if (!mine) return 0;
  const top = highest(mine);
  return withoutRun(mine, top, state.all & lane & ~mine) ? 0 : top;
}

/** Writes the moves after `turn` cards, of which `best` by `bestSeat` wins so far. Returns the end of the list. */
export function follows(turn: i32, seat: i32, lane: u64, best: u64, bestSeat: i32): usize {
  const hand = handOf(seat);
  const mine = hand & lane;
  const isPartners = ((bestSeat ^ seat) & 1) === 0;
  if (mine && turn === 3) return addLast(mine, lane, isPartners ? 0 : best & lane);
  const height = heightOf(best, lane);
  const target = turn === 3 ? height : max(height, reach((seat + 1) & 3, lane));
  const partners = turn === 1 ? reach(seat ^ 2, lane) : isPartners ? height : 0;
  const partnerHolds = turn === 1 ? partners > target : isPartners && target === height;
  const holds = partnerHolds ? 0 : HOLDS;
  let ahead = 0;
  if (!partnerHolds) ahead = turn !== 1 ? AHEAD_THIRD : partners > height ? AHEAD_NEEDLESSLY : AHEAD_SECOND;
  if (mine) return addCards(state.moves, mine, lane, lane, height, target, 0, ahead, holds);
  if (!partnerHolds) ahead += RUFF_AHEAD;
  let end = state.moves;
  for (let suit = 0; suit < 4; suit++) {
    const own = laneOf(suit);
    const cards = hand & own;
    if (!cards) continue;
    if (suit === state.trump) end = addCards(end, cards, own, lane, height, target, RUFF_LOSES, ahead, holds);
    else end = addDiscards(end, seat, suit, cards);
  }
  return end;
}

/** Fourth hand, following suit: first the cheapest card that beats `best`, if not 0, then from the lowest up. */
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

/** Cards that follow suit or ruff, scored by whether they lose, win so far, or win for certain. */
function addCards(
  from: usize,
  cards: u64,
  own: u64,
  lane: u64,
  height: i32,
  target: i32,
  loses: i32,
  ahead: i32,
  holds: i32,
): usize {
  const others = state.all & own & ~cards;
  let end = from;
  for (let mine = cards; mine; end += MOVE_SIZE) {
    const card = highest(mine);
    const reached = heightOf(card, lane);
    const status = reached > target ? holds : reached > height ? ahead : loses;
    writeMove(end, card, status + rankOf(card) * EACH_RANK);
    mine = withoutRun(mine, card, others);
  }
  return end;
}

function addDiscards(from: usize, seat: i32, suit: i32, cards: u64): usize {
  const others = state.all & laneOf(suit) & ~cards;
  const length = lengthOf(suit, seat);
  let suitScore = length * DISCARD_LENGTH;
  if (length === 2) suitScore += DISCARD_FROM_TWO;
  if (state.all & state.trumps) suitScore += lengthOf(suit, (seat + 3) & 3) * DISCARD_RHO_LENGTH;
  let end = from;
  for (let mine = cards; mine; end += MOVE_SIZE) {
    const card = highest(mine);
    mine = withoutRun(mine, card, others);
    let score = suitScore + rankOf(card) * EACH_RANK;
    if (card > others) score += DISCARD_TOP;
    if (!mine) score += DISCARD_LOWEST;
    writeMove(end, card, score);
  }
  return end;
}

/** The rank of a card within the trick: trumps above the suit led, other suits below zero. */
function heightOf(card: u64, lane: u64): i32 {
  return rankOf(card) + (card & lane ? 1 : card & state.trumps ? 17 : -32);
}

/** The greatest height that a seat still to play can reach; 0 if it can neither follow nor ruff. */
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
