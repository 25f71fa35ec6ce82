/**
 * The double-dummy results of the layouts sampled so far: the tricks of every declarer and strain, layout by layout, a byte each.
 *
 * ```ts
 * import { TrickSamples } from '@bridge-review/bridge/sampling/trick-samples';
 *
 * const samples = new TrickSamples(['N', 'S'], ['H']);
 * samples.add(1, { N: { H: 9 }, S: { H: 10 } });
 * samples.count; // => 0
 * samples.add(0, { N: { H: 10 }, S: { H: 10 } });
 * samples.count; // => 2
 * [...samples.tricks({ declarer: 'N', strain: 'H' })]; // => [10, 9]
 * samples.histogram({ declarer: 'S', strain: 'H' })[10]; // => 2
 * ```
 *
 * @module
 */
import type { Tricks } from '../contract.ts';
import type { DeclaredStrain, TricksOf } from '../double-dummy/trick-table.ts';
import type { Seat } from '../seat.ts';
import type { Strain } from '../strain.ts';

/** The results of one layout, of the declarers and strains that are sampled at least. */
export type SomeTricks = { readonly [D in Seat]?: { readonly [S in Strain]?: Tricks } };

/**
 * Layouts may be solved in any order, but are counted in order of their numbers: those after a gap are buffered. So the figures
 * after any count do not depend on the number of workers.
 */
export class TrickSamples {
  readonly declarers: readonly Seat[];
  readonly strains: readonly Strain[];
  readonly #columns: Map<string, Column>;
  readonly #waiting = new Map<number, TricksOf<Seat, Strain>>();
  #plays: readonly DeclaredStrain[];
  #count = 0;

  /** Every declarer in every strain, and what else is asked for. */
  constructor(
    declarers: readonly Seat[],
    strains: readonly Strain[],
    others: readonly DeclaredStrain[] = [],
  ) {
    this.declarers = declarers;
    this.strains = strains;
    const all = declarers.flatMap((declarer) => strains.map((strain) => ({ declarer, strain })));
    this.#columns = new Map(
      [...all, ...others].map(({ declarer, strain }) => [
        declarer + strain,
        { declarer, strain, tricks: new Uint8Array(64), histogram: new Uint32Array(14) },
      ]),
    );
    this.#plays = [...this.#columns.values()];
  }

  /** How many layouts are counted. */
  get count(): number {
    return this.#count;
  }

  /** What is sampled. */
  get plays(): readonly DeclaredStrain[] {
    return this.#plays;
  }

  has({ declarer, strain }: DeclaredStrain): boolean {
    return this.#columns.has(declarer + strain);
  }

  /** Samples nothing but these from now on, and forgets the rest. */
  keep(plays: readonly DeclaredStrain[]): void {
    const kept = new Set(plays.map(({ declarer, strain }) => declarer + strain));
    for (const key of this.#columns.keys()) if (!kept.has(key)) this.#columns.delete(key);
    this.#plays = [...this.#columns.values()];
  }

  /** Adds the results of the layout with this number. */
  add(number: number, table: SomeTricks): void {
    this.#waiting.set(number, table as TricksOf<Seat, Strain>);
    for (let next = this.#waiting.get(this.#count); next; next = this.#waiting.get(this.#count)) {
      this.#waiting.delete(this.#count);
      for (const column of this.#columns.values())
        append(column, this.#count, next[column.declarer][column.strain]);
      this.#count++;
    }
  }

  /** Adds the results of the layout with this number, in the order of `plays`. */
  addPlays(number: number, tricks: readonly Tricks[]): void {
    const table: { [D in Seat]?: { [S in Strain]?: Tricks } } = {};
    for (const [index, { declarer, strain }] of this.#plays.entries())
      (table[declarer] ??= {})[strain] = tricks[index]!;
    this.add(number, table);
  }

  /** In the order of the layouts. */
  tricks(play: DeclaredStrain): Uint8Array {
    return this.#column(play).tricks.subarray(0, this.#count);
  }

  /** How many layouts gave 0, 1, … 13 tricks. */
  histogram(play: DeclaredStrain): Uint32Array {
    return this.#column(play).histogram;
  }

  /** Rounded; undefined before the first layout. */
  mean(play: DeclaredStrain): number | undefined {
    const tricks = this.tricks(play);
    if (tricks.length === 0) return undefined;
    return Math.round(tricks.reduce((sum, won) => sum + won, 0) / tricks.length);
  }

  #column({ declarer, strain }: DeclaredStrain): Column {
    const column = this.#columns.get(declarer + strain);
    if (!column) throw new RangeError(`${strain} by ${declarer} is not among what was solved.`);
    return column;
  }
}

interface Column extends DeclaredStrain {
  tricks: Uint8Array;
  readonly histogram: Uint32Array;
}

function append(column: Column, place: number, won: number): void {
  if (place === column.tricks.length) {
    const longer = new Uint8Array(place * 2);
    longer.set(column.tricks);
    column.tricks = longer;
  }
  column.tricks[place] = won;
  column.histogram[won]!++;
}
