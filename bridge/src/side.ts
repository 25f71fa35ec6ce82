/**
 * The two sides of a table.
 *
 * ```ts
 * import { opponentsOf, seatsOf, sideOf } from '@bridge-review/bridge/side';
 *
 * sideOf('E'); // => 'EW'
 * opponentsOf('EW'); // => 'NS'
 * seatsOf('NS'); // => ['N', 'S']
 * ```
 *
 * @module
 */
import type { Seat } from './seat.ts';

/** A partnership, by its seats. */
export type Side = 'NS' | 'EW';

/** North and South first. */
export const sides: readonly Side[] = ['NS', 'EW'];

/** The side a seat belongs to. */
export const sideOf = (seat: Seat): Side => (seat === 'N' || seat === 'S' ? 'NS' : 'EW');

/** The other side. */
export const opponentsOf = (side: Side): Side => (side === 'NS' ? 'EW' : 'NS');

/** The two seats of a side. */
export const seatsOf = (side: Side): readonly [Seat, Seat] => (side === 'NS' ? ['N', 'S'] : ['E', 'W']);
