/**
 * The tricks of every declarer in every strain, with all cards visible and nobody erring.
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
 * // Only what is asked for is solved.
 * solveTable(deal, { strains: ['S'], declarers: ['E', 'W'] }); // => { E: { S: 10 }, W: { S: 10 } }
 * ```
 *
 * This takes a few tenths of a second for a whole table, and seconds for rare deals. `solver-pool.ts` does the same
 * beside the thread that asks.
 *
 * @module
 */
import type { Tricks } from '../contract.ts';
import type { Deal } from '../deal.ts';
import { seats, type Seat } from '../seat.ts';
import { strains, type Strain } from '../strain.ts';
import { suits } from '../suit.ts';
import { engine, type Engine } from './engine.ts';
import { seatNumber, strainNumber } from './engine-numbers.ts';
import type { TricksOf } from './trick-table.ts';

/** Which of the twenty results are wanted; all of them if nothing is said. */
export interface TableOptions<D extends Seat, S extends Strain> {
  readonly declarers?: readonly D[];
  readonly strains?: readonly S[];
  /** Called when a strain is done, with its tricks by declarer. */
  readonly onStrain?: (strain: S, tricks: Readonly<Record<D, Tricks>>) => void;
}

/** The tricks of these declarers in these strains. */
export function solveTable<D extends Seat = Seat, S extends Strain = Strain>(
  deal: Deal,
  options: TableOptions<D, S> = {},
): TricksOf<D, S> {
  return solveTableWith(engine, deal, options);
}

/** The same with an engine of one's own, as benchmarks want it. */
export function solveTableWith<D extends Seat, S extends Strain>(
  { setHolding, start, setStrain, setLeader, tricks }: Engine,
  deal: Deal,
  options: TableOptions<D, S>,
): TricksOf<D, S> {
  const wanted = (options.strains ?? strains) as readonly S[];
  const declarers = (options.declarers ?? seats) as readonly D[];
  for (const seat of seats)
    for (const [suit, name] of suits.entries()) setHolding(seatNumber(seat), suit, deal[seat][name]);
  start();
  const table = Object.fromEntries(declarers.map((seat) => [seat, {}])) as Record<D, Record<S, Tricks>>;
  let guess = 7;
  for (const strain of wanted) {
    setStrain(strainNumber(strain));
    // Partners one after the other: what was proved for the one helps most with the other.
    for (const seat of partnersTogether.filter((each): each is D =>
      (declarers as readonly Seat[]).includes(each),
    )) {
      setLeader((seatNumber(seat) + 1) & 3);
      guess = tricks(guess);
      table[seat][strain] = (seat === 'N' || seat === 'S' ? guess : 13 - guess) as Tricks;
    }
    options.onStrain?.(
      strain,
      Object.fromEntries(declarers.map((seat) => [seat, table[seat][strain]])) as Record<D, Tricks>,
    );
  }
  return table;
}

const partnersTogether: readonly Seat[] = ['N', 'S', 'E', 'W'];
