import { resetMoves } from './moves';
import { fillOwners, fillPlaces } from './owners';
import { searchTrick } from './search';
import { handOf, laneOf, setHand, state } from './state';
import { clearTable, clears, probes, tableBytes, visits } from './table';
export { tableBytes };
export function getProbes(): f64 { return <f64>probes; }
export function getVisits(): f64 { return <f64>visits; }
export function getClears(): u32 { return clears; }

/** Puts a hand's suit on the table. */
export function setSuit(seat: i32, suit: i32, cards: i32): void {
  const shift = <u64>(suit << 4);
  setHand(seat, (handOf(seat) & ~laneOf(suit)) | (<u64>cards << shift));
}

export function begin(): void {
  state.all = 0;
  state.lengths = 0;
  for (let seat = 0; seat < 4; seat++) {
    state.all |= handOf(seat);
    for (let suit = 0; suit < 4; suit++) {
      const length = popcnt(handOf(seat) & laneOf(suit));
      state.lengths |= length << (<u64>((suit << 4) | (seat << 2)));
    }
  }
  fillPlaces();
  fillOwners();
  resetMoves();
}

export function setTrump(trump: i32): void {
  state.trump = trump;
  state.trumps = trump < 4 ? laneOf(trump) : 0;
  clearTable();
}

/** Tricks for North and South when `seat` leads. */
export function solve(seat: i32, guess: i32): i32 {
  const left = <i32>popcnt(handOf(seat));
  let lower = 0;
  let upper = left;
  let need = guess < 1 ? 1 : guess > left ? left : guess;
  while (lower < upper) {
    if (searchTrick(seat, left, need) >> 63) lower = need;
    else upper = need - 1;
    need = need <= lower ? lower + 1 : upper;
  }
  return lower;
}

export function nodes(): f64 {
  return <f64>state.nodes;
}
