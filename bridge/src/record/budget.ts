/**
 * What reading one file may cost.
 *
 * `look` counts the characters looked at: reading is linear, and the tests hold it to that by this count. `make`
 * asks whether so many more characters' worth of result may be made; it bounds what a small file can be blown up to
 * by tables of empty rows, or by values that thousands of games inherit.
 */
export class Budget {
  readonly #most: number;
  #looked = 0;
  #made = 0;

  constructor(textLength: number) {
    this.#most = 4 * textLength + 1_000_000;
  }

  get looked(): number {
    return this.#looked;
  }

  get made(): number {
    return this.#made;
  }

  get isSpent(): boolean {
    return this.#made > this.#most;
  }

  look(characters: number): void {
    this.#looked += characters;
  }

  /** False once the budget is spent; then nothing more is to be made. */
  make(characters: number): boolean {
    this.#made += characters;
    return this.#made <= this.#most;
  }
}
