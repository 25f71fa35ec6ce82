/**
 * What came of the layouts so far: the tricks of every declarer and strain, layout by layout, a byte each.
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
import type { TricksOf } from '../double-dummy/trick-table.ts';
import type { Seat } from '../seat.ts';
import type { Strain } from '../strain.ts';

/** The results of one layout, of the declarers and strains that are sampled at least. */
export type SomeTricks = { readonly [D in Seat]?: { readonly [S in Strain]?: Tricks } };

/** Who plays in what. */
export interface DeclaredStrain {
  readonly declarer: Seat;
  readonly strain: Strain;
}

/**
 * Layouts may be solved in any order, but are counted in order of their numbers: those after a gap wait. So the figures
 * after any count do not depend on the number of workers.
 */
export class TrickSamples {
  readonly declarers: readonly Seat[];
  readonly strains: readonly Strain[];
  readonly #columns: ReadonlyMap<string, Column>;
  readonly #waiting = new Map<number, TricksOf<Seat, Strain>>();
  #count = 0;

  constructor(declarers: readonly Seat[], strains: readonly Strain[]) {
    this.declarers = declarers;
    this.strains = strains;
    this.#columns = new Map(
      declarers.flatMap((declarer) =>
        strains.map((strain): [string, Column] => [
          declarer + strain,
          { declarer, strain, tricks: new Uint8Array(64), histogram: new Uint32Array(14) },
        ]),
      ),
    );
  }

  /** Layouts that count. */
  get count(): number {
    return this.#count;
  }

  /** The tricks of layout number so and so. */
  add(number: number, table: SomeTricks): void {
    this.#waiting.set(number, table as TricksOf<Seat, Strain>);
    for (let next = this.#waiting.get(this.#count); next; next = this.#waiting.get(this.#count)) {
      this.#waiting.delete(this.#count);
      for (const column of this.#columns.values())
        append(column, this.#count, next[column.declarer][column.strain]);
      this.#count++;
    }
  }

  /** In the order of the layouts. */
  tricks(play: DeclaredStrain): Uint8Array {
    return this.#column(play).tricks.subarray(0, this.#count);
  }

  /** How many layouts gave 0, 1, … 13 tricks. */
  histogram(play: DeclaredStrain): Uint32Array {
    return this.#column(play).histogram;
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
