/**
 * What a board's number says: its dealer and vulnerability, in the cycle of sixteen.
 *
 * ```ts
 * import { boardNumber, dealerOfBoard, vulnerabilityOfBoard } from '@bridge-review/bridge/board';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const seven = unwrap(boardNumber(7));
 * dealerOfBoard(seven); // => 'S'
 * vulnerabilityOfBoard(seven); // => 'All'
 * ```
 *
 * @module
 */
import type { Branded } from './brand.ts';
import { quote } from './quote.ts';
import { fail, ok, type Failure, type Result } from './result.ts';
import { seats, type Seat } from './seat.ts';
import type { Vulnerability } from './vulnerability.ts';

/** A whole number from 1 to 999,999. */
export type BoardNumber = Branded<number, 'BoardNumber'>;

/** Something other than a whole number in range. */
export type BoardNumberError = Failure<'not-a-board-number'>;

/** The number as a board number, if it can be one. */
export const boardNumber = (value: number): Result<BoardNumber, BoardNumberError> =>
  Number.isInteger(value) && value >= 1 && value <= 999_999
    ? ok(value as BoardNumber)
    : fail('not-a-board-number', `${value} is not a board number: 1 to 999999.`);

/** Decimal digits, with blanks around them at most: `7`, `07`. */
export const parseBoardNumber = (text: string): Result<BoardNumber, BoardNumberError> =>
  /^\s*\d{1,9}\s*$/.test(text)
    ? boardNumber(Number(text))
    : fail('not-a-board-number', `${quote(text)} is not a board number: 1 to 999999.`);

/** North deals board 1, and the deal goes round clockwise. */
export const dealerOfBoard = (board: BoardNumber): Seat => seats[(board - 1) & 3] as Seat;

/** As printed on the boards: none, NS, EW, all, moving on by one with every group of four. */
export const vulnerabilityOfBoard = (board: BoardNumber): Vulnerability =>
  cycle[(board - 1 + ((board - 1) >> 2)) & 3] as Vulnerability;

const cycle: readonly Vulnerability[] = ['None', 'NS', 'EW', 'All'];
