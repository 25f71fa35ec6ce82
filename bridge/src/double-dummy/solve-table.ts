/**
 * The tricks of every declarer in every strain, double dummy.
 *
 * ```ts
 * import { parseDeal } from '@bridge-review/bridge/deal';
 * import { solveTable } from '@bridge-review/bridge/double-dummy/solve-table';
 * import { formatTricks } from '@bridge-review/bridge/double-dummy/trick-table';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const deal = unwrap(parseDeal('N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85'));
 * formatTricks(solveTable(deal)); // => '43677436779a6659a665'
 *
 * // Solves only the given strains and declarers.
 * solveTable(deal, { strains: ['S'], declarers: ['E', 'W'] }); // => { E: { S: 10 }, W: { S: 10 } }
 * ```
 *
 * This takes a few tenths of a second for a whole table, and seconds for rare deals. `solver-pool.ts` does the same
 * in other threads.
 *
 * @module
 */
import type { Deal } from '../deal.ts';
import type { Seat } from '../seat.ts';
import type { Strain } from '../strain.ts';
import { engine } from './own-engine.ts';
import { solveTableWith, type TableOptions } from './search-table.ts';
import type { TricksOf } from './trick-table.ts';

/** The tricks of these declarers in these strains. */
export function solveTable<D extends Seat = Seat, S extends Strain = Strain>(
  deal: Deal,
  options: TableOptions<D, S> = {},
): TricksOf<D, S> {
  return solveTableWith(engine, deal, options);
}
