/**
 * Where a character stands next in a text. It is searched for again only once it has been passed, so that to ask at
 * every step forward costs one look at the text in all; and `indexOf` looks many times as fast as a loop does.
 */
export class Lookout {
  readonly #text: string;
  readonly #character: string;
  #next = -1;

  constructor(text: string, character: string) {
    this.#text = text;
    this.#character = character;
  }

  /** The first place from this one on, or the end of the text. The places asked for must not go backwards. */
  from(at: number): number {
    if (this.#next < at) {
      const found = this.#text.indexOf(this.#character, at);
      this.#next = found < 0 ? this.#text.length : found;
    }
    return this.#next;
  }
}
