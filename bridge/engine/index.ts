/**
 * The functions that the engine exports to its host. Cards are numbers: 16 times the suit (spades 0 to clubs 3) plus
 * the rank (0 for the two to 12 for the ace). Seats are 0 to 3 for N, E, S, W; strains are the suits, and 4 for
 * notrump. Tricks are those that North and South win from here to the end, including the current trick.
 */
import { clearRecords } from './lead-record';
import { resetMoves } from './moves';
import { fillOwners, fillPlaces } from './owners';
import { beats, finish, follow, searchTrick } from './search';
import { LANE, handOf, laneOf, lengthUnit, setHand, state } from './state';
import { clearTable } from './table';

export { limitMemory } from './arena';

fillPlaces();

/** The current trick: whose turn it is, how many have played, the suit led, the winner so far, and the cards played. */
let seat: i32 = 0;
let turn: i32 = 0;
let lane: u64 = 0;
let best: u64 = 0;
let bestSeat: i32 = 0;
let trick: u64 = 0;

/** Sets a seat's cards in one suit, as 13 bits. Call it for all four seats and suits before {@link start}. */
export function setHolding(owner: i32, suit: i32, cards: i32): void {
  setHand(owner, (handOf(owner) & ~laneOf(suit)) | (u64(cards) << u64(suit << 4)));
}

/** Call it when all hands are set. They must have the same number of cards. */
export function start(): void {
  state.all = 0;
  state.lengths = 0;
  for (let owner = 0; owner < 4; owner++) {
    state.all |= handOf(owner);
    for (let suit = 0; suit < 4; suit++) {
      const length = popcnt(handOf(owner) & laneOf(suit));
      state.lengths |= length << u64((suit << 4) | (owner << 2));
    }
  }
  fillOwners();
  resetMoves();
}

/** Sets the strain and clears the transposition table and the lead records, which hold for one strain only. */
export function setStrain(strain: i32): void {
  state.trump = strain;
  state.trumps = strain < 4 ? laneOf(strain) : 0;
  clearTable();
  clearRecords();
}

/** Starts a trick with this seat on lead. */
export function setLeader(leader: i32): void {
  seat = leader;
  turn = 0;
  trick = 0;
}

/** Plays a card from the seat whose turn it is. At most three times: the engine does not start the next trick. */
export function playCard(number: i32): void {
  const card = u64(1) << (<u64>number);
  const wins = turn === 0 || beats(card, best);
  if (turn === 0) lane = LANE << (ctz(card) & 48);
  if (wins) {
    best = card;
    bestSeat = seat;
  }
  removeCard(seat, card);
  trick |= card;
  turn++;
  seat = (seat + 1) & 3;
}

/** Tricks with the best lead, at the start of a trick. A good `guess` saves searches. */
export function tricks(guess: i32): i32 {
  return narrow(-1, guess);
}

/** Tricks if the seat whose turn it is plays this card. */
export function tricksWith(number: i32, guess: i32): i32 {
  return narrow(number, guess);
}

/** Nodes searched since the engine was loaded. */
export function nodes(): f64 {
  return <f64>state.nodes;
}

/** Runs zero-window searches from the guess up or down until lower and upper bound meet. */
function narrow(number: i32, guess: i32): i32 {
  const left = <i32>popcnt(handOf(seat));
  let lower = 0;
  let upper = left;
  let need = max(1, min(left, guess));
  while (lower < upper) {
    const answer = number < 0 ? searchTrick(seat, left, need) : searchWith(number, left, need);
    if (answer >> 63) lower = need;
    else upper = need - 1;
    need = need <= lower ? lower + 1 : upper;
  }
  return lower;
}

function searchWith(number: i32, left: i32, need: i32): u64 {
  const card = u64(1) << (<u64>number);
  const lengths = state.lengths;
  const wins = turn === 0 || beats(card, best);
  const led = turn === 0 ? LANE << (ctz(card) & 48) : lane;
  removeCard(seat, card);
  const winner = wins ? card : best;
  const winnerSeat = wins ? seat : bestSeat;
  const answer =
    turn === 3
      ? finish(led, winner, winnerSeat, trick | card, left, need)
      : follow(turn + 1, (seat + 1) & 3, led, winner, winnerSeat, trick | card, left, need);
  setHand(seat, handOf(seat) | card);
  state.lengths = lengths;
  return answer;
}

function removeCard(owner: i32, card: u64): void {
  setHand(owner, handOf(owner) ^ card);
  state.lengths -= lengthUnit(card, owner);
}
