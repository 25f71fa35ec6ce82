/**
 * Lists of moves, stacked in one buffer: the next list begins at `state.moves`. A move is a score and, in the lowest
 * six bits, a card: the highest of each run of equivalent cards. Lists are not sorted, because most often the first
 * move causes a cutoff.
 */
import { highest, state } from './state';

const LIST: usize = memory.data(52 * 13 * 4, 16);

/** Added to scores to keep them positive, so that moves compare as integers. */
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

/** One step of a selection sort: swaps the best move of the rest of the list with the first. */
export function moveBestToFront(from: usize, end: usize): void {
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

/** Adds to the score of the card with this number, if it is in the list. */
export function addToScore(number: i32, end: usize, score: i32): void {
  for (let move = state.moves; move < end; move += MOVE_SIZE) {
    if ((load<i32>(move) & 63) !== number) continue;
    store<i32>(move, load<i32>(move) + (score << 6));
    return;
  }
}

/** A hand's cards in a suit without `top`, the highest, and its equivalents; `others` are the other hands' cards. */
export function withoutRun(mine: u64, top: u64, others: u64): u64 {
  const below = others & (top - 1);
  return below ? mine & (highest(below) - 1) : 0;
}
