/**
 * Columns of small numbers, one row a layout. Rows may come in any order, but count in the order of their numbers: those
 * after a gap wait. So what is counted does not depend on how many workers there are.
 */
export class OrderedColumns {
  readonly #columns: Uint8Array[];
  readonly #waiting = new Map<number, readonly number[]>();
  #count = 0;

  constructor(width: number) {
    this.#columns = Array.from({ length: width }, () => new Uint8Array(64));
  }

  /** How many rows count. */
  get count(): number {
    return this.#count;
  }

  /** Adds the row of this number. */
  add(number: number, row: readonly number[]): void {
    this.#waiting.set(number, row);
    for (let next = this.#waiting.get(this.#count); next; next = this.#waiting.get(this.#count)) {
      this.#waiting.delete(this.#count);
      if (this.#count === this.#columns[0]?.length) this.#grow();
      for (const [index, column] of this.#columns.entries()) column[this.#count] = next[index]!;
      this.#count++;
    }
  }

  /** In the order of the rows. */
  column(index: number): Uint8Array {
    return this.#columns[index]!.subarray(0, this.#count);
  }

  #grow(): void {
    for (const [index, column] of this.#columns.entries()) {
      const longer = new Uint8Array(column.length * 2);
      longer.set(column);
      this.#columns[index] = longer;
    }
  }
}
