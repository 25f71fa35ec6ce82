/**
 * Lists of moves. A move is its score and, in the lowest six bits, its card: of each run of cards that are as good as
 * each other, the highest. A list stands where `state.moves` says, and is not sorted: most often the first move that is
 * taken from it settles the matter.
 */
import { highest, state } from './state';

const LIST: usize = memory.data(52 * 13 * 4, 16);

/** Scores stay positive, so that they compare as they are. */
const BASE: i32 = 10000;

export const MOVE_SIZE: usize = 4;

export function resetMoves(): void {
  state.moves = LIST;
}

export function writeMove(place: usize, card: u64, score: i32): void {
  store<i32>(place, ((BASE + score) << 6) | (<i32>ctz(card)));
}

export function cardOf(move: usize): u64 {
  const number = load<i32>(move) & 63;
  return u64(1) << u64(number);
}

/** Puts the best of the moves from here on first. */
export function bringBest(from: usize, end: usize): void {
  const first = load<i32>(from);
  let best = first;
  let place = from;
  for (let move = from + MOVE_SIZE; move < end; move += MOVE_SIZE) {
    const other = load<i32>(move);
    if (other > best) {
      best = other;
      place = move;
    }
  }
  store<i32>(place, first);
  store<i32>(from, best);
}

/** The card of this number, if it is in the list, is preferred by so much. */
export function favour(number: i32, end: usize, score: i32): void {
  for (let move = state.moves; move < end; move += MOVE_SIZE) {
    if ((load<i32>(move) & 63) !== number) continue;
    store<i32>(move, load<i32>(move) + (score << 6));
    return;
  }
}

/** Cards of one suit, without the highest and those below it that are as good; `others` are those of other hands. */
export function withoutRun(mine: u64, top: u64, others: u64): u64 {
  const below = others & (top - 1);
  return below ? mine & (highest(below) - 1) : 0;
}
