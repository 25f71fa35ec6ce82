/**
 * Conditions of several seats: `S: 15-17, bal; N: 10-15`.
 *
 * ```ts
 * import { formatSeatConditions, parseSeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const conditions = unwrap(parseSeatConditions('south: 15-17 hcp, bal; E: (6-10, 6H) or (5-9, 7+H)'));
 * formatSeatConditions(conditions); // => 'E: (6-10, 6H) or (5-9, 7+H); S: 15-17, bal'
 * conditions.N; // => undefined
 * ```
 *
 * @module
 */
import { ok, unwrap, type Result } from '../result.ts';
import { parseSeat, seatName, seats, type Seat } from '../seat.ts';
import { ConditionScanner, type ConditionError } from './condition-scanner.ts';
import type { Condition } from './condition.ts';
import { formatCondition } from './format-condition.ts';
import { expected, readCondition } from './parse-condition.ts';

/** What is known of the hands of some seats. */
export type SeatConditions = { readonly [S in Seat]?: Condition };

/** A seat and a colon before each condition, a semicolon after it. A blank text has no conditions. */
export function parseSeatConditions(text: string): Result<SeatConditions, ConditionError> {
  const scanner = new ConditionScanner(text);
  const conditions: { [S in Seat]?: Condition } = {};
  while (!scanner.error && !scanner.isAtEnd) {
    const seat = readSeat(scanner, conditions);
    const condition = seat && readCondition(scanner);
    if (!condition) break;
    conditions[seat] = condition;
    if (scanner.take(SEMICOLON) === null && !scanner.isAtEnd)
      expected(scanner, 'a comma, "and", "or", or a semicolon before the next seat');
  }
  return scanner.error ? { ok: false, error: scanner.error } : ok(conditions);
}

/** Clockwise from North. */
export const formatSeatConditions = (conditions: SeatConditions): string =>
  seats
    .flatMap((seat) => {
      const condition = conditions[seat];
      return condition ? [`${seat}: ${formatCondition(condition)}`] : [];
    })
    .join('; ');

function readSeat(scanner: ConditionScanner, before: SeatConditions): Seat | null {
  const start = scanner.position;
  const word = scanner.take(SEAT);
  if (word === null) return expected(scanner, 'a seat (N, E, S or W)');
  const seat = unwrap(parseSeat(word));
  if (scanner.take(COLON) === null) return expected(scanner, `the colon after ${seatName(seat)}`);
  return before[seat]
    ? scanner.fail(
        'repeated-seat',
        `${seatName(seat)} already has a condition: join them with a comma.`,
        start,
      )
    : seat;
}

const SEAT = /(?:[nesw]|north|east|south|west)\b/iuy;
const COLON = /:/uy;
const SEMICOLON = /;/uy;
