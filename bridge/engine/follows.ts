/**
 * What may be played second, third or last, with how likely it is to settle the position at once. Of cards that do the
 * same, the lower: what it proves holds for more layouts.
 */
import { MOVE_SIZE, withoutRun, writeMove } from './moves';
import { handOf, highest, laneOf, lengthOf, lowest, state } from './state';

const EACH_RANK: i32 = -4;

/** A card that holds the trick, where the partner does not. */
const HOLDS: i32 = 240;
/** One that only leads for now: third hand forces a higher card, second hand may spare it for a partner who beats the lead. */
const LEADS_THIRD: i32 = 80;
const LEADS_SECOND: i32 = 20;
const LEADS_NEEDLESSLY: i32 = -20;
/** A ruff that leads for now is worth this much more; one that is beaten already comes last. */
const RUFF_LEADS: i32 = 20;
const RUFF_LOSES: i32 = -120;

const DISCARD_LENGTH: i32 = 8;
const DISCARD_TOP: i32 = -80;
const DISCARD_FROM_TWO: i32 = -16;
const DISCARD_LOWEST: i32 = 40;
/** For each card that RHO has of the suit, as long as trumps are left. */
const DISCARD_RHO_LENGTH: i32 = -4;

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
  const partners = turn === 1 ? reach(seat ^ 2, lane) : isPartners ? height : 0;
  const partnerHolds = turn === 1 ? partners > target : isPartners && target === height;
  const holds = partnerHolds ? 0 : HOLDS;
  let leads = 0;
  if (!partnerHolds) leads = turn !== 1 ? LEADS_THIRD : partners > height ? LEADS_NEEDLESSLY : LEADS_SECOND;
  if (mine) return addCards(state.moves, mine, lane, lane, height, target, 0, leads, holds);
  if (!partnerHolds) leads += RUFF_LEADS;
  let end = state.moves;
  for (let suit = 0; suit < 4; suit++) {
    const own = laneOf(suit);
    const cards = hand & own;
    if (!cards) continue;
    if (suit === state.trump) end = addCards(end, cards, own, lane, height, target, RUFF_LOSES, leads, holds);
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

/** Cards that follow suit or ruff: by whether they lose, lead for now, or hold the trick. */
function addCards(
  from: usize,
  cards: u64,
  own: u64,
  lane: u64,
  height: i32,
  target: i32,
  loses: i32,
  leads: i32,
  holds: i32,
): usize {
  const others = state.all & own & ~cards;
  let end = from;
  for (let mine = cards; mine; end += MOVE_SIZE) {
    const card = highest(mine);
    const reached = heightOf(card, lane);
    const status = reached > target ? holds : reached > height ? leads : loses;
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
