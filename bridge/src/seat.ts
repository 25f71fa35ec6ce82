/**
 * The four seats of a table.
 *
 * ```ts
 * import { nextSeat, partnerOf, seatName } from '@bridge-review/bridge/seat';
 *
 * nextSeat('N'); // => 'E'
 * nextSeat('W', 2); // => 'E'
 * partnerOf('S'); // => 'N'
 * seatName('W'); // => 'West'
 * ```
 *
 * @module
 */
import { quote } from './quote.ts';
import { fail, ok, type Failure, type Result } from './result.ts';

/** North, East, South, West. */
export type Seat = 'N' | 'E' | 'S' | 'W';

/** Clockwise from North. */
export const seats: readonly Seat[] = ['N', 'E', 'S', 'W'];

/** The seat so many places clockwise; negative counts go the other way. */
export const nextSeat = (seat: Seat, places = 1): Seat => seats[(seatIndex[seat] + places) & 3] as Seat;

/**
 * The seat across the table.
 *
 * @public Part of the package, though no page needs it.
 */
export const partnerOf = (seat: Seat): Seat => nextSeat(seat, 2);

/** The four seats clockwise, starting with the one given. */
export const seatsFrom = (first: Seat): readonly Seat[] => orders[first];

/** How many places clockwise it is from one seat to another: 0 to 3. */
export const placesBetween = (from: Seat, to: Seat): number => (seatIndex[to] - seatIndex[from]) & 3;

/** In words: `North`. */
export const seatName = (seat: Seat): 'North' | 'East' | 'South' | 'West' => names[seat];

/** `N`, `n` or `North`, in any case and with blanks around it. */
export function parseSeat(text: string): Result<Seat, Failure<'unknown-seat'>> {
  const seat = bySpelling.get(text.trim().toUpperCase());
  return seat ? ok(seat) : fail('unknown-seat', `${quote(text)} is not a seat: N, E, S or W.`);
}

const seatIndex = { N: 0, E: 1, S: 2, W: 3 } as const;

const names = { N: 'North', E: 'East', S: 'South', W: 'West' } as const;

const orders: Readonly<Record<Seat, readonly Seat[]>> = {
  N: seats,
  E: ['E', 'S', 'W', 'N'],
  S: ['S', 'W', 'N', 'E'],
  W: ['W', 'N', 'E', 'S'],
};

const bySpelling: ReadonlyMap<string, Seat> = new Map(
  seats.flatMap((seat): [string, Seat][] => [
    [seat, seat],
    [names[seat].toUpperCase(), seat],
  ]),
);
