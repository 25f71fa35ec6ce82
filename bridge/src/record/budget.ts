/**
 * What reading one file may cost.
 *
 * `look` counts the characters read: the tests use this count to check that reading is linear. `make` returns
 * whether that many more characters of output may be created; it bounds how far a small file can expand through
 * tables of empty rows, or through values that thousands of games inherit.
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
